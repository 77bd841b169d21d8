import { type Field, isListKind, type Note, type Registry, type Resource } from '../../../../resources/kit/index.ts';
import { column, tableName, typeOf } from '../../database/columns.ts';
import type { RowData, Tx } from '../../database/db.ts';
import type { AuditAction, Changes } from '../audit.ts';
import { type BinWords, binSql, hasBin } from '../bin/snapshot.ts';
import { writableColumns } from '../check.ts';
import { insertChildren } from '../childStore.ts';

/**
 * Writes many rows with their history in one statement: the rows travel as one JSON value, which PostgreSQL turns
 * into a table. One round trip and one plan for a thousand rows, and never a row without its history.
 */

/** Transaction, time and writer of a set of rows; the writer is null for the portal itself. */
export interface SetContext {
  readonly tx: Tx;
  readonly registry: Registry;
  readonly now: Date;
  readonly caller: { userId: string; name: string; roleId: string; roleName: string } | null;
}

export interface SetAudit {
  action: AuditAction;
  importId: string | null;
  note?: Note;
}

/** A row with the content of its history entry. */
export interface SetRow {
  id: string;
  values: RowData;
  changes: Changes;
}

const empty = (field: Field | undefined): unknown => (isListKind(field?.kind) ? [] : null);

/** A column of the JSON table: short, because every row repeats it. */
interface Cell {
  name: string;
  key: string;
  empty: unknown;
}

/** @param absent what stands for a value that is not given */
const cellsOf = <F extends Field | undefined>(
  fields: readonly (readonly [name: string, field: F])[],
  absent: (field: F) => unknown = empty,
): Cell[] => fields.map(([name, field], i) => ({ name, key: `c${i}`, empty: absent(field) }));

/** Puts the values of a row in; what is null is left out, which PostgreSQL reads as null. */
function fill(into: RowData, cells: readonly Cell[], values: RowData): RowData {
  for (const { name, key, empty } of cells) {
    const value = values[name] ?? empty;
    if (value !== null) into[key] = value;
  }
  return into;
}

/** The history of a write; the parts are SQL over `n` (the rows given) and `tulis` (those written). */
function auditSql({ versi, ke = 'null', p = 'n.p' }: { versi: string; ke?: string; p?: string }): string {
  const columns =
    'id, resource, id_baris, aksi, perubahan, dari_status, ke_status, versi, id_user, nama_user, role_id, nama_role, id_impor, catatan, waktu';
  return `insert into internal_riwayat (${columns}) select gen_random_uuid(), $4, tulis.id::text, $5, ${p}, null, ${ke}, ${versi}, $2, $6, $7, $8, $9, $10::text, $3 from tulis join n on n.i = tulis.id`;
}

const auditValues = (ctx: SetContext, r: Resource, audit: SetAudit): unknown[] => [
  r.name,
  audit.action,
  ctx.caller?.name ?? null,
  ctx.caller?.roleId ?? null,
  ctx.caller?.roleName ?? null,
  audit.importId,
  audit.note ?? null,
];

const statusColumn = (r: Resource): string | undefined =>
  Object.entries(r.fields).find(([, field]) => field.kind === 'status')?.[0];

/**
 * Inserts rows; those whose key is taken meanwhile are left out.
 * @returns ids of the rows written
 */
export async function insertSet(
  ctx: SetContext,
  r: Resource,
  rows: readonly SetRow[],
  audit: SetAudit | null,
): Promise<Set<string>> {
  if (!rows.length) return new Set();
  const names = writableColumns(r);
  const cells = cellsOf(names.map(name => [name, r.fields[name]] as const));
  const typed = cells.map(({ name, key }) => `${key} ${typeOf(r, name, ctx.registry)}`);
  // A new row says all its fields twice; as a text inside the JSON the second is read in half the time.
  const json = rows.map(({ id, values, changes }) =>
    fill({ i: id, p: audit ? JSON.stringify(changes) : undefined }, cells, values),
  );
  const given = `n as (select * from json_to_recordset($1::json) as n(${[`i ${typeOf(r, 'id', ctx.registry)}`, 'p text', ...typed].join(', ')}))`;
  const columns = ['id', 'created_by', 'updated_by', 'created_at', 'updated_at', ...names.map(column)].join(', ');
  const chosen = [
    'n.i',
    '$2::text',
    '$2::text',
    '$3::timestamptz',
    '$3::timestamptz',
    ...cells.map(({ key }) => `n.${key}`),
  ].join(', ');
  const write = `tulis as (insert into ${tableName(r)} (${columns}) select ${chosen} from n on conflict do nothing returning id)`;
  const status = statusColumn(r);
  const trail = audit
    ? `, jejak as (${auditSql({ versi: '1', ke: status && `n.c${names.indexOf(status)}`, p: 'n.p::jsonb' })})`
    : '';
  const values = [
    JSON.stringify(json),
    ctx.caller?.userId ?? null,
    ctx.now,
    ...(audit ? auditValues(ctx, r, audit) : []),
  ];
  const written = await ctx.tx.query<{ id: string }>(`with ${given}, ${write}${trail} select id from tulis`, values, {
    prepare: true,
  });
  const ids = new Set(written.map(({ id }) => id));
  await insertChildren(
    ctx.tx,
    ctx.registry,
    r,
    rows.filter(({ id }) => ids.has(id)),
  );
  return ids;
}

