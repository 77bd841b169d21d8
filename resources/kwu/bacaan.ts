/** Answers of KWU's own calls (docs/domain/30 §2). */

/** GET {kelompok}/{id}/keuangan: a month's approved money, in rupiah. */
export interface BulanUsaha {
  /** `YYYY-MM`. */
  bulan: string;
  omzet: number;
  pengeluaran: number;
  laba: number;
  transaksi: number;
  /** Turnover that the profile aims at; null without a profile. */
  target: number | null;
}

export const langkahDaftarUlang = {
  anggota: 'Anggota',
  dpl: 'DPL',
  profil: 'Profil usaha',
  laporan: 'Laporan',
  luaran: 'Luaran',
} as const;

/** GET {kelompok}/{id}/daftar-ulang: how far one of the five steps is. */
export interface LangkahDaftarUlang {
  kode: keyof typeof langkahDaftarUlang;
  status: 'belum' | 'proses' | 'revisi' | 'selesai';
  /** `YYYY-MM-DD`. */
  batas: string | null;
  /** Missing requirement, or the result once the step is done. */
  pesan: string | null;
}

/** GET {kelompok}/daftar-ulang?idPeriode=: a business on its way to its start, with its steps. */
export interface UsahaMendaftarUlang {
  id: string;
  version: number;
  nama: string;
  namaUsaha: string;
  status: string;
  dpl: string | null;
  /** Last day with what Tim MBKM gave it more, and what that is; `YYYY-MM-DD`. */
  batas: string;
  perpanjangan: string | null;
  langkah: readonly LangkahDaftarUlang[];
}

interface Capaian {
  selesai: number;
  target: number;
}

/** One line of GET v4/kwu/mhs: a participant with business and people, work done and grades. */
export interface MahasiswaKwu {
  /** Of the participation. */
  id: string;
  npm: string;
  nama: string;
  prodi: string;
  periode: string;
  status: string;
  kelompok: string | null;
  usaha: string | null;
  jabatan: string | null;
  dpl: string | null;
  /** Approved entries of the logbook, required outputs that are met. */
  log: Capaian;
  luaran: Capaian;
  nilaiDosen: number | null;
  nilaiTim: number | null;
  nilaiAkhir: number | null;
  nilaiHuruf: string | null;
}

/** A business on the map, with its approved turnover in rupiah. */
export interface TitikUsaha {
  id: string;
  usaha: string;
  kategori: string;
  tahap: string;
  status: string;
  lintang: number;
  bujur: number;
  omzet: number;
}

/** GET {kelompok}/ringkasan: businesses of a period in figures (code → how many), months oldest first, places. */
export interface RingkasanUsaha {
  jumlah: number;
  kategori: Readonly<Record<string, number>>;
  tahap: Readonly<Record<string, number>>;
  status: Readonly<Record<string, number>>;
  /** Approved money of all; `target` is what the approved profiles aim at together. */
  bulan: readonly BulanUsaha[];
  titik: readonly TitikUsaha[];
  tanpaKoordinat: readonly { id: string; usaha: string }[];
}
