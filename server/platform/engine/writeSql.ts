import { v7 as uuidv7 } from 'uuid';
import { type Field, isListKind, type Note, type Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { column, tableName, typeOf } from '../database/columns.ts';
import type { RowData } from '../database/db.ts';
import { type AuditEntry, type Author, auditSql, diff } from './audit.ts';
import { binSql, hasBin } from './bin/snapshot.ts';
import { checkCreate, writableColumns } from './check.ts';
import type { Engine } from './context.ts';
import type { RuleContext } from './rules.ts';
import { storedColumns } from './select.ts';

/** Caller and time of a write. */
export type Writing = Pick<RuleContext, 'caller' | 'now' | 'registry'>;

/** Value as the driver wants it for a column of this kind. */
export const toColumn = (field: Field | undefined, value: unknown): unknown =>
  field?.kind === 'json' && value != null ? JSON.stringify(value) : (value ?? null);

/** Lists are never null in the database. */
export const emptyOf = (field: Field | undefined): unknown => (isListKind(field?.kind) ? [] : null);

/** A statement and its values. */
export type Statement = { text: string; values: unknown[] };

/** INSERT of a row with its audit row; the id is the first value. */
export function insertSql(ctx: Writing, r: Resource, row: RowData, note?: Note): Statement {
  const names = writableColumns(r);
  const values: unknown[] = [row.id, ctx.caller.userId, ctx.now];
  const cells = names.map(name => {
    values.push(toColumn(r.fields[name], row[name] ?? emptyOf(r.fields[name])));
    return `$${values.length}::${typeOf(r, name, ctx.registry)}`;
  });
  const columns = ['id', 'created_by', 'updated_by', 'created_at', 'updated_at', ...names.map(column)];
  const insert = `insert into ${tableName(r)} (${columns.join(', ')}) values ($1, $2, $2, $3, $3${cells.length ? `, ${cells.join(', ')}` : ''}) returning *`;
  const entry: AuditEntry = { action: 'buat', changes: diff(r, undefined, row), note: note ?? null, version: 1 };
  return { text: withAudit(ctx, r, insert, entry, values), values };
}

/** The statement of a create, for the bench to compare with. */
export const createSql = (engine: Engine, caller: Caller, r: Resource, body: unknown): Statement =>
  insertSql({ caller, now: engine.now(), registry: engine.registry }, r, {
    ...checkCreate(engine, caller, r, body),
    id: uuidv7(),
  });

/**
 * The write and its audit row in one statement: one round trip, and never one without the other. Gives the row back
 * in API names.
 */
export function withAudit(
  ctx: Writing,
  r: Resource,
  write: string,
  entry: AuditEntry,
  values: unknown[],
  bin: 'bin' | 'no bin' = 'no bin',
): string {
  const audit = r.unaudited
    ? ''
    : `, jejak as (${auditSql(entry, r, ctx.caller, ctx.now, values, 'tulis.id')} from tulis)`;
  const binned = bin === 'bin' ? intoBin(ctx, r, entry, values) : '';
  return `with tulis as (${write})${audit}${binned} select ${storedColumns(r, 'tulis')} from tulis`;
}

/** An audit row by itself, for a write of several statements. */
export async function auditIn(
  ctx: Pick<RuleContext, 'tx' | 'now'> & { caller: Author },
  r: Resource,
  id: string,
  entry: AuditEntry,
): Promise<void> {
  if (r.unaudited) return;
  const values: unknown[] = [];
  const text = auditSql(entry, r, ctx.caller, ctx.now, values, 'tulis.id');
  values.push(id);
  await ctx.tx.execute(`with tulis as (select $${values.length}::text as id) ${text} from tulis`, values);
}

/** The part of a delete that puts the row into the bin. */
function intoBin(ctx: Writing, r: Resource, { version }: AuditEntry, values: unknown[]): string {
  if (!hasBin(r)) return '';
  const { caller } = ctx;
  const bind = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const words = {
    resource: bind(r.name, 'text'),
    idUser: bind(caller.userId, 'text'),
    namaUser: bind(caller.name, 'text'),
    namaRole: bind(caller.roleName, 'text'),
    version: bind(version, 'integer'),
    at: bind(ctx.now, 'timestamptz'),
  };
  return `, sampah as (${binSql(ctx.registry, r, words)})`;
}
