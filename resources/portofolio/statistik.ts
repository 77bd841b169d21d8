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
