import { messages, type Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { mustBeAllowed } from '../access/permission.ts';
import { sightOf } from '../access/visibleFields.ts';
import type { DbRow } from '../database/db.ts';
import { badRequest } from '../errors.ts';
import { filterSql } from './computed.ts';
import type { Engine } from './context.ts';
import type { ListQuery } from './listQuery.ts';
import { inReach } from './ways.ts';

/** Number of rows, in all and by the values of a field. */
export interface Summary {
  total: number;
  jumlah: Record<string, number>;
}

/** Values of a field in their order; undefined for a field that rows are not counted by. */
function valuesOf(r: Resource, name: string): string[] | undefined {
  const field = Object.hasOwn(r.fields, name) ? r.fields[name] : undefined;
  if (field?.kind === 'status') return Object.keys(field.workflow.states);
  return field?.kind === 'enum' ? Object.keys(field.choices) : undefined;
}

/**
 * `GET {resource}?ringkas=1` counts the rows of the caller's list by its first status, `?ringkas={field}` by another
 * status or choice; filters and row scope are the list's.
 * @throws HttpError 400 for a field that is neither, or that the role does not see in every row; 403 without the right
 */
export async function summary(
  engine: Engine,
  caller: Caller,
  r: Resource,
  { filter }: Pick<ListQuery, 'filter'>,
  asked: unknown,
): Promise<Summary> {
  mustBeAllowed(caller, r, 'read');
  const first = Object.entries(r.fields).find(([, { kind }]) => kind === 'status')?.[0];
  const name = asked === '1' ? first : String(asked);
  const known = name && valuesOf(r, name);
  const sight = sightOf(engine.registry, caller, r);
  if (!name || !known || sight.hidden.has(name) || sight.later.has(name)) throw badRequest(messages.badFilter);
  const values: unknown[] = [];
  const filtered = await filterSql(engine, caller, r, filter, 't', values);
  const { parts, rows } = inReach(r, filtered, engine.waysOf(caller, r, 'read', 't', values));
  const before = parts.length ? `with ${parts.join(', ')} ` : '';
  const found = await engine.db.reading.query<DbRow & { isi: string | null; n: number }>(
    `${before}select ${sight.at(name, 't', values)} as isi, count(*)::int as n from ${rows} t group by 1`,
    values,
  );
  const counted = new Map(found.map(({ isi, n }) => [isi ?? '', n]));
  return {
    total: found.reduce((sum, { n }) => sum + n, 0),
    jumlah: Object.fromEntries(known.map(value => [value, counted.get(value) ?? 0])),
  };
}
