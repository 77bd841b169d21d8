import type { Field, Registry, Resource } from '../../resources/kit/index.ts';
import { childTableName, column, rowsFields, tableName } from '../database/columns.ts';
import type { Queryable } from '../database/db.ts';

interface Referrer {
  label: string;
  table: string;
  column: string;
  many: boolean;
}

const known = new WeakMap<Registry, Map<string, Referrer[]>>();

/** Columns that point at a resource, child tables included; those that go along with it do not count. */
function referrersOf(registry: Registry, target: string): Referrer[] {
  const map = known.get(registry) ?? collect(registry);
  known.set(registry, map);
  return map.get(target) ?? [];
}

function collect(registry: Registry): Map<string, Referrer[]> {
  const map = new Map<string, Referrer[]>();
  const add = (fields: Resource['fields'], table: string, label: string) => {
    for (const [name, field] of Object.entries(fields)) {
      if (!pointsAt(field) || (field.kind === 'ref' && field.cascade)) continue;
      map.set(field.to, [
        ...(map.get(field.to) ?? []),
        { label, table, column: column(name), many: field.kind === 'refs' },
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

/** How many rows of which resource still point at a row; the first kind found, undefined when none does. */
export async function countUses(
  registry: Registry,
  on: Queryable,
  r: Resource,
  id: string,
): Promise<{ count: number; label: string } | undefined> {
  const referrers = referrersOf(registry, r.name);
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