/** A row to change: only if it still has the version that was seen. */
export interface SetChange extends SetRow {
  version: number;
}

/**
 * Changes rows, each in fields of its own; those with another version meanwhile are left out.
 * @returns ids of the rows written
 */
export async function updateSet(
  ctx: SetContext,
  r: Resource,
  rows: readonly SetChange[],
  audit: SetAudit | null,
): Promise<Set<string>> {
  const names = writableColumns(r).filter(name => rows.some(({ values }) => name in values));
  if (!rows.length) return new Set();
  const typed = names.flatMap((name, i) => [`c${i} ${typeOf(r, name, ctx.registry)}`, `g${i} boolean`]);
  const json = rows.map(({ id, version, values, changes }) => {
    const cells: RowData = { i: id, v: version, p: audit ? changes : undefined };
    for (const [i, name] of names.entries()) {
      if (!(name in values)) continue;
      cells[`c${i}`] = values[name] ?? empty(r.fields[name]);
      cells[`g${i}`] = true;
    }
    return cells;
  });
  const given = `n as (select * from json_to_recordset($1::json) as n(${[`i ${typeOf(r, 'id', ctx.registry)}`, 'v integer', 'p jsonb', ...typed].join(', ')}))`;
  const sets = names.map((name, i) => `${column(name)} = case when n.g${i} then n.c${i} else t.${column(name)} end`);
  const set = ['updated_by = $2::text', 'updated_at = $3::timestamptz', 'version = t.version + 1', ...sets].join(', ');
  const write = `tulis as (update only ${tableName(r)} t set ${set} from n where t.id = n.i and t.version = n.v returning t.id, t.version)`;
  const trail = audit ? `, jejak as (${auditSql({ versi: 'tulis.version' })})` : '';
  const values = [
    JSON.stringify(json),
    ctx.caller?.userId ?? null,
    ctx.now,
    ...(audit ? auditValues(ctx, r, audit) : []),
  ];
  const written = await ctx.tx.query<{ id: string }>(`with ${given}, ${write}${trail} select id from tulis`, values);
  return new Set(written.map(({ id }) => id));
}

/** Content of the bin for a deleted row, by the values that its history binds. */
const binWords: BinWords = {
  resource: '$4::text',
  idUser: '$2::text',
  namaUser: '$6::text',
  namaRole: '$8::text',
  version: 'tulis.version + 1',
  at: '$3::timestamptz',
};

/**
 * Deletes rows, into the bin where their history is kept, that still have the version that was seen.
 * @returns ids of the rows deleted
 */
export async function deleteSet(
  ctx: SetContext,
  r: Resource,
  rows: readonly Omit<SetChange, 'values'>[],
  audit: SetAudit | null,
): Promise<Set<string>> {
  if (!rows.length) return new Set();
  const json = rows.map(({ id, version, changes }) => ({ i: id, v: version, p: changes }));
  const given = `n as (select * from json_to_recordset($1::json) as n(i ${typeOf(r, 'id', ctx.registry)}, v integer, p jsonb))`;
  const write = `tulis as (delete from only ${tableName(r)} t using n where t.id = n.i and t.version = n.v returning t.*)`;
  const bin = hasBin(r) ? `, sampah as (${binSql(ctx.registry, r, binWords)})` : '';
  const trail = audit ? `, jejak as (${auditSql({ versi: 'tulis.version + 1' })})${bin}` : '';
  const text = `with ${given}, ${write}${trail} select id from tulis`;
  const values = [
    JSON.stringify(json),
    ...(audit ? [ctx.caller?.userId ?? null, ctx.now, ...auditValues(ctx, r, audit)] : []),
  ];
  const gone = await ctx.tx.query<{ id: string }>(text, values);
  return new Set(gone.map(({ id }) => id));
}
