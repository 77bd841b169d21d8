import { lazyScreen } from '../../platform/common/lazyScreen.ts';

/** Screens of KKN that are composed by hand, by path. */
export const kknPages = {
  '/kkn/membuat-kelompok': lazyScreen(() => import('./MembuatKelompokPage.tsx')),
  '/kkn/setting-desa/peta': lazyScreen(() => import('./desa/VillageMapPage.tsx')),
  '/kkn/memilih-dospem': lazyScreen(() => import('./kelompok/ChooseSupervisorPage.tsx')),
  '/kkn/mengatur-kelompok/form/:id': lazyScreen(() => import('./mengatur/ArrangePage.tsx')),
  '/kkn/mengatur-kelompok/ketua/:id': lazyScreen(() => import('./mengatur/OfficersPage.tsx')),
};
