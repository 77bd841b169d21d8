import { lazyScreen } from '../../../platform/common/lazyScreen.ts';

/** Screens of Permadi that are composed by hand, by path. */
export const permadiPages = {
  '/pertukaran-mahasiswa/permadi/nilai-khs': lazyScreen(() => import('./UploadKhsPage.tsx')),
  '/pertukaran-mahasiswa/permadi/penilaian/detail/:id': lazyScreen(() => import('./ValidateKhsPage.tsx')),
};
