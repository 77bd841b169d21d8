import type { Registry, Resource } from '../../../../resources/kit/index.ts';
import { column, tableName, typeOf } from '../../database/columns.ts';
import type { DbRow, Queryable } from '../../database/db.ts';

/** A row found by the values of some fields, with the position of these values in the question. */
export interface KeyedRow {
  n: number;
  key: readonly unknown[];
}

/** Text that tells keys apart; null and missing are the same. */
export const keyText = (key: readonly unknown[]): string => JSON.stringify(key.map(value => value ?? null));

/**
 * Finds the rows of a resource that have given values in given fields, all in one statement per set of empty fields
 * (an index serves `=` but not `is not distinct from`).
 * @param select columns over alias `t`; may use the parameters in `params`
 */
export async function rowsByKey<T extends DbRow>(
  on: Queryable,
  registry: Registry,
  r: Resource,
  fields: readonly string[],
  keys: readonly KeyedRow[],
  select: string,
  params: readonly unknown[] = [],
): Promise<(T & { n: number })[]> {
  const groups = new Map<string, KeyedRow[]>();
  for (const keyed of keys) {
    const pattern = keyed.key.map(value => (value == null ? '-' : 'x')).join('');
    const group = groups.get(pattern);
    if (group) group.push(keyed);
    else groups.set(pattern, [keyed]);
  }
  const found: (T & { n: number })[] = [];
  for (const [pattern, group] of groups) {
    const types = fields.map((name, i) => `k${i} ${typeOf(r, name, registry)}`);
    const match = fields.map((name, i) =>
      pattern[i] === 'x' ? `t.${column(name)} = k.k${i}` : `t.${column(name)} is null`,
    );
    const json = JSON.stringify(
      group.map(({ n, key }) => Object.fromEntries([['n', n], ...key.map((value, i) => [`k${i}`, value])])),
    );
    const text = `select k.n, ${select} from json_to_recordset($${params.length + 1}::json) as k(n integer, ${types.join(', ')}) join ${tableName(r)} t on ${match.join(' and ')}`;
    for (const row of await on.query<T & { n: number }>(text, [...params, json], { prepare: true })) found.push(row);
  }
  return found;
}
