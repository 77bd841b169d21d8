import type { Field, FieldOf, Registry, Resource } from '../../../resources/kit/index.ts';
import { refusals } from '../../../resources/platformRefusals.ts';
import { asStored, type Sight } from '../access/visibleFields.ts';
import {
  childTableName,
  column,
  labelSql,
  markedLabelSql,
  rowsFields,
  storedFields,
  tableName,
} from '../database/columns.ts';
import { badRequest } from '../errors.ts';
import { ofResource } from './builtOnce.ts';

export const baseNames = ['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'version'] as const;

/**
 * Columns of a row in API names, as somebody sees them; what that binds is pushed to `params`.
 * @param only names that are wanted; undefined = all
 */
export function rowColumns(
  r: Resource,
  alias: string,
  sight: Sight,
  params: unknown[],
  only?: ReadonlySet<string>,
): string {
  const names = [...baseNames, ...storedFields(r.fields).map(([name]) => name)].filter(
    name => !sight.hidden.has(name) && (!only || only.has(name)),
  );
  return names.map(name => `${sight.at(name, alias, params)} as "${name}"`).join(', ');
}

/** Columns of a row as it is stored. */
export const storedColumns = (r: Resource, alias: string): string => rowColumns(r, alias, asStored, []);

type Referring = FieldOf<'ref'> | FieldOf<'refs'>;
const isReference = (field: Field): field is Referring => field.kind === 'ref' || field.kind === 'refs';

const referenceFields = (fields: Resource['fields'], hidden: ReadonlySet<string>): [string, Referring][] =>
  Object.entries(fields).filter(
    (entry): entry is [string, Referring] => isReference(entry[1]) && !hidden.has(entry[0]),
  );

/** Joins of a page: planning a statement with more costs what they save. */
const mostJoins = 5;

/**
 * The label of a reference: a scalar subquery, or a join where joins are gathered (after LIMIT, never before it). A
 * view is never joined: asked by id it looks for one row, joined it may be worked out whole.
 */
function embedded(name: string, field: Referring, registry: Registry, from: string, joins?: string[]): string {
  const target = registry.get(field.to);
  if (joins && joins.length < mostJoins && field.kind === 'ref' && !target.view) {
    const e = `e${joins.length}`;
    joins.push(`left join ${tableName(target)} ${e} on ${e}.id = ${from}`);
    const label = markedLabelSql(target, e, registry);
    return `'${name}', case when ${e}.id is not null then json_build_object('id', ${e}.id, 'label', ${label}) end`;
  }
  const shown = `json_build_object('id', e.id, 'label', ${markedLabelSql(target, 'e', registry)})`;
  if (field.kind === 'refs') {
    return `'${name}', (select coalesce(json_agg(${shown} order by array_position(${from}, e.id)), '[]') from ${tableName(target)} e where e.id = any(${from}))`;
  }
  return `'${name}', (select ${shown} from ${tableName(target)} e where e.id = ${from})`;
}

/** First and last day of what a week field is counted in, for the referred row `id`: one row of `mulai` and `selesai`. */
export function spanSql(r: Resource, registry: Registry, field: FieldOf<'week'>, id: string): string {
  const first = r.fields[field.of];
  let at = registry.get(first?.kind === 'ref' ? first.to : '');
  let from = `from ${tableName(at)} w0`;
  for (const [i, name] of field.through.entries()) {
    const next = at.fields[name];
    at = registry.get(next?.kind === 'ref' ? next.to : '');
    from += ` join ${tableName(at)} w${i + 1} on w${i + 1}.id = w${i}.${column(name)}`;
  }
  const last = `w${field.through.length}`;
  return `select ${last}.${column(field.starts)} as mulai, ${last}.${column(field.ends)} as selesai ${from} where w0.id = ${id}`;
}

/** First and last day of the week that a row is about. */
function weekSql(
  r: Resource,
  registry: Registry,
  name: string,
  field: FieldOf<'week'>,
  from: (name: string) => string,
) {
  const days = `json_build_object('mulai', s.mulai + (${from(name)} - 1) * 7, 'selesai', least(s.mulai + ${from(name)} * 7 - 1, s.selesai))`;
  return `'${name}', (select ${days} from (${spanSql(r, registry, field, from(field.of))}) s)`;
}

/** Every column of a row in a list. */
export const listed = ofResource(
  (r): ReadonlySet<string> => new Set<string>([...baseNames, ...storedFields(r.fields).map(([name]) => name)]),
);

/**
 * The columns of a list query, complete: id and version, and those from which the words of a wanted week are made.
 * @throws HttpError 400 for a name that the caller does not see in lists
 */
export function wantedFields(r: Resource, names: readonly string[], sight: Sight): ReadonlySet<string> {
  const stored = listed(r);
  // Values added by rules are no columns.
  const added = (name: string) => name === 'aksi' || r.told.includes(name) || r.fields[name]?.within !== undefined;
  const unknown = names.find(name => !added(name) && (!stored.has(name) || sight.hidden.has(name)));
  if (unknown !== undefined) throw badRequest(refusals.badColumn({ name: unknown }));
  const weeks = names.flatMap(name => {
    const field = r.fields[name];
    return field?.kind === 'week' ? [field.of] : [];
  });
  const columns = names.map(name => r.fields[name]?.within ?? name);
  return new Set(['id', 'version', ...columns, ...weeks]);
}

/**
 * `_embed` of a row: `{ idMitra: { id, label } }`. `from(name)` is the column that holds the reference.
 * @param joins gathers the joins that the expression needs; without it, it needs none
 */
export function embedSql(
  r: Resource,
  registry: Registry,
  hidden: ReadonlySet<string>,
  from: (name: string) => string,
  only?: ReadonlySet<string>,
  joins?: string[],
): string | undefined {
  const wanted = (name: string) => !hidden.has(name) && (!only || only.has(name));
  const shown = [
    ...referenceFields(r.fields, hidden).flatMap(([name, field]) =>
      wanted(name) ? [embedded(name, field, registry, from(name), joins)] : [],
    ),
    ...Object.entries(r.fields).flatMap(([name, field]) =>
      field.kind === 'week' && wanted(name) ? [weekSql(r, registry, name, field, from)] : [],
    ),
  ];
  return shown.length ? `json_build_object(${shown.join(', ')})` : undefined;
}

/**
 * Rows of a page, which stands in the CTE `h`, as one JSON text in their order, with the words of their references: one
 * join a reference costs half of what a subquery for each row does.
 */
export function labelledPage(r: Resource, registry: Registry, hidden: ReadonlySet<string>, only?: ReadonlySet<string>) {
  const joins: string[] = [];
  const labels = embedSql(r, registry, hidden, name => `(n.h)."${name}"`, only, joins);
  if (!labels) return plainPage;
  return `select coalesce(json_agg(x), '[]')::text from (select (n.h).*, ${labels} as "_embed" from (select h, row_number() over () as nomor from h) n ${joins.join(' ')} order by n.nomor) x`;
}

/** The same without words. */
export const plainPage = "select coalesce(json_agg(h), '[]')::text from h";

/** The label of a row's reference, for ordering by it. */
export function labelOfReference(r: Resource, registry: Registry, alias: string): (name: string) => string | undefined {
  return name => {
    const field = r.fields[name];
    if (field?.kind !== 'ref') return undefined;
    const target = registry.get(field.to);
    return `(select ${labelSql(target, 'l', registry)} from ${tableName(target)} l where l.id = ${alias}.${column(name)})`;
  };
}

/** Child rows of each `rows` field as a JSON array in their order, with the words of their references if asked. */
export function childRowsSql(
  r: Resource,
  registry: Registry,
  alias: string,
  sight: Sight,
  params: unknown[],
  labels: boolean,
): string[] {
  return rowsFields(r)
    .filter(([name]) => !sight.hidden.has(name))
    .map(([name, field]) => {
      const embed = (labels ? referenceFields(field.fields, new Set()) : []).map(([key, child]) =>
        embedded(key, child, registry, `c.${column(key)}`),
      );
      const more = embed.length ? [`'_embed', json_build_object(${embed.join(', ')})`] : [];
      return `${childListSql(r, name, field, alias, sight, params, more)} as "${name}"`;
    });
}

/** Child rows of one field as a JSON array in their order. */
export function childListSql(
  r: Resource,
  name: string,
  field: FieldOf<'rows'>,
  alias: string,
  sight: Sight,
  params: unknown[],
  more: readonly string[] = [],
): string {
  const names = storedFields(field.fields).map(([key]) => key);
  const shown = [`'id', c.id`, ...names.map(key => `'${key}', c.${column(key)}`), ...more];
  const condition = sight.shows(name, alias, params);
  return `coalesce((select json_agg(json_build_object(${shown.join(', ')}) order by c.nomor) from ${childTableName(r, name)} c where c.parent_id = ${alias}.id${condition ? ` and ${condition}` : ''}), '[]')`;
}
