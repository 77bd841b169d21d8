import type { Note, Resource } from '../../../resources/kit/index.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { diff } from '../../platform/engine/audit.ts';
import { type SetChange, updateSet } from '../../platform/engine/import/setWrite.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { letterFields, scaleOf } from '../nilai/scale.ts';
import { recountCourses } from './finalCourses.ts';
import { gradeFields } from './gradeItems.ts';

/** Rows of one statement. */
const portion = 1000;

/** Periods without a final conversion: only there can a scale still change (`scaleRules`). */
const openPeriodsSql = `select d.id from master_periode d
  where not exists (select 1 from ${tableName(pendaftar)} t
    where t.id_periode = d.id and t.status_konversi in ('final', 'revisi_nilai')) order by d.id`;

/** Whoever grades holds the participation: grades that are being saved are waited for, later ones read the new scale. */
const holdSql = `select count(*) from (
  select 1 from ${tableName(pendaftar)} where id_periode = $1::uuid order by id for no key update) held`;

const programmeSql = `select id, version, nilai_akhir, nilai_huruf, nilai_mutu
  from ${tableName(pendaftar)} where id_periode = $1::uuid and nilai_akhir is not null`;

const courseSql = `select f.id, f.version, f.id_pendaftar_mbkm, f.nilai_angka,
    f.nilai_huruf, f.nilai_mutu, f.lulus
  from ${tableName(terpilihFinal)} f join ${tableName(pendaftar)} t on t.id = f.id_pendaftar_mbkm
  where t.id_periode = $1::uuid and f.nilai_angka is not null`;

interface Graded extends DbRow {
  id: string;
  version: number;
}
interface Programme extends Graded {
  nilaiAkhir: number;
}
interface Course extends Graded {
  idPendaftarMbkm: string;
  nilaiAngka: number;
}

/**
 * Letters that are not final follow a changed scale: programme grades, courses and the credits that they earn, each
 * with its history, in the transaction of the change (docs/domain/20 §1.9). Grades themselves stay.
 * @param note said in the history of each row
 */
export async function followScale(ctx: RuleContext, note: Note): Promise<void> {
  for (const { id } of await ctx.tx.query<{ id: string }>(openPeriodsSql)) {
    await ctx.tx.query(holdSql, [id]);
    const scale = await scaleOf(ctx.tx, id);
    const programmes = await ctx.tx.query<Programme>(programmeSql, [id]);
    await writeLetters(ctx, pendaftar, programmes, row => letterFields(scale, row.nilaiAkhir), note);
    const courses = await ctx.tx.query<Course>(courseSql, [id]);
    const changed = await writeLetters(ctx, terpilihFinal, courses, row => gradeFields(row.nilaiAngka, scale), note);
    if (changed.length) await recountCourses(ctx.tx, [...new Set(changed.map(row => row.idPendaftarMbkm))]);
  }
}

/** @returns the rows whose letter is another one now */
async function writeLetters<R extends Graded, L extends Readonly<Record<string, number | string | boolean | null>>>(
  ctx: RuleContext,
  r: Resource,
  rows: readonly R[],
  fieldsOf: (row: R) => L,
  note: Note,
): Promise<R[]> {
  const found = rows.flatMap((row): { row: R; change: SetChange }[] => {
    const values = fieldsOf(row);
    const changes = diff(r, row, { ...row, ...values });
    const { id, version } = row;
    return Object.keys(changes).length ? [{ row, change: { id, version, values, changes } }] : [];
  });
  for (let from = 0; from < found.length; from += portion) {
    const some = found.slice(from, from + portion).map(({ change }) => change);
    await updateSet(ctx, r, some, { action: 'ubah', importId: null, note });
  }
  return found.map(({ row }) => row);
}
