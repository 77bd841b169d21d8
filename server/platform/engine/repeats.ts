import { DeclarationError, type Registry, type Resource } from '../../../resources/kit/index.ts';
import { column, tableName, typeOf } from '../database/columns.ts';
import type { RowData } from '../database/db.ts';
import type { Follows, ResourceRules, RuleContext } from './rules.ts';

/**
 * Copies of values of referenced rows (`repeats` of a field), which make them searchable and sortable: they are updated
 * whenever the source changes, whichever way that is written.
 */

/** A field that repeats others, by one of the references that it does so by. */
interface Repeat {
  /** The resource that has the repeating field. */
  resource: Resource;
  field: string;
  /** Reference to the repeated row. */
  by: string;
  /** Repeated fields of that row. */
  of: string;
  /** The whole text, as SQL over `t`. */
  text: string;
}

const known = new WeakMap<Registry, ReadonlyMap<string, readonly Repeat[]>>();

/** Repeating fields by the resource that they repeat. */
function repeatsOf(registry: Registry): ReadonlyMap<string, readonly Repeat[]> {
  const found = known.get(registry) ?? collect(registry);
  known.set(registry, found);
  return found;
}

function collect(registry: Registry): ReadonlyMap<string, readonly Repeat[]> {
  const map = new Map<string, Repeat[]>();
  for (const resource of registry.resources)
    for (const [field, { repeats }] of Object.entries(resource.fields))
      for (const template of repeats ?? [])
        for (const { target, ...repeat } of repeatsIn(registry, resource, field, template))
          map.set(target, [...(map.get(target) ?? []), repeat]);
  return map;
}

/** @throws DeclarationError for a path that leads nowhere */
function repeatsIn(
  registry: Registry,
  resource: Resource,
  field: string,
  template: string,
): (Repeat & { target: string })[] {
  const parts = template.split(/(\{\w+\.\w+\})/).filter(Boolean);
  const paths: { target: string; by: string; of: string }[] = [];
  const pieces = parts.map(part => {
    const [, by, of] = /^\{(\w+)\.(\w+)\}$/.exec(part) ?? [];
    if (!by || !of) return `'${part.replaceAll("'", "''")}'`;
    const reference = resource.fields[by];
    const target = reference?.kind === 'ref' ? registry.find(reference.to) : undefined;
    if (!target?.fields[of]) throw new DeclarationError(`${resource.name}.${field}: ${part} tidak ada`);
    paths.push({ target: target.name, by, of });
    const value = `(select s.${column(of)} from ${tableName(target)} s where s.id = t.${column(by)})`;
    return parts.length === 1 ? value : `coalesce(${value}, '')`;
  });
  return paths.map(path => ({ ...path, resource, field, text: pieces.join(' || ') }));
}

/** Updates the fields that repeat some fields of some rows, and those that repeat them in turn. */
async function bringAlong(
  ctx: Pick<RuleContext, 'tx' | 'registry'>,
  target: Resource,
  fields: ReadonlySet<string>,
  ids: readonly unknown[],
): Promise<void> {
  const done = new Set<string>();
  for (const { resource, field, by, of, text } of repeatsOf(ctx.registry).get(target.name) ?? []) {
    const write = `${resource.name} ${field} ${by}`;
    if (!fields.has(of) || done.has(write)) continue;
    done.add(write);
    const changed = await ctx.tx.query<{ id: string }>(
      `update ${tableName(resource)} t set ${column(field)} = ${text}
        where t.${column(by)} = any($1::${typeOf(target, 'id', ctx.registry)}[]) and t.${column(field)} is distinct from ${text} returning t.id`,
      [ids],
    );
    if (changed.length)
      await bringAlong(
        ctx,
        resource,
        new Set([field]),
        changed.map(({ id }) => id),
      );
  }
}

/** Rules that update repeating fields elsewhere; undefined where there are none. */
function followsOf(registry: Registry, r: Resource): Follows | undefined {
  const repeats = repeatsOf(registry).get(r.name);
  if (!repeats) return undefined;
  const fields = new Set(repeats.map(({ of }) => of));
  return {
    fields: [...fields],
    run: (ctx, rows: readonly RowData[]) =>
      bringAlong(
        ctx,
        r,
        fields,
        rows.map(({ id }) => id),
      ),
  };
}

/** Rules of a resource with those that follow from `repeats`. */
export function withRepeats(registry: Registry, r: Resource, rules: ResourceRules): ResourceRules {
  const declared = followsOf(registry, r);
  if (!declared) return rules;
  const own = rules.follows;
  if (!own) return { ...rules, follows: declared };
  const fields = [...new Set([...own.fields, ...declared.fields])];
  return {
    ...rules,
    follows: {
      fields,
      run: async (ctx, rows) => {
        await own.run(ctx, rows);
        await declared.run(ctx, rows);
      },
    },
  };
}
