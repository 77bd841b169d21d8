import { catalogue, inSentence } from '../kit/index.ts';

/** Refusals of the portfolio's calls (docs/domain/40). */
export const portofolioRefusals = catalogue('portofolio', {
  chooseOwner: 'Pilih mahasiswa atau dosen pemilik karya.',
  nipUnknown: 'NIP tidak ditemukan.',
  crossrefDown: 'Crossref tidak dapat dihubungi. Isi rincian sendiri, atau coba lagi nanti.',
  crossrefBusy: 'Crossref sedang membatasi permintaan. Isi rincian sendiri, atau coba lagi beberapa menit lagi.',
  otherKind: ({ jenis }: { jenis: string }) => `DOI ini bukan ${jenis}.`,
  doiUnknown: 'DOI tidak ditemukan di Crossref.',
  recordedBy: ({ nama }: { nama: string }) =>
    `Karya ini sudah dicatat oleh ${nama}. Mintalah namanya ditambahkan sebagai penulis.`,
  notValid: ({ label }: { label: string }) => `Pilih ${inSentence(label)} dari daftar.`,
  year: 'Isi tahun dengan empat angka, misalnya 2026.',
  prodi: 'Pilih program studi dari daftar.',
  ownerKind: 'Pilih mahasiswa atau dosen.',
  workKind: 'Pilih jenis karya yang tersedia.',
  state: 'Pilih status yang tersedia.',
  crossrefAsked: 'Crossref sedang ditanya banyak orang. Coba lagi sebentar.',
  worksByPage: 'Ambil daftar karya per halaman.',
});
