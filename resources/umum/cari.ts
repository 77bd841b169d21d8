/** One row that was found. */
export interface Temuan {
  id: string;
  judul: string;
  /** What tells it apart from others of the name. */
  keterangan: string;
  /** Where it leads, the best first; the menu of a role may lack one. */
  tautan: string[];
}

/** What was found of one kind. */
export interface KelompokTemuan {
  nama: string;
  hasil: Temuan[];
  /** The list that shows all, where there are more than these. */
  semua: string | null;
}

/** What GET /cari answers (docs/api.md "General"). */
export interface JawabanCari {
  kelompok: KelompokTemuan[];
}

/** Longest text that may be searched for. */
export const cariTerpanjang = 100;
