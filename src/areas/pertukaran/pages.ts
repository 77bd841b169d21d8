import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { outboundPages } from './outbound/pages.ts';
import { permadiPages } from './permadi/pages.ts';

const inbound = '/pertukaran-mahasiswa/inbound';

/** Screens of the exchange that are composed by hand, by path. */
export const exchangePages = {
  ...outboundPages,
  ...permadiPages,
  '/pertukaran-mahasiswa/menu/inbond': lazyScreen(() => import('./inbound/HubPage.tsx')),
  [`${inbound}/krs`]: lazyScreen(() => import('./inbound/krs/PlanPage.tsx')),
  [`${inbound}/khs`]: lazyScreen(() => import('./inbound/khs/ResultPage.tsx')),
  [`${inbound}/krs-khs-studi`]: lazyScreen(() => import('./inbound/khs/StudyPage.tsx')),
  [`${inbound}/mk-inbound/registrasi-mk`]: lazyScreen(() => import('./inbound/kelas/OfferPage.tsx')),
  [`${inbound}/pemberian-nilai/form-nilai/:id`]: lazyScreen(() => import('./inbound/nilai/StudentMarksPage.tsx')),
  [`${inbound}/pemberian-nilai`]: lazyScreen(() => import('./inbound/nilai/ProgressPage.tsx')),
  [`${inbound}/pemberian-nilai/daftar-matkul`]: lazyScreen(() => import('./inbound/nilai/OwnClassesPage.tsx')),
  [`${inbound}/pemberian-nilai/daftar-mhs/:id`]: lazyScreen(() => import('./inbound/nilai/ClassSheetPage.tsx')),
};
