import type { ComponentType } from 'react';
import { lazyScreen } from '../layout/lazyScreen.ts';

const SyncPage = lazyScreen(() => import('./sinkronisasi/SyncPage.tsx'));

/** Screens made by hand, by path; each arrives when it is opened. */
export const pages: Readonly<Record<string, ComponentType>> = {
  '/dashboard': lazyScreen(() => import('./umum/DashboardPage.tsx')),
  '/pengaturan/user/profile': lazyScreen(() => import('./pengaturan/profile/ProfilePage.tsx')),
  '/pengaturan/menu': lazyScreen(() => import('./pengaturan/menu/MenuPage.tsx')),
  '/pengaturan/konfigurasi-mbkm': lazyScreen(() => import('./pengaturan/konfigurasi/KonfigurasiPage.tsx')),
  '/magang/pendaftaran': lazyScreen(() => import('./magang/PendaftaranPage.tsx')),
  '/magang/pendaftaran/mandiri': lazyScreen(() => import('./magang/MandiriPage.tsx')),
  '/magang/approval': lazyScreen(() => import('./magang/ApprovalPage.tsx')),
  '/magang/approval/detail/:id': lazyScreen(() => import('./magang/ApprovalDetailPage.tsx')),
  '/magang/riwayat': lazyScreen(() => import('./magang/RiwayatPage.tsx')),
  '/magang/riwayat/pendaftar': lazyScreen(() => import('./magang/RiwayatPendaftarPage.tsx')),
  '/magang/riwayat/pendaftar/detail/:id': lazyScreen(() => import('./magang/RiwayatPendaftarDetailPage.tsx')),
  '/sinkronisasi/s_mahasiswa': SyncPage,
  '/sinkronisasi/s_matakuliah': SyncPage,
  '/sinkronisasi/s_pegawai': SyncPage,
  '/sinkronisasi/s_programprodi': SyncPage,
  '/sinkronisasi/s_tendik': SyncPage,
  '/network': lazyScreen(() => import('./umum/NetworkPage.tsx')),
};
