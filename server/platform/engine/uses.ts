import {
  type Field,
  inSentence,
  labelFromName,
  type Registry,
  type Resource,
  rowsName,
} from '../../../resources/kit/index.ts';
import { childTableName, column, rowsFields, tableName, typeOf } from '../database/columns.ts';
import type { Queryable } from '../database/db.ts';

interface Referrer {
  label: string;
  table: string;
  column: string;
  many: boolean;
  /** Its rows go along with the row that they point at. */
  cascade: boolean;
}

const known = new WeakMap<Registry, Map<string, Referrer[]>>();

/** Columns that point at a resource, child tables included. */
function referrersOf(registry: Registry, target: string): Referrer[] {
  const map = known.get(registry) ?? collect(registry);
  known.set(registry, map);
  return map.get(target) ?? [];
}

function collect(registry: Registry): Map<string, Referrer[]> {
  const map = new Map<string, Referrer[]>();
  const add = (fields: Resource['fields'], table: string, label: string) => {
    for (const [name, field] of Object.entries(fields)) {
      if (!pointsAt(field)) continue;
      const cascade = field.kind === 'ref' && field.cascade === true;
      map.set(field.to, [
        ...(map.get(field.to) ?? []),
        { label, table, column: column(name), many: field.kind === 'refs', cascade },
      ]);
    }
  };
  for (const r of registry.resources) {
    add(r.fields, tableName(r), r.label);
    for (const [name, field] of rowsFields(r)) add(field.fields, childTableName(r, name), r.label);
  }
  return map;
}

const pointsAt = (field: Field): field is Extract<Field, { to: string }> =>
  field.kind === 'ref' || field.kind === 'refs';

/** Rows of one kind that keep others from being deleted. */
export interface Use {
  count: number;
  label: string;
}

const counted = (found: Readonly<Record<string, number>> | undefined, uses: readonly Referrer[]): Use | undefined => {
  const used = uses.findIndex((_, i) => (found?.[`n${i}`] ?? 0) > 0);
  const use = uses[used];
  return use ? { count: found?.[`n${used}`] ?? 0, label: inSentence(use.label) } : undefined;
};

const keeping = (registry: Registry, target: string): Referrer[] =>
  referrersOf(registry, target).filter(({ cascade }) => !cascade);

/**
 * The rows that are deleted with a row, by what they are called: its child rows, and what hangs on it alone.
 * @param hidden child rows that are not told of
 */
export async function goingAlong(
  registry: Registry,
  on: Queryable,
  r: Resource,
  id: string,
  hidden: ReadonlySet<string>,
): Promise<Use[]> {
  const told = rowsFields(r).filter(([name]) => !hidden.has(name));
  const along = [
    ...told.map(([name, { label = labelFromName(name) }]) => ({
      label,
      table: childTableName(r, name),
      column: 'parent_id',
    })),
    ...referrersOf(registry, r.name).filter(({ cascade }) => cascade),
  ];
  if (!along.length) return [];
  const type = typeOf(r, 'id', registry);
  const counts = along.map(({ table, column: by }) => `(select count(*)::int from ${table} where ${by} = $1::${type})`);
  const found = await on.one<{ n: number[] }>(`select array[${counts.join(', ')}] as n`, [id], { prepare: true });
  return along.flatMap(({ label }, i) => {
    const count = found?.n[i] ?? 0;
    return count ? [{ label, count }] : [];
  });
}

/** Child rows of a resource that others may point at, with the table that they are in. */
const referredRows = (registry: Registry, r: Resource): { rows: Resource; table: string }[] =>
  rowsFields(r).flatMap(([name]) => {
    const rows = registry.find(rowsName(r.name, name));
    return rows ? [{ rows, table: childTableName(r, name) }] : [];
  });

/**
 * The number of rows that still point at a row or at one of its child rows, and their resource, without those that are
 * deleted along; the first kind found, undefined when there is none.
 */
export async function countUses(registry: Registry, on: Queryable, r: Resource, id: string): Promise<Use | undefined> {
  const type = r.id === 'uuid' ? 'uuid' : 'text';
  const direct = keeping(registry, r.name).map(use => ({
    use,
    points: use.many ? `${use.column} @> array[$1::${type}]` : `${use.column} = $1::${type}`,
  }));
  const own = new Set([tableName(r), ...rowsFields(r).map(([name]) => childTableName(r, name))]);
  const within = referredRows(registry, r).flatMap(({ rows, table }) =>
    keeping(registry, rows.name).map(use => {
      const ids = `array(select id from ${table} where parent_id = $1::${type})`;
      const points = use.many ? `${use.column} && ${ids}` : `${use.column} = any(${ids})`;
      const beside = own.has(use.table) ? ` and ${use.table === tableName(r) ? 'id' : 'parent_id'} <> $1::${type}` : '';
      return { use, points: points + beside };
    }),
  );
  const all = [...direct, ...within];
  if (!all.length) return undefined;
  const counts = all.map(({ use, points }, i) => `(select count(*)::int from ${use.table} where ${points}) as "n${i}"`);
  const found = await on.one<Record<string, number>>(`select ${counts.join(', ')}`, [id], { prepare: true });
  return counted(
    found,
    all.map(({ use }) => use),
  );
}

/** The first of some child rows that rows of another resource point at, and how many do. */
export async function firstInUse(
  registry: Registry,
  on: Queryable,
  rows: Resource,
  ids: readonly string[],
): Promise<(Use & { id: string }) | undefined> {
  const uses = keeping(registry, rows.name);
  if (!uses.length || !ids.length) return undefined;
  const counts = uses.map((use, i) => {
    const points = use.many ? `u.${use.column} @> array[k.id]` : `u.${use.column} = k.id`;
    return `(select count(*)::int from ${use.table} u where ${points}) as "n${i}"`;
  });
  const found = await on.query<{ id: string } & Record<string, number>>(
    `select k.id, ${counts.join(', ')} from unnest($1::uuid[]) with ordinality as k(id, urut) order by k.urut`,
    [ids],
  );
  for (const { id, ...row } of found) {
    const use = counted(row, uses);
    if (use) return { ...use, id };
  }
  return undefined;
}

/**
 * Rows that a list of another row names, by themselves or by a child row, with how many of what do; the database itself
 * guards single references only.
 */
export async function usedInLists(
  registry: Registry,
  on: Queryable,
  r: Resource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Use>> {
  const used = new Map<string, Use>();
  if (!ids.length) return used;
  const wanted = `unnest($1::${typeOf(r, 'id', registry)}[]) as w(id)`;
  const lists = [
    ...referrersOf(registry, r.name).map(use => ({ use, from: wanted, id: 'w.id' })),
    ...referredRows(registry, r).flatMap(({ rows, table }) =>
      referrersOf(registry, rows.name).map(use => ({
        use,
        from: `${wanted} join ${table} c on c.parent_id = w.id`,
        id: 'c.id',
      })),
    ),
  ].filter(({ use }) => use.many);
  for (const { use, from, id: pointed } of lists) {
    const found = await on.query<{ id: string; n: number }>(
      `select w.id, count(*)::int as n from ${from} join ${use.table} o on o.${use.column} @> array[${pointed}] group by w.id`,
      [ids],
    );
    for (const { id, n } of found) used.set(id, { count: n, label: inSentence(use.label) });
  }
  return used;
}
