import {
  atMostAtOnce,
  type ManyStepPreview,
  messages,
  type Report,
  type Resource,
} from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { mustBeAllowed } from '../access/permission.ts';
import { saidTo } from '../access/saidTo.ts';
import { labelSql, tableName } from '../database/columns.ts';
import type { Queryable } from '../database/db.ts';
import { isIdOf } from '../database/ids.ts';
import { badRequest, HttpError } from '../errors.ts';
import { asItIs } from '../versions.ts';
import { eachOf, type Fared } from './bulk.ts';
import { mustBeObject } from './check.ts';
import { filterSql } from './computed.ts';
import type { Engine } from './context.ts';
import { itemsOf } from './http.ts';
import { lookAtMany } from './looks.ts';
import { lookedAt, mayTake } from './namedStep.ts';
import { removeIn } from './removeRow.ts';
import type { RuleContext } from './rules.ts';
import { mustBeGiven } from './stepInput.ts';
import { inTransaction } from './transaction.ts';
import { transitionIn } from './transition.ts';
import { updateIn } from './updateRow.ts';

const most = 5000;

/** Which rows: `items` as they were seen, or everything that matches a filter within the caller's write scope. */
interface Selection {
  items?: unknown;
  ids?: unknown;
  filter?: unknown;
  /** Every row is meant where the filter leaves none out. */
  semua?: unknown;
}

/** A row to work on; the version that it was seen with, or that any will do. */
export interface Chosen {
  id: string;
  label: string;
  /** The version that it has. */
  stored: number;
  version: number | typeof asItIs;
}

export interface Selected {
  rows: readonly Chosen[];
  /** Ids that are unknown, or not the caller's. */
  missing: readonly string[];
}

/** Context in which rows are chosen: the transaction of a write, or none. */
interface Choosing {
  readonly engine: Engine;
  readonly caller: Caller;
  readonly on: Queryable;
}

/** @throws HttpError 400, 422 for no rows, too many, or a filter that leaves none out */
export async function selected(
  { engine, caller, tx }: RuleContext,
  r: Resource,
  selection: Selection,
): Promise<Selected> {
  const choosing = { engine, caller, on: tx };
  if (selection.items === undefined && selection.ids === undefined)
    return { rows: await matching(choosing, r, mustBeMeant(selection)), missing: [] };
  const seen = new Map(itemsOf({ ...selection }).map(({ id, version }) => [id, version]));
  const found = await matching(choosing, r, { id: [...seen.keys()].filter(id => isIdOf(r, id)) });
  const rows = found.map((row): Chosen => ({ ...row, version: seen.get(row.id) ?? asItIs }));
  for (const { id } of rows) seen.delete(id);
  return { rows, missing: [...seen.keys()] };
}

/** Ids of the rows that a choice means, within the caller's read scope. @throws HttpError as `selected` */
export async function chosenIds(choosing: Choosing, r: Resource, { ids, filter, semua }: Selection): Promise<string[]> {
  const meant = ids === undefined ? mustBeMeant({ filter, semua }) : { id: idsOf(ids).filter(id => isIdOf(r, id)) };
  return (await matching(choosing, r, meant)).map(({ id }) => id);
}

/** Rows in the caller's scope, in the order of their ids, in which two calls lock them. */
async function matching(
  { engine, caller, on }: Choosing,
  r: Resource,
  filter: Record<string, unknown>,
): Promise<Chosen[]> {
  const values: unknown[] = [];
  const where = await filterSql(engine, caller, r, filter, 't', values, on);
  const scope = engine.rowsOf(caller, r, 'read', 't', values);
  const found = await on.query<{ id: string; label: string; stored: number }>(
    `select t.id, t.version as stored, ${labelSql(r, 't', engine.registry)} as label from ${tableName(r)} t where ${where} and ${scope} order by t.id limit ${most + 1}`,
    values,
  );
  if (found.length > most) throw new HttpError(422, messages.tooManyRows({ most }));
  return found.map(row => ({ ...row, version: asItIs }));
}

function idsOf(ids: unknown): string[] {
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every(id => typeof id === 'string'))
    throw badRequest(messages.badBody);
  if (ids.length > atMostAtOnce) throw badRequest(messages.tooManyRows({ most: atMostAtOnce }));
  return ids;
}

