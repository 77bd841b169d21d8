import { catalogue, dayInWords, numberInWords } from '../kit/index.ts';

/** Refusals of the calls of conversion (docs/domain/20 §4.3, §4.4). */
export const konversiRefusals = catalogue('konversi', {
  kknEmpty: 'Nilai mata kuliah KKN belum diisi.',
  deviates: ({ n }: { n: number }) => `Selisih nilai lebih dari ${numberInWords(n)}; catatan wajib diisi.`,
  aboveHost: 'Nilai diakui tidak boleh lebih tinggi dari nilai PT tujuan.',
  kknByTeam: 'Mata kuliah KKN dinilai Tim MBKM.',
  notFinished: 'Kegiatan belum dinyatakan selesai.',
  nothingRecognised: 'Belum ada mata kuliah yang diakui.',
  allCourses: 'Semua mata kuliah wajib dinilai.',
  revisionOpen: 'Masih ada revisi nilai yang belum diputuskan.',
  tooLate: ({ revisi, hari }: { revisi: boolean; hari: number }) =>
    `Batas pengajuan ${revisi ? 'revisi' : 'sanggah'} nilai (${hari} hari) sudah lewat.`,
  nothingChanged: 'Tidak ada nilai yang berubah.',
  namedTwice: 'Mata kuliah disebut dua kali.',
  chooseCourse: 'Pilih minimal satu mata kuliah.',
  choosePackage: 'Pilih paket konversi lebih dahulu.',
  scaleUsed: 'Skala nilai yang sudah dipakai nilai final tidak dapat diubah. Buat versi baru.',
  mapOne: 'Petakan minimal satu mata kuliah.',
  decideInDetail: 'Putuskan setiap mata kuliah pada detail pendaftarannya.',
  decideEach: 'Putuskan setiap mata kuliah usulan.',
  timeOver: ({ tanggal }: { tanggal: string }) =>
    `Masa konversi berakhir ${dayInWords(tanggal)}. Minta Tim MBKM membuka pengajuan paket.`,
  onePeriod: 'Pilih satu periode.',
  handedOver: ({ catatan }: { catatan: string }) => `Diserahkan di luar portal: ${catatan}`,
  notTaken: ({ kode }: { kode: string }) =>
    `Mata kuliah ${kode} ditolak SIAMIK. Periksa KRS mahasiswa, lalu kirim ulang.`,
  saidBySource: ({ pesan }: { pesan: string }) => pesan,
  notes: {
    byScale: ({ kode }: { kode: string }) => `Menurut skala nilai ${kode}.`,
    scaleDeleted: ({ kode }: { kode: string }) => `Skala nilai ${kode} dihapus.`,
  },
});
