import { isRecord, type Resource } from '../../../../resources/kit/index.ts';
import { cellFilter, type Dimension, dimensionOf, isMany, pivotLimits } from '../../../../resources/kit/pivot.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import { sightOf } from '../../access/visibleFields.ts';
import { tableName, typeOf } from '../../database/columns.ts';
import { badRequest } from '../../errors.ts';
import type { Engine } from '../context.ts';
import { computedGroupSql, daySql, groupedSql, purposeOf, seesOf, sightFor } from './joined.ts';

/** Takes the filter by a pivot table's cell out of a filter object. */
export function withoutCell(filter: Readonly<Record<string, unknown>>): {
  cell: unknown;
  rest: Readonly<Record<string, unknown>>;
} {
  const { [cellFilter]: cell, ...rest } = filter;
  return { cell, rest };
}

/**
 * WHERE fragment for the rows behind a cell, `{ 'idPeminjam.idUnit': '…', 'tanggal:bulan': null }`, as the caller's
 * pivot table counts them. Values are pushed to `params`.
 * @throws HttpError 400 for what is no dimension or that the caller does not see
 */
export function cellSql(
  engine: Engine,
  caller: Caller,
  r: Resource,
  cell: unknown,
  alias: string,
  params: unknown[],
): string {
  const refused = () => badRequest(refusals.pivot.cell);
  if (!isRecord(cell)) throw refused();
  const entries = Object.entries(cell);
  if (!entries.length || entries.length > pivotLimits.rows + pivotLimits.columns) throw refused();
  const sees = seesOf(engine, caller);
  const parts = entries.map(([key, value]) => {
    const dimension = dimensionOf(r, key, engine.registry.find, sees);
    const plain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
    if (!dimension || !plain) throw refused();
    return valueSql(engine, caller, r, dimension, value, alias, params);
  });
  return parts.join(' and ');
}

function valueSql(
  engine: Engine,
  caller: Caller,
  r: Resource,
  dimension: Dimension,
  value: unknown,
  alias: string,
  params: unknown[],
): string {
  const { resource, name, part, path } = dimension;
  const computed = path.length ? undefined : computedGroupSql(engine, r, name, alias, params);
  const type = part || computed !== undefined ? 'text' : typeOf(resource, name, engine.registry);
  const several = isMany(dimension.field);
  const own = several ? type.replace(/\[\]$/, '') : type;
  const test =
    value === null
      ? (at: string) => (several ? `cardinality(${at}) > 0` : `${at} is not null`)
      : (
          (place: string) => (at: string) =>
            several ? `${place} = any(${at})` : `${at} = ${place}`
        )(`$${params.push(value)}::${own}`);
  /** The rows of `at` from which the rest of the path leads to the value. */
  const leads = (at: Resource, i: number, from: string, sight: ReturnType<typeof sightOf>): string => {
    const step = path[i];
    if (step === undefined) return test(groupedSql(dimension, daySql(dimension, sight.at(name, from, params))));
    const field = at.fields[step];
    if (field?.kind !== 'ref') throw badRequest(refusals.pivot.cell);
    const target = engine.registry.get(field.to);
    const purpose = purposeOf(caller, target, path[i + 1] ?? name);
    const next = `c${i}`;
    const scope = engine.rowsOf(caller, target, purpose, next, params);
    const further = leads(target, i + 1, next, sightFor(engine, caller, target, purpose));
    return `${sight.at(step, from, params)} in (select ${next}.id from ${tableName(target)} ${next} where ${scope} and ${further})`;
  };
  const found = computed === undefined ? leads(r, 0, alias, sightOf(engine.registry, caller, r)) : test(computed);
  return value === null ? `(${found}) is not true` : found;
}
