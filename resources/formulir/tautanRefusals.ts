import { catalogue } from '../kit/index.ts';

/** What links at which forms are answered refuse. */
export const formulirTautanRefusals = catalogue('formulir', {
  linkGone: 'Tautan ini salah atau sudah dicabut. Mintalah tautan baru kepada pengirimnya.',
  wrongCode: 'Kode akses ini tidak cocok.',
  full: ({ n }: { n: number }) => `Formulir ini sudah menutup: kuota ${n} jawaban tercapai.`,
  notLinked: 'Formulir ini tidak untuk siapa saja lewat tautan. Ubah dahulu isian Peserta formulirnya.',
  noPersonal: 'Formulir ini tidak memakai tautan pribadi.',
  revoked: 'Tautan di dalamnya sudah tidak berlaku.',
  noAddress: 'Peserta ini tidak memiliki alamat surel.',
  notPublic: ({ nama }: { nama: string }) =>
    `“${nama}” tidak dapat ditanyakan lewat tautan. Ubah pertanyaan itu, atau pilih peserta lain.`,
});
