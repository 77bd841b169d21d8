import { catalogue } from '../kit/index.ts';

/** What declarations of forms say. */
export const formulirMessages = catalogue('formulir', {
  daysInOrder: 'Hari terakhir tidak boleh sebelum hari dibuka.',
  over: 'Hari terakhir formulir ini sudah lewat ({tanggal}). Ubah dahulu hari terakhirnya.',
  versionThere: 'Nomor versi formulir ini sudah ada.',
  answeredOnce: 'Setiap orang mengisi satu kali.',
  sourceTaken: 'Data ini sudah punya formulir kolom tambahan. Ubah formulir itu.',
  sourceOfOthers: 'Hanya formulir kolom tambahan yang menyebut data.',
  waysOfOthers: 'Hanya pertanyaan pendaftaran yang menyebut jalur.',
  answersThere:
    'Sudah ada {n} jawaban. Semuanya tetap tersimpan dengan versi pertanyaannya; pertanyaan yang dihapus tetap menjadi kolom hasil. Tab Pertanyaan menyebut perubahannya satu per satu.',
});
