import type { ComponentType } from 'react';
import { lazyScreen } from '../../../layout/lazyScreen.ts';

/** The log of activities and its outputs, by path. */
export const kegiatanPages: Readonly<Record<string, ComponentType>> = {
  '/magang/log-kegiatan': lazyScreen(() => import('./LogPage.tsx')),
  '/magang/log-kegiatan/daftar-kegiatan': lazyScreen(() => import('./LogListPage.tsx')),
  '/magang/log-kegiatan/form/:type': lazyScreen(() => import('./LogFormPage.tsx')),
  '/magang/log-kegiatan/:type': lazyScreen(() => import('./LogRedirect.tsx')),
  '/magang/laporan-akhir': lazyScreen(() => import('./OutputPage.tsx')),
  '/magang/laporan-akhir/:id': lazyScreen(() => import('./OutputDetailPage.tsx')),
};
