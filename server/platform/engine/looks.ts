import {
  type Counted,
  type Look,
  type ManyStepPreview,
  type Message,
  messages,
  onDay,
  type Resource,
  type StepPreview,
  splitSource,
  together,
  type Weight,
  withWords,
} from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { mustBeAllowed } from '../access/permission.ts';
import { saidTo } from '../access/saidTo.ts';
import { scopeSql } from '../access/scope.ts';
import { column, tableName } from '../database/columns.ts';
import type { Queryable, RowData } from '../database/db.ts';
import { dayInZone, daysBetween } from '../day.ts';
import { conflict, invalid, notFound } from '../errors.ts';
import { notedAs } from './bodyWords.ts';
import type { Engine } from './context.ts';
import { findRow } from './read.ts';
import type { RuleContext } from './rules.ts';

/** The caller, the day and the connection of a look. */
export type Looking = Pick<RuleContext, 'registry' | 'caller' | 'now'> & { readonly on: Queryable };

/** Result of a look for one row: the rows counted, or the days and the day that they lead to. */
interface Found {
  readonly n: number;
  readonly tanggal?: string;
}

/** The rows of which a look is so, by id, with what its sentence says: one statement for all of them. */
async function foundBy(looking: Looking, r: Resource, ids: readonly string[], look: Look): Promise<Map<string, Found>> {
  if ('some' in look) return countsOf(looking, look.some, ids);
  if ('none' in look) {
    const there = await countsOf(looking, look.none, ids);
    const among = look.among ? await countsOf(looking, look.among, ids) : undefined;
    return new Map(ids.filter(id => !there.has(id) && (among?.has(id) ?? true)).map(id => [id, { n: 0 }]));
  }
  const before = 'before' in look;
  const today = dayInZone(looking.now);
  const found = new Map<string, Found>();
  for (const [id, tanggal] of await daysOf(looking, r, ids, before ? look.before : look.after)) {
    const n = before ? daysBetween(today, tanggal) : daysBetween(tanggal, today);
    if (n > 0) found.set(id, { n, tanggal });
  }
  return found;
}

/**
 * Counts all rows, whoever looks: a number names nobody, and the step affects rows that its taker may not read as well.
 */
export async function countsOf(
  { on, registry, caller, now }: Looking,
  of: Counted,
  ids: readonly string[],
): Promise<Map<string, Found>> {
  const counted = registry.get(of.resource);
  const values: unknown[] = [ids];
  const today = caller.today ?? dayInZone(now);
  const rows = of.rows ? scopeSql(registry, counted, { ...caller, today }, of.rows, 't', values) : 'true';
  const by = `t.${column(of.by)}`;
  const found = await on.query<{ id: string; n: number }>(
    `select ${by} as id, count(*)::int as n from ${tableName(counted)} t where ${by} = any($1) and ${rows} group by ${by}`,
    values,
    { prepare: true },
  );
  return new Map(found.map(({ id, n }) => [id, { n }]));
}

/** A day of each row, or of the row that one of its references names; rows without it have none. */
async function daysOf(
  { on, registry }: Looking,
  r: Resource,
  ids: readonly string[],
  path: string,
): Promise<Map<string, string>> {
  const { part, name } = splitSource(path);
  const reference = part ? r.fields[part] : undefined;
  if (part && reference?.kind !== 'ref') return new Map();
  const referred =
    part && reference?.kind === 'ref'
      ? ` join ${tableName(registry.get(reference.to))} d on d.id = t.${column(part)}`
      : '';
  const day = `${referred ? 'd' : 't'}.${column(name)}`;
  const found = await on.query<{ id: string; hari: string }>(
    `select t.id, ${day}::text as hari from ${tableName(r)} t${referred} where t.id = any($1) and ${day} is not null`,
    [ids],
    { prepare: true },
  );
  return new Map(found.map(({ id, hari }) => [id, hari]));
}

const sentence = ({ says }: Look, { n, tanggal }: Found): Message =>
  withWords(says, { n, ...(tanggal ? { tanggal: onDay(tanggal) } : {}) });

