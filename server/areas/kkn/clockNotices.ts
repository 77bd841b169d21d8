import { batasNilaiDekat, logHarianKosong } from '../../../resources/kkn/events.ts';
import { kkn } from '../../../resources/kkn/programme.ts';
import { role } from '../../../resources/roles.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayAfter, dayInZone, daysBetween } from '../../platform/day.ts';
import type { EngineJob, EngineJobContext } from '../../platform/engine/context.ts';
import { partsOf } from '../../platform/jobs/index.ts';
import type { JobResult } from '../../platform/jobs/types.ts';
import { type Telling, tellEach } from '../../platform/notify/index.ts';
import { readSetting } from '../pengaturan/settings.ts';

/** Notices of KKN that are sent by date (docs/domain/30 §4.10). */

interface Silent extends DbRow {
  id: string;
  idMahasiswa: string;
  wajib: number;
  sejak: string;
}

/**
 * Some required days (`kkn.hariLogKosong`) without an entry → the student, that evening. Which days of a week are required is the student's
 * choice (`hariWajibPerMinggu` of seven), so free days of the week are taken off those that are empty.
 */
export async function remindLogs(context: EngineJobContext): Promise<JobResult> {
  const today = dayInZone(context.now);
  const emptyDays = await readSetting(context.engine.db, 'kkn.hariLogKosong');
  const silent = partsOf<Silent>(
    context,
    `select * from (select t.id, t.id_mahasiswa, w.hari_wajib_per_minggu as wajib,
         coalesce((select max(l.tanggal) from kkn_laporan_harian l where l.id_pendaftar_mbkm = t.id),
           w.tanggal_berangkat - 1)::text as sejak
       from mbkm_pendaftar_program_mbkm t join kkn_pendaftaran p on p.id_pendaftar_mbkm = t.id
       join kkn_gelombang w on w.id = p.id_gelombang
       where t.status = 'berjalan' and $1::date between w.tanggal_berangkat and w.tanggal_selesai) x
     where x.sejak < $1::date::text`,
    [today],
  );
  const tellingsOf = ({ id, idMahasiswa, wajib, sejak }: Silent): Telling[] => {
    const empty = daysBetween(sejak, today);
    const hari = empty - Math.ceil((empty * (7 - wajib)) / 7);
    if (hari < emptyDays) return [];
    return [
      {
        event: logHarianKosong,
        // Said once for each stretch, and again with every further one of that length.
        key: `${id}:${sejak}:${Math.floor(hari / emptyDays)}`,
        words: { hari: String(hari) },
        people: { mahasiswa: [{ mahasiswa: [idMahasiswa] }] },
        programme: kkn,
      },
    ];
  };
  return tellEach(context, silent, part => part.flatMap(tellingsOf));
}

interface Ungraded extends DbRow {
  /** Of the wave and of who is told. */
  id: string;
  idGelombang: string;
  nama: string;
  batas: string;
  idDosen: string | null;
  jumlah: number;
}

/** Some days before `batasNilai` → every DPL and Tim MBKM who still have members to grade. */
export async function remindGrades(context: EngineJobContext): Promise<JobResult> {
  const today = dayInZone(context.now);
  const beforeGrades = await readSetting(context.engine.db, 'kkn.ingatkanNilai');
  const open = partsOf<Ungraded>(
    context,
    `select w.id || ':' || coalesce(x.dosen::text, 'tim') as id, w.id as id_gelombang, w.nama, w.batas_nilai::text as batas, x.dosen as id_dosen, count(*)::int as jumlah
     from kkn_gelombang w join kkn_pendaftaran p on p.id_gelombang = w.id
     join mbkm_pendaftar_program_mbkm t on t.id = p.id_pendaftar_mbkm and t.status in ('berjalan', 'selesai')
     cross join lateral (values (t.id_dosen_pembimbing, t.nilai_dosen is null), (null::uuid, t.nilai_tim is null)) x (dosen, belum)
     where w.batas_nilai between $1::date and $2::date and x.belum
     group by w.id, x.dosen`,
    [today, dayAfter(today, beforeGrades)],
    'text',
  );
  return tellEach(context, open, part =>
    part.map(
      ({ idGelombang, nama, batas, idDosen, jumlah }): Telling => ({
        event: batasNilaiDekat,
        key: `${idGelombang}:${batas}:${idDosen ?? 'tim'}`,
        words: { gelombang: nama, jumlah: String(jumlah), hari: String(daysBetween(today, batas)) },
        people: idDosen ? { dosen: [{ pegawai: [idDosen] }] } : { tim: [{ role: role.timMbkm }] },
        programme: kkn,
      }),
    ),
  );
}

export const clockNotices: readonly EngineJob[] = [
  {
    name: 'kkn-log-kosong',
    title: 'Mengingatkan log harian KKN yang kosong',
    schedule: { at: '18:00' },
    run: remindLogs,
  },
  {
    name: 'kkn-batas-nilai',
    title: 'Mengingatkan batas nilai KKN',
    schedule: { at: '07:05' },
    run: remindGrades,
  },
];
