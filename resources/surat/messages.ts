import { catalogue } from '../kit/index.ts';

/** Messages of the declarations of letters and their numbers about invalid input. */
export const suratMessages = catalogue('surat', {
  numberTaken: 'Nomor surat sudah digunakan.',
  orderTaken: 'Nomor urut surat sudah digunakan.',
  nip: 'NIP harus 18 digit angka.',
  unknownPart: ({ nama }: { nama: string }) => `Bagian {${nama}} tidak dikenal.`,
  braces: 'Kurung kurawal tidak berpasangan.',
  sentOut: 'Surat sudah disampaikan. Batalkan atau terbitkan ulang suratnya.',
  onlyLetters: 'Hanya surat yang dapat disampaikan tanpa tanda tangan; kembalikan berkas ini kepada Tim MBKM.',
  neededParts: 'Format nomor wajib memuat {urut}, {klasifikasi}, dan {tahun}.',
});
