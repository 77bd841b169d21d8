/** An article of the public pages. */
export interface Article {
  judul: string;
  /** Default: berita. */
  kategori?: 'pengumuman' | 'agenda' | 'cerita';
  /** Codes of jenis MBKM; empty = general. */
  jenis: readonly string[];
  /** Days since it was published; negative = scheduled. */
  ago: number;
  ringkasan: string;
  isi: string;
  tokoh?: readonly [nama: string, keterangan: string];
  pinned?: boolean;
  draft?: boolean;
}
