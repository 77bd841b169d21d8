import type { Resource } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { column, tableName, typeOf } from '../../database/columns.ts';
import type { DbRow } from '../../database/db.ts';
import type { Engine } from '../context.ts';
import { storedColumns } from '../select.ts';
import { type Draft, idIn } from './draft.ts';
import type { Existing } from './existing.ts';

/** Letters and digits of a text, in lower case: what typists and reference managers agree on. */
const letters = (sql: string): string => `lower(regexp_replace(${sql}, '[^[:alnum:]]+', '', 'g'))`;

/**
 * Works that a list of references names and that neither id nor key has found (one has no DOI): found by what else tells
 * them, their title and year. Only works that the caller reads; two with different numbers are two works.
 */
export async function findAlike(
  engine: Engine,
  caller: Caller,
  r: Resource,
  drafts: readonly Draft[],
  found: Map<Draft, Existing>,
): Promise<void> {
  const { bibliography } = r;
  const names = bibliography?.alike ?? [];
  const asked = drafts.flatMap((draft, n) =>
    !found.has(draft) && !idIn(draft) && names.every(name => draft.given[name] != null && !(name in draft.errors))
      ? [{ n, draft }]
      : [],
  );
  if (!names.length || !asked.length) return;
  const [number, ...more] = r.key;
  const key = number !== undefined && more.length === 0 ? number : undefined;
  const types = names.map((name, i) => `k${i} ${typeOf(r, name, engine.registry)}`);
  const same = names.map((name, i) =>
    r.fields[name]?.kind === 'text'
      ? `${letters(`t.${column(name)}`)} = ${letters(`k.k${i}`)}`
      : `t.${column(name)} = k.k${i}`,
  );
  const params: unknown[] = [];
  const readable = engine.rowsOf(caller, r, 'read', 't', params);
  const writable = engine.rowsOf(caller, r, 'write', 't', params);
  const json = asked.map(({ n, draft }) => ({
    n,
    d: key === undefined ? null : (draft.given[key] ?? null),
    ...Object.fromEntries(names.map((name, i) => [`k${i}`, draft.given[name]])),
  }));
  const other = key === undefined ? '' : ` and (k.d is null or t.${column(key)} is null or t.${column(key)} = k.d)`;
  const rows = await engine.db.query<DbRow & { n: number }>(
    `select distinct on (k.n) k.n, ${storedColumns(r, 't')}, (${writable}) as "_tulis"
     from json_to_recordset($${params.length + 1}::json) as k(n integer, d text, ${types.join(', ')})
     join ${tableName(r)} t on ${same.join(' and ')}
     where ${readable}${other} order by k.n, "_tulis" desc, t.created_at`,
    [...params, JSON.stringify(json)],
  );
  for (const { n, _tulis, ...row } of rows) {
    const draft = drafts[n];
    if (draft) found.set(draft, { row, readable: true, writable: _tulis === true });
  }
}
