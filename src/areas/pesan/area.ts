import { areaPesan } from '../../../resources/pesan/index.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { screenArea } from '../area.ts';

export const area = screenArea(areaPesan, {
  pages: {
    '/pesan': lazyScreen(() => import('./SentPage.tsx')),
    '/pesan/percakapan': lazyScreen(() => import('./ThreadsPage.tsx')),
    '/pesan/percakapan/:id': lazyScreen(() => import('./ThreadPage.tsx')),
    '/pesan/:id': lazyScreen(() => import('./MessagePage.tsx')),
  },
});
