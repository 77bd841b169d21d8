/** Kinds of works, as figures name them. */
export const semuaJenis = ['hki', 'jurnal', 'proceeding', 'jejaring'] as const;
export type JenisKarya = (typeof semuaJenis)[number];

type Jumlah = Readonly<Record<JenisKarya, number>>;

/** Answer of GET v9/dashboard/statistik (docs/domain/40 §2.4): verified works only, but for `menunggu`. */
export interface StatistikPortofolio {
  readonly total: Jumlah & { readonly mbkm: number };
  readonly menunggu: Jumlah;
  readonly perTahun: readonly (Jumlah & { readonly tahun: number })[];
  readonly perKategori: Readonly<Record<JenisKarya, readonly { nama: string; jumlah: number }[]>>;
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

/** What a person has written (GET v9/dashboard/mahasiswa, …/dosen). */
export interface BarisOrang extends Jumlah {
  readonly id: string;
  readonly nomor: string;
  readonly nama: string;
  readonly prodi: string | null;
  readonly poin: number;
}
