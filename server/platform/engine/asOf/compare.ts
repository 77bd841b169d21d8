import { isRecord, type Resource } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import { coveredSight } from '../../access/sensitive/cover.ts';
import { sightOf } from '../../access/visibleFields.ts';
import { rowsFields, tableName } from '../../database/columns.ts';
import type { RowData } from '../../database/db.ts';
import { badRequest, HttpError } from '../../errors.ts';
import { binnedWithin } from '../bin/read.ts';
import type { Engine } from '../context.ts';
import { baseNames, childRowsSql } from '../select.ts';
import { formerEngine } from './engine.ts';
import { listAsOf } from './list.ts';

/** Most rows that a comparison shows. */
const mostCompared = 2000;

/** A row that a list did not show alike on two days. */
export interface Difference {
  readonly id: string;
  /** The row on the first day; null where the list did not have it. */
  readonly semula: RowData | null;
  /** The row on the second day; null where the list had it no more. */
  readonly menjadi: RowData | null;
  /** Fields with another value. */
  readonly kolom: readonly string[];
}

/** Rows of a list as they were on two days. */
export interface Comparison {
  readonly baru: number;
  readonly berubah: number;
  readonly hilang: number;
  readonly baris: readonly Difference[];
}

interface Asked {
  readonly from: Date;
  readonly to: Date;
  readonly filter: Readonly<Record<string, unknown>>;
}

/**
 * Rows of a list that came, changed or went between two moments, under the caller's scope and sight of today.
 * @throws HttpError 400 where the second moment is not after the first, 422 for more rows than are compared
 */
export async function compare(
  engine: Engine,
  caller: Caller,
  r: Resource,
  { from, to, filter }: Asked,
): Promise<Comparison> {
  mustBeAllowed(caller, r, 'read');
  if (to <= from) throw badRequest(refusals.asOf.order);
  const ids = await touched(engine, caller, r, from, to);
  const at = async (moment: Date): Promise<ReadonlyMap<string, RowData>> => {
    const query = {
      sort: [],
      offset: 0,
      limit: Math.max(ids.length, 1),
      embed: true,
      filter: { ...filter, id: wanted(filter, ids) },
    };
    const rows: RowData[] = JSON.parse((await listAsOf(engine, caller, r, query, moment)).json);
    const children = await childrenOf(engine, caller, r, rows, moment);
    return new Map(rows.map(row => [String(row.id), { ...row, ...children.get(String(row.id)) }]));
  };
  const [before, after] = [await at(from), await at(to)];
  const baris = ids.flatMap(id => differenceOf(id, before.get(id), after.get(id)) ?? []);
  return {
    baru: baris.filter(({ semula }) => !semula).length,
    berubah: baris.filter(({ semula, menjadi }) => semula && menjadi).length,
    hilang: baris.filter(({ menjadi }) => !menjadi).length,
    baris,
  };
}

/** Ids that the filter asks for itself, of those that changed. */
function wanted({ id }: Asked['filter'], ids: readonly string[]): readonly string[] {
  if (id === undefined) return ids;
  const asked = new Set(Array.isArray(id) ? id.map(String) : [String(id)]);
  return ids.filter(one => asked.has(one));
}

/** Ids of the rows in the caller's reach that were written between two moments. */
async function touched(engine: Engine, caller: Caller, r: Resource, from: Date, to: Date): Promise<string[]> {
  const values: unknown[] = [r.name, from.toISOString(), to.toISOString()];
  const scope = engine.rowsOf(caller, r, 'read', 't', values);
  const table = tableName(r);
  const there = `exists (select 1 from ${table} t where t.id::text = c.id and ${scope})`;
  const reached = scope === 'true' ? '' : ` where ${there} or ${binnedWithin(r, 'c.id', scope)}`;
  const rows = await engine.db.reading.query<{ id: string }>(
    `select c.id from (
       select h.id_baris as id from internal_riwayat h where h.resource = $1 and h.waktu >= $2 and h.waktu < $3
       union select n.id::text from ${table} n where n.created_at >= $2 and n.created_at < $3) c${reached}
     order by c.id limit ${mostCompared + 1}`,
    values,
  );
  if (rows.length > mostCompared) throw new HttpError(422, refusals.asOf.tooMany({ n: mostCompared }));
  return rows.map(({ id }) => id);
}

/** The child rows of listed rows at a moment, by the row's id. */
async function childrenOf(
  engine: Engine,
  caller: Caller,
  r: Resource,
  rows: readonly RowData[],
  moment: Date,
): Promise<ReadonlyMap<string, RowData>> {
  if (!rows.length || !rowsFields(r).length) return new Map();
  const former = formerEngine(engine, caller, r, moment);
  const params: unknown[] = [rows.map(({ id }) => id)];
  const { registry } = engine;
  const sight = coveredSight(registry, former.caller, r, sightOf(registry, former.caller, r));
  const columns = childRowsSql(r, registry, 't', sight, params, true);
  if (!columns.length) return new Map();
  const found = await former.engine.db.reading.query<{ id: string; isi: RowData }>(
    `select x.id, to_json(x) as isi from (select t.id, ${columns.join(', ')} from ${tableName(r)} t where t.id = any($1)) x`,
    params,
  );
  return new Map(found.map(({ id, isi }) => [String(id), isi]));
}

/** A value as it is compared: child rows by what they say, not by their ids, which the history does not keep. */
const compared = (value: unknown): string =>
  JSON.stringify(
    Array.isArray(value)
      ? value.map(one => {
          if (!isRecord(one)) return one;
          const { id, _embed, ...said } = one;
          return said;
        })
      : (value ?? null),
  );

const told: ReadonlySet<string> = new Set([...baseNames, '_embed']);

function differenceOf(id: string, semula: RowData | undefined, menjadi: RowData | undefined): Difference | undefined {
  const names = new Set([...Object.keys(semula ?? {}), ...Object.keys(menjadi ?? {})]);
  const kolom = [...names].filter(name => !told.has(name) && compared(semula?.[name]) !== compared(menjadi?.[name]));
  if (semula && menjadi && !kolom.length) return undefined;
  if (!semula && !menjadi) return undefined;
  return { id, semula: semula ?? null, menjadi: menjadi ?? null, kolom };
}
