import { term } from '../../../resources/kit/index.ts';
import type { LangkahDaftarUlang, UsahaMendaftarUlang } from '../../../resources/kwu/bacaan.ts';
import { kelompokKwu } from '../../../resources/kwu/kelompok.ts';
import { pengajuanDpl } from '../../../resources/kwu/pengajuanDpl.ts';
import { pengaturanKwu } from '../../../resources/kwu/pengaturan.ts';
import { kwuRefusals } from '../../../resources/kwu/refusals.ts';
import type { DplTersedia } from '../../../resources/programme/ownGroup.ts';
import { programmeRefusals } from '../../../resources/programme/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { isIdOf } from '../../platform/database/ids.ts';
import { allAtOnce } from '../../platform/database/rowLimit.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { findRow } from '../../platform/engine/read.ts';
import { badRequest, notFound } from '../../platform/errors.ts';
import { monthsOf } from './finance.ts';
import { lastDayOf, stepsOf, stepsOfEach } from './reRegistration.ts';
import { businesses, isBusiness } from './tables.ts';

/** @throws HttpError 403, 404 out of the caller's scope */
async function mustSee(engine: Engine, caller: Caller, id: string): Promise<void> {
  mustBeAllowed(caller, kelompokKwu, 'read');
  if (!(await findRow(engine, engine.db, caller, kelompokKwu, id, 'read'))) throw notFound();
}

/** GET {kelompok}/{id}/keuangan. @throws HttpError 403, 404 */
export async function financeOf(engine: Engine, caller: Caller, id: string) {
  await mustSee(engine, caller, id);
  return monthsOf(engine.db, id);
}

/** GET {kelompok}/{id}/daftar-ulang. @throws HttpError 403, 404 */
export async function reRegistrationOf(engine: Engine, caller: Caller, id: string): Promise<LangkahDaftarUlang[]> {
  await mustSee(engine, caller, id);
  return stepsOf(engine.db, id);
}

/** GET {kelompok}/daftar-ulang?idPeriode=: the businesses in scope that prepare their start or have begun, by name. */
export async function reRegistrations(
  engine: Engine,
  caller: Caller,
  { idPeriode }: Readonly<Record<string, unknown>>,
): Promise<UsahaMendaftarUlang[]> {
  mustBeAllowed(caller, kelompokKwu, 'read');
  if (typeof idPeriode !== 'string' || !isIdOf(pengaturanKwu, idPeriode))
    throw badRequest(programmeRefusals.choose({ label: term('Periode') }));
  const values: unknown[] = [idPeriode];
  const scope = engine.rowsOf(caller, kelompokKwu, 'read', 'g', values);
  const found = await allAtOnce<Omit<UsahaMendaftarUlang, 'langkah'> & DbRow>(
    engine.db,
    `select g.id, g.version, g.nama, g.nama_usaha, g.status, d.nama_lengkap as dpl,
       ${lastDayOf('g', 'a')}::text as batas, g.perpanjangan::text as perpanjangan
     from ${businesses} g join kwu_pengaturan a on a.id = g.id_pengaturan left join master_pegawai d on d.id = g.id_pegawai_dpl
     where g.id_periode = $1 and g.status in ('disetujui', 'aktif') and (${scope}) order by g.nama, g.id`,
    values,
    { instead: kwuRefusals.businessesByPage },
  );
  const steps = await stepsOfEach(
    engine.db,
    found.map(({ id }) => id),
  );
  return found.map(row => ({ ...row, langkah: steps(row.id) }));
}

/**
 * GET {kelompok}/dpl-tersedia?idPeriode=&penuh=: lecturers who take one more group of the period (docs/domain/30 §2), with
 * `penuh=1` those as well who have as many as they may.
 */
export async function freeSupervisors(
  engine: Engine,
  caller: Caller,
  { idPeriode, penuh }: Readonly<Record<string, unknown>>,
): Promise<DplTersedia[]> {
  mustBeAllowed(caller, pengajuanDpl, 'read');
  if (typeof idPeriode !== 'string' || !isIdOf(pengaturanKwu, idPeriode))
    throw badRequest(programmeRefusals.choose({ label: term('Periode') }));
  return allAtOnce<DplTersedia & DbRow>(
    engine.db,
    `select * from (select d.id, d.nama_lengkap as nama, p.nama as prodi, d.bidang_keahlian as keahlian, x.kelompok as jumlah_kelompok,
         a.maks_kelompok_per_dpl - x.kelompok as sisa
       from master_pegawai d cross join kwu_pengaturan a left join master_program_prodi p on p.id = d.id_program_prodi
       cross join lateral (select count(*)::int as kelompok from ${businesses} g
         where g.id_pegawai_dpl = d.id and g.id_periode = a.id_periode and ${isBusiness('g')}) x
       where a.id_periode = $1 and d.jenis = 'dosen' and d.aktif) f where $2 or f.sisa > 0 order by f.nama, f.id`,
    [idPeriode, penuh === '1'],
    { instead: kwuRefusals.lecturersByPage },
  );
}
