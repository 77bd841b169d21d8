import { type Field, isRecord, ownerOf, type Registry, type Resource } from '../../../../resources/kit/index.ts';
import { childTableName, column, rowsFields, storedFields, tableName, typeOf } from '../../database/columns.ts';
import type { Db, DbRow, Tx } from '../../database/db.ts';
import { escapeLike } from '../where.ts';
import type { OwnRows } from './ownRows.ts';
import { plainSql, type Replacer } from './terms.ts';

/** Rows that one statement looks at. */
const window = 5000;

type Shape = 'text' | 'json' | 'list';
const shapes: Readonly<Partial<Record<Field['kind'], Shape>>> = {
  text: 'text',
  longtext: 'text',
  email: 'text',
  phone: 'text',
  url: 'text',
  json: 'json',
  texts: 'list',
};

/** Columns of an append-only table that the database lets only a run of retention change (`tolak_perubahan`). */
const changeable = new Set(['perubahan', 'catatan', 'alasan', 'namaUser', 'namaOrang']);

interface Swept {
  readonly resource: Resource;
  readonly table: string;
  readonly child: boolean;
  readonly idType: string;
  readonly columns: readonly (readonly [name: string, shape: Shape])[];
}

/**
 * Tables that may name somebody, with their columns of text. Rows of persons and accounts are not among them: each says
 * of its own person only, and those of the leaving ones are written last.
 */
export function sweptTables(registry: Registry): readonly Swept[] {
  const columnsOf = (r: Resource, fields: Resource['fields']): (readonly [string, Shape])[] =>
    storedFields(fields).flatMap(([name, field]) => {
      const shape = shapes[field.kind];
      const open = !r.appendOnly || changeable.has(name);
      const mute = field.secret || field.template || field.personal === 'kept';
      return shape && open && !mute ? [[name, shape] as const] : [];
    });
  return registry.resources
    .filter(r => !(r.view || r.person || r.name === 'pengaturan/user'))
    .flatMap(r => [
      {
        resource: r,
        table: tableName(r),
        child: false,
        idType: typeOf(r, 'id', registry),
        columns: columnsOf(r, r.fields),
      },
      ...rowsFields(r).map(([name, field]) => ({
        resource: r,
        table: childTableName(r, name),
        child: true,
        idType: 'uuid',
        columns: columnsOf(r, field.fields),
      })),
    ])
    .filter(({ columns }) => columns.length);
}

/** Lets the transaction take values out of lines that only grow. */
export const mayTakeOut = (tx: Tx): Promise<unknown> => tx.query(`select set_config('portal.anonimkan', 'ya', true)`);

interface Ports {
  readonly db: Db;
  readonly registry: Registry;
  readonly signal: AbortSignal;
}

/**
 * Puts other words in the place of what tells who somebody is, wherever it stands in a table: a window of rows at a
 * time, each in a short transaction, so that nobody waits behind it and a kill loses nothing.
 */
export async function sweepTable(
  { db, registry, signal }: Ports,
  swept: Swept,
  replacer: Replacer,
  own: OwnRows,
): Promise<void> {
  const { resource, table, columns, idType } = swept;
  const text = plainSql(`concat_ws(chr(10), ${columns.map(([name]) => `t.${column(name)}::text`).join(', ')})`);
  const parts = replacer.parts.map(escapeLike);
  const ids = idsOf(own);
  const owned = !swept.child && ownerOf(registry.find, resource) !== undefined;
  let after: string | null = null;
  while (!signal.aborted) {
    const last: string | null = await db.transaction(async tx => {
      const edge = await tx.one<{ id: string }>(
        `select t.id::text as id from ${table} t where $1::${idType} is null or t.id > $1 order by t.id offset ${window - 1} limit 1`,
        [after],
      );
      const rows = await tx.query<{ id: string; isi: DbRow }>(
        `select t.id::text as id, to_jsonb(t) - '_cari' as isi from ${table} t
          where ($1::${idType} is null or t.id > $1) and ($2::${idType} is null or t.id <= $2)
            and ${text} like any(array(select '%' || lower(n.part) || '%' from unnest($3::text[]) as n(part)))
          order by t.id limit ${window}`,
        [after, edge?.id ?? null, parts],
      );
      if (rows.length) await mayTakeOut(tx);
      for (const row of rows) {
        const owner = own.get(resource)?.get(row.id);
        await writeRow(tx, swept, row, { replacer, ids, owner, phones: !owned || owner !== undefined });
      }
      return edge?.id ?? null;
    });
    if (last === null) return;
    after = last;
  }
}

/** Persons by the ids of all rows that are theirs. */
function idsOf(own: OwnRows): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const rows of own.values()) for (const [id, person] of rows) ids.set(id, person);
  return ids;
}

interface Reading {
  readonly replacer: Replacer;
  readonly ids: ReadonlyMap<string, string>;
  /** Whose row it is, where it belongs to one of those who leave. */
  readonly owner: string | undefined;
  /** Numbers of phones are shared in families: in rows of somebody else they stay. */
  readonly phones: boolean;
}

async function writeRow(
  tx: Tx,
  swept: Swept,
  { id, isi }: { id: string; isi: DbRow },
  reading: Reading,
): Promise<void> {
  const { replacer, ids, owner, phones } = reading;
  const about = new Set<string>(owner === undefined ? [] : [owner]);
  for (const value of textsIn(isi)) {
    const person = ids.get(value);
    if (person !== undefined) about.add(person);
    for (const named of replacer.named(value, phones)) about.add(named);
  }
  const put = (text: string): string => replacer.replace(text, about, phones);
  const sets: string[] = [];
  const params: unknown[] = [id];
  for (const [name, shape] of swept.columns) {
    const at = column(name);
    const before = isi[at.slice(1, -1)];
    if (before === null || before === undefined) continue;
    const after = replacedIn(before, put);
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    if (shape === 'text') sets.push(`${at} = $${params.push(after)}`);
    else if (shape === 'json') sets.push(`${at} = $${params.push(JSON.stringify(after))}::jsonb`);
    else sets.push(`${at} = array(select jsonb_array_elements_text($${params.push(JSON.stringify(after))}::jsonb))`);
  }
  if (!sets.length) return;
  const version = swept.child || swept.resource.appendOnly ? '' : ', version = version + 1';
  await tx.execute(`update ${swept.table} set ${sets.join(', ')}${version} where id = $1::${swept.idType}`, params);
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item);
  else if (isRecord(value)) for (const item of Object.values(value)) yield* textsIn(item);
}

/** The same value with other words in it; keys stay, a number that is somebody's goes. */
function replacedIn(value: unknown, put: (text: string) => string): unknown {
  if (typeof value === 'string') return put(value);
  if (typeof value === 'number') return put(String(value)) === String(value) ? value : null;
  if (Array.isArray(value)) return value.map(item => replacedIn(item, put));
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replacedIn(item, put)]));
  return value;
}
