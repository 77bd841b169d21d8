import { lazyScreen } from '../../platform/common/lazyScreen.ts';

/** Screens of Magang that are composed by hand, by path. */
export const magangPages = {
  '/magang/import-mahasiswa': lazyScreen(() => import('./ImportPage.tsx')),
};
