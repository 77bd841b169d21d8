import type { Resource } from '../../../resources/kit/index.ts';
import { anyOf } from '../access/scope.ts';
import { tableName } from '../database/columns.ts';
import { largeCount } from './counts.ts';

/**
 * True if a row scope leads through other tables. The planner cannot know how many rows it leaves, nor where they stand
 * in an order: it walked a million logs to the end for a lecturer whose few were the last ones, and gave up after five
 * seconds. Such rows are gathered first and sorted as long as they are few.
 */
export const isReached = (r: Resource, scope: string): boolean => !r.small && !r.view && scope.includes('(select ');

/**
 * Ids of the rows that some ways lead to, at most `most`: each way by its own index, none looks at every row. Their places
 * (`ctid`) would be read with fewer pages, but name two rows while an import lays another table beside (`import/shadow.ts`).
 */
function gathered(table: string, filtered: string, ways: readonly string[], most: number): string {
  const found = ways.map(way => {
    const where = filtered === 'true' ? way : `${filtered} and ${way}`;
    return `select t.id from ${table} t where ${where} limit ${most}`;
  });
  if (found.length === 1) return found.join();
  return `select id from (${found.map(one => `(${one})`).join(' union ')}) jalan limit ${most}`;
}

/** Parts of WITH: `dekat` has the ids that the ways lead to, `banyak` says in `ya` that they are not all. */
export const gatheredParts = (table: string, filtered: string, ways: readonly string[]): readonly string[] => [
  `dekat as materialized (${gathered(table, filtered, ways, largeCount)})`,
  `banyak as materialized (select count(*) = ${largeCount} as ya from dekat)`,
];

/** SQL condition: the gathered ids are not all. */
export const many = '(select ya from banyak)';
/** SQL condition over `t`: one of the gathered rows, and they are all. */
export const fewOnes = `t.id = any(array(select id from dekat)) and not ${many}`;

const whereOf = (conditions: readonly string[]): string => {
  const asked = conditions.filter(part => part !== 'true').join(' and ');
  return asked && ` where ${asked}`;
};

const isForked = (r: Resource, ways: readonly string[]): boolean => ways.length > 1 && isReached(r, anyOf(ways));

/**
 * All rows that match a filter in a scope, for what counts or searches them, as a table expression in brackets with the
 * parts of WITH that it needs. Several ways are gone one after the other as long as they lead to few rows.
 * @param filtered condition over `t`, as are the ways
 */
export function inReach(
  r: Resource,
  filtered: string,
  ways: readonly string[],
): { readonly parts: readonly string[]; readonly rows: string } {
  const table = tableName(r);
  const rows = (...conditions: string[]) => `select t.* from ${table} t${whereOf(conditions)}`;
  const scope = anyOf(ways);
  if (!isForked(r, ways)) return { parts: [], rows: `(${rows(filtered, scope)})` };
  return {
    parts: gatheredParts(table, filtered, ways),
    rows: `(${rows(fewOnes)} union all ${rows(filtered, scope, many)})`,
  };
}

/** Some of these rows, at most `most`, as a SELECT. */
export function someInReach(r: Resource, filtered: string, ways: readonly string[], most: number): string {
  const table = tableName(r);
  if (!isForked(r, ways)) return `select t.* from ${table} t${whereOf([filtered, anyOf(ways)])} limit ${most}`;
  return `select t.* from ${table} t where t.id = any(array(${gathered(table, filtered, ways, most)}))`;
}
