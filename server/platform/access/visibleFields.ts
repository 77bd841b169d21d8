import { extrasField, type Later, type Registry, type Resource } from '../../../resources/kit/index.ts';
import { role } from '../../../resources/roles.ts';
import { column, extraSql, tableName } from '../database/columns.ts';
import type { Queryable } from '../database/db.ts';
import type { Caller } from './caller.ts';
import { hiddenFields } from './permission.ts';
import { type ScopeCaller, scopeSql } from './scope.ts';

/**
 * The part of a row's values that a caller sees, asked by every door (row, list, filter, order, label, history, export,
 * file). Hidden fields are in none of them; fields kept back for later are null in rows that do not show them yet.
 */
export interface Sight {
  readonly hidden: ReadonlySet<string>;
  readonly later: ReadonlySet<string>;
  /** SQL of a column as the caller sees it; what it binds is pushed to `params`. */
  at(name: string, alias: string, params: unknown[]): string;
  /** SQL condition under which the row shows a field; undefined = every row does. */
  shows(name: string, alias: string, params: unknown[]): string | undefined;
  /** Cache key of the SQL; undefined where `at` binds values. */
  readonly key: string | undefined;
}

const nothing: ReadonlySet<string> = new Set();

/** Rows as they are stored, for rules and for whoever writes them. */
export const asStored: Sight = {
  hidden: nothing,
  later: nothing,
  at: (name, alias) => `${alias}.${column(name)}`,
  shows: () => undefined,
  key: '',
};

/** Somebody without a role sees, filters and sorts by nothing that any role may not see. */
export const strangersSight = (r: Resource): Sight =>
  without(
    new Set([
      ...Object.values(r.access).flatMap(rule => [...(rule?.hide ?? []), ...(rule?.later?.fields ?? [])]),
      ...Object.keys(r.fields).filter(name => r.fields[name]?.secret),
    ]),
  );

const without = (hidden: ReadonlySet<string>): Sight => ({ ...asStored, hidden, key: [...hidden].join() });

/** As the caller sees it where no row can be asked, as in a list to choose from: what may come later is hidden. */
export const narrowSight = (caller: Pick<Caller, 'baseRole'>, r: Resource): Sight => without(unseenAlways(caller, r));

/** The sight of a caller on the rows of a resource. */
export const sightOf = (registry: Registry, caller: ScopeCaller, r: Resource): Sight =>
  withExtraFields(registry, caller, r, declaredSight(registry, caller, r));

/** Whether a role sees all extra fields, whoever else does. */
export const seesAllExtras = ({ baseRole }: Pick<Caller, 'baseRole'>): boolean => baseRole === role.superAdmin;

/** Of a resource's extra fields what the role sees: the ids that it does not are kept beside the questions. */
function withExtraFields(registry: Registry, caller: ScopeCaller, r: Resource, sight: Sight): Sight {
  const within = extrasOnce(r);
  if (within === undefined) return sight;
  const kept = registry.find('internal/kolom-tambahan');
  const hidden = kept
    ? `coalesce((select array(select jsonb_array_elements_text(k.tertutup -> ${literal(caller.baseRole)}))
        from ${tableName(kept)} k where k.sumber = ${literal(r.name)}), '{}')`
    : `array(select jsonb_object_keys('{}'))`;
  return {
    ...sight,
    // What stands in the declaration now may be asked otherwise tomorrow.
    key:
      Object.keys(r.fields).some(name => r.fields[name]?.within) || sight.key === undefined
        ? undefined
        : `${sight.key} ${caller.baseRole}`,
    at: (name, alias, params) => {
      const field = r.fields[name];
      if (field?.within) return extraSql(name, field, alias);
      const own = sight.at(name, alias, params);
      return name === within && !seesAllExtras(caller) ? `(${own} - ${hidden})` : own;
    },
  };
}

/** The extra fields of a resource that a role does not see, by their ids; undefined where nothing was ever asked. */
export async function unseenExtras(
  registry: Registry,
  on: Pick<Queryable, 'one'>,
  caller: Pick<Caller, 'baseRole'>,
  r: Pick<Resource, 'name'>,
): Promise<ReadonlySet<string> | undefined> {
  const kept = registry.find('internal/kolom-tambahan');
  const row =
    kept &&
    (await on.one<{ id: string[] | null }>(
      `select array(select jsonb_array_elements_text(k.tertutup -> $2)) as id from ${tableName(kept)} k where k.sumber = $1`,
      [r.name, caller.baseRole],
      { prepare: true },
    ));
  return row && new Set(seesAllExtras(caller) ? [] : row.id);
}

/** By resource: every request asks. */
const extrasNames = new WeakMap<Resource, { readonly name: string | undefined }>();

function extrasOnce(r: Resource): string | undefined {
  const found = extrasNames.get(r) ?? { name: extrasField(r) };
  extrasNames.set(r, found);
  return found.name;
}

