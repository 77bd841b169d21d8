import { createHash } from 'node:crypto';
import type { Registry, Role } from '../../../resources/kit/index.ts';
import type { Queryable } from '../../database/db.ts';
import type { Letter } from './types.ts';

/** What a letter says of its row, and what its public check tells of it. */
export interface LetterContent extends Pick<Letter, 'perihal' | 'kepada' | 'judul' | 'paragraf'> {
  namaPenerima: string;
  program: string | null;
  /** Day, `YYYY-MM-DD`. */
  berlakuSampai: string | null;
}

/** A letter's text with who signs it; whoever signs next year does not make last year's letter untrue. */
export interface WrittenLetter {
  content: LetterContent;
  frame: Pick<Letter, 'unit' | 'penandatangan'>;
}

/** Where a letter's words come from. */
export interface LetterSource {
  readonly on: Queryable;
  readonly registry: Registry;
}

/** A kind of letter about the rows of a resource. */
export interface LetterKind {
  /** `surat_pengantar`: each kind has its own numbers every year. */
  readonly jenis: string;
  /** Short code in the number: `SP`. */
  readonly kodeNomor: string;
  readonly resource: string;
  /** Name of the call that prints it: 'Cetak Surat Pengantar (PDF)'. */
  readonly ringkasan: string;
  /** Who may print it, within what they read. */
  readonly peran: readonly Role[];
  /** Whether one may be issued now. */
  issuable(source: LetterSource, idBaris: string): Promise<boolean>;
  /** The letter as the row is now, or why none counts any more: 'Pendaftaran tidak berlaku lagi.' */
  write(source: LetterSource, idBaris: string): Promise<WrittenLetter | string>;
  /** Why a letter that says something else does not count any more. */
  readonly changed: string;
}

/** Every kind by its name. */
export type LetterKinds = ReadonlyMap<string, LetterKind>;

/** Two letters with the same fingerprint say the same. */
export const fingerprintOf = (content: LetterContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');
