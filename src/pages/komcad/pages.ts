import { lazyScreen } from '../../layout/lazyScreen.ts';

/** Screens of Komcad that are composed by hand, by path. */
export const komcadPages = {
  '/komcad/status-pendaftaran': lazyScreen(() => import('./StatusPage.tsx')),
  '/komcad/upload-kelulusan': lazyScreen(() => import('./ResultPage.tsx')),
  '/komcad/seleksi-kompetensi': lazyScreen(() => import('./TestsPage.tsx')),
  '/komcad/latsarmil': lazyScreen(() => import('./TrainingPage.tsx')),
  '/komcad/surat-ijin': lazyScreen(() => import('./LettersPage.tsx')),
  '/komcad/unggah': lazyScreen(() => import('./UploadPage.tsx')),
  '/komcad/laporan-akhir': lazyScreen(() => import('./ReportPage.tsx')),
};
