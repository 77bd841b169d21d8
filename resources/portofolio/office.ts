import { area, below, type ReportPage, type Screen } from '../kit/index.ts';
import { laporanScreen } from '../umum/screens.ts';

/** IKU 2 whole: credits outside the study programme or achievements (docs/domain/10 §3.11). */
const iku2Screen: Screen = below(laporanScreen, { path: '/laporan/iku-2', title: 'IKU 2', pattern: 'page' });

/** Credits from which a participation counts, by the indicator. */
export const sksIku2 = 10;
/** Degrees whose students the indicator is about. */
export const jenjangIku2 = ['S1', 'D4', 'D3'] as const;
/** Achievements that reach as far count. */
export const tingkatIku2: readonly string[] = ['nasional', 'internasional'];
/** Calendar years beside each other. */
export const tahunIku2 = 3;

export const laporanIku2: ReportPage = {
  name: 'iku-2',
  screen: iku2Screen.path,
  title: 'IKU 2: mahasiswa dengan SKS di luar program studi atau prestasi',
  about: `Mahasiswa S1, D4, dan D3, masing-masing dihitung sekali dalam satu tahun, menurut program studinya. SKS: kegiatan yang berjalan atau selesai dengan minimal ${sksIku2} SKS diakui dalam satu kegiatan, pada tahun dimulainya periode. Prestasi: karya terverifikasi pada Portofolio (HKI terdaftar, artikel terbit, makalah seminar) tingkat nasional atau internasional, milik atau ditulis bersama mahasiswa itu, pada tahun karya; tingkatnya menurut pengindeks jurnal dan tingkat seminar, HKI terhitung nasional. Lomba yang tidak dicatat sebagai karya, dan mahasiswa inbound, tidak terhitung. Pembaginya, mahasiswa aktif, ada pada rekap Mahasiswa.`,
  source: 'Kepmendikbudristek No. 210/M/2023, Indikator Kinerja Utama Perguruan Tinggi Negeri',
};

export const areaPortofolioOffice = area({
  name: 'portofolio',
  arrives: 'office',
  reportPages: [laporanIku2],
  screens: [iku2Screen],
});
