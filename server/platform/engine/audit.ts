import type { Note, Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { storedFields } from '../database/columns.ts';
import type { RowData } from '../database/db.ts';

/** Kind of change of a row; stored in `internal/riwayat` (docs/domain/00 "Workflows", 20 §1.2). */
export type AuditAction =
  | ('buat' | 'ubah' | 'hapus' | 'transisi' | 'impor' | 'pulihkan' | 'batal_impor' | 'sinkron')
  | ('ambil_kembali' | 'gabung' | 'batal_gabung' | 'anonimkan');

/** Old and new value by field; a missing side means that there was none. */
export type Changes = Record<string, FieldChange>;

interface FieldChange {
  dari?: unknown;
  ke?: unknown;
}

export interface AuditEntry {
  action: AuditAction;
  changes: Changes;
  note?: Note | null;
  from?: string | null;
  to?: string | null;
  /** The step of a workflow: the status field, and the action's own name. */
  step?: { field: string; name: string };
  version: number;
  importId?: string | null;
}

/** Lists and child rows are compared by what they hold; asked for every field of every row that is written. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || (typeof a !== 'object' && typeof b !== 'object')) return false;
  return JSON.stringify(a) === JSON.stringify(b);
}

/** History entry of one field. */
function changeOf(from: unknown, to: unknown, before: unknown, after: unknown): FieldChange {
  if (!before) return { ke: to };
  return after ? { dari: from, ke: to } : { dari: from };
}

/** Fields that differ; secrets are named without their values. */
export function diff(r: Resource, before: RowData | undefined, after: RowData | undefined): Changes {
  const changes: Changes = {};
  for (const [name, field] of Object.entries(r.fields)) {
    const from = before?.[name] ?? null;
    const to = after?.[name] ?? null;
    if (field.template || same(from, to)) continue;
    changes[name] = field.secret ? {} : changeOf(from, to, before, after);
  }
  return changes;
}

const auditColumns =
  'id, resource, id_baris, aksi, perubahan, catatan, dari_status, ke_status, kolom_status, tindakan, versi, id_user, nama_user, role_id, nama_role, id_impor, waktu';

/** Who changed a row, as its history says. */
export type Author = Pick<Caller, 'userId' | 'name' | 'roleId' | 'roleName'>;

/** Values for one audit row, in the order of `auditColumns` without the row's id column when it comes from a CTE. */
export function auditSql(
  entry: AuditEntry,
  r: Resource,
  caller: Author,
  at: Date,
  values: unknown[],
  rowId: string,
): string {
  const bind = (value: unknown, type: string) => {
    values.push(value);
    return `$${values.length}::${type}`;
  };
  const cells = [
    'gen_random_uuid()',
    bind(r.name, 'text'),
    rowId,
    bind(entry.action, 'text'),
    bind(JSON.stringify(entry.changes), 'jsonb'),
    bind(entry.note ?? null, 'text'),
    bind(entry.from ?? null, 'text'),
    bind(entry.to ?? null, 'text'),
    bind(entry.step?.field ?? null, 'text'),
    bind(entry.step?.name ?? null, 'text'),
    bind(entry.version, 'integer'),
    bind(caller.userId, 'text'),
    bind(caller.name, 'text'),
    bind(caller.roleId, 'text'),
    bind(caller.roleName, 'text'),
    bind(entry.importId ?? null, 'text'),
    bind(at, 'timestamptz'),
  ];
  return `insert into internal_riwayat (${auditColumns}) select ${cells.join(', ')}`;
}

/** Fields whose values are kept in audit rows and may be put back. */
export const restorable = (r: Resource): string[] =>
  [...storedFields(r.fields), ...Object.entries(r.fields).filter(([, field]) => field.kind === 'rows')]
    .filter(([, field]) => !field.readOnly && !field.secret)
    .map(([name]) => name);
