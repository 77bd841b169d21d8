import { areaFormulir } from '../../../resources/formulir/index.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { screenArea } from '../area.ts';

export const area = screenArea(areaFormulir, {
  pages: {
    '/formulir': lazyScreen(() => import('./isian/FormListPage.tsx')),
    '/formulir/:id': lazyScreen(() => import('./isian/FillPage.tsx')),
    '/formulir/:id/berkas/:berkas': lazyScreen(() => import('./hasil/AnswerFilePage.tsx')),
    '/formulir/:id/hasil': lazyScreen(() => import('./hasil/ResultPage.tsx')),
  },
});
