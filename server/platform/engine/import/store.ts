import { v7 as uuidv7 } from 'uuid';
import {
  type ImportAnswer,
  type ImportColumn,
  type ImportRowStatus,
  type ImportStatus,
  importRowStatuses,
  type Resource,
} from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { role } from '../../../../resources/roles.ts';
import type { Caller } from '../../access/caller.ts';
import { keep } from '../../access/keptSaid.ts';
import type { Queryable } from '../../database/db.ts';
import { isUuid } from '../../database/ids.ts';
import type { Cell } from '../../documents/spreadsheet/cell.ts';
import type { RawRow } from '../../documents/spreadsheet/rawRow.ts';
import { notFound } from '../../errors.ts';
import { type Counts, counted, type JudgedRow, noCounts } from './types.ts';

/** Where uploads wait: `internal/impor`, one row per upload, and `internal/impor-baris`, its rows in batches. */

/** An upload as it is stored. */
export interface Import extends Omit<ImportAnswer, 'fields'> {
  idUser: string;
  /** Target of the rows where it is more than the resource: a programme and a period. */
  sasaran: Readonly<Record<string, string>>;
  /** The caller's write rights when the rows were checked; see `reachOf`. */
  hak: string | null;
}

interface StoredImport extends Record<string, unknown> {
  id: string;
  resource: string;
  idUser: string;
  namaBerkas: string;
  status: ImportStatus;
  kemajuan: number | null;
  pemetaan: {
    kolom?: ImportColumn[];
    isian?: Record<string, string>;
    hak?: string;
    sasaran?: Record<string, string>;
  } | null;
  jumlah: Partial<Counts> | null;
  pesan: string | null;
}

const columns = 'id, resource, id_user, nama_berkas, status, kemajuan, pemetaan, jumlah, pesan';

const restored = ({ pemetaan, jumlah, kemajuan, ...row }: StoredImport): Import => ({
  ...row,
  kemajuan: kemajuan ?? 0,
  kolom: pemetaan?.kolom ?? [],
  isian: pemetaan?.isian ?? {},
  hak: pemetaan?.hak ?? null,
  sasaran: pemetaan?.sasaran ?? {},
  jumlah: { ...noCounts(), ...jumlah },
});

/** The name under which imports are stored. */
export type Importable = Pick<Resource, 'name'>;

/**
 * An import of the caller; the Super Admin sees everybody's.
 * @param caller null: whoever may ask for imports of this kind sees all of them
 * @throws HttpError 404 for another person's, another resource's or none
 */
export async function findImport(on: Queryable, caller: Caller | null, r: Importable, id: string): Promise<Import> {
  const found = isUuid(id)
    ? await on.one<StoredImport>(
        `select ${columns} from internal_impor where id = $1 and resource = $2`,
        [id, r.name],
        { prepare: true },
      )
    : undefined;
  if (!found || (caller && found.idUser !== caller.userId && caller.baseRole !== role.superAdmin)) throw notFound();
  return restored(found);
}

/** Columns of each of a person's latest imports of a resource, the newest first. */
export async function columnsBefore(on: Queryable, caller: Caller, r: Resource): Promise<ImportColumn[][]> {
  const found = await on.query<Pick<StoredImport, 'pemetaan'>>(
    `select pemetaan from internal_impor where resource = $1 and id_user = $2 and pemetaan is not null
     order by created_at desc, id desc limit 5`,
    [r.name, caller.userId],
  );
  return found.map(({ pemetaan }) => pemetaan?.kolom ?? []);
}

/** Message of an import while its rows are being checked, which stays if the process ends meanwhile. */
export const interrupted = keep(refusals.imports.interrupted);

/** Notes an upload whose rows are about to be checked. */
export async function startImport(
  on: Queryable,
  r: Importable,
  caller: Caller,
  namaBerkas: string,
  now: Date,
): Promise<string> {
  const id = uuidv7({ msecs: now.getTime() });
  await on.query(
    `insert into internal_impor (id, resource, id_user, nama_berkas, status, kemajuan, pesan, created_by, created_at, updated_at)
     values ($1, $2, $3::uuid, $4, 'gagal', 0, $5, $3::uuid::text, $6, $6)`,
    [id, r.name, caller.userId, namaBerkas.slice(0, 255), interrupted, now],
  );
  return id;
}

/** Ends the check of an upload: it can be looked at and applied. */
export async function finishCheck(
  on: Queryable,
  id: string,
  checked: Pick<Import, 'kolom' | 'hak'> & Partial<Pick<Import, 'sasaran' | 'isian'>>,
  jumlah: Counts,
): Promise<void> {
  await on.query(
    `update internal_impor set status = 'pratinjau', kemajuan = 0, pesan = null, pemetaan = $2, jumlah = $3, updated_at = now() where id = $1`,
    [id, JSON.stringify(checked), JSON.stringify(jumlah)],
  );
}

