import { type BarisSkala, letterOf } from '../../../resources/nilai/letterOfGrade.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';

interface ScaleRow extends BarisSkala, DbRow {
  idSkala: string;
}

/**
 * The scale that began last, but no later than the period; one without a beginning counts always. $1 = id of the
 * participation's period.
 */
const sql = `select b.parent_id as id_skala, b.huruf, b.batas_bawah, b.mutu, b.lulus
  from nilai_skala_baris b
  where b.parent_id = (
    select s.id from nilai_skala s left join master_periode m on m.id = s.id_periode_mulai
    where s.id_periode_mulai is null
      or m.tanggal_mulai <= (select p.tanggal_mulai from master_periode p where p.id = $1::uuid)
    order by m.tanggal_mulai desc nulls last limit 1)
  order by b.batas_bawah desc`;

/**
 * Letter scale of a participation's period, best letter first; empty where none has been set up
 * (docs/domain/20 §1.9, §4.2).
 */
export const scaleOf = (on: Queryable, idPeriode: unknown): Promise<readonly BarisSkala[]> =>
  on.query<ScaleRow>(sql, [idPeriode], { prepare: true });

/** Letter and mutu of a programme grade. */
export function letterFields(scale: readonly BarisSkala[], nilaiAkhir: number | null) {
  const letter = letterOf(scale, nilaiAkhir);
  return { nilaiHuruf: letter?.huruf ?? null, nilaiMutu: letter?.mutu ?? null };
}
