import type { Resource } from '../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { sightOf } from '../access/sight.ts';
import type { Engine } from './context.ts';
import { whereSql } from './where.ts';

/**
 * WHERE fragment of a filter object over `alias`: columns by their declaration (`whereSql`), and what the resource's
 * rules compute. Values are pushed to `params`.
 * @throws HttpError 400 'Filter tidak valid.'
 */
export function filterSql(
  engine: Engine,
  caller: Caller,
  r: Resource,
  filter: Readonly<Record<string, unknown>>,
  alias: string,
  params: unknown[],
): string {
  const sight = sightOf(engine.registry, caller, r);
  const computed = engine.rulesOf(r).filters;
  if (!computed) return whereSql(r, engine.registry, filter, alias, params, sight);
  const entries = Object.entries(filter).filter(([, value]) => value !== undefined);
  const plain = entries.filter(([name]) => !Object.hasOwn(computed, name));
  const parts = entries.flatMap(([name, value]) => {
    const compute = Object.hasOwn(computed, name) ? computed[name] : undefined;
    return compute ? [compute({ caller, registry: engine.registry, now: engine.now(), alias, params }, value)] : [];
  });
  const columns = whereSql(r, engine.registry, Object.fromEntries(plain), alias, params, sight);
  return [...(columns === 'true' && parts.length ? [] : [columns]), ...parts].join(' and ');
}
