import { assessorsOf } from '../../../resources/kit/index.ts';
import { penilaianDibuka, penilaianTerlambat } from '../../../resources/nilai/events.ts';
import { role } from '../../../resources/roles.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import type { EngineJob, EngineJobContext } from '../../platform/engine/context.ts';
import type { JobResult } from '../../platform/jobs/types.ts';
import { type Telling, tellEach } from '../../platform/notify/index.ts';
import { readSetting } from '../pengaturan/settings.ts';

interface Open extends DbRow {
  id: string;
  nama: string;
  program: string;
  penilai: 'mitra' | 'dosen';
  idMitra: string | null;
  idDosen: string | null;
  terlambat: boolean;
}

/**
 * Participations whose grading is open and that an assessor with weight has not graded; $1 today, $2 days that it is
 * open before the end, $3 days that it may take after it, $4 kinds.
 */
const openSql = `select t.id, t.nama_mahasiswa as nama, p.nama as program, x.penilai, t.id_mitra,
    t.id_dosen_pembimbing as id_dosen, t.tanggal_selesai + $3::int < $1::date as terlambat
  from mbkm_pendaftar_program_mbkm t join master_program p on p.id = t.id_program
  cross join lateral (select b.bobot_mitra, b.bobot_dosen from nilai_bobot_penilaian b
    where b.kode_jenis_mbkm = t.kode_jenis_mbkm and (b.id_program = t.id_program or b.id_program is null)
    order by b.id_program nulls last limit 1) b
  cross join lateral (values ('mitra', t.nilai_mitra is null and b.bobot_mitra > 0),
    ('dosen', t.nilai_dosen is null and b.bobot_dosen > 0)) x (penilai, menunggu)
  where t.status in ('berjalan', 'selesai') and t.kode_jenis_mbkm = any($4) and x.menunggu
    and t.tanggal_selesai - $2::int <= $1::date order by t.id, x.penilai`;

/** Grading that is open or overdue → partner and lecturer, once each (docs/domain/20 §4.9). */
export async function remindGrading(context: EngineJobContext): Promise<JobResult> {
  const { db, registry } = context.engine;
  const open = await db.query<Open>(openSql, [
    dayInZone(context.now),
    await readSetting(db, 'penilaian.bukaHari'),
    await readSetting(db, 'penilaian.batasHari'),
    registry.programmes.filter(each => Object.keys(assessorsOf(each)).length).flatMap(({ kinds }) => kinds),
  ]);
  const tellings = open.map(
    ({ id, nama, program, penilai, idMitra, idDosen, terlambat }): Telling => ({
      event: terlambat ? penilaianTerlambat : penilaianDibuka,
      key: `${id}:${penilai}`,
      id,
      words: { nama, program },
      people: penilai === 'dosen' ? { dosen: [{ pegawai: [idDosen] }] } : { mitra: [{ role: role.mitra, idMitra }] },
    }),
  );
  return tellEach(context, tellings);
}

/** The daily reminders about grading. */
export const nilaiJobs: readonly EngineJob[] = [
  {
    name: 'ingatkan-penilaian',
    title: 'Mengingatkan penilaian yang dibuka atau terlambat',
    schedule: { at: '06:55' },
    run: remindGrading,
  },
];
