import { lazyScreen } from '../../platform/common/lazyScreen.ts';

/** Screens of KWU that are composed by hand, by path. */
export const kwuPages = {
  '/kwu/pendaftaran': lazyScreen(() => import('./pendaftaran/RegistrationPage.tsx')),
  '/kwu/pendaftaran/impor': lazyScreen(() => import('./pendaftaran/ImportPage.tsx')),
  '/kwu/daftar-ulang': lazyScreen(() => import('./daftarUlang/ReRegistrationPage.tsx')),
  '/kwu/daftar-ulang/detail/:id': lazyScreen(() => import('./usaha/BusinessPage.tsx')),
  '/kwu/daftar-ulang/mengisi-provil': lazyScreen(() => import('./profil/ProfilePage.tsx')),
  '/kwu/daftar-ulang/pilih-dpl': lazyScreen(() => import('./daftarUlang/ChooseSupervisorPage.tsx')),
  '/kwu/daftar-ulang/upload-laporan': lazyScreen(() => import('./laporan/ReportsPage.tsx')),
  '/kwu/memilih-dospem': lazyScreen(() => import('./dpl/AssignPage.tsx')),
};
