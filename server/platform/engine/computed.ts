import { isRecord, putOffFilter, type Resource } from '../../../resources/kit/index.ts';
import { cellFilter } from '../../../resources/kit/pivot.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../access/caller.ts';
import { sightOf } from '../access/visibleFields.ts';
import type { Queryable } from '../database/db.ts';
import { dayInZone } from '../day.ts';
import { forbidden } from '../errors.ts';
import type { Engine } from './context.ts';
import { asksExtras, extended } from './extras/seen.ts';
import { cellSql, withoutCell } from './pivot/cell.ts';
import { putOffSql } from './putOff.ts';
import { whereSql } from './where.ts';

/**
 * WHERE fragment of a filter object over `alias`: columns by their declaration (`whereSql`), and what the resource's
 * rules compute. Whatever finds rows by somebody's filter asks here, so that list, total, export, print and bulk call mean
 * the same rows. Values are pushed to `params`.
 * @param on the transaction that asks, where there is one
 * @throws HttpError 400 'Filter ini tidak dikenal. Hapus filter, lalu coba lagi.', 403 for a filter of other roles
 */
export async function filterSql(
  engine: Engine,
  caller: Caller,
  declared: Resource,
  filter: Readonly<Record<string, unknown>>,
  alias: string,
  params: unknown[],
  on: Queryable = engine.db,
): Promise<string> {
  const behind = isRecord(filter[cellFilter]) ? filter[cellFilter] : {};
  const r = asksExtras(declared, { filter: { ...filter, ...behind } })
    ? await extended(engine, caller, declared)
    : declared;
  const { cell, rest } = withoutCell(filter);
  if (cell !== undefined) {
    const rows = cellSql(engine, caller, r, cell, alias, params);
    const others = await filterSql(engine, caller, r, rest, alias, params, on);
    return others === 'true' ? rows : `${rows} and ${others}`;
  }
  const { [putOffFilter]: off, ...shown } = filter;
  if (off !== undefined) {
    const rows = putOffSql(caller, r, off, { alias, today: dayInZone(engine.now()), params });
    const others = await filterSql(engine, caller, r, shown, alias, params, on);
    return others === 'true' ? rows : `${rows} and ${others}`;
  }
  const sight = sightOf(engine.registry, caller, r);
  const computed = engine.rulesOf(r).filters;
  if (!computed) return whereSql(r, engine.registry, filter, alias, params, sight);
  const entries = Object.entries(filter).filter(([, value]) => value !== undefined);
  const plain = entries.filter(([name]) => !Object.hasOwn(computed, name));
  const parts: string[] = [];
  // One after the other: each pushes its values.
  for (const [name, value] of entries) {
    const compute = Object.hasOwn(computed, name) ? computed[name] : undefined;
    const context = { caller, registry: engine.registry, now: engine.now(), alias, params, on, filter };
    const by = r.computedFilters[name]?.by;
    if (by && !by.includes(caller.baseRole) && caller.baseRole !== role.superAdmin) throw forbidden();
    if (compute) parts.push(await compute(context, value));
  }
  const columns = whereSql(r, engine.registry, Object.fromEntries(plain), alias, params, sight);
  return [...(columns === 'true' && parts.length ? [] : [columns]), ...parts].join(' and ');
}