const saysNothing = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '');

/** @throws HttpError 400 without a filter, 422 for one that leaves no row out unless all are meant */
function mustBeMeant({ filter, semua }: Selection): Record<string, unknown> {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) throw badRequest(messages.badFilter);
  const named = Object.fromEntries(Object.entries(filter).filter(([, value]) => !saysNothing(value)));
  if (!Object.keys(named).length && semua !== true) throw new HttpError(422, messages.everyRow);
  return named;
}

/** Does `work` for each row in a savepoint of its own, so that one refusal leaves the others done. */
export async function forEachRow(
  ctx: RuleContext,
  r: Resource,
  chosen: Selected,
  work: (row: Chosen) => Promise<unknown>,
): Promise<Report> {
  return reportOf(ctx, chosen, await eachOf(ctx, r, chosen.rows, row => ctx.tx.savepoint(() => work(row))));
}

/** What became of the rows that were chosen, as its caller reads it. */
export const reportOf = (
  { caller }: Pick<RuleContext, 'caller'>,
  { missing }: Selected,
  { done, failed }: Fared<Chosen>,
): Report => ({
  berhasil: done.length,
  gagal: [
    ...missing.map(id => ({
      id,
      label: id,
      pesan: saidTo(caller, messages.notFound),
      code: messages.notFound.code,
    })),
    ...failed.map(({ item: { id, label }, reason, error }) => ({
      id,
      label,
      pesan: saidTo(caller, reason),
      ...(error ? { code: error.code } : {}),
    })),
  ],
});

/** Deletes many rows; what is in use stays and is named. */
export async function removeMany(engine: Engine, caller: Caller, r: Resource, body: unknown): Promise<Report> {
  mustBeAllowed(caller, r, 'delete');
  const selection = mustBeObject(body);
  return inTransaction(engine, caller, r, async ctx =>
    forEachRow(ctx, r, await selected(ctx, r, selection), ({ id, version }) => removeIn(ctx, r, id, version)),
  );
}

/** Takes one workflow action on many rows. */
export async function transitionMany(
  engine: Engine,
  caller: Caller,
  r: Resource,
  action: string,
  body: unknown,
): Promise<Report> {
  mustBeAllowed(caller, r, 'action');
  const { items, ids, filter, semua, ...given } = mustBeObject(body);
  mustBeGiven(engine.registry, r, mayTake(caller, r, action), given);
  return inTransaction(engine, caller, r, async ctx =>
    forEachRow(ctx, r, await selected(ctx, r, { items, ids, filter, semua }), ({ id, version }) =>
      transitionIn(ctx, r, id, action, { ...given, version }),
    ),
  );
}

/**
 * The findings before `transitionMany` of the same rows, `ids` or a filter: POST {r}/aksi/{action}/lihat. Rows in
 * states in which the step does not begin are left out, as they will be.
 */
export async function previewMany(
  engine: Engine,
  caller: Caller,
  r: Resource,
  action: string,
  body: unknown,
): Promise<ManyStepPreview> {
  mustBeAllowed(caller, r, 'action');
  const { field, states, looks } = lookedAt(caller, r, action);
  const choosing = { engine, caller, on: engine.db };
  const { ids: given, filter, semua } = mustBeObject(body);
  const begun = { [`${field}_in`]: states };
  const meant = given === undefined ? mustBeMeant({ filter, semua }) : { id: idsOf(given).filter(id => isIdOf(r, id)) };
  const rows = await matching(choosing, r, { ...meant, ...begun });
  const ids = rows.map(({ id }) => id);
  return lookAtMany({ on: engine.db, registry: engine.registry, caller, now: engine.now() }, r, ids, looks);
}

/** Writes a new order: `urut` becomes the position in `ids`. */
export async function reorder(engine: Engine, caller: Caller, r: Resource, body: unknown): Promise<Report> {
  mustBeAllowed(caller, r, 'update');
  const ids = idsOf(mustBeObject(body).ids);
  return inTransaction(engine, caller, r, async ctx => {
    const rows = await matching({ engine, caller, on: ctx.tx }, r, { id: ids });
    return forEachRow(ctx, r, { rows, missing: [] }, ({ id, version }) =>
      updateIn(ctx, r, id, { urut: ids.indexOf(id) + 1, version }),
    );
  });
}
