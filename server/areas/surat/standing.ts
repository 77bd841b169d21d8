import { Message } from '../../../resources/kit/index.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { conflict } from '../../platform/errors.ts';
import { compose, fingerprintOf, mayBeIssued } from './compose.ts';
import { issueLetter, revokeLetter, type Writing } from './issue.ts';
import type { LetterBook, LetterRules, LetterSource } from './letterBook.ts';

/** Ids of the rows that a letter `t` is about. */
export const aboutSql = `coalesce((select array_agg(p.id_pendaftar_mbkm::text order by p.nomor) from surat_surat_peserta p
  where p.parent_id = t.id), array[t.id_baris])`;

/** Letters `t` about one row: alone, or together with others. */
export const isAbout = (resource: string, id: string): string => `t.resource = ${resource} and t.id in (
  select a.id from surat_surat a where a.id_baris = ${id}::text
  union all select p.parent_id from surat_surat_peserta p where p.id_pendaftar_mbkm = ${id}::text::uuid)`;

/** A letter that nobody has taken back. */
export interface Standing extends DbRow {
  id: string;
  nomor: string;
  jenis: string;
  /** The rows that it is about. */
  tentang: string[];
  sidik: string | null;
  perluTerbitUlang: boolean;
}

const standingSql = `select t.id, t.nomor_surat as nomor, t.jenis_surat as jenis, ${aboutSql} as tentang, t.sidik,
    t.perlu_terbit_ulang
  from surat_surat t where t.status = 'terbit' and ${isAbout('$1', '$2')}`;

const standingOfAllSql = `select t.id, t.nomor_surat as nomor, t.jenis_surat as jenis, ${aboutSql} as tentang, t.sidik,
    t.perlu_terbit_ulang
  from surat_surat t where t.status = 'terbit' and t.resource = $1 and t.id in (
    select a.id from surat_surat a where a.id_baris = any($2::text[])
    union all select p.parent_id from surat_surat_peserta p where p.id_pendaftar_mbkm = any($2::text[]::uuid[]))`;

/** The letter of a kind about a row that nobody has taken back. */
export const standingLetter = (
  on: Queryable,
  { kind }: Pick<LetterRules, 'kind'>,
  id: string,
): Promise<Standing | undefined> =>
  on.one<Standing>(
    `${standingSql} and t.jenis_surat = $3 order by t.nomor_urut desc limit 1`,
    [kind.resource, id, kind.name],
    { prepare: true },
  );

/** The rows that a letter is about. */
export async function rowsOfLetter(on: Queryable, id: string): Promise<readonly string[]> {
  const found = await on.one<{ tentang: string[] }>(
    `select ${aboutSql} as tentang from surat_surat t where t.id = $1`,
    [id],
  );
  return found?.tentang ?? [];
}

/** State of a letter since its issue. */
export interface Since {
  /** Reason why it is no longer valid. */
  ended: Message | null;
  /** It counts, but its rows say something else by now. */
  stale: boolean;
  /** Numbers of those in it for whom it does not count any more. */
  left: readonly string[];
}

/** Compares a letter with its rows: the one place that decides it, so it matters not how they changed. */
export async function sinceIssue(
  source: LetterSource,
  rules: LetterRules,
  { tentang, sidik }: Pick<Standing, 'tentang' | 'sidik'>,
): Promise<Since> {
  const composed = await compose(source, rules, tentang);
  if (composed instanceof Message) return { ended: composed, stale: false, left: [] };
  const { left } = composed;
  const { changed } = rules.kind.counts;
  if (fingerprintOf(composed.content) === sidik) return { ended: null, stale: false, left };
  return changed === undefined ? { ended: null, stale: true, left } : { ended: changed, stale: false, left };
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
  wrongState: Message,
): Promise<string> {
  const source = sourceOf(ctx);
  const { kind } = rules;
  const composed = (await mayBeIssued(source, rules, idBaris)) ? await compose(source, rules, [idBaris]) : null;
  if (composed === null || composed instanceof Message) throw conflict(wrongState);
  const known = await standingLetter(ctx.tx, rules, idBaris);
  if (known?.sidik === fingerprintOf(composed.content)) return known.id;
  if (known) await revokeLetter(ctx, known.id, kind.counts.changed ?? kind.counts.ended);
  const { id } = await issueLetter(ctx, rules, composed);
  if (known) await replacedBy(ctx, known.id, id);
  return id;
}

/** A letter taken back names the one that stands in its place. */
const replacedBy = ({ tx }: Pick<Writing, 'tx'>, id: string, by: string): Promise<number> =>
  tx.execute('update surat_surat set id_surat_pengganti = $2 where id = $1', [id, by]);

/** Says of a letter whether it should be issued anew; no row that two people write. */
export const markStale = (on: Queryable, id: string, stale: boolean): Promise<number> =>
  on.execute('update surat_surat set perlu_terbit_ulang = $2 where id = $1', [id, stale]);

/**
 * Takes back what does not count any more of the letters about a row, and marks what should be issued anew, so that the
 * list of letters knows it with the change.
 */
export const keepLetters = (ctx: Writing, book: LetterBook, resource: string, idBaris: string): Promise<void> =>
  keepLettersOfAll(ctx, book, resource, [idBaris]);

/** The same of letters about any of several rows; one about many of them is looked at once. */
export async function keepLettersOfAll(
  ctx: Writing,
  book: LetterBook,
  resource: string,
  ids: readonly string[],
): Promise<void> {
  const found = await ctx.tx.query<Standing>(standingOfAllSql, [resource, ids], { prepare: true });
  for (const letter of found) {
    const rules = book.get(letter.jenis);
    if (!rules) continue;
    const { ended, stale } = await sinceIssue(sourceOf(ctx), rules, letter);
    if (ended) await revokeLetter(ctx, letter.id, ended);
    else if (stale !== letter.perluTerbitUlang) await markStale(ctx.tx, letter.id, stale);
  }
}
