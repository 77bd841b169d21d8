import { catalogue } from '../kit/index.ts';

/** What the calls of forms refuse. */
export const formulirRefusals = catalogue('formulir', {
  notReady: ({ n }: { n: number }) => `Pertanyaan belum dapat dirilis: ${n} isian perlu diperbaiki di tab Pertanyaan.`,
  nothingNew: 'Tidak ada pertanyaan yang berubah sejak versi terakhir.',
  extrasFlat: ({ nama }: { nama: string }) =>
    `Kolom tambahan tidak dapat memuat bagian berulang atau tabel pilihan. Ubah “${nama}” di tab Pertanyaan.`,
  extrasKind: ({ nama }: { nama: string }) =>
    `Jenis “${nama}” tidak dapat diubah: kolomnya sudah terisi. Hapus pertanyaan ini dan tulis yang baru.`,
  unknownSource: ({ nama }: { nama: string }) =>
    `Data yang dipilih pada “${nama}” tidak ada lagi. Pilih data lain di tab Pertanyaan.`,
  anonymousTelling: ({ nama }: { nama: string }) =>
    `Formulir anonim tidak dapat menanyakan “${nama}”: jawabannya menunjukkan orangnya. Hapus atau ubah jenisnya di tab Pertanyaan.`,
  notOpen: 'Formulir ini sedang tidak dibuka.',
  sentAlready: 'Jawaban Anda sudah dikirim dan tidak dapat diubah.',
  changedMeanwhile:
    'Pertanyaan formulir ini sudah diperbarui. Muat ulang halaman; jawaban Anda tetap tersimpan di perangkat ini.',
  anonymousStays: 'Tidak dapat diubah sesudah formulir dirilis.',
  anonymousDraft:
    'Isian formulir anonim tidak disimpan di server sebelum dikirim; isian Anda tetap ada di perangkat ini.',
  anonymousRows: 'Jawaban formulir anonim tidak ditampilkan satu per satu.',
  unknownSample: 'Contoh formulir ini tidak dikenal.',
  unknownMoment: 'Saat yang disebut formulir ini tidak ada lagi. Buat formulir baru.',
  unknownColumn: 'Pertanyaan ini tidak dikenal.',
});
