import { v7 as uuidv7 } from 'uuid';
import type { Programme } from '../../../resources/kit/index.ts';
import type { ImporPendaftar, JumlahBaris } from '../../../resources/mbkm/imporPeserta.ts';
import type { Caller } from '../../access/caller.ts';
import type { DbRow, Queryable, Tx } from '../../database/db.ts';
import { notFound } from '../../errors.ts';
import { readSetting } from '../pengaturan/settings.ts';
import type { NumberedRow } from './judge.ts';
import { countsOf, type JudgedRow, type PreviewRow } from './types.ts';

/**
 * Where participants' files wait: the same two tables as every import (server/rest/import/store.ts), under a name of each
 * programme's own, so that the generic calls never touch them.
 */
export const storedAs = ({ name }: Pick<Programme, 'name'>): string => `${name}/impor-pendaftar`;
const minute = 60_000;

export interface StoredParticipants extends DbRow {
  id: string;
  namaBerkas: string;
  status: string;
  idProgram: string;
  idPeriode: string;
  program: string;
  periode: string;
  oleh: string;
  dibuat: string;
  disimpan: string | null;
  jumlah: JumlahBaris & { jumlahTersimpan?: number; jumlahDilewati?: number };
}

const select = `select i.id, i.nama_berkas as "namaBerkas", i.status, i.pemetaan->>'idProgram' as "idProgram",
    i.pemetaan->>'idPeriode' as "idPeriode", p.nama as program, d.nama as periode, u.name as oleh,
    i.created_at as dibuat, i.selesai as disimpan, i.jumlah
  from internal_impor i join pengaturan_user u on u.id = i.id_user
  join master_program p on p.id = (i.pemetaan->>'idProgram')::uuid
  join master_periode d on d.id = (i.pemetaan->>'idPeriode')::uuid`;

const uuidText = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** @throws HttpError 404 */
export async function findParticipants(on: Queryable, programme: Programme, id: string): Promise<StoredParticipants> {
  const found = uuidText.test(id)
    ? await on.one<StoredParticipants>(`${select} where i.id = $1 and i.resource = $2`, [id, storedAs(programme)])
    : undefined;
  if (!found) throw notFound();
  return found;
}

/** The import, held until the transaction ends: two who save it take turns. @throws HttpError 404 */
export async function holdParticipants(tx: Tx, programme: Programme, id: string): Promise<StoredParticipants> {
  if (uuidText.test(id)) await tx.query('select 1 from internal_impor where id = $1 for update', [id]);
  return findParticipants(tx, programme, id);
}

/** Past imports, newest first. */
export const pastImports = (on: Queryable, programme: Programme, most: number): Promise<StoredParticipants[]> =>
  on.query<StoredParticipants>(`${select} where i.resource = $1 order by i.created_at desc, i.id desc limit $2`, [
    storedAs(programme),
    most,
  ]);

/** Until when a preview may be saved. */
export async function expiryOf(on: Queryable, { dibuat }: Pick<StoredParticipants, 'dibuat'>): Promise<string> {
  const minutes = await readSetting(on, 'import.kedaluwarsaMenit');
  return new Date(Date.parse(dibuat) + minutes * minute).toISOString();
}

export async function answerOf(on: Queryable, stored: StoredParticipants): Promise<ImporPendaftar> {
  const { id, idProgram, idPeriode, jumlah, ...shown } = stored;
  return {
    idImport: id,
    ...shown,
    ...jumlah,
    jumlahTersimpan: jumlah.jumlahTersimpan ?? null,
    jumlahDilewati: jumlah.jumlahDilewati ?? null,
    kedaluwarsa: await expiryOf(on, stored),
  };
}

/** Keeps a file's rows as read and as judged. */
export async function keepParticipants(
  tx: Tx,
  programme: Programme,
  caller: Caller,
  file: { namaBerkas: string; idProgram: string; idPeriode: string },
  rows: readonly NumberedRow[],
  judged: readonly JudgedRow[],
  now: Date,
): Promise<string> {
  const id = uuidv7({ msecs: now.getTime() });
  const { namaBerkas, ...target } = file;
  await tx.execute(
    `insert into internal_impor (id, resource, id_user, nama_berkas, status, pemetaan, jumlah, created_by, created_at, updated_at)
     values ($1, $2, $3::uuid, $4, 'pratinjau', $5, $6, $3::uuid::text, $7, $7)`,
    [
      id,
      storedAs(programme),
      caller.userId,
      namaBerkas.slice(0, 255),
      JSON.stringify(target),
      JSON.stringify(countsOf(judged)),
      now.toISOString(),
    ],
  );
  await tx.execute(
    `insert into internal_impor_baris (id, id_impor, bagian, baru, berubah, sama, salah, sel, hasil)
     values ($1, $2, 0, $3, 0, 0, $4, $5, $6)`,
    [
      uuidv7({ msecs: now.getTime() }),
      id,
      judged.filter(({ ready }) => ready).length,
      judged.filter(({ ready }) => !ready).length,
      JSON.stringify(rows),
      JSON.stringify(judged.map(shownRow)),
    ],
  );
  return id;
}

const shownRow = ({ ready: _, ...row }: JudgedRow): PreviewRow => row;

interface Kept extends DbRow {
  sel: string;
  hasil: string;
}

async function kept(on: Queryable, id: string): Promise<Kept> {
  const sql = 'select sel, hasil from internal_impor_baris where id_impor = $1 and bagian = 0';
  return (await on.one<Kept>(sql, [id])) ?? { sel: '[]', hasil: '[]' };
}

/** The rows as the file had them; none once they are swept away a month later. */
export async function keptRows(on: Queryable, id: string): Promise<NumberedRow[]> {
  const rows: NumberedRow[] = JSON.parse((await kept(on, id)).sel);
  return rows;
}

/** The rows as the preview shows them. */
export async function previewRows(on: Queryable, id: string): Promise<PreviewRow[]> {
  const rows: PreviewRow[] = JSON.parse((await kept(on, id)).hasil);
  return rows;
}

/** Marks an import as saved, with what became of its rows. */
export async function closeParticipants(
  tx: Tx,
  { id, jumlah }: StoredParticipants,
  saved: { jumlahTersimpan: number; jumlahDilewati: number },
  rows: readonly PreviewRow[],
  now: Date,
): Promise<void> {
  await tx.execute(
    `update internal_impor set status = 'selesai', kemajuan = 100, selesai = $2, updated_at = $2, jumlah = $3 where id = $1`,
    [id, now.toISOString(), JSON.stringify({ ...jumlah, ...saved })],
  );
  await tx.execute('update internal_impor_baris set hasil = $2 where id_impor = $1 and bagian = 0', [
    id,
    JSON.stringify(rows),
  ]);
}
