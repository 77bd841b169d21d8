import { lazyScreen } from '../../platform/common/lazyScreen.ts';

/** Screens of the portfolio that are composed by hand, by path. */
export const portfolioPages = {
  '/portofolio': lazyScreen(() => import('./OverviewPage.tsx')),
  '/portofolio-kompetensi/mahasiswa': lazyScreen(() => import('./orang/StudentsPage.tsx')),
  '/portofolio-kompetensi/dosen': lazyScreen(() => import('./orang/LecturersPage.tsx')),
};
