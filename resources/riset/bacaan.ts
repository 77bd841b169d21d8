/** Answers of research's calls beside rows (docs/domain/40 §2.3). */

/** GET {inisiasi-mitra}/serupa?nama=: a partner whose name is the same or alike. */
export type MitraSerupa = {
  id: string;
  nama: string;
  kota: string | null;
  sama: boolean;
  /** 0 to 1. */
  kemiripan: number;
};

/** POST {simaris}/bulk: who was, or would be, invited, and why others are not. */
export interface HasilUndangan {
  berhasil: { npm: string; nama: string; idPendaftarMbkm: string | null }[];
  gagal: { baris: number; npm: string; pesan: string }[];
}

/** A student as a project's head looks for them; who sees no marks gets none. */
export type MahasiswaRiset = {
  id: string;
  npm: string;
  nama: string;
  prodi: string;
  semester: number;
  ipk: number | null;
  layak: boolean;
  alasan: string | null;
};

/** A lecturer with what it looks after. */
export type DosenRiset = {
  id: string;
  nidn: string | null;
  nama: string;
  prodi: string | null;
  jumlahBimbingan: number;
  maksBimbingan: number;
  bidangKeahlian: string | null;
};

/** GET {simaris}/{id}/mahasiswa: a student of a project, invited or further. */
export type MahasiswaPenelitian = {
  id: string;
  npm: string;
  nama: string;
  prodi: string;
  peran: string | null;
  status: string;
  konfirmasi: string;
  batasKonfirmasi: string | null;
};

interface Capaian {
  selesai: number;
  target: number;
}

/** One line of GET v5/riset/mhs. */
export interface PesertaRiset {
  id: string;
  npm: string;
  nama: string;
  prodi: string;
  status: string;
  jalur: string;
  judul: string | null;
  periode: string;
  mitra: string | null;
  dosen: string | null;
  /** Percent that the last approved entry names. */
  kemajuan: number | null;
  log: Capaian;
  luaran: Capaian;
  nilaiMitra: number | null;
  nilaiAkhir: number | null;
  nilaiHuruf: string | null;
}

/** Something that a grade needs before it is final; `pesan` says what is missing. */
export interface SyaratNilai {
  kode: string;
  label: string;
  pesan: string | null;
}

/** GET {menilai-riset}/{id}/kesiapan; weights in percent by part. */
export interface KesiapanNilai {
  syarat: SyaratNilai[];
  bermitra: boolean;
  nilaiMitra: number | null;
  bobotDosen: Readonly<Record<string, number>>;
  bobotAkhir: Readonly<Record<string, number>>;
}

/** One of GET v5/riset/mhs/saya, as the page of registrations reads it. */
export interface RisetSaya {
  id: string;
  version: number;
  status: string;
  kodeJalur: string;
  jalur: string;
  judul: string;
  mitra: string | null;
  dosen: string | null;
  peran: string | null;
  konfirmasi: string;
  batasKonfirmasi: string | null;
  catatan: string | null;
}
