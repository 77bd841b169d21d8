import {
  type Copy,
  type CopyDistance,
  daysFrom,
  distanceOf,
  inSentence,
  messages,
  type Resource,
  wholeWeeks,
} from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import { scopeSql } from '../../access/scope.ts';
import { column, labelSql, tableName } from '../../database/columns.ts';
import type { Queryable, RowData } from '../../database/db.ts';
import { isIdOf } from '../../database/ids.ts';
import { HttpError, notFound } from '../../errors.ts';
import type { Engine } from '../context.ts';
import { presented } from '../present.ts';
import { findRow } from '../read.ts';
import { copiedExtras } from './extras.ts';

/** A year in weeks: what repeats every year stays on its weekdays. */
const yearly = 364;

/** @throws HttpError 404 for what cannot be copied */
export function copyOf({ copy }: Resource): Copy {
  if (!copy) throw notFound(messages.unknownCall);
  return copy;
}

/** The row that is copied, as its reader sees it, with the extra fields of its copy. @throws HttpError 403, 404 */
export async function sourceOf(
  engine: Engine,
  on: Queryable,
  caller: Caller,
  r: Resource,
  id: string,
): Promise<RowData> {
  mustBeAllowed(caller, r, 'read');
  const row = await findRow(engine, on, caller, r, id, 'read');
  if (!row) throw notFound();
  return { ...presented(caller, r, row), ...(await copiedExtras(engine, on, caller, r, row)) };
}

/** The row that a copied row lies within, with its first day. */
interface Around {
  readonly id: string;
  readonly mulai: string;
}

/** The row that a source lies within, or another one in the caller's reach. */
async function aroundOf(
  engine: Engine,
  on: Queryable,
  caller: Caller,
  r: Resource,
  id: unknown,
  after?: string,
): Promise<Around | undefined> {
  const { within } = copyOf(r);
  const field = within ? r.fields[within] : undefined;
  if (field?.kind !== 'ref') return undefined;
  const target = engine.registry.get(field.to);
  const start = target.copy?.start;
  if (!start) return undefined;
  if (after === undefined && !(typeof id === 'string' && isIdOf(target, id))) return undefined;
  const values: unknown[] = [after ?? id];
  const scope = engine.rowsOf(caller, target, 'reference', 't', values);
  const day = `t.${column(start)}`;
  return on.one<{ id: string; mulai: string }>(
    `select t.id::text as id, ${day}::text as mulai from ${tableName(target)} t
      where ${after === undefined ? 't.id = $1' : `${day} > $1::date`} and ${scope} order by ${day}, t.id limit 1`,
    values,
  );
}

/** How far the copy lies from its source, and what it is proposed to lie within. */
interface Proposal {
  readonly distance: CopyDistance;
  readonly within: string | null;
}

/**
 * The distance of the two starts: of the start that is given; else of what the rows lie within, the next one unless
 * given, in whole weeks, so that days keep their weekdays; else a year.
 */
export async function proposed(
  engine: Engine,
  on: Queryable,
  caller: Caller,
  r: Resource,
  source: RowData,
  given: RowData,
): Promise<Proposal> {
  const { start, within } = copyOf(r);
  const old = await aroundOf(engine, on, caller, r, within ? source[within] : null);
  const chosen = within && Object.hasOwn(given, within) ? given[within] : undefined;
  const target =
    chosen === undefined
      ? old && (await aroundOf(engine, on, caller, r, null, old.mulai))
      : await aroundOf(engine, on, caller, r, chosen);
  const to = start ? given[start] : undefined;
  const from = start ? source[start] : undefined;
  const asTyped =
    typeof to === 'string' && typeof from === 'string' && !Number.isNaN(Date.parse(to))
      ? daysFrom(from, to)
      : undefined;
  const around = old && target ? wholeWeeks(daysFrom(old.mulai, target.mulai)) : undefined;
  const days = start ? (asTyped ?? around ?? (within ? 0 : yearly)) : (around ?? 0);
  return { distance: distanceOf(days), within: target?.id ?? null };
}

/** Most rows that come along with one. */
export const mostAlong = 1000;

/** A row that may come along, as its reader sees it, with the extra fields that its copy gets. */
interface AlongRow {
  readonly id: string;
  readonly nama: string;
  readonly row: RowData;
}

/** Resources whose rows come along with those of a resource, as far as the caller reads and makes them. */
export const alongWith = ({ registry }: Pick<Engine, 'registry'>, r: Resource): [child: Resource, by: string][] =>
  registry.resources.flatMap((child): [Resource, string][] => {
    const by = child.copy?.along;
    const field = by ? child.fields[by] : undefined;
    return by && field?.kind === 'ref' && field.to === r.name ? [[child, by]] : [];
  });

/**
 * Rows in the caller's reach that hang on one and are in use.
 * @param room how many more may come along
 * @throws HttpError 422 for too many
 */
export async function rowsAlong(
  engine: Engine,
  on: Queryable,
  caller: Caller,
  child: Resource,
  by: string,
  parent: string,
  room: number,
): Promise<AlongRow[]> {
  const values: unknown[] = [parent];
  const scope = engine.rowsOf(caller, child, 'read', 't', values);
  const inUse = child.fields.aktif?.kind === 'boolean' && child.opens?.field !== 'aktif' ? ' and t.aktif' : '';
  const meant = scopeSql(engine.registry, child, caller, copyOf(child).rows, 't', values);
  const found = await on.query<{ id: string; nama: string | null }>(
    `select t.id::text as id, ${labelSql(child, 't', engine.registry)} as nama from ${tableName(child)} t where t.${column(by)} = $1${inUse} and ${scope} and ${meant}
      order by t.created_at, t.id limit ${room + 1}`,
    values,
  );
  if (found.length > room) throw new HttpError(422, refusals.copy.tooMany({ most: mostAlong }));
  const rows: AlongRow[] = [];
  for (const { id, nama } of found) {
    const row = await findRow(engine, on, caller, child, id, 'read');
    if (!row) continue;
    const seen = { ...presented(caller, child, row), ...(await copiedExtras(engine, on, caller, child, row)) };
    rows.push({ id, nama: nama || inSentence(child.label), row: seen });
  }
  return rows;
}
