import type { Field, Registry, Resource } from '../../resources/kit/index.ts';
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

/** How many rows of which resource still point at a row, those aside that go along with it; the first kind found, undefined when none does. */
export async function countUses(
  registry: Registry,
  on: Queryable,
  r: Resource,
  id: string,
): Promise<{ count: number; label: string } | undefined> {
  const referrers = referrersOf(registry, r.name).filter(({ cascade }) => !cascade);
  if (!referrers.length) return undefined;
  const type = r.id === 'uuid' ? 'uuid' : 'text';
  const counts = referrers.map((use, i) => {
    const points = use.many ? `${use.column} @> array[$1::${type}]` : `${use.column} = $1::${type}`;
    return `(select count(*)::int from ${use.table} where ${points}) as "n${i}"`;
  });
  const found = await on.one<Record<string, number>>(`select ${counts.join(', ')}`, [id], { prepare: true });
  const used = referrers.findIndex((_, i) => (found?.[`n${i}`] ?? 0) > 0);
  const use = referrers[used];
  return use ? { count: found?.[`n${used}`] ?? 0, label: use.label.toLowerCase() } : undefined;
}

/** Those of some rows that any other row points at. */
export async function usedAmong(
  registry: Registry,
  on: Queryable,
  r: Resource,
  ids: readonly string[],
): Promise<Set<string>> {
  const points = referrersOf(registry, r.name).map(
    use =>
      `exists (select 1 from ${use.table} u where ${use.many ? `u.${use.column} @> array[k.id]` : `u.${use.column} = k.id`})`,
  );
  if (!points.length) return new Set();
  const sql = `select k.id from unnest($1::${typeOf(r, 'id', registry)}[]) as k(id) where ${points.join(' or ')}`;
  return new Set((await on.query<{ id: string }>(sql, [ids])).map(({ id }) => id));
}
