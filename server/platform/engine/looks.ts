import {
  type Counted,
  dayInWords,
  fillWords,
  type Look,
  messages,
  noteOf,
  numberInWords,
  type Resource,
  type StepPreview,
  splitSource,
} from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { mustBeAllowed } from '../access/permission.ts';
import { scopeSql } from '../access/scope.ts';
import { column, tableName } from '../database/columns.ts';
import type { Queryable, RowData } from '../database/db.ts';
import { dayInJakarta, daysBetween } from '../day.ts';
import { conflict, invalid, notFound } from '../errors.ts';
import type { Engine } from './context.ts';
import { findRow } from './read.ts';
import type { RuleContext } from './rules.ts';

/** Who looks, on what, and on which day. */
type Looking = Pick<RuleContext, 'registry' | 'caller' | 'now'> & { readonly on: Queryable };

/** What a look found: its words, or undefined where it is not so. */
async function foundBy(looking: Looking, r: Resource, row: RowData, look: Look): Promise<string | undefined> {
  if ('some' in look) {
    const n = await count(looking, look.some, row);
    return n > 0 ? fillWords(look.says, { n: numberInWords(n) }) : undefined;
  }
  if ('none' in look) {
    if (look.among && (await count(looking, look.among, row)) === 0) return undefined;
    return (await count(looking, look.none, row)) === 0 ? look.says : undefined;
  }
  const day = await dayOf(looking, r, row, 'before' in look ? look.before : look.after);
  if (day === undefined) return undefined;
  const today = dayInJakarta(looking.now);
  const days = 'before' in look ? daysBetween(today, day) : daysBetween(day, today);
  return days > 0 ? fillWords(look.says, { n: numberInWords(days), tanggal: dayInWords(day) }) : undefined;
}

/** All rows count, whoever looks: a number names nobody, and a step leaves behind also whom its taker may not read. */
async function count({ on, registry, caller, now }: Looking, of: Counted, row: RowData): Promise<number> {
  const counted = registry.get(of.resource);
  const values: unknown[] = [row.id];
  const today = caller.today ?? dayInJakarta(now);
  const rows = of.rows ? scopeSql(registry, counted, { ...caller, today }, of.rows, 't', values) : 'true';
  const found = await on.one<{ n: number }>(
    `select count(*)::int as n from ${tableName(counted)} t where t.${column(of.by)} = $1 and ${rows}`,
    values,
    { prepare: true },
  );
  return found?.n ?? 0;
}

/** A day of the row, or of the row that one of its references names. */
async function dayOf({ on, registry }: Looking, r: Resource, row: RowData, path: string): Promise<string | undefined> {
  const { part, name } = splitSource(path);
  if (!part) return typeof row[name] === 'string' ? row[name] : undefined;
  const reference = r.fields[part];
  if (reference?.kind !== 'ref') return undefined;
  const found = await on.one<{ hari: string | null }>(
    `select ${column(name)}::text as hari from ${tableName(registry.get(reference.to))} where id = $1`,
    [row[part] ?? null],
    { prepare: true },
  );
  return found?.hari ?? undefined;
}

/** What is to be known of a row before a step is taken on it. */
async function lookAt(looking: Looking, r: Resource, row: RowData, looks: readonly Look[]): Promise<StepPreview> {
  const pesan: StepPreview['pesan'] = [];
  for (const look of looks) {
    const teks = await foundBy(looking, r, row, look);
    if (teks !== undefined) pesan.push({ teks, bobot: look.weight });
  }
  return { pesan, catatan: pesan.some(({ bobot }) => bobot === 'note') };
}

/**
 * What a step is held against when it is taken; the portal's own jobs give no notes.
 * @throws HttpError 409 where it makes no sense, 422 `catatan` where it wants a note and has none, both with all that was found
 */
export async function mustLookWell(
  ctx: RuleContext,
  r: Resource,
  row: RowData,
  looks: readonly Look[],
  note: unknown,
): Promise<void> {
  if (!looks.length) return;
  const { pesan, catatan } = await lookAt({ ...ctx, on: ctx.tx }, r, row, looks);
  const senseless = pesan.filter(({ bobot }) => bobot === 'refuse');
  if (senseless.length) throw conflict(senseless.map(({ teks }) => teks).join(' '));
  if (!catatan || ctx.caller.system || noteOf(note)) return;
  const doubtful = pesan.filter(({ bobot }) => bobot === 'note').map(({ teks }) => teks);
  throw invalid({ catatan: `${doubtful.join(' ')} ${messages.noteRequired}` }, messages.noteRequired);
}

/**
 * GET {r}/{id}/aksi/{step}: what is to be known before the step, for its dialog.
 * @throws HttpError 403, 404
 */
export async function preview(
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
  looks: readonly Look[],
): Promise<StepPreview> {
  mustBeAllowed(caller, r, 'action');
  const row = await findRow(engine, engine.db, caller, r, id, 'read');
  if (!row) throw notFound();
  return lookAt({ on: engine.db, registry: engine.registry, caller, now: engine.now() }, r, row, looks);
}
