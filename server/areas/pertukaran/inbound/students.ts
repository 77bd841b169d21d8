import { messages } from '../../../../resources/kit/index.ts';
import type { MahasiswaKrs } from '../../../../resources/pertukaran/bacaanKrs.ts';
import { mhsInbound } from '../../../../resources/pertukaran/mhsInbound.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import { role } from '../../../../resources/roles.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { HttpError, notFound } from '../../../platform/errors.ts';

export interface Student extends DbRow, MahasiswaKrs {
  idMasaStudi: string;
  idProgramProdi: string;
  nimAsal: string;
  prodiAsal: string;
}

/**
 * Student named by `npm`, within the caller's scope; students may leave it out for themselves.
 * @throws HttpError 400 without `npm` for others, 404 outside the scope
 */
export async function studentOf(engine: Engine, on: Queryable, caller: Caller, npm: unknown): Promise<Student> {
  const values: unknown[] = [];
  const scope = engine.rowsOf(caller, mhsInbound, 'read', 't', values);
  const named = typeof npm === 'string' && npm.length > 0 && npm.length <= 20;
  if (!named && caller.baseRole !== role.inbound)
    throw new HttpError(400, pertukaranRefusals.sertakanNomor, { npm: messages.required });
  const which = named ? `t.npm = $${values.push(npm)}` : `t.id = $${values.push(caller.idMhsInbound)}::uuid`;
  const found = await on.one<Student>(
    `select t.id, t.npm, t.nama_lengkap as nama, t.nama_kampus_asal as kampus, p.nama_prodi as prodi, t.status,
       t.id_masa_studi, t.id_program_prodi, t.nim_asal,
       t.jenjang_asal || ' ' || t.nama_prodi_asal as prodi_asal, w.nama_lengkap as dosen_wali
     from pertukaran_mhs_inbound t join master_program_prodi p on p.id = t.id_program_prodi
     left join master_pegawai w on w.id = t.id_dosen_wali where ${which} and ${scope}`,
    values,
  );
  if (!found?.npm) throw notFound();
  return found;
}

export const asRead = ({ id, npm, nama, kampus, prodi, dosenWali, status }: Student): MahasiswaKrs => ({
  id,
  npm,
  nama,
  kampus,
  prodi,
  dosenWali,
  status,
});
