import { messages, uuid } from '../../../../resources/kit/index.ts';
import { mkDosen } from '../../../../resources/pertukaran/mkDosen.ts';
import { mkInbound } from '../../../../resources/pertukaran/mkInbound.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import { role } from '../../../../resources/roles.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import type { DbRow } from '../../../platform/database/db.ts';
import { allAtOnce } from '../../../platform/database/rowLimit.ts';
import { dayInZone } from '../../../platform/day.ts';
import { mustBeObject } from '../../../platform/engine/check.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { badRequest, forbidden, invalid } from '../../../platform/errors.ts';
import { tell } from '../../../platform/notify/index.ts';
import { isTeam } from '../../master/common.ts';
import { openGrading } from './notices.ts';
import { classColumns } from './planRead.ts';

type Query = Readonly<Record<string, unknown>>;

/** A class with how far its grading is. */
export interface ClassProgress extends DbRow {
  idMkInbound: string;
  peserta: number;
  dinilai: number;
  final: number;
  nilaiMulai: string;
  nilaiSelesai: string;
}

const counts = `(select count(*)::int from pertukaran_krs_detail d join pertukaran_nilai_inbound n on n.id_krs_detail = d.id
    where d.id_mk_inbound = c.id and d.keadaan = 'aktif') as peserta,
  (select count(*)::int from pertukaran_krs_detail d join pertukaran_nilai_inbound n on n.id_krs_detail = d.id
    where d.id_mk_inbound = c.id and d.keadaan = 'aktif' and n.status <> 'belum') as dinilai,
  (select count(*)::int from pertukaran_krs_detail d join pertukaran_nilai_inbound n on n.id_krs_detail = d.id
    where d.id_mk_inbound = c.id and d.keadaan = 'aktif' and n.status = 'final') as final,
  m.nama as masa_studi, m.nilai_mulai::text, m.nilai_selesai::text`;

const classes = (engine: Engine, where: readonly string[], values: readonly unknown[]): Promise<ClassProgress[]> =>
  allAtOnce<ClassProgress>(
    engine.db,
    `select ${classColumns}, c.status, c.id_masa_studi, pr.nama_prodi as prodi, ${counts}
     from pertukaran_mk_inbound c join pertukaran_masa_studi m on m.id = c.id_masa_studi
     left join master_hari h on h.id = c.id_hari left join master_program_prodi pr on pr.id = c.id_program_prodi
     where ${where.join(' and ')} order by m.kuliah_mulai desc, c.nama_mk, c.kelas, c.id`,
    values,
    { instead: pertukaranRefusals.pilihMasa },
  );

/** @throws HttpError 400 for what is no id */
function inPeriod({ idMasaStudi }: Query, values: unknown[]): string[] {
  if (idMasaStudi === undefined || idMasaStudi === '') return [];
  if (!uuid.safeParse(idMasaStudi).success) throw badRequest(messages.badFilter);
  return [`c.id_masa_studi = $${values.push(idMasaStudi)}::uuid`];
}

/** GET P/mk-dosen/saya?idMasaStudi=: the classes that the calling lecturer teaches, with their grading. */
export async function ownClasses(engine: Engine, caller: Caller, query: Query): Promise<ClassProgress[]> {
  mustBeAllowed(caller, mkDosen, 'read');
  if (!caller.idPegawai) return [];
  const values: unknown[] = [caller.idPegawai];
  const own = `exists (select 1 from pertukaran_mk_dosen t where t.id_mk_inbound = c.id and t.id_pegawai = $1::uuid)`;
  return classes(engine, [own, ...inPeriod(query, values)], values);
}

/** GET P/krs/nilai-progres?idMasaStudi=: grading of every class that the caller sees. @throws HttpError 400, 403 */
export async function progressOf(engine: Engine, caller: Caller, query: Query): Promise<ClassProgress[]> {
  mustBeAllowed(caller, mkInbound, 'read');
  if (caller.baseRole === role.dosen) return ownClasses(engine, caller, query);
  const values: unknown[] = [];
  const scope =
    caller.baseRole === role.koordinator || caller.baseRole === role.penilai
      ? `c.id_program_prodi = $${values.push(caller.idProgramProdi)}::uuid`
      : 'true';
  return classes(engine, [scope, ...inPeriod(query, values)], values);
}

/**
 * POST P/krs/nilai-ingatkan `{ idMkInbound: [] }`: those who answer for classes are reminded, once a day for each class.
 * @throws HttpError 403, 422
 */
export async function remindLecturers(engine: Engine, caller: Caller, body: unknown): Promise<{ diingatkan: number }> {
  if (!isTeam(caller) && caller.baseRole !== role.koordinator) throw forbidden();
  const { idMkInbound } = mustBeObject(body);
  const ids = Array.isArray(idMkInbound) ? idMkInbound.filter(id => uuid.safeParse(id).success) : [];
  if (!ids.length || ids.length > 200) throw invalid({ idMkInbound: messages.required });
  const seen = new Set((await progressOf(engine, caller, {})).map(one => one.idMkInbound));
  const { registry } = engine;
  const now = engine.now();
  return engine.db.transaction(async tx => {
    let diingatkan = 0;
    const classes = ids.map(String).flatMap(id => (seen.has(id) ? [{ id, keadaan: 'ditunggu' }] : []));
    for (const telling of await openGrading(tx, classes, `ingat:${dayInZone(now)}`))
      diingatkan += await tell({ tx, now, registry, caller }, telling);
    return { diingatkan };
  });
}
