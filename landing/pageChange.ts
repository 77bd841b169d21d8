import type { DokumenSitus } from '../resources/pengaturan/situsSkema.ts';
import type { ProgramCode } from './content/types.ts';

/** A picture in several sizes, smallest first; its own size keeps its place while it loads. */
export interface Photo {
  readonly alt: string;
  readonly lebar: number;
  readonly tinggi: number;
  readonly ukuran: readonly { readonly lebar: number; readonly avif: string; readonly webp: string }[];
}

/** Changes of a page on /pengaturan/situs, with the pictures they use. */
export interface PageChange {
  /** Grows with each change of any page. */
  readonly versi: number;
  readonly dokumen: DokumenSitus;
  /** By their id. */
  readonly foto: Readonly<Record<string, Photo>>;
  /** Pictures of programmes, which their cards on the index show. */
  readonly kartu: Readonly<Partial<Record<ProgramCode, Photo>>>;
}

/** The photograph of a section, with its words as they were written. */
export function photoOf({ dokumen, foto }: PageChange, section: string): Photo | undefined {
  const used = dokumen.isi[section]?.picture;
  if (used === null || typeof used !== 'object' || Array.isArray(used)) return undefined;
  const { id = '', alt = '' } = used;
  const found = foto[id];
  return found && { ...found, alt };
}

/** The photograph by which links to a page are previewed. */
export const previewPhoto = (change: PageChange): Photo | undefined =>
  photoOf(change, 'home') ?? photoOf(change, 'about');

/** Id of the data block in which a page carries it. */
export const changeBlock = 'data-situs';

/** Changes that the server has embedded in a document. */
export function changeOf(document: Document): PageChange | undefined {
  const block = document.getElementById(changeBlock)?.textContent;
  return block ? JSON.parse(block) : undefined;
}
