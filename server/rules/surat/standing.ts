import type { DbRow } from '../../database/db.ts';
import { conflict } from '../../errors.ts';
import { compose, fingerprintOf, mayBeIssued } from './compose.ts';
import { issueLetter, revokeLetter, type Writing } from './issue.ts';
import type { LetterBook, LetterRules, LetterSource } from './kinds.ts';

/** A letter that nobody has taken back. */
interface Standing extends DbRow {
  id: string;
  jenis: string;
  idBaris: string;
  sidik: string | null;
}

const standingSql = `select id, jenis_surat as jenis, id_baris as "idBaris", sidik from surat_surat where status = 'terbit'`;

/**
 * Why a letter does not count any more, although nobody took it back: null while its row still says the same. The one
 * place that decides it, so it matters not how the row changed.
 */
export async function outdated(
  source: LetterSource,
  rules: LetterRules,
  { idBaris, sidik }: Pick<Standing, 'idBaris' | 'sidik'>,
): Promise<string | null> {
  const composed = await compose(source, rules, idBaris);
  if (typeof composed === 'string') return composed;
  return fingerprintOf(composed.content) === sidik ? null : rules.kind.counts.changed;
}

const sourceOf = ({ tx, registry }: Writing): LetterSource => ({ on: tx, registry });

/**
 * The letter of a kind about a row: the one that counts, else a new one with the next number.
 * @returns its id
 * @throws HttpError 409 where none may be issued
 */
export async function currentLetter(
  ctx: Writing,
  rules: LetterRules,
  idBaris: string,
  wrongState: string,
): Promise<string> {
  const source = sourceOf(ctx);
  const { kind } = rules;
  const composed = (await mayBeIssued(source, rules, idBaris)) ? await compose(source, rules, idBaris) : wrongState;
  if (typeof composed === 'string') throw conflict(wrongState);
  const known = await ctx.tx.one<Standing>(
    `${standingSql} and jenis_surat = $1 and resource = $2 and id_baris = $3 order by nomor_urut desc limit 1`,
    [kind.name, kind.resource, idBaris],
  );
  if (known?.sidik === fingerprintOf(composed.content)) return known.id;
  if (known) await revokeLetter(ctx, known.id, kind.counts.changed);
  const { id } = await issueLetter(ctx, rules, idBaris, composed);
  if (known) await replacedBy(ctx, known.id, id);
  return id;
}

/** A letter taken back names the one that stands in its place. */
export const replacedBy = ({ tx }: Pick<Writing, 'tx'>, id: string, by: string): Promise<number> =>
  tx.execute('update surat_surat set id_surat_pengganti = $2 where id = $1', [id, by]);

/** Takes back what is outdated of the letters about a row, so that the list of letters knows it with the change. */
export async function keepLetters(ctx: Writing, book: LetterBook, resource: string, idBaris: string): Promise<void> {
  const found = await ctx.tx.query<Standing>(
    `${standingSql} and resource = $1 and id_baris = $2`,
    [resource, idBaris],
    { prepare: true },
  );
  for (const letter of found) {
    const rules = book.get(letter.jenis);
    const reason = rules ? await outdated(sourceOf(ctx), rules, letter) : null;
    if (reason) await revokeLetter(ctx, letter.id, reason);
  }
}
