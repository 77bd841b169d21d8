import {
  type InputOf,
  type LeastName,
  matchesFilter,
  type Programme,
  participationName,
  type Registry,
  type Resource,
  splitSource,
  type Tie,
  valueAt,
} from '../../../resources/kit/index.ts';
import type { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { Window } from '../master/periodWindow.ts';
import type { Beside } from './detail.ts';

/** A row that a registration is tied to, as far as the programme reads it. */
export interface TieFacts {
  readonly tie: Tie;
  /** Days on which it takes registrations, and whether it is open at all; null where the period's calendar counts. */
  readonly window: (Window & { open: boolean }) | null;
  /** First and last day of what it offers, where it declares them. */
  readonly runs: { from: string; to: string } | null;
  readonly same: Readonly<Record<string, unknown>>;
  /** Fields of the participation and their values. */
  readonly gives: InputOf<typeof pendaftar>;
  readonly least: Readonly<Partial<Record<LeastName, number>>>;
  /** Study programmes that it is for; empty = all. */
  readonly prodi: readonly string[];
  readonly sks: number | null;
}

/** The reference that a tie goes by. */
function referenceOf(registry: Registry, programme: Programme, source: string): string {
  const { part, name } = splitSource(source);
  const owner = part && programme.detail ? programme.detail.resource : participationName;
  const field = registry.get(owner).fields[name];
  return field?.kind === 'ref' ? field.to : owner;
}

/** The resource of the tied rows, and the column that a registration's reference is compared with. */
export function tiedRows(registry: Registry, programme: Programme, tie: Tie): { resource: Resource; by: string } {
  return {
    resource: registry.get(tie.of?.resource ?? referenceOf(registry, programme, tie.field)),
    by: tie.of ? column(tie.of.by) : 'id',
  };
}

/**
 * Kinds of outputs that what a participation is tied to demands, as a query over the participation's alias with the one
 * column `jenis`; undefined where nothing that it is tied to demands any.
 */
export function demandedByTies(registry: Registry, programme: Programme, alias: string): string | undefined {
  const found = programme.ties.flatMap(tie => {
    if (!tie.outputs) return [];
    const { part, name } = splitSource(tie.field);
    const { resource, by } = tiedRows(registry, programme, tie);
    const reference = part && programme.detail ? `d.${column(name)}` : `${alias}.${column(name)}`;
    const detail =
      part && programme.detail
        ? `join ${tableName(registry.get(programme.detail.resource))} d on d.id_pendaftar_mbkm = ${alias}.id`
        : '';
    return [
      `select unnest(x.${column(tie.outputs)}) as jenis from (select 1) one ${detail} join ${tableName(resource)} x
         on x.${by} = ${reference}`,
    ];
  });
  return found.length ? found.join(' union ') : undefined;
}

/**
 * SQL condition over the alias: the participation's detail refers to one of these tied rows.
 * @param ids an array of ids, as SQL
 */
export function tiedSql(registry: Registry, alias: string, ids: string): string {
  const found = registry.programmes.flatMap(({ detail, ties }) =>
    ties.flatMap(({ field }) => {
      const { part, name } = splitSource(field);
      return detail && part === detail.key
        ? [
            `exists (select 1 from ${tableName(registry.get(detail.resource))} d
               where d.id_pendaftar_mbkm = ${alias}.id and d.${column(name)} = any(${ids}))`,
          ]
        : [];
    }),
  );
  return found.length ? `(${found.join(' or ')})` : 'false';
}

/** A field of the tied row `t`, or of the row that one of its references points at. */
function pathSql(registry: Registry, resource: Resource, path: string): string {
  const { part, name } = splitSource(path);
  if (!part) return `t.${column(name)}`;
  const reference = resource.fields[part];
  if (reference?.kind !== 'ref') return 'null';
  return `(select x.${column(name)} from ${tableName(registry.get(reference.to))} x where x.id = t.${column(part)})`;
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const daysOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

async function factsOf(on: Queryable, registry: Registry, programme: Programme, tie: Tie, id: unknown) {
  const { resource, by } = tiedRows(registry, programme, tie);
  const { window, runs, prodi, sks } = tie;
  const least = Object.entries(tie.least ?? {});
  const names = new Set([
    ...(tie.same ?? []).map(source => splitSource(source).name),
    ...Object.values(tie.gives),
    ...(window ? [window.from, window.to, ...Object.keys(window.open)] : []),
    ...(runs ? [runs.from, runs.to] : []),
    ...least.map(([, name]) => name),
    ...[prodi, sks].filter(name => name !== undefined),
  ]);
  const columns = [...names].map(path => `${pathSql(registry, resource, path)} as "${path}"`);
  const row = await on.one<DbRow>(
    `select ${columns.join(', ')} from ${tableName(resource)} t where t.${by} = $1`,
    [id],
    {
      prepare: true,
    },
  );
  if (!row) return undefined;
  return {
    tie,
    window: window
      ? { mulai: daysOf(row[window.from]), selesai: daysOf(row[window.to]), open: matchesFilter(row, window.open) }
      : null,
    runs: runs && daysOf(row[runs.from]) ? { from: daysOf(row[runs.from]), to: daysOf(row[runs.to]) } : null,
    same: Object.fromEntries((tie.same ?? []).map(source => [source, row[splitSource(source).name]])),
    gives: Object.fromEntries(Object.entries(tie.gives).map(([field, path]) => [field, row[path] ?? null])),
    least: Object.fromEntries(
      least.flatMap(([kode, name]) => {
        const number = numberOf(row[name]);
        return number === undefined ? [] : [[kode, number]];
      }),
    ),
    prodi: prodi ? idsOf(row[prodi]) : [],
    sks: sks ? (numberOf(row[sks]) ?? null) : null,
  } satisfies TieFacts;
}

/** Rows that a registration is tied to, in the order of the declaration; ties without a chosen row are left out. */
export async function tieFacts(
  on: Queryable,
  registry: Registry,
  programme: Programme,
  values: Beside,
): Promise<TieFacts[]> {
  const found: TieFacts[] = [];
  for (const tie of programme.ties) {
    const id = valueAt(values, tie.field);
    const facts = id ? await factsOf(on, registry, programme, tie, id) : undefined;
    if (facts) found.push(facts);
  }
  return found;
}

/** Values that the participation takes from the rows it is tied to. */
export const given = (ties: readonly TieFacts[]): InputOf<typeof pendaftar> =>
  Object.assign({}, ...ties.map(({ gives }) => gives));
