/** Answer of GET v9/crossref: whether the portal may ask Crossref. */
export interface KetersediaanCrossref {
  readonly tersedia: boolean;
}

/** Answer of GET v9/crossref/rincian: what Crossref says of a DOI, by field, and the authors in order. */
export interface RincianKarya {
  readonly isian: Readonly<Record<string, string | number>>;
  readonly penulis: readonly string[];
}
