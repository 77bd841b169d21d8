import { areaUmum } from '../../../resources/umum/index.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { screenArea } from '../area.ts';

/** The dashboard stands in the shell (`firstScreen.ts`). */
export const area = screenArea(areaUmum, {
  pages: {
    '/admin': lazyScreen(() => import('./AdminPage.tsx')),
    '/laporan': lazyScreen(() => import('../../platform/ui/pivot/PivotPage.tsx')),
    '/laporan/papan/:id': lazyScreen(() => import('../../platform/ui/pivot/BoardPage.tsx')),
    '/keadaan/:data/:pada': lazyScreen(() => import('../../platform/ui/asOf/AsOfPage.tsx')),
    '/keadaan/:data/:pada/:id': lazyScreen(() => import('../../platform/ui/asOf/AsOfRowPage.tsx')),
    '/keadaan-beda/:data': lazyScreen(() => import('../../platform/ui/asOf/ComparePage.tsx')),
    '/inspire': lazyScreen(() => import('./InspirePage.tsx')),
    '/network': lazyScreen(() => import('./NetworkPage.tsx')),
  },
});
