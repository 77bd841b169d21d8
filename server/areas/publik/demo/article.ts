import type { Row } from '../../../../resources/kit/index.ts';
import type { berita } from '../../../../resources/pengaturan/berita.ts';
/** An article of the public pages. */
export interface Article {
  judul: string;
  /** Default: berita. */
  kategori?: Row<typeof berita>['kategori'];
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
