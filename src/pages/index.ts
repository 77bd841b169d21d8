import type { ComponentType } from 'react';
import { lazyScreen } from '../layout/lazyScreen.ts';
import { konversiPages } from './konversi/index.ts';
import { kegiatanPages } from './magang/kegiatan/index.ts';
import { monitoringPages } from './monitoring/index.ts';

const SyncPage = lazyScreen(() => import('./sinkronisasi/SyncPage.tsx'));

/** Screens made by hand, by path; each arrives when it is opened. The dashboard stands in the shell (`first.ts`). */
export const pages: Readonly<Record<string, ComponentType>> = {
  '/admin': lazyScreen(() => import('./umum/AdminPage.tsx')),
  '/inspire': lazyScreen(() => import('./umum/InspirePage.tsx')),
  '/pengaturan/user/profile': lazyScreen(() => import('./pengaturan/profile/ProfilePage.tsx')),
  '/pengaturan/menu': lazyScreen(() => import('./pengaturan/menu/MenuPage.tsx')),
  '/pengaturan/konfigurasi-mbkm': lazyScreen(() => import('./pengaturan/konfigurasi/KonfigurasiPage.tsx')),
  '/magang/pendaftaran': lazyScreen(() => import('./magang/PendaftaranPage.tsx')),
  '/magang/pendaftaran/mbkm': lazyScreen(() => import('./magang/MbkmPage.tsx')),
  '/magang/pendaftaran/pmmb': lazyScreen(() => import('./magang/PmmbPage.tsx')),
  '/magang/pendaftaran/mandiri': lazyScreen(() => import('./magang/MandiriPage.tsx')),
  '/magang/import-mahasiswa': lazyScreen(() => import('./magang/import/ImportPage.tsx')),
  '/magang/approval': lazyScreen(() => import('./magang/ApprovalPage.tsx')),
  '/magang/approval/detail/:id': lazyScreen(() => import('./magang/ApprovalDetailPage.tsx')),
  '/magang/riwayat': lazyScreen(() => import('./magang/RiwayatPage.tsx')),
  '/magang/riwayat/pendaftar': lazyScreen(() => import('./magang/RiwayatPendaftarPage.tsx')),
  '/magang/riwayat/pendaftar/detail/:id': lazyScreen(() => import('./magang/RiwayatPendaftarDetailPage.tsx')),
  '/magang/laporan-akhir/nilai': lazyScreen(() => import('./nilai/NilaiLaporanAkhirPage.tsx')),
  '/magang/laporan-akhir/nilai/:id': lazyScreen(() => import('./nilai/NilaiLaporanAkhirDetailPage.tsx')),
  '/monitoring2/detail-penilaian/:id': lazyScreen(() => import('./nilai/DetailPenilaian2Page.tsx')),
  '/monitoring3/detail-penilaian/:id': lazyScreen(() => import('./nilai/DetailPenilaian3Page.tsx')),
  '/monitoring4/detail-penilaian/:id': lazyScreen(() => import('./nilai/DetailPenilaian4Page.tsx')),
  '/magang/paket-konversi': lazyScreen(() => import('./konversi/PaketPage.tsx')),
  '/magang/paket-konversi/matkul': lazyScreen(() => import('./konversi/PilihMatkulPage.tsx')),
  '/magang/monitoring/paket-konversi': lazyScreen(() => import('./konversi/AntreanPaketMagangPage.tsx')),
  '/magang/monitoring/paket-konversi/:id': lazyScreen(() => import('./konversi/VerifikasiPaketMagangPage.tsx')),
  '/monitoring2/paket-konversi': lazyScreen(() => import('./konversi/AntreanPaketProdiPage.tsx')),
  '/monitoring2/paket-konversi/:id': lazyScreen(() => import('./konversi/VerifikasiPaketProdiPage.tsx')),
  '/monitoring/paket-konversi/:id': lazyScreen(() => import('./konversi/PaketMahasiswaPage.tsx')),
  '/monitoring3/paket-konversi/:id': lazyScreen(() => import('./konversi/RekomendasiPaketPage.tsx')),
  '/monitoring4/paket-konversi/:id': lazyScreen(() => import('./konversi/PaketPesertaPage.tsx')),
  '/sinkronisasi/s_mahasiswa': SyncPage,
  '/sinkronisasi/s_matakuliah': SyncPage,
  '/sinkronisasi/s_pegawai': SyncPage,
  '/sinkronisasi/s_programprodi': SyncPage,
  '/sinkronisasi/s_tendik': SyncPage,
  ...kegiatanPages,
  ...monitoringPages,
  ...konversiPages,
  '/network': lazyScreen(() => import('./umum/NetworkPage.tsx')),
};
