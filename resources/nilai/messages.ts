import { catalogue } from '../kit/index.ts';

/** Messages of grades' declarations and sheets about invalid input (docs/domain/20 §4.5). */
export const nilaiMessages = catalogue('nilai', {
  range: 'Nilai harus antara 0 dan 100.',
  allGraded: 'Semua komponen wajib dinilai.',
  weightsHundred: ({ total }: { total: number }) => `Total bobot harus 100% (sekarang ${total}%).`,
  componentThere: 'Komponen ini sudah ada.',
  componentsThere: 'Komponen untuk jenis dan penilai ini sudah ada.',
  weightsThere: 'Bobot untuk jenis dan program ini sudah ada.',
  sheetThere: 'Penilaian ini sudah ada.',
  oneFromZero: 'Satu huruf harus memiliki batas bawah 0.',
  pointsFall: 'Mutu harus turun mengikuti batas bawah.',
  letterThere: 'Huruf ini sudah ada.',
  boundThere: 'Batas bawah ini sudah ada.',
  scaleThere: 'Sudah ada skala yang berlaku mulai periode ini.',
  gradeMissing: 'Masih ada nilai kosong. Lengkapi, lalu finalkan.',
});
