import { catalogue } from '../message.ts';

/** Messages about invalid forms that are stored as data, and about invalid answers to them. */
export const formMessages = catalogue('form', {
  id: 'Kode memakai huruf kecil, angka, dan garis bawah, diawali huruf.',
  idTaken: 'Kode ini sudah dipakai di formulir yang sama.',
  sections: ({ n }: { n: number }) => `Maksimal ${n} bagian.`,
  questions: ({ n }: { n: number }) => `Maksimal ${n} pertanyaan dalam satu formulir.`,
  choices: ({ n }: { n: number }) => `Maksimal ${n} pilihan.`,
  rules: ({ n }: { n: number }) => `Maksimal ${n} syarat.`,
  noQuestion: 'Tambahkan minimal satu pertanyaan.',
  noChoice: 'Tulis minimal satu pilihan.',
  choiceCode: 'Kode pilihan tanpa spasi, maksimal 40 karakter.',
  choiceTaken: 'Pilihan ini sudah ada.',
  limits: 'Batas bawah tidak boleh melebihi batas atas.',
  scale: 'Skala dimulai dari 0 atau 1 dan berakhir pada 2 sampai 10.',
  condition: 'Syarat hanya dapat memakai pertanyaan sebelumnya yang ada jawabannya.',
  conditionValue: 'Pilih jawaban yang menjadi syarat.',
  matrixRepeated: 'Tabel pilihan tidak dapat berada di bagian yang berulang.',
  textLeast: ({ n }: { n: number }) => `Tulis minimal ${n} karakter.`,
  chosenLeast: ({ n }: { n: number }) => `Pilih minimal ${n}.`,
  chosenMost: ({ n }: { n: number }) => `Pilih maksimal ${n}.`,
  chosenTwice: 'Setiap pilihan hanya satu kali.',
  rowsLeast: ({ n }: { n: number }) => `Isi minimal ${n} kali.`,
  rowsMost: ({ n }: { n: number }) => `Isi maksimal ${n} kali.`,
  place: 'Tulis lintang dan bujur dipisah koma, misalnya -7.257472, 112.752090.',
  letterPrivate:
    'Jawaban yang hanya dilihat peran tertentu tidak dapat tampil di surat: siapa pun yang memegang surat membacanya.',
  agree: 'Centang pernyataan ini untuk melanjutkan.',
  allRows: 'Jawab setiap baris.',
  ranked: 'Urutkan semua pilihan.',
});
