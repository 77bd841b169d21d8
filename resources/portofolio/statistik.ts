/** Kinds of works, as figures name them. */
export const semuaJenis = ['hki', 'jurnal', 'proceeding', 'jejaring'] as const;
export type JenisKarya = (typeof semuaJenis)[number];

type Jumlah = Readonly<Record<JenisKarya, number>>;

/** Answer of GET v9/dashboard/statistik (docs/domain/40 §2.4): verified works only, but for `menunggu`. */
export interface StatistikPortofolio {
  readonly total: Jumlah & { readonly mbkm: number };
  readonly menunggu: Jumlah;
  readonly perTahun: readonly (Jumlah & { readonly tahun: number })[];
  /** By category, or by kind of network; `kunci` is what the list of works is filtered by. */
  readonly perKategori: Readonly<Record<JenisKarya, readonly { kunci: string; nama: string; jumlah: number }[]>>;
  readonly perProdi: readonly { id: string; nama: string; jumlah: number; poin: number }[];
  /** Students with most points, at most ten; a student sees none. */
  readonly peringkat: readonly { id: string; nama: string; npm: string; poin: number }[];
}

/** A work behind a figure (GET v9/dashboard/list). */
export interface BarisKarya {
  readonly id: string;
  readonly judul: string;
  readonly nama: string;
  readonly tahun: number;
  readonly kategori: string | null;
  readonly poin: number | null;
  readonly status: string;
}

/** Number of a person's works (GET v9/dashboard/mahasiswa, …/dosen). */
export interface BarisOrang extends Jumlah {
  readonly id: string;
  readonly nomor: string;
  readonly nama: string;
  readonly prodi: string | null;
  readonly poin: number;
}

/** A participation as the portfolio shows it (GET v9/mbkm-mhs, docs/domain/40 §1.3). */
export interface BarisMbkm {
  /** Of the participation. */
  readonly id: string;
  readonly idMahasiswa: string;
  readonly npm: string;
  readonly namaMahasiswa: string;
  readonly jenisMbkm: string;
  readonly namaProgram: string;
  readonly namaMitra: string | null;
  readonly periode: string;
  readonly judulKegiatan: string | null;
  readonly dosenPembimbing: string | null;
  readonly status: string;
  readonly statusKonversi: string;
  /** Null until the reader is told grades. */
  readonly nilaiAkhir: number | null;
  readonly nilaiHuruf: string | null;
  /** 0 until the conversion is final. */
  readonly sksDiakui: number;
}

/** A verified work in somebody's portfolio. */
export interface KaryaOrang {
  readonly id: string;
  readonly judul: string;
  readonly tahun: number;
  readonly kategori: string | null;
  /** The person's own share, and the place among the authors; null where nobody else may have written it. */
  readonly poin: number;
  readonly urutan: number | null;
  readonly penulis: number | null;
}

/** The portfolio of one person (GET v9/dashboard/mahasiswa/{id}, …/dosen/{id}). */
export interface PortofolioOrang {
  readonly id: string;
  readonly nomor: string;
  readonly nama: string;
  readonly prodi: string | null;
  /** Of students: year of entry and semester; of lecturers: rank and field. */
  readonly keterangan: readonly string[];
  readonly poin: number;
  readonly karya: Readonly<Record<JenisKarya, readonly KaryaOrang[]>>;
  /** Participations in MBKM; none of lecturers, whose records come from `silaturahmi/dosen/…`. */
  readonly mbkm: readonly BarisMbkm[];
}
