import { assessorsOf } from '../../../resources/kit/index.ts';
import { penilaianDibuka, penilaianTerlambat } from '../../../resources/nilai/events.ts';
import { role } from '../../../resources/roles.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import type { EngineJob, EngineJobContext } from '../../platform/engine/context.ts';
import { partsOf } from '../../platform/jobs/index.ts';
import type { JobResult } from '../../platform/jobs/types.ts';
import { type Telling, tellEach } from '../../platform/notify/index.ts';
import { readSetting } from '../pengaturan/settings.ts';

interface Open extends DbRow {
  id: string;
  nama: string;
  program: string;
  tungguMitra: boolean;
  tungguDosen: boolean;
  idMitra: string | null;
  idDosen: string | null;
  terlambat: boolean;
}

/**
 * Participations whose grading is open and that an assessor with weight has not graded; $1 today, $2 days that it is
 * open before the end, $3 days that it may take after it, $4 kinds.
 */
const openSql = `select t.id, t.nama_mahasiswa as nama, p.nama as program, x.tunggu_mitra, x.tunggu_dosen, t.id_mitra,
    t.id_dosen_pembimbing as id_dosen, t.tanggal_selesai + $3::int < $1::date as terlambat
  from mbkm_pendaftar_program_mbkm t join master_program p on p.id = t.id_program
  cross join lateral (select b.bobot_mitra, b.bobot_dosen from nilai_bobot_penilaian b
    where b.kode_jenis_mbkm = t.kode_jenis_mbkm and (b.id_program = t.id_program or b.id_program is null)
    order by b.id_program nulls last limit 1) b
  cross join lateral (values (t.nilai_mitra is null and b.bobot_mitra > 0, t.nilai_dosen is null and b.bobot_dosen > 0))
    x (tunggu_mitra, tunggu_dosen)
  where t.status in ('berjalan', 'selesai') and t.kode_jenis_mbkm = any($4) and (x.tunggu_mitra or x.tunggu_dosen)
    and t.tanggal_selesai - $2::int <= $1::date`;

/** Grading that is open or overdue → partner and lecturer, once each (docs/domain/20 §4.9). */
export async function remindGrading(context: EngineJobContext): Promise<JobResult> {
  const { db, registry } = context.engine;
  const open = partsOf<Open>(context, openSql, [
    dayInZone(context.now),
    await readSetting(db, 'penilaian.bukaHari'),
    await readSetting(db, 'penilaian.batasHari'),
    registry.programmes.filter(each => Object.keys(assessorsOf(each)).length).flatMap(({ kinds }) => kinds),
  ]);
  return tellEach(context, open, part => part.flatMap(tellingsOf));
}

function tellingsOf({ id, nama, program, tungguMitra, tungguDosen, idMitra, idDosen, terlambat }: Open): Telling[] {
  const about = { event: terlambat ? penilaianTerlambat : penilaianDibuka, id, words: { nama, program } };
  return [
    ...(tungguDosen ? [{ ...about, key: `${id}:dosen`, people: { dosen: [{ pegawai: [idDosen] }] } }] : []),
    ...(tungguMitra ? [{ ...about, key: `${id}:mitra`, people: { mitra: [{ role: role.mitra, idMitra }] } }] : []),
  ];
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
