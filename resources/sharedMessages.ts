import { catalogue } from './kit/index.ts';

/** Messages about invalid input of rules and numbers that several areas share (docs/domain/10). */
export const sharedMessages = catalogue('shared', {
  datesInOrder: 'Tanggal selesai harus setelah tanggal mulai.',
  dayAhead: 'Tanggal tidak boleh melebihi hari ini.',
  nik: 'NIK harus 16 angka.',
  npwp: 'NPWP harus 15–16 angka.',
  hoursInOrder: 'Jam selesai harus setelah jam mulai.',
  agree: 'Pernyataan wajib disetujui.',
  numberTwice: 'NPM ini tercantum dua kali.',
  numberUnknown: 'NPM tidak ditemukan.',
  authorsMost: 'Penulis maksimal 50.',
  authorOrderTwice: 'Urutan penulis berulang.',
});
