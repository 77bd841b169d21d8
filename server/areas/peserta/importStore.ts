import type { ImportColumn, Programme } from '../../../resources/kit/index.ts';
import type { ImporPendaftar } from '../../../resources/mbkm/imporPeserta.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { RawRow } from '../../platform/documents/spreadsheet/rawRow.ts';
import { finishCheck, type Importable, saveBatch, startImport } from '../../platform/engine/import/store.ts';
import { notFound } from '../../platform/errors.ts';
import { countsOf, type DoubtCounts, expiryOf, shownCounts } from '../mbkm/imports/preview.ts';
import type { ImportTarget } from '../mbkm/programmes.ts';
import type { JudgedParticipant } from './types.ts';

/** Participants' files wait with all others, under a name of each programme's own, so that the generic calls never touch them. */
export const storedAs = ({ name }: Pick<Programme, 'name'>): Importable => ({ name: `${name}/impor-pendaftar` });

/** Keeps a file's rows as read and as judged. */
export async function keepParticipants(
  on: Queryable,
  programme: Programme,
  caller: Caller,
  file: { name: string; kolom: ImportColumn[]; sasaran: ImportTarget },
  rows: readonly RawRow[],
  judged: readonly JudgedParticipant[],
  now: Date,
): Promise<string> {
  const id = await startImport(on, storedAs(programme), caller, file.name, now);
  const kept = judged.map(({ row }) => row);
  await saveBatch(on, id, 0, rows, kept);
  await finishCheck(on, id, { kolom: file.kolom, hak: null, sasaran: file.sasaran }, countsOf(kept));
  return id;
}

interface Shown extends DbRow, Omit<ImporPendaftar, keyof ReturnType<typeof shownCounts> | 'kedaluwarsa'> {
  jumlah: DoubtCounts;
}

const select = `select i.id as id_import, i.nama_berkas, i.status, p.nama as program, d.nama as periode,
    u.name as oleh, i.created_at as dibuat, i.selesai as disimpan, i.jumlah
  from internal_impor i join pengaturan_user u on u.id = i.id_user
  join master_program p on p.id = (i.pemetaan->'sasaran'->>'idProgram')::uuid
  join master_periode d on d.id = (i.pemetaan->'sasaran'->>'idPeriode')::uuid where i.resource = $1`;

/** Past imports, newest first. */
export async function pastImports(on: Queryable, programme: Programme, most: number): Promise<ImporPendaftar[]> {
  const order = 'order by i.created_at desc, i.id desc limit $2';
  const found = await on.query<Shown>(`${select} ${order}`, [storedAs(programme).name, most]);
  return Promise.all(found.map(row => answerOf(on, row)));
}

/** One import as calls answer it. @throws HttpError 404 */
export async function shownImport(on: Queryable, programme: Programme, id: string): Promise<ImporPendaftar> {
  const found = await on.one<Shown>(`${select} and i.id = $2`, [storedAs(programme).name, id]);
  if (!found) throw notFound();
  return answerOf(on, found);
}

async function answerOf(on: Queryable, { jumlah, ...row }: Shown): Promise<ImporPendaftar> {
  const saved = row.disimpan === null ? null : jumlah.diterapkan;
  return {
    ...row,
    ...shownCounts(jumlah),
    jumlahTersimpan: saved,
    jumlahDilewati: saved === null ? null : jumlah.total - saved,
    kedaluwarsa: await expiryOf(on, row.dibuat),
  };
}
