import { lazyScreen } from '../../platform/common/lazyScreen.ts';

/** Screens of research that are composed by hand, by path. */
export const risetPages = {
  '/riset/registrasi': lazyScreen(() => import('./RegistrationsPage.tsx')),
  '/riset/pendaftaran/simaris/form': lazyScreen(() => import('./InvitePage.tsx')),
  '/riset/log-kegiatan': lazyScreen(() => import('./ProgressPage.tsx')),
};
