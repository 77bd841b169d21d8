import { lazyScreen } from '../../layout/lazyScreen.ts';

const businesses = lazyScreen(() => import('./BusinessesPage.tsx'));

/** Screens of KWU that are composed by hand, by path. */
export const kwuPages = {
  '/kwu/pendaftaran': businesses,
  '/kwu/daftar-ulang': businesses,
  '/kwu/daftar-ulang/detail/:id': lazyScreen(() => import('./BusinessPage.tsx')),
  '/kwu/daftar-ulang/mengisi-provil': businesses,
  '/kwu/daftar-ulang/pilih-dpl': businesses,
  '/kwu/daftar-ulang/upload-laporan': businesses,
  '/kwu/memilih-dospem': businesses,
};
