/** One row that was found. */
export interface Temuan {
  id: string;
  judul: string;
  /** Text that distinguishes it from others of the same name. */
  keterangan: string;
  /** Where it leads, the best first; the menu of a role may lack one. */
  tautan: string[];
}

/** Results of one kind. */
export interface KelompokTemuan {
  nama: string;
  hasil: Temuan[];
  /** The list that shows all, where there are more than these. */
  semua: string | null;
}

/** Answer of GET /cari (docs/api.md "General"). */
export interface JawabanCari {
  kelompok: KelompokTemuan[];
}

/** Longest text that may be searched for. */
export const cariTerpanjang = 100;
