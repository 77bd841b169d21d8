import { v7 as uuidv7 } from 'uuid';
import { type FieldErrors, messages, type Resource, term } from '../../../../resources/kit/index.ts';
import type { CallerChange } from '../../access/change.ts';
import type { RowData } from '../../database/db.ts';
import { invalid } from '../../errors.ts';
import { type FileSlot, fileFieldsOf, mayHaveFiles, slotsOf } from './fields.ts';

type AttachContext = Pick<CallerChange, 'tx' | 'caller' | 'now'>;

interface Candidate extends Record<string, unknown> {
  id: string;
  resource: string;
  field: string;
  idBaris: string | null;
  uploadedBy: string;
}

/**
 * Hangs the files that a saved row names on it, in the transaction of the write. A file may be named by the person who
 * uploaded it, for this very field; one that already hangs here may stay, move between child rows, or come back after a
 * restore. What it replaces stays as an earlier version.
 * @param r with its extra fields where the row names files in them (`withNamed`)
 * @param row as stored, child rows with their ids
 * @param before as it was, undefined for a new row
 * @throws HttpError 422 'Pilihan {label} tidak valid.' for unknown and foreign files
 */
export async function attachFiles(
  ctx: AttachContext,
  r: Resource,
  row: RowData,
  before: RowData | undefined,
): Promise<void> {
  if (fileFieldsOf(r).length === 0) return;
  const slots = slotsOf(r, row);
  const known = new Set(slotsOf(r, before).map(placeOf));
  const changed = slots.filter(slot => !known.has(placeOf(slot)));
  if (!changed.length) return;
  const idBaris = String(row.id);
  const candidates = await lockFiles(ctx, changed);
  const errors: FieldErrors = {};
  for (const slot of changed) {
    const file = candidates.get(slot.id);
    const usedOnce = slots.filter(other => other.id === slot.id).length === 1;
    if (!file || !usedOnce || !fits(ctx, file, r, slot, idBaris))
      errors[slot.at] = messages.reference({ label: term(slot.label) });
  }
  if (Object.keys(errors).length) throw invalid(errors);
  for (const slot of changed) await hangNext(ctx, r, slot, idBaris);
}

const placeOf = ({ path, idAnak, id }: FileSlot): string => [path, idAnak, id].join(' ');

/** In the order of ids, so that two writes never wait for each other in a circle. */
async function lockFiles({ tx }: AttachContext, slots: readonly FileSlot[]): Promise<Map<string, Candidate>> {
  const found = await tx.query<Candidate>(
    `select id, resource, field, id_baris, uploaded_by from internal_berkas
      where id = any($1::uuid[]) and dihapus_pada is null order by id for update`,
    [slots.map(slot => slot.id)],
  );
  return new Map(found.map(file => [file.id, file]));
}

function fits({ caller }: AttachContext, file: Candidate, r: Resource, slot: FileSlot, idBaris: string): boolean {
  if (file.resource !== r.name || file.field !== slot.path) return false;
  return file.idBaris === null ? file.uploadedBy === caller.userId : file.idBaris === idBaris;
}

/** Hangs a file on a row as the newest of its place; one that comes back keeps the version that it had. */
export async function hangNext(
  { tx, now }: Pick<AttachContext, 'tx' | 'now'>,
  r: Resource,
  slot: Pick<FileSlot, 'id' | 'path' | 'idAnak'>,
  idBaris: string,
): Promise<void> {
  await tx.execute(
    `update internal_berkas b set id_baris = $2, id_anak = $3, updated_at = $6, version = b.version + 1,
       versi = case when b.id_baris is not null then b.versi else coalesce((select max(o.versi) from internal_berkas o
         where o.resource = $4 and o.id_baris = $2 and o.field = $5 and o.id_anak is not distinct from $3), 0) + 1 end
     where b.id = $1`,
    [slot.id, idBaris, slot.idAnak, r.name, slot.path, now.toISOString()],
  );
}

/** Marks the files of a deleted row; the daily sweep removes them once the row is in the bin no more. */
export async function dropFiles(ctx: Pick<AttachContext, 'tx' | 'now'>, r: Resource, id: string): Promise<void> {
  if (!mayHaveFiles(r)) return;
  await ctx.tx.execute(
    'update internal_berkas set dihapus_pada = $3 where resource = $1 and id_baris = $2 and dihapus_pada is null',
    [r.name, id, ctx.now.toISOString()],
  );
}

/** The files of a deleted row that is taken back. */
export async function attachAgain(ctx: Pick<AttachContext, 'tx'>, r: Resource, id: string): Promise<void> {
  if (!mayHaveFiles(r)) return;
  await ctx.tx.execute('update internal_berkas set dihapus_pada = null where resource = $1 and id_baris = $2', [
    r.name,
    id,
  ]);
}

/** A file that hangs on another row than before, with the version that it had there. */
export interface Rehung {
  id: string;
  versi: number;
}

/** Hangs the files that one row has in some fields on another row of the resource, earlier versions included. */
export async function rehang(
  { tx }: Pick<AttachContext, 'tx'>,
  r: Resource,
  fields: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<Rehung[]> {
  if (!fields.length) return [];
  const files = await tx.query<Rehung & Record<string, unknown>>(
    `select id, versi from internal_berkas where resource = $1 and id_baris = $2 and field = any($3::text[])
       and dihapus_pada is null order by id for update`,
    [r.name, from, fields],
  );
  await tx.execute(
    `update internal_berkas b set id_baris = $2, versi = b.versi + coalesce((select max(o.versi) from internal_berkas o
         where o.resource = b.resource and o.id_baris = $2 and o.field = b.field), 0)
      where b.id = any($1::uuid[])`,
    [files.map(({ id }) => id), to],
  );
  return files;
}

/** Takes `rehang` back. */
export async function hangBack({ tx }: Pick<AttachContext, 'tx'>, files: readonly Rehung[], to: string): Promise<void> {
  await tx.execute(
    `update internal_berkas b set id_baris = $2, versi = n.versi from json_to_recordset($1::json) as n(id uuid, versi integer)
      where b.id = n.id`,
    [JSON.stringify(files), to],
  );
}

/**
 * The same uploaded file once more for other rows of the resource: one signed form for a whole group. The content is
 * stored once and goes with the last of them (`sweepFiles`).
 * @returns ids of the copies, free to be attached by the caller; null where the file is not the caller's to use
 */
export async function copyFile(
  { tx, caller, now }: AttachContext,
  r: Resource,
  field: string,
  id: string,
  count: number,
): Promise<string[] | null> {
  const found = await tx.one(
    `select 1 as ada from internal_berkas where id = $1 and resource = $2 and field = $3 and id_baris is null
       and uploaded_by = $4 and dihapus_pada is null for update`,
    [id, r.name, field, caller.userId],
  );
  if (!found) return null;
  const ids = Array.from({ length: Math.max(0, count) }, () => uuidv7());
  await tx.execute(
    `insert into internal_berkas (id, created_at, updated_at, created_by, updated_by, nama_asli, tipe, ukuran, sha256,
       resource, field, uploaded_by, kunci, versi)
     select x.id, $3, $3, uploaded_by, uploaded_by, nama_asli, tipe, ukuran, sha256, resource, field, uploaded_by, kunci, 1
     from internal_berkas b, unnest($2::uuid[]) as x (id) where b.id = $1`,
    [id, ids, now.toISOString()],
  );
  return ids;
}
