import { catalogue } from '../kit/index.ts';

/** Refusals of the import of participants (docs/domain/20 §2). */
export const pesertaRefusals = catalogue('peserta', {
  columnsMissing: ({ kolom }: { kolom: readonly string[] }) => kolom.map(name => `Kolom ${name} tidak ada.`).join(' '),
  givePartner: 'Isi kode_mitra atau nama_mitra.',
  groupHasWrong: ({ baris }: { baris: readonly string[] }) =>
    `Kelompok ini memuat baris yang salah (baris ${baris.join(', ')}).`,
  wholeGroup: ({ baris }: { baris: readonly string[] }) =>
    `Pilih semua baris satu kelompok (baris ${baris.join(', ')}).`,
  numberTwice: ({ baris }: { baris: number }) => `NPM ini sama dengan baris ${baris}.`,
  registeredAlready: 'Mahasiswa sudah terdaftar pada periode ini.',
  dateFormat: 'Format tanggal tidak dikenali.',
  onlySaved: 'Hanya impor yang sudah disimpan yang dapat dibatalkan.',
});
