import {
  inSentence,
  type MergeCount,
  type MergePlan,
  messages,
  type Resource,
} from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import { mayDo, writableFields } from '../../access/permission.ts';
import { typeOf } from '../../database/columns.ts';
import type { Queryable, RowData } from '../../database/db.ts';
import { badRequest, forbidden, notFound } from '../../errors.ts';
import type { Engine } from '../context.ts';
import { findRow } from '../read.ts';
import type { MergedPair } from '../rules.ts';
import { type Asking, type Obstacle, obstaclesOf, toldTo } from './obstacles.ts';
import { referrersOf, refersSql } from './referrers.ts';

/** As many references as one merging moves: it stays within the time of one transaction. */
const mostMoved = 50_000;

/** @throws HttpError 403 where the declaration does not name the role, or its menu keeps it from writing */
export function mustMerge(caller: Caller, r: Resource): void {
  const named = r.merge?.by.includes(caller.baseRole) ?? false;
  if (!named || !mayDo(caller, r, 'update') || !mayDo(caller, r, 'delete')) throw forbidden();
}

const ungiven: ReadonlySet<string> = new Set(['rows', 'status', 'coordinate', 'joinCode']);

/** Fields whose value may be taken from the row that goes: what the caller may change in the one that stays. */
export function takeable(caller: Caller, r: Resource, keep: RowData): string[] {
  const writable = writableFields(caller, r);
  const locked = r.builtIn && keep[r.builtIn.field] === r.builtIn.value ? r.builtIn.lockedFields : [];
  return Object.entries(r.fields).flatMap(([name, { kind, readOnly, fixed, secret, template }]) =>
    readOnly || fixed || secret || template || ungiven.has(kind) || locked.includes(name) || !writable.has(name)
      ? []
      : [name],
  );
}

/** How many rows of what refer to a row, by the name of their resource. */
async function countReferring(
  engine: Engine,
  on: Queryable,
  r: Resource,
  id: unknown,
): Promise<(MergeCount & { resource: string })[]> {
  const type = typeOf(r, 'id', engine.registry);
  const referrers = referrersOf(engine.registry, r);
  const counts = referrers.map(
    (referrer, i) =>
      `(select count(*)::int from ${referrer.table} t where ${refersSql(referrer, `$1::${type}`)}) as "n${i}"`,
  );
  if (!counts.length) return [];
  const found = await on.one<Record<string, number>>(`select ${counts.join(', ')}`, [id]);
  const totals = new Map<string, MergeCount>();
  for (const [i, { resource }] of referrers.entries()) {
    const before = totals.get(resource.name)?.jumlah ?? 0;
    totals.set(resource.name, { label: inSentence(resource.label), jumlah: before + (found?.[`n${i}`] ?? 0) });
  }
  return [...totals].flatMap(([resource, count]) => (count.jumlah ? [{ resource, ...count }] : []));
}

/** How many there are together. */
const sumOf = (counts: readonly MergeCount[]): number => counts.reduce((sum, { jumlah }) => sum + jumlah, 0);

/**
 * Preview of a merge: the references that would move, and the obstacles; nothing is written.
 * @throws HttpError 400, 403, 404
 */
export async function planMerge(
  engine: Engine,
  caller: Caller,
  r: Resource,
  ids: { tetap: string; lebur: string },
): Promise<MergePlan> {
  mustMerge(caller, r);
  const [keep, lose] = [await within(engine, caller, r, ids.tetap), await within(engine, caller, r, ids.lebur)];
  mustDiffer(ids.tetap, ids.lebur);
  const { pindah, halangan } = await hindered({ engine, on: engine.db, caller }, r, { keep, lose });
  return {
    pindah,
    tetap: await countReferring(engine, engine.db, r, keep.id),
    halangan: toldTo(caller, halangan),
    dapatDiambil: takeable(caller, r, keep),
  };
}

/** @throws HttpError 400 */
export function mustDiffer(keep: string, lose: string): void {
  if (keep === lose) throw badRequest(refusals.merge.sameRow);
}

/** Everything that keeps two rows from becoming one, and what would move. */
export async function hindered(
  asking: Asking,
  r: Resource,
  pair: MergedPair,
): Promise<{ pindah: MergeCount[]; halangan: Obstacle[] }> {
  const pindah = await countReferring(asking.engine, asking.on, r, pair.lose.id);
  const halangan = await obstaclesOf(asking, r, pair);
  if (sumOf(pindah) > mostMoved) halangan.push({ said: refusals.merge.tooManyMoved, baris: [] });
  return { pindah, halangan };
}

async function within(engine: Engine, caller: Caller, r: Resource, id: string): Promise<RowData> {
  const row = await findRow(engine, engine.db, caller, r, id, 'write');
  if (!row) throw notFound(messages.notFound);
  return row;
}
