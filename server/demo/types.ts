import type { RowData } from '../platform/database/db.ts';

/** Rows of one resource, in API shape with ids; read once and lazily, so that there may be very many. */
export interface Portion {
  resource: string;
  rows: Iterable<RowData>;
  /** How many, where that is known, for the progress bar. */
  total?: number;
}

export interface DemoOptions {
  /** The day of seeding; every date is relative to it. */
  today: Date;
  /** How many students besides the named people. */
  students: number;
}

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

/** A letter of the demo: its kind, the rows that it is about, and how many days before or after today. */
export interface DemoLetter {
  jenis: string;
  about: readonly string[];
  day: number;
}
