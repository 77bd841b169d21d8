import { lazyScreen } from '../../../platform/common/lazyScreen.ts';

/** Screens of Outbound that are composed by hand, by path. */
export const outboundPages = {
  '/pertukaran-mahasiswa/menu/outbond': lazyScreen(() => import('./HubPage.tsx')),
  '/pertukaran-mahasiswa/outbound/nilai-khs': lazyScreen(() => import('./UploadKhsPage.tsx')),
  '/pertukaran-mahasiswa/outbound/validasi-khs/detail/:id': lazyScreen(() => import('./ValidateKhsPage.tsx')),
};
