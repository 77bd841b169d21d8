import { catalogue } from '../kit/index.ts';

/** What declarations of forms say. */
export const formulirMessages = catalogue('formulir', {
  daysInOrder: 'Hari terakhir tidak boleh sebelum hari dibuka.',
  over: 'Formulir ini sudah berakhir pada {tanggal}. Ubah tanggalnya dahulu.',
  versionThere: 'Nomor versi formulir ini sudah ada.',
  answeredOnce: 'Setiap orang mengisi satu kali.',
  sourceTaken: 'Data ini sudah punya formulir kolom tambahan. Ubah formulir itu.',
  sourceOfOthers: 'Hanya formulir kolom tambahan yang menyebut data.',
  waysOfOthers: 'Hanya pertanyaan pendaftaran yang menyebut jalur.',
  participantOnce: 'Orang ini sudah menjadi peserta formulir.',
  reminderWithoutDays: 'Isi juga setiap berapa hari peserta diingatkan.',
  onlyMoments: 'Hanya untuk pertanyaan pada saat tertentu.',
  audienceOfMoment: 'Kosongkan: pertanyaan pada saat tertentu diisi oleh orang yang datanya sampai pada saat itu.',
  onlyLinked: 'Hanya untuk formulir bagi siapa saja lewat tautan.',
  onlyAlone: 'Hanya untuk formulir yang diisi sendiri.',
  anonymousLink: 'Formulir anonim tidak memakai tautan pribadi: tautan itu akan menunjukkan jawaban siapa.',
  linkedChange: 'Jawaban lewat tautan tidak dapat diubah: portal tidak tahu siapa yang mengirimnya.',
  sentOnce: 'Jawaban ini sudah diterima.',
  addressOnce: 'Alamat ini sudah menjadi peserta formulir.',
  remindsNobody: 'Hanya untuk formulir bagi orang yang dipilih, atau pertanyaan pada saat tertentu.',
  onlyChosen: 'Hanya untuk formulir bagi orang yang dipilih.',
  anonymousFields: 'Hanya formulir yang diisi sendiri dapat anonim.',
  anonymousChange: 'Jawaban anonim tidak dapat diubah: portal tidak tahu jawaban siapa.',
  answersThere:
    'Sudah ada {n} jawaban. Semuanya tetap tersimpan dengan versi pertanyaannya; pertanyaan yang dihapus tetap menjadi kolom hasil. Tab Pertanyaan menyebut perubahannya satu per satu.',
});