/** Moves an import from one of the given states to another; false when it is in none of them (any more). */
export async function moveImport(
  on: Queryable,
  id: string,
  from: readonly ImportStatus[],
  to: ImportStatus,
  pesan: string | null,
): Promise<boolean> {
  const moved = await on.execute(
    `update internal_impor set status = $3, pesan = $4, kemajuan = 0, updated_at = now(), mulai = case when $3 = 'diproses' then now() else mulai end
     where id = $1 and status = any($2::text[])`,
    [id, from, to, pesan],
  );
  return moved > 0;
}

/** Ends an import that was written, with what became of its rows. */
export async function closeImport(on: Queryable, id: string, jumlah: Counts, pesan: string | null): Promise<void> {
  await on.execute(
    `update internal_impor set status = 'selesai', kemajuan = 100, jumlah = $2, pesan = $3, selesai = now(), updated_at = now() where id = $1`,
    [id, JSON.stringify(jumlah), pesan],
  );
}

/** Ends the undoing of an import; with rows that could not be taken back it stays a written one. */
export async function closeUndone(on: Queryable, id: string, whole: boolean, pesan: string | null): Promise<void> {
  await on.execute('update internal_impor set status = $2, pesan = $3, updated_at = now() where id = $1', [
    id,
    whole ? 'dibatalkan' : 'selesai',
    pesan,
  ]);
}

/** Rows of a batch as cells, and what the dry run made of them. */
export interface Batch {
  bagian: number;
  rows: JudgedRow[];
  cells: Cell[][];
}

/** Keeps a batch, in place of the one with the same number. */
export async function saveBatch(
  on: Queryable,
  idImpor: string,
  bagian: number,
  raw: readonly RawRow[],
  rows: readonly JudgedRow[],
): Promise<void> {
  const { baru, berubah, sama, salah } = counted(rows);
  await on.query(
    `insert into internal_impor_baris (id, id_impor, bagian, baru, berubah, sama, salah, sel, hasil) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (id_impor, bagian) do update set baru = $4, berubah = $5, sama = $6, salah = $7, hasil = $9, version = internal_impor_baris.version + 1`,
    [
      uuidv7(),
      idImpor,
      bagian,
      baru,
      berubah,
      sama,
      salah,
      JSON.stringify(raw.map(({ cells }) => cells)),
      JSON.stringify(rows),
    ],
    { prepare: true },
  );
}

/** Keeps what became of the rows of a batch. */
export async function updateBatch(
  on: Queryable,
  idImpor: string,
  { bagian, rows }: Pick<Batch, 'bagian' | 'rows'>,
): Promise<void> {
  const { baru, berubah, sama, salah } = counted(rows);
  await on.query(
    'update internal_impor_baris set baru = $3, berubah = $4, sama = $5, salah = $6, hasil = $7 where id_impor = $1 and bagian = $2',
    [idImpor, bagian, baru, berubah, sama, salah, JSON.stringify(rows)],
  );
}

/** Brings the counts of an import up to date with its batches. */
export async function recount(on: Queryable, idImpor: string): Promise<void> {
  const jumlah = noCounts();
  for (const size of await batchSizes(on, idImpor))
    for (const status of importRowStatuses) {
      jumlah[status] += size[status];
      jumlah.total += size[status];
    }
  await on.query('update internal_impor set jumlah = $2 where id = $1', [idImpor, JSON.stringify(jumlah)]);
}

export interface BatchSize extends Record<ImportRowStatus, number> {
  bagian: number;
}

/** How many rows of each status the batches have, in order. */
export const batchSizes = (on: Queryable, idImpor: string): Promise<(BatchSize & Record<string, unknown>)[]> =>
  on.query(
    'select bagian, baru, berubah, sama, salah from internal_impor_baris where id_impor = $1 order by bagian',
    [idImpor],
    { prepare: true },
  );

/** One batch; the cells only when they are wanted. */
export async function loadBatch(on: Queryable, idImpor: string, bagian: number, withCells: boolean): Promise<Batch> {
  const found = await on.one<{ hasil: string; sel: string | null }>(
    `select hasil, ${withCells ? 'sel' : 'null as sel'} from internal_impor_baris where id_impor = $1 and bagian = $2`,
    [idImpor, bagian],
    { prepare: true },
  );
  if (!found) throw notFound();
  return {
    bagian,
    rows: JSON.parse(found.hasil) as JudgedRow[],
    cells: found.sel ? (JSON.parse(found.sel) as Cell[][]) : [],
  };
}

/** Staged rows are kept for a month after an import; what it did stays in the history. */
export const forgetOld = (on: Queryable): Promise<number> =>
  on.execute(
    `delete from internal_impor_baris where id_impor in (select id from internal_impor where created_at < now() - interval '30 days')`,
  );
