import type { FastifyRequest } from 'fastify';
import type { Resource } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { tableName } from '../../database/columns.ts';
import type { DbRow, Queryable } from '../../database/db.ts';
import { allAtOnce } from '../../database/rowLimit.ts';

/** A row of `internal/berkas`. */
export interface StoredFile extends DbRow {
  id: string;
  namaAsli: string;
  tipe: string;
  ukuran: number;
  sha256: string;
  resource: string;
  field: string;
  idBaris: string | null;
  idAnak: string | null;
  uploadedBy: string | null;
  kunci: string;
  versi: number;
  createdAt: string;
  dihapusPada: string | null;
}

const columns = `id, nama_asli, tipe, ukuran, sha256, resource, field, id_baris,
  id_anak, uploaded_by, kunci, versi, created_at, dihapus_pada`;

/** Attaches a file to a row; the caller has checked that it may. */
export const hangAt = (on: Queryable, file: string, idBaris: string): Promise<number> =>
  on.execute('update internal_berkas set id_baris = $2 where id = $1', [file, idBaris]);

/** A file that is there and not marked as removed. */
export const findFile = (on: Queryable, id: string): Promise<StoredFile | undefined> =>
  on.one(`select ${columns} from internal_berkas where id = $1 and dihapus_pada is null`, [id], { prepare: true });

/** The file that an upload made before, when the same upload is sent once more. */
export const findUpload = (on: Queryable, uploadKey: string): Promise<StoredFile | undefined> =>
  on.one(`select ${columns} from internal_berkas where kunci_unggah = $1 and dihapus_pada is null`, [uploadKey]);

/** An earlier or later version of what hangs at the same place of the same row. */
export const findVersion = (on: Queryable, file: StoredFile, versi: number): Promise<StoredFile | undefined> =>
  on.one(
    `select ${columns} from internal_berkas where resource = $1 and id_baris = $2 and field = $3
      and id_anak is not distinct from $4 and versi = $5 and dihapus_pada is null order by created_at desc limit 1`,
    [file.resource, file.idBaris, file.field, file.idAnak, versi],
  );

/** Everything that hangs on a row, newest version of each field first. */
export const filesOfRow = (on: Queryable, resource: string, idBaris: string): Promise<StoredFile[]> =>
  allAtOnce(
    on,
    `select ${columns} from internal_berkas where resource = $1 and id_baris = $2 and dihapus_pada is null
      order by field, id_anak, versi desc, created_at desc, id`,
    [resource, idBaris],
    { instead: refusals.file.openFromField },
  );

/** The same of several rows, as many as one batch has. */
export const filesOfRows = (on: Queryable, resource: string, ids: readonly string[]): Promise<StoredFile[]> =>
  allAtOnce(
    on,
    `select ${columns} from internal_berkas where resource = $1 and id_baris = any($2) and dihapus_pada is null
      order by id_baris, field, id_anak, versi desc, created_at desc, id`,
    [resource, ids],
    { instead: refusals.file.openFromField },
  );

/** Files that somebody uploaded and never used. */
export async function countUnattached(on: Queryable, userId: string): Promise<number> {
  const found = await on.one<{ n: number }>(
    'select count(*)::int as n from internal_berkas where uploaded_by = $1 and id_baris is null',
    [userId],
  );
  return found?.n ?? 0;
}

/**
 * Notes a file that is about to be stored. Until `complete` it counts as removed, so that a process killed in between
 * leaves nothing but what the daily sweep takes.
 */
export async function announceFile(
  on: Queryable,
  file: Omit<StoredFile, 'createdAt' | 'versi'>,
  now: Date,
): Promise<void> {
  await on.execute(
    `insert into internal_berkas (id, created_by, updated_by, created_at, updated_at, nama_asli, tipe, ukuran, sha256,
       resource, field, uploaded_by, kunci, versi, dihapus_pada)
     values ($1, $2, $2, $3, $3, $4, $5, $6, $7, $8, $9, $2, $10, 1, $3)`,
    [
      file.id,
      file.uploadedBy,
      now.toISOString(),
      file.namaAsli,
      file.tipe,
      file.ukuran,
      file.sha256,
      file.resource,
      file.field,
      file.kunci,
    ],
  );
}

/** @returns false when the same upload was completed by another request meanwhile */
export async function completeFile(on: Queryable, id: string, uploadKey: string | null): Promise<boolean> {
  const sql = `update internal_berkas set dihapus_pada = null, kunci_unggah = $2 where id = $1
    and not exists (select 1 from internal_berkas o where o.kunci_unggah = $2)`;
  try {
    return (await on.execute(sql, [id, uploadKey])) > 0;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505') return false;
    throw error;
  }
}

export const removeRow = (on: Queryable, id: string): Promise<number> =>
  on.execute('delete from internal_berkas where id = $1', [id]);

/** A piece of a download, or a copy that the browser has already, is none. */
const isWhole = ({ headers, method }: FastifyRequest): boolean =>
  method === 'GET' && headers.range === undefined && headers['if-none-match'] === undefined;

/** Counts a download on rows that keep a count (`jumlahUnduh`, docs/domain/10 bank-dokumen); their version stays. */
export async function countDownload(
  on: Queryable,
  r: Resource | undefined,
  { idBaris }: Pick<StoredFile, 'idBaris'>,
  request: FastifyRequest,
): Promise<void> {
  if (!r || !('jumlahUnduh' in r.fields) || idBaris === null || !isWhole(request)) return;
  await on.execute(`update ${tableName(r)} set jumlah_unduh = coalesce(jumlah_unduh, 0) + 1 where id = $1`, [idBaris]);
}
