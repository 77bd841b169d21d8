import { inSentence } from './label.ts';
import { catalogue } from './message.ts';
import { numberInWords } from './numberWords.ts';

/**
 * Every message about bad input, in one place, for the browser and the server. Sources: docs/domain/10 introduction,
 * §1, §2.1, §3; docs/domain/20 introduction.
 */
export const messages = catalogue('', {
  required: 'Wajib diisi.',
  wrongType: 'Periksa isian ini.',
  text: {
    max: ({ n }: { n: number }) => `Maksimal ${n} karakter.`,
    min: ({ label, n }: { label: string; n: number }) => `${label} minimal ${n} karakter.`,
    /** Beside a text that is being typed. */
    counted: ({ n, least }: { n: number; least: number }) => `${n} dari minimal ${least} karakter`,
    email: 'Isi alamat surel lengkap, misalnya nama@kampus.ac.id.',
    phone: 'Isi nomor dengan angka, misalnya 081234567890.',
  },
  url: 'Alamat web harus diawali http:// atau https://.',
  time: 'Tulis jam seperti 08.30.',
  date: 'Isi tanggal seperti 21/11/2026.',
  years: ({ first, last }: { first: number; last: number }) => `Tahun harus antara ${first} dan ${last}.`,
  number: {
    type: 'Harus berupa angka.',
    whole: 'Harus bilangan bulat.',
    min: ({ n }: { n: number }) => `Minimal ${n}.`,
    max: ({ n }: { n: number }) => `Maksimal ${n}.`,
    scale: ({ n }: { n: number }) => `Maksimal ${n} angka di belakang koma.`,
  },
  durationLeast: ({ n }: { n: number }) => `Durasi kegiatan minimal ${n} hari.`,
  choice: 'Pilih salah satu yang tersedia.',
  reference: ({ label }: { label: string }) => `Pilih ${inSentence(label)} dari daftar.`,
  maxRows: ({ n }: { n: number }) => `Maksimal ${n} baris.`,
  texts: {
    most: ({ n }: { n: number }) => `Maksimal ${n} isian.`,
    separator: 'Tulis tanpa titik koma.',
  },
  exactlyOne: {
    none: ({ labels }: { labels: readonly string[] }) => `Isi salah satu: ${labels.join(' / ')}.`,
    several: ({ labels }: { labels: readonly string[] }) => `Isi hanya salah satu: ${labels.join(' / ')}.`,
  },
  maxFiles: ({ n }: { n: number }) => `Maksimal ${n} berkas.`,
  point: {
    outside: 'Koordinat berada di luar wilayah Indonesia.',
    half: 'Isi lintang dan bujur bersamaan.',
  },
  week: {
    outside: ({ n, most }: { n: number; most: number }) =>
      `Minggu ke-${n} berada di luar masa pelaksanaan (1 sampai ${most}).`,
    unknown: 'Masa pelaksanaan belum ditentukan.',
  },
  merged: ({ nama }: { nama: string }) => `Data ini sudah digabungkan ke “${nama}”.`,
  mergedAway: 'Data ini sudah digabungkan ke data lain. Batalkan penggabungannya untuk mengembalikannya.',
  joinCode: 'Kode gabung terdiri dari 6 huruf dan angka.',
  unknownField: 'Isian ini tidak dikenal portal.',
  /** Of a change that the rules of the row take back. */
  dropped: 'Isian ini mengikuti data lain dan tidak dapat diubah di sini.',
  taken: ({ n }: { n: number }) => `Tidak boleh kurang dari yang sudah terisi (${n}).`,
  readOnly: 'Isian ini diisi oleh sistem.',
  fixed: 'Isian ini tidak dapat diubah lagi.',
  /** Of a change of many rows. */
  own: 'Isian ini milik satu data. Ubah satu per satu.',
  notByRole: 'Tidak dapat diubah oleh peran Anda.',
  fieldForbidden: ({ label }: { label: string }) => `Peran Anda tidak dapat mengubah ${inSentence(label)}.`,
  unique: ({ label }: { label: string }) => `${label} sudah digunakan.`,
  invalid: 'Periksa kembali isian Anda.',
  notFound: 'Data tidak ditemukan.',
  unknownCall: 'Alamat API tidak ditemukan.',
  heldByImport: 'Data ini sedang diubah oleh impor yang berjalan. Coba lagi sebentar.',
  stale: 'Data sudah diubah pengguna lain. Muat ulang, lalu coba lagi.',
  inUse: ({ n, label }: { n: number; label: string }) =>
    `Data masih dipakai oleh ${n} ${label} sehingga tidak dapat dihapus.`,
  /** Of a deleted row that is taken back. */
  referenceGone: ({ label, names }: { label: string; names: readonly string[] }) =>
    `${label}${names.length ? ` “${names.join('”, “')}”` : ''} sudah dihapus. Pulihkan lebih dahulu.`,
  alongGone: ({ label }: { label: string }) => `${label} yang ikut terhapus merujuk data yang sudah tidak ada.`,
  rowInUse: ({ rows, row, n, label }: { rows: string; row: string; n: number; label: string }) =>
    `${rows} "${row}" masih dipakai oleh ${n} ${label} sehingga tidak dapat dihapus.`,
  forbidden: 'Peran Anda tidak dapat melakukan ini. Hubungi pengelola portal bila perlu.',
  unauthenticated: 'Sesi Anda sudah berakhir. Silakan masuk kembali.',
  password: {
    most: ({ n }: { n: number }) => `Kata sandi maksimal ${n} karakter.`,
    least: ({ n }: { n: number }) => `Kata sandi minimal ${n} karakter, memuat huruf dan angka.`,
    easy: 'Kata sandi terlalu mudah ditebak.',
    used: 'Kata sandi sudah pernah dipakai.',
    elsewhere: ({ layanan }: { layanan: string }) => `Kata sandi dikelola ${layanan}.`,
  },
  /** To somebody who never had a session in this call. */
  loginFirst: 'Anda belum masuk. Masuk ke portal lebih dahulu.',
  mustChangePassword: 'Ganti kata sandi Anda lebih dahulu.',
  versionMissing: 'Muat ulang halaman agar perubahan orang lain tidak tertimpa.',
  /** Several sentences at once. */
  together: ({ said }: { said: readonly string[] }) => said.join(' '),
  closedStays: 'Data yang ditutup tidak dapat dihapus. Buka lagi dahulu.',
  wrongState: 'Status data ini sudah berubah. Muat ulang halaman, lalu periksa lagi.',
  noteRequired: 'Catatan wajib diisi.',
  /** Where the way in has no place for a note. */
  onlyWithNote: 'Hanya dapat diganti dengan catatan, lewat formulirnya.',
  badFilter: 'Filter ini tidak dikenal. Hapus filter, lalu coba lagi.',
  shortSearch: 'Ketik minimal satu kata dengan 3 huruf.',
  tooSlow: 'Permintaan memerlukan waktu terlalu lama. Persempit pencarian atau coba lagi sebentar lagi.',
  databaseLost: 'Sambungan ke basis data terputus. Coba lagi sebentar lagi.',
  notSaved: 'Sambungan ke basis data terputus, belum ada yang tersimpan. Coba lagi sebentar lagi.',
  maybeSaved:
    'Sambungan ke basis data terputus ketika menyimpan. Perubahan Anda mungkin sudah tersimpan: muat ulang halaman ini dan periksa sebelum mengulanginya.',
  diskFull:
    'Penyimpanan server penuh, perubahan ini tidak tersimpan. Beri tahu pengelola portal; data yang ada tetap dapat dibaca.',
  badSort: 'Urutan ini tidak dikenal. Urutkan lagi dari judul kolom.',
  unsortable: ({ label }: { label: string }) => `Daftar ini tidak dapat diurutkan menurut "${label}".`,
  oneSort: 'Daftar ini hanya dapat diurutkan menurut satu kolom.',
  badRange: 'Rentang baris ini tidak dikenal. Muat ulang halaman.',
  badQuery: 'Ada isian alamat yang tidak dikenal.',
  unknownQuery: ({ known }: { known: readonly string[] }) =>
    `Parameter ini tidak dikenal. Yang dikenal: ${known.join(', ')}.`,
  /** @param parents what would choose a part; empty where only words do */
  narrowFirst: ({ parents }: { parents: readonly string[] }) =>
    `${parents.length ? `Pilih ${parents.join(' atau ')}` : 'Persempit'} atau ketik minimal 3 huruf.`,
  tooMany: ({ n, most, parents }: { n: number; most: number; parents: readonly string[] }) =>
    `Ada ${numberInWords(n)} data, maksimal ${numberInWords(most)} sekali ambil. ${parents.length ? `Pilih ${parents.join(' atau ')}, atau ambil` : 'Ambil'} per halaman (range).`,
  moreAtOnce: ({ most, instead }: { most: number; instead: string }) =>
    `Ada lebih dari ${numberInWords(most)} data, terlalu banyak untuk sekali ambil. ${instead}`,
  narrow: 'Isi salah satu untuk mempersempit.',
  tooManyIds: ({ n }: { n: number }) => `Maksimal ${numberInWords(n)} data sekali ambil.`,
  tooManyRows: ({ most }: { most: number }) => `Maksimal ${numberInWords(most)} baris sekaligus. Kerjakan bertahap.`,
  badJson: 'Data yang dikirim tidak terbaca sebagai JSON.',
  badBody: 'Data yang dikirim tidak terbaca.',
  nothingChanged: 'Tidak ada isian yang diubah.',
  everyRow: 'Pilih filter lebih dahulu agar tidak semua data ikut berubah.',
  badUpload: 'Unggahan tidak dapat dibaca. Pilih berkasnya kembali, lalu kirim lagi.',
  manyFiles: 'Terlalu banyak berkas dalam satu unggahan.',
  tooLarge: ({ mb }: { mb: number }) => `Ukuran berkas maksimal ${mb} MB.`,
  fileTypes: ({ types }: { types: readonly string[] }) =>
    `Tipe berkas tidak diizinkan. Gunakan: ${types.map(type => type.toUpperCase()).join(', ')}.`,
  tooManyRequests: ({ minutes }: { minutes: number }) => `Terlalu banyak permintaan. Coba lagi dalam ${minutes} menit.`,
  internal: 'Terjadi kesalahan pada server. Coba lagi nanti.',
});
