import { zone } from '../../../resources/kit/index.ts';
import { settings } from '../../../resources/pengaturan/konfigurasi.ts';
import { dayInZone } from '../../platform/day.ts';
import type { GroupContext } from '../../platform/engine/rules.ts';

/**
 * The last days of the grading stages in the schedules of all periods by period and kind, without a kind for all of them;
 * read once in a statement, because schedules are few and participations many.
 */
const scheduled = `(select coalesce(jsonb_object_agg(j.parent_id::text || ' ' || coalesce(j.id_jenis_mbkm::text, ''), j.selesai), '{}')
  from master_periode_jadwal j where j.tahap = 'penilaian')`;

const days = `(select coalesce((select k.nilai::numeric from mbkm_konfigurasi k where k.kunci = 'penilaian.batasHari'), ${settings['penilaian.batasHari'].bawaan})::int)`;

/**
 * SQL of `ketepatanNilai`: whether a participation's grades were final by the last day of its kind's grading stage, or,
 * where the schedule of the period names none, by the configured number of days after its end. Null without an end.
 */
export function gradeTimeSql({ alias: t, now, params }: GroupContext): string {
  const of = (kind: string) => `(${scheduled} ->> (${t}.id_periode::text || ' ' || ${kind}))::date`;
  const last = `coalesce(${of(`${t}.id_jenis_mbkm::text`)}, ${of(`''`)}, ${t}.tanggal_selesai + ${days})`;
  const today = `$${params.push(dayInZone(now))}::date`;
  const finalOn = `(${t}.tanggal_final at time zone '${zone().id}')::date`;
  return `case when ${last} is null then null
    when ${t}.status_konversi in ('final', 'revisi_nilai') and ${t}.tanggal_final is not null
      then case when ${finalOn} <= ${last} then 'tepat' else 'terlambat' end
    when ${today} > ${last} then 'lewat' else 'menunggu' end`;
}
