import { below, type ReportPage, type Screen } from '../kit/index.ts';
import { laporanScreen } from '../umum/screens.ts';

/** Satisfaction as a report, of the answers to the ready-made surveys (docs/domain/70 §5). */
export const kepuasanScreen: Screen = below(laporanScreen, {
  path: '/laporan/kepuasan',
  title: 'Kepuasan',
  pattern: 'page',
});

export const laporanKepuasan: ReportPage = {
  name: 'kepuasan',
  screen: kepuasanScreen.path,
  title: 'Kepuasan mahasiswa, mitra, dosen pembimbing, dan desa',
  about:
    'Jawaban formulir yang dibuat dari survei kepuasan siap pakai dan sudah dirilis, maksimal empat rilis terbaru tiap survei. Dimensi dihitung dari semua penilaian atas pernyataannya: persen “Sangat baik” dan “Baik”, atau keempat tingkatnya. Skala adalah rata-rata dari 1 sampai 5. Jawaban anonim tidak digabungkan dengan data lain. Formulir, pertanyaan, dan pernyataan dengan kurang dari lima jawaban tidak ditampilkan dan tidak terhitung.',
  source:
    'Laporan Kinerja Program Studi (LKPS), tabel kepuasan pengguna; dimensi dan tingkatnya menurut pertanyaan pada Kelola Formulir',
};