function declaredSight(registry: Registry, caller: ScopeCaller, r: Resource): Sight {
  const hidden = hiddenFields(caller, r);
  const later = r.access[caller.baseRole]?.later;
  const entries = entryFields(registry, caller, r);
  // A former day's row would be asked whether it shows them, though today's may not.
  if (caller.past) return without(new Set([...unseenAlways(caller, r), ...entries.keys(), ...unreadable(caller, r)]));
  if (!later && entries.size === 0) return without(hidden);
  const told = new WeakMap<unknown[], Map<string, string>>();
  const shown = (rule: Later, alias: string, params: unknown[]): string => {
    const known = told.get(params) ?? new Map<string, string>();
    told.set(params, known);
    const sql = known.get(alias) ?? shownSql(registry, caller, r, rule, alias, params);
    known.set(alias, sql);
    return sql;
  };
  const shows: Sight['shows'] = (name, alias, params) =>
    later?.fields.includes(name) ? shown(later, alias, params) : undefined;
  return {
    hidden,
    later: new Set(later?.fields),
    key: undefined,
    shows,
    at: (name, alias, params) => {
      const own = entries.get(name)?.(alias, params) ?? `${alias}.${column(name)}`;
      const condition = shows(name, alias, params);
      const instead = later?.instead?.[name];
      return condition
        ? `case when ${condition} then ${own} else ${instead ? `${alias}.${column(instead)}` : 'null'} end`
        : own;
    },
  };
}

/** Fields whose parts only some see, where those cannot be told apart. */
const unreadable = (caller: Pick<Caller, 'baseRole'>, r: Resource): string[] => {
  const within = extrasOnce(r);
  return within === undefined || seesAllExtras(caller) ? [] : [within];
};

/** SQL condition under which a row shows the fields that are kept for later. */
function shownSql(
  registry: Registry,
  caller: ScopeCaller,
  r: Resource,
  { until, setting }: Later,
  alias: string,
  params: unknown[],
): string {
  const rows = scopeSql(registry, r, caller, until, alias, params);
  const settings = setting === undefined ? undefined : registry.find('mbkm/konfigurasi');
  if (!settings) return `coalesce(${rows}, false)`;
  params.push(setting);
  const on = `exists (select 1 from ${tableName(settings)} k where k.kunci = $${params.length} and k.nilai = 'true')`;
  return `(coalesce(${rows}, false) or ${on})`;
}

type EntrySql = (alias: string, params: unknown[]) => string;

type Entries = readonly { name: string; resource: string; row: string }[];

/** By resource: every request asks, and the declaration never changes. */
const declaredEntries = new WeakMap<Resource, Entries>();

function entriesOf(r: Resource): Entries {
  const known = declaredEntries.get(r);
  if (known) return known;
  const found = Object.entries(r.fields).flatMap(([name, field]) =>
    field.kind === 'json' && field.changesOf ? [{ name, ...field.changesOf }] : [],
  );
  declaredEntries.set(r, found);
  return found;
}

/** JSON fields that repeat the changes of other rows: what the caller does not see of those is left out. */
const entryFields = (registry: Registry, caller: ScopeCaller, r: Resource): ReadonlyMap<string, EntrySql> =>
  new Map(
    entriesOf(r).map(({ name, resource, row }) => [name, changesSql(registry, caller, name, resource, row)] as const),
  );

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const listSql = (names: Iterable<string>): string => `array[${[...names].map(literal).join(', ')}]::text[]`;

function changesSql(
  registry: Registry,
  caller: ScopeCaller,
  name: string,
  resourceField: string,
  rowField: string,
): EntrySql {
  return (alias, params) => {
    const own = `${alias}.${column(name)}`;
    const cases = registry.resources.flatMap(r => {
      const hidden = new Set([...hiddenFields(caller, r), ...unreadable(caller, r)]);
      const later = r.access[caller.baseRole]?.later;
      if (r.view || r.unaudited || (hidden.size === 0 && !later)) return [];
      const seen = hidden.size ? `${own} - ${listSql(hidden)}` : own;
      const when = `when ${literal(r.name)} then`;
      if (!later) return [`${when} ${seen}`];
      const condition = shownSql(registry, caller, r, later, 's', params);
      const id = `${alias}.${column(rowField)}${r.id === 'uuid' ? '::uuid' : ''}`;
      const now = `exists (select 1 from ${tableName(r)} s where s.id = ${id} and ${condition})`;
      return [`${when} case when ${now} then ${seen} else ${seen} - ${listSql(later.fields)} end`];
    });
    return cases.length ? `case ${alias}.${column(resourceField)} ${cases.join(' ')} else ${own} end` : own;
  };
}

const unseenAlways = (caller: Pick<Caller, 'baseRole'>, r: Resource): ReadonlySet<string> =>
  new Set([...hiddenFields(caller, r), ...(r.access[caller.baseRole]?.later?.fields ?? [])]);

/** Fields of one stored row that the caller does not see now. */
export async function unseenIn(
  registry: Registry,
  on: Queryable,
  caller: ScopeCaller,
  r: Resource,
  id: unknown,
): Promise<ReadonlySet<string>> {
  const later = r.access[caller.baseRole]?.later;
  if (!later) return hiddenFields(caller, r);
  const values: unknown[] = [id];
  const condition = shownSql(registry, caller, r, later, 't', values);
  const shown = await on.one(`select 1 as ada from ${tableName(r)} t where t.id = $1 and ${condition}`, values);
  return shown ? hiddenFields(caller, r) : unseenAlways(caller, r);
}
