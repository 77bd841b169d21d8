import { catalogue } from '../kit/index.ts';

/** Refusals of the portfolio's calls (docs/domain/40). */
export const portofolioRefusals = catalogue('portofolio', {
  chooseOwner: 'Pilih mahasiswa atau dosen pemilik karya.',
  nipUnknown: 'NIP tidak ditemukan.',
  crossrefDown: 'Crossref tidak dapat dihubungi. Isi rincian sendiri, atau coba lagi nanti.',
  crossrefBusy: 'Crossref sedang membatasi permintaan. Isi rincian sendiri, atau coba lagi beberapa menit lagi.',
  otherKind: ({ jenis }: { jenis: string }) => `DOI ini bukan ${jenis}.`,
  doiUnknown: 'DOI tidak ditemukan di Crossref.',
  handedIn: 'Karya yang sudah diajukan tidak dapat diubah.',
  recordedBy: ({ nama }: { nama: string }) =>
    `Karya ini sudah dicatat oleh ${nama}. Mintalah namanya ditambahkan sebagai penulis.`,
  notValid: ({ label }: { label: string }) => `${label} tidak valid.`,
  year: 'Tahun tidak valid.',
  prodi: 'Program studi tidak valid.',
  ownerKind: 'Jenis pemilik tidak valid.',
  workKind: 'Jenis karya tidak valid.',
  state: 'Status tidak valid.',
  crossrefAsked: 'Crossref sedang ditanya banyak orang. Coba lagi sebentar.',
  worksByPage: 'Ambil daftar karya per halaman.',
});
