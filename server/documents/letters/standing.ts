import type { CallerChange } from '../../access/core.ts';
import type { DbRow } from '../../database/db.ts';
import { conflict } from '../../errors.ts';
import { issueLetter, revokeLetter } from './issue.ts';
import { fingerprintOf, type LetterKind, type LetterKinds, type LetterSource } from './kinds.ts';
import type { Letter } from './types.ts';

/** A letter that nobody has taken back. */
interface Standing extends DbRow {
  id: string;
  nomor: string;
  kode: string;
  diterbitkan: string;
  jenis: string;
  idBaris: string;
  sidik: string | null;
}

const standingSql = `select id, nomor, kode, diterbitkan, jenis, id_baris as "idBaris", sidik from mbkm_surat where dicabut is null`;

/**
 * Why a letter does not count any more, although nobody took it back: null while its row still says the same. The one
 * place that decides it, so it matters not how the row changed.
 */
export async function outdated(
  source: LetterSource,
  kind: LetterKind,
  { idBaris, sidik }: Pick<Standing, 'idBaris' | 'sidik'>,
): Promise<string | null> {
  const written = await kind.write(source, idBaris);
  if (typeof written === 'string') return written;
  return fingerprintOf(written.content) === sidik ? null : kind.changed;
}

type Writing = Pick<CallerChange, 'tx' | 'now' | 'caller' | 'registry'>;

const sourceOf = ({ tx, registry }: Writing): LetterSource => ({ on: tx, registry });

/**
 * The letter of a kind about a row: the one that counts, else a new one with the next number.
 * @throws HttpError 409 where none may be issued
 */
export async function currentLetter(
  ctx: Writing,
  kind: LetterKind,
  idBaris: string,
  wrongState: string,
): Promise<Letter> {
  const source = sourceOf(ctx);
  const written = (await kind.issuable(source, idBaris)) ? await kind.write(source, idBaris) : wrongState;
  if (typeof written === 'string') throw conflict(wrongState);
  const { content, frame } = written;
  const { perihal, namaPenerima, program, berlakuSampai, kepada, judul, paragraf } = content;
  const sidik = fingerprintOf(content);
  const known = await ctx.tx.one<Standing>(
    `${standingSql} and jenis = $1 and resource = $2 and id_baris = $3 order by urut desc limit 1`,
    [kind.jenis, kind.resource, idBaris],
  );
  if (known && known.sidik !== sidik) await revokeLetter(ctx, known.id, kind.changed);
  const { jenis, kodeNomor, resource } = kind;
  const about = { resource, idBaris, sidik };
  const issued =
    known?.sidik === sidik
      ? known
      : await issueLetter(ctx, { jenis, kodeNomor, perihal, namaPenerima, program, berlakuSampai, ...about });
  const { nomor, kode, diterbitkan } = issued;
  const tanggal = new Date(`${diterbitkan}T00:00:00+07:00`);
  return { nomor, kode, tanggal, perihal, kepada, ...(judul ? { judul } : {}), paragraf, ...frame };
}

/** Takes back what is outdated of the letters about a row, so that the list of letters knows it with the change. */
export async function keepLetters(ctx: Writing, kinds: LetterKinds, resource: string, idBaris: string): Promise<void> {
  const found = await ctx.tx.query<Standing>(
    `${standingSql} and resource = $1 and id_baris = $2`,
    [resource, idBaris],
    { prepare: true },
  );
  for (const letter of found) {
    const kind = kinds.get(letter.jenis);
    const reason = kind ? await outdated(sourceOf(ctx), kind, letter) : null;
    if (reason) await revokeLetter(ctx, letter.id, reason);
  }
}