/** A finding of a row: the sentence, and what it does to the step. */
interface Finding {
  readonly said: Message;
  readonly weight: Weight;
}

/** The findings of a row before a step is taken on it. */
async function lookAt(looking: Looking, r: Resource, id: string, looks: readonly Look[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const look of looks) {
    const found = (await foundBy(looking, r, [id], look)).get(id);
    if (found) findings.push({ said: sentence(look, found), weight: look.weight });
  }
  return findings;
}

/** Why a step makes no sense on a row; undefined where it does. */
export async function senselessNow(
  looking: Looking,
  r: Resource,
  id: string,
  looks: readonly Look[],
): Promise<Message | undefined> {
  const refusing = looks.filter(({ weight }) => weight === 'refuse');
  return (await lookAt(looking, r, id, refusing))[0]?.said;
}

/** Most sentences that one look says of many rows: of days, each day is one. */
const mostSentences = 5;

/**
 * Messages of one look about many rows: numbers of rows are added up, days are listed each, the most frequent first.
 */
function saidOf(caller: Caller, look: Look, found: ReadonlyMap<string, Found>): ManyStepPreview['pesan'] {
  const groups = new Map<string, { n: number; tanggal?: string; baris: number }>();
  for (const { n, tanggal } of found.values()) {
    const group = groups.get(tanggal ?? '');
    groups.set(tanggal ?? '', { n: tanggal ? n : n + (group?.n ?? 0), tanggal, baris: 1 + (group?.baris ?? 0) });
  }
  return [...groups.values()]
    .sort((a, b) => b.baris - a.baris)
    .slice(0, mostSentences)
    .map(({ baris, ...group }) => ({ teks: saidTo(caller, sentence(look, group)), bobot: look.weight, baris }));
}

/**
 * The findings before a step on many rows at once, in one statement for each look.
 * @param ids rows that are in a state in which the step begins
 */
export async function lookAtMany(
  looking: Looking,
  r: Resource,
  ids: readonly string[],
  looks: readonly Look[],
): Promise<ManyStepPreview> {
  const pesan: ManyStepPreview['pesan'] = [];
  const senseless = new Set<string>();
  let catatan = false;
  for (const look of looks) {
    const found = await foundBy(looking, r, ids, look);
    pesan.push(...saidOf(looking.caller, look, found));
    if (look.weight === 'refuse') for (const id of found.keys()) senseless.add(id);
    catatan ||= look.weight === 'note' && found.size > 0;
  }
  return { pesan, catatan, baris: ids.length, ditolak: senseless.size };
}

/**
 * Checks the findings when a step is taken; jobs give no notes.
 * @throws HttpError 409 where it makes no sense, 422 `catatan` where it needs a note and has none, both with all
 * findings
 */
export async function mustLookWell(
  ctx: RuleContext,
  r: Resource,
  row: RowData,
  looks: readonly Look[],
  note: unknown,
): Promise<void> {
  if (!looks.length) return;
  const findings = await lookAt({ ...ctx, on: ctx.tx }, r, String(row.id), looks);
  const weighing = (weight: Weight) => findings.flatMap(one => (one.weight === weight ? [one.said] : []));
  const senseless = weighing('refuse');
  if (senseless.length) throw conflict(together(senseless));
  const doubtful = weighing('note');
  if (!doubtful.length || ctx.caller.system || notedAs(note)) return;
  throw invalid({ catatan: together([...doubtful, messages.noteRequired]) }, messages.noteRequired);
}

/** GET {r}/{id}/aksi/{step}: the findings before the step, for its dialog. @throws HttpError 403, 404 */
export async function preview(
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
  looks: readonly Look[],
): Promise<StepPreview> {
  mustBeAllowed(caller, r, 'action');
  if (!(await findRow(engine, engine.db, caller, r, id, 'read'))) throw notFound();
  const looking = { on: engine.db, registry: engine.registry, caller, now: engine.now() };
  const findings = await lookAt(looking, r, id, looks);
  return {
    pesan: findings.map(({ said, weight }) => ({ teks: saidTo(caller, said), bobot: weight })),
    catatan: findings.some(({ weight }) => weight === 'note'),
  };
}
