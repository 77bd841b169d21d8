import { lazyScreen } from '../../platform/common/lazyScreen.ts';

/** Screens of Komcad that are composed by hand, by path. */
export const komcadPages = {
  '/komcad/status-pendaftaran': lazyScreen(() => import('./StatusPage.tsx')),
  '/komcad/upload-kelulusan': lazyScreen(() => import('./ResultPage.tsx')),
  '/komcad/seleksi-kompetensi': lazyScreen(async () => ({ default: (await import('./stagePages.tsx')).SelectionPage })),
  '/komcad/latsarmil': lazyScreen(async () => ({ default: (await import('./stagePages.tsx')).TrainingPage })),
  '/komcad/surat-ijin': lazyScreen(async () => ({ default: (await import('./stagePages.tsx')).PermitPage })),
  '/komcad/unggah': lazyScreen(() => import('./UploadPage.tsx')),
  '/komcad/laporan-akhir': lazyScreen(() => import('./ReportPage.tsx')),
};
