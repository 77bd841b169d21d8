import type { Registry } from '../../../resources/kit/index.ts';
import type { FinalCourse } from '../../../resources/konversi/lembarKonversi.ts';
import type { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { type BarisSkala, tengahHuruf } from '../../../resources/nilai/letterOfGrade.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/db.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { keepsKkn } from './offeredPackages.ts';

const sql = `select f.id, f.id_matkul_paket_konversi, m.kode_matkul as kode,
    m.nama_matkul as nama, f.sks_diakui as sks, f.adalah_matkul_kkn,
    f.nilai_angka, f.nilai_huruf, f.nilai_mutu, f.lulus, f.catatan,
    f.ada_di_krs, f.status_siamik, f.pesan_siamik, f.version,
    a.kode_matkul_asal, a.nama_matkul_asal, a.sks_asal,
    a.nilai_angka_asal, a.nilai_huruf_asal
  from konversi_terpilih_final f
  join konversi_matkul_paket m on m.id = f.id_matkul_paket_konversi
  left join konversi_terpilih_awal a on a.id = f.id_terpilih_awal
  where f.id_pendaftar_mbkm = $1::uuid order by m.urutan, m.kode_matkul`;

/** The recognised courses of a participation as stored, in the order of their package. */
export const coursesOf = (on: Queryable, idPendaftarMbkm: unknown): Promise<Omit<FinalCourse, 'acuan'>[]> =>
  on.query<Omit<FinalCourse, 'acuan'>>(sql, [idPendaftarMbkm], { prepare: true });

/**
 * The recognised courses of a participation with what their grades start from.
 * @param scale letter scale of the participation's period
 * @param row the participation
 */
export async function finalCourses(
  on: Queryable,
  registry: Pick<Registry, 'programmeOf'>,
  row: Pendaftar,
  scale: readonly BarisSkala[],
): Promise<readonly FinalCourse[]> {
  const found = await coursesOf(on, row.id);
  const akhir = typeof row.nilaiAkhir === 'number' ? row.nilaiAkhir : null;
  const kept = keepsKkn(registry, row.kodeJenisMbkm);
  return found.map(course => ({ ...course, acuan: acuanOf(course, akhir, scale, kept) }));
}

/**
 * Initial value of a grade: the host's figure, else the middle of its letter, else the programme's grade; KKN courses
 * are university courses and have none (docs/domain/20 §4.4), but for those that the programme's packages always hold:
 * they start from its grade (docs/domain/30 §4.8).
 */
function acuanOf(
  course: Omit<FinalCourse, 'acuan'>,
  nilaiAkhir: number | null,
  scale: readonly BarisSkala[],
  kept: boolean,
): number | null {
  if (course.adalahMatkulKkn) return kept ? nilaiAkhir : null;
  if (course.nilaiAngkaAsal !== null) return course.nilaiAngkaAsal;
  if (course.nilaiHurufAsal !== null) return tengahHuruf(scale, course.nilaiHurufAsal) ?? nilaiAkhir;
  return nilaiAkhir;
}

/** Figures that participations repeat of their final courses; derived, so their version stays. $1 = ids. */
const recountSql = `update ${tableName(pendaftar)} p set total_sks_diakui = x.sks, ada_matkul_kkn = x.kkn,
    matkul_dinilai = x.dinilai, nama_matkul_kkn = x.nama_kkn, nilai_matkul_kkn = x.nilai_kkn
  from (select g.id, sum(f.sks_diakui) filter (where f.nilai_angka is null or f.lulus)::int as sks,
      coalesce(bool_or(f.adalah_matkul_kkn), false) as kkn,
      nullif(count(f.nilai_angka) || '/' || count(f.id), '0/0') as dinilai,
      (array_agg(m.nama_matkul order by m.urutan) filter (where f.adalah_matkul_kkn))[1] as nama_kkn,
      (array_agg(f.nilai_angka order by m.urutan) filter (where f.adalah_matkul_kkn))[1] as nilai_kkn
    from unnest($1::uuid[]) as g (id)
    left join konversi_terpilih_final f on f.id_pendaftar_mbkm = g.id
    left join konversi_matkul_paket m on m.id = f.id_matkul_paket_konversi group by g.id) x
  where p.id = x.id`;

/** Brings the totals of participations up to their final courses as they are now. */
export const recountCourses = (on: Queryable, ids: readonly unknown[]): Promise<number> =>
  on.execute(recountSql, [ids]);

/** Whoever writes a final course: its participation's totals follow. */
export const finalRules: RulesFor<typeof terpilihFinal> = {
  afterWrite: async ({ tx }, row, before) => {
    await recountCourses(tx, [row?.idPendaftarMbkm ?? before?.idPendaftarMbkm]);
  },
};
