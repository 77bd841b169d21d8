import type { Fields, Resource, Row } from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import type { Core } from '../access/change.ts';
import { column, tableName } from '../database/columns.ts';
import type { DbRow, Queryable } from '../database/db.ts';

/** A resource as its declaration is typed. */
type Declared<F extends Fields> = Pick<Resource, 'name'> & { readonly fields: F };

/** Fields and base columns that are columns of the resource's table; child rows are not. */
export type ColumnName<F extends Fields> = keyof {
  [K in keyof Row<{ fields: F }> as K extends keyof F ? (F[K] extends { kind: 'rows' } ? never : K) : K]: true;
} &
  string;

/** Some columns of a row. */
export type Columns<F extends Fields, K extends ColumnName<F>> = Pick<Row<{ fields: F }>, K>;

/** Condition on a column: a value, one of several, empty (`null`), none of those, or within bounds (included). */
type Asked<V> =
  | V
  | readonly NonNullable<V>[]
  | { readonly not: V | readonly NonNullable<V>[] }
  | { readonly from?: NonNullable<V>; readonly to?: NonNullable<V> };

/** Conditions on rows by column; all of them must hold. */
export type Where<F extends Fields> = { readonly [K in ColumnName<F>]?: Asked<Row<{ fields: F }>[K]> };

/** Where rows are read, and whose they are. */
export interface Reading {
  readonly on: Queryable;
  /** Rows that may be read, as SQL over `t`; undefined = all. */
  readonly reach?: (r: Declared<Fields>, values: unknown[]) => string;
}

/** All rows, whoever asks: for rules that decide by what is stored. Nothing read so is shown without a scope. */
export const asSystem = (on: Queryable): Reading => ({ on });

/** Rows that the caller may read. */
export const asCaller = (
  on: Queryable,
  { registry, rowsOf }: Pick<Core, 'registry' | 'rowsOf'>,
  caller: Caller,
): Reading => ({
  on,
  reach: (r, values) => rowsOf(caller, registry.get(r.name), 'read', 't', values),
});

interface FindOptions<F extends Fields> {
  /** Columns, `-` before one that goes from large to small. */
  order?: readonly (ColumnName<F> | `-${ColumnName<F>}`)[];
  /** Most rows; all unless said. */
  most?: number;
  /** Holds the rows until the transaction ends: nobody else changes them (`update`), or deletes them (`key share`). */
  lock?: 'update' | 'no key update' | 'share' | 'key share';
}

/** Chosen columns of one row; undefined where there is none in reach. */
export async function read<const F extends Fields, const K extends ColumnName<F>>(
  reading: Reading,
  r: Declared<F>,
  id: string | null | undefined,
  names: readonly K[],
  options: Pick<FindOptions<F>, 'lock'> = {},
): Promise<Columns<F, K> | undefined> {
  if (id === null || id === undefined) return undefined;
  const values: unknown[] = [id];
  return one(reading, r, names, [`t.id = $1`], values, options);
}

/** Chosen columns of the rows that are as asked. */
export async function find<const F extends Fields, const K extends ColumnName<F>>(
  reading: Reading,
  r: Declared<F>,
  where: Where<F>,
  names: readonly K[],
  options: FindOptions<F> = {},
): Promise<Columns<F, K>[]> {
  const values: unknown[] = [];
  const text = selectSql(reading, r, names, conditionsOf(where, values), values, options);
  return reading.on.query<DbRow & Columns<F, K>>(text, values, { prepare: true });
}

/** The first of the rows that are as asked; undefined where there is none. */
export async function findOne<const F extends Fields, const K extends ColumnName<F>>(
  reading: Reading,
  r: Declared<F>,
  where: Where<F>,
  names: readonly K[],
  options: Omit<FindOptions<F>, 'most'> = {},
): Promise<Columns<F, K> | undefined> {
  const values: unknown[] = [];
  return one(reading, r, names, conditionsOf(where, values), values, { ...options, most: 1 });
}

/** How many rows are as asked. */
export async function count<const F extends Fields>(
  reading: Reading,
  r: Declared<F>,
  where: Where<F>,
): Promise<number> {
  const values: unknown[] = [];
  const text = `select count(*)::int as n${fromSql(reading, r, conditionsOf(where, values), values)}`;
  return (await reading.on.one<{ n: number }>(text, values, { prepare: true }))?.n ?? 0;
}

/** True if a row matches. */
export async function exists<const F extends Fields>(
  reading: Reading,
  r: Declared<F>,
  where: Where<F>,
): Promise<boolean> {
  const values: unknown[] = [];
  const text = `select 1 as ada${fromSql(reading, r, conditionsOf(where, values), values)} limit 1`;
  return (await reading.on.one(text, values, { prepare: true })) !== undefined;
}

const one = <F extends Fields, K extends ColumnName<F>>(
  reading: Reading,
  r: Declared<F>,
  names: readonly K[],
  conditions: readonly string[],
  values: unknown[],
  options: FindOptions<F>,
): Promise<Columns<F, K> | undefined> => {
  const text = selectSql(reading, r, names, conditions, values, options);
  return reading.on.one<DbRow & Columns<F, K>>(text, values, { prepare: true });
};

function selectSql<F extends Fields>(
  reading: Reading,
  r: Declared<F>,
  names: readonly ColumnName<F>[],
  conditions: readonly string[],
  values: unknown[],
  { order = [], most, lock }: FindOptions<F>,
): string {
  const columns = names.map(name => `t.${column(name)} as "${name}"`).join(', ');
  const by = order.map(name => (name.startsWith('-') ? `t.${column(name.slice(1))} desc` : `t.${column(name)}`));
  return [
    `select ${columns}${fromSql(reading, r, conditions, values)}`,
    ...(by.length ? [`order by ${by.join(', ')}`] : []),
    ...(most === undefined ? [] : [`limit ${most}`]),
    ...(lock ? [`for ${lock}`] : []),
  ].join(' ');
}

function fromSql({ reach }: Reading, r: Declared<Fields>, conditions: readonly string[], values: unknown[]): string {
  const within = reach?.(r, values);
  const all = [...conditions, ...(within === undefined || within === 'true' ? [] : [within])];
  return ` from ${tableName(r)} t${all.length ? ` where ${all.join(' and ')}` : ''}`;
}

/** @throws Error for a column whose value is undefined: it would find every row */
function conditionsOf(where: Readonly<Record<string, unknown>>, values: unknown[]): string[] {
  return Object.entries(where).map(([name, asked]) => conditionOf(name, asked, values));
}

function conditionOf(name: string, asked: unknown, values: unknown[]): string {
  const cell = `t.${column(name)}`;
  const bind = (value: unknown): string => {
    if (value === undefined) throw new Error(`"${name}" is asked for without a value.`);
    return `$${values.push(value)}`;
  };
  if (asked === null) return `${cell} is null`;
  if (Array.isArray(asked)) return `${cell} = any(${bind(asked)})`;
  if (typeof asked !== 'object') return `${cell} = ${bind(asked)}`;
  if ('not' in asked) {
    if (asked.not === null) return `${cell} is not null`;
    if (Array.isArray(asked.not)) return `(${cell} is null or ${cell} <> all(${bind(asked.not)}))`;
    return `${cell} is distinct from ${bind(asked.not)}`;
  }
  const bounds = [
    ...('from' in asked ? [`${cell} >= ${bind(asked.from)}`] : []),
    ...('to' in asked ? [`${cell} <= ${bind(asked.to)}`] : []),
  ];
  if (!bounds.length) throw new Error(`"${name}" is asked for without a bound.`);
  return `(${bounds.join(' and ')})`;
}
