import { catalogue } from '../kit/index.ts';

/** What declarations of keys and webhooks say. */
export const integrasiMessages = catalogue('integrasi', {
  sourceTwice: 'Data ini sudah ada dalam cakupan.',
  sourceMissing: 'Tambahkan minimal satu data.',
  prodiOf: 'Pilih program studi: peran ini hanya melihat data program studinya.',
  mitraOf: 'Pilih mitra: peran ini hanya melihat data mitranya.',
  notOfRole: 'Kosongkan: peran ini tidak memakainya.',
  filterHalf: 'Isi kolom dan nilainya, atau kosongkan keduanya.',
  filterTwice: 'Kolom ini sudah dipilih di atas; tambahkan nilainya di sana.',
  https: 'Alamat harus https, kecuali di komputer ini sendiri.',
  password: 'Alamat tidak boleh memuat nama pengguna atau kata sandi.',
  willWait: '{n} kiriman menunggu dan tetap tersimpan; semuanya dikirim setelah webhook aktif lagi.',
});
