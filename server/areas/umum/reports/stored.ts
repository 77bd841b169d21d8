import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Resource, uuid } from '../../../../resources/kit/index.ts';
import type { PivotQuestion } from '../../../../resources/kit/pivot.ts';
import { laporan } from '../../../../resources/pengaturan/internalLaporan.ts';
import { role } from '../../../../resources/roles.ts';
import type { IsiLaporan, Laporan } from '../../../../resources/umum/panggilanLaporan.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mayDo } from '../../../platform/access/permission.ts';
import { tableName } from '../../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { type Pivot, parsePivot, withAskedFields } from '../../../platform/engine/pivot/ask.ts';
import { HttpError, invalid, notFound } from '../../../platform/errors.ts';

export const reportTable = tableName(laporan);

/** A kept report as it is stored, with whose it is. */
export interface Stored extends DbRow {
  id: string;
  version: number;
  nama: string;
  uraian: string | null;
  sumber: string;
  isi: IsiLaporan;
  peran: string[];
  idUser: string;
  pemilik: string;
  diubah: string;
}

export const storedSql = `select t.id, t.version, t.nama, t.uraian, t.sumber, t.isi, t.peran, t.id_user,
    u.name as pemilik, to_char(t.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as diubah
  from ${reportTable} t join pengaturan_user u on u.id = t.id_user`;

/** Condition on reports that the caller may know of: own ones, and those shared with the role. */
export const knownSql = (caller: Caller, params: unknown[]): string => {
  params.push(caller.userId, caller.roleId, caller.baseRole);
  const [user, role, base] = [params.length - 2, params.length - 1, params.length];
  return `t.dihapus_pada is null and (t.id_user = $${user} or t.peran ? $${role}::text or t.peran ? $${base}::text)`;
};

/** A report that the caller may know of. @throws HttpError 404 for any other */
export async function knownReport(engine: Engine, on: Queryable, caller: Caller, id: string): Promise<Stored> {
  const params: unknown[] = [id];
  const found = await on.one<Stored>(`${storedSql} where t.id = $1 and ${knownSql(caller, params)}`, params);
  if (!found || !isFor(engine, caller, found)) throw notFound();
  return found;
}

/** Of what others share only what the caller may read: the name of any other leads to a refusal. */
export function isFor({ registry }: Engine, caller: Caller, { idUser, sumber }: Stored): boolean {
  const counted = registry.find(sumber);
  return idUser === caller.userId || (counted !== undefined && mayDo(caller, counted, 'read'));
}

/** Whether the caller may save over a report and delete it. */
export const mayChange = (caller: Caller, { idUser, peran }: Pick<Stored, 'idUser' | 'peran'>): boolean =>
  idUser === caller.userId || (caller.baseRole === role.superAdmin && peran.length > 0);

export const told = (caller: Caller, { idUser, ...row }: Stored): Laporan => ({
  ...row,
  milikSaya: idUser === caller.userId,
  boleh: mayChange(caller, { idUser, peran: row.peran }),
});

/**
 * The resource that a report counts, with the added fields that it names.
 * @throws HttpError 404 where there is none any more
 */
export async function countedBy(
  engine: Engine,
  caller: Caller,
  { sumber, isi }: { sumber: string; isi: PivotQuestion },
): Promise<Resource> {
  const found = engine.registry.find(sumber);
  if (!found) throw notFound();
  return withAskedFields(engine, caller, found, [...isi.baris, ...isi.kolom, ...isi.nilai]);
}

/**
 * Reads a kept question as the call `rekap` would.
 * @throws HttpError 400 and 403 as `parsePivot`: what the caller does not see is refused, never left out
 */
export const questionOf = (engine: Engine, caller: Caller, r: Resource, isi: PivotQuestion): Pivot =>
  parsePivot(engine, caller, r, {
    baris: JSON.stringify(isi.baris),
    kolom: JSON.stringify(isi.kolom),
    nilai: JSON.stringify(isi.nilai),
    filter: JSON.stringify(isi.filter),
  });

/** @throws HttpError 422 for a question that the caller could not ask, 404 for data that does not exist, 403 without the right to read it */
export async function mustBeAskable(
  engine: Engine,
  caller: Caller,
  kept: Pick<Stored, 'sumber' | 'isi'>,
): Promise<void> {
  try {
    questionOf(engine, caller, await countedBy(engine, caller, kept), kept.isi);
  } catch (error) {
    if (!(error instanceof HttpError) || error.statusCode !== 400) throw error;
    throw invalid({ isi: Object.values(error.errors ?? {})[0] ?? error.said });
  }
}

const ids = z.object({ id: uuid, tautan: uuid.optional(), kiriman: uuid.optional() });

/** The ids of a report and a link or mail in a call's address. @throws HttpError 404 for none */
export function idsOf(request: FastifyRequest): {
  id: string;
  tautan?: string | undefined;
  kiriman?: string | undefined;
} {
  const parsed = ids.safeParse(request.params);
  if (!parsed.success) throw notFound();
  return parsed.data;
}
