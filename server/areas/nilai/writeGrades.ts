import type { Note } from '../../../resources/kit/index.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { letterFields, scaleOf } from './scale.ts';
import { akhirOf, weightsOf } from './weights.ts';

/** Grades of assessors; `nilaiAkhir` only where a programme computes it in its own way (docs/domain/40 §4.4). */
export interface Grades {
  nilaiMitra?: number | null;
  nilaiDosen?: number | null;
  nilaiTim?: number | null;
  nilaiAkhir?: number | null;
}

/**
 * Writes grades on a participation and what follows from them: programme grade, letter and mutu by the scale of its
 * period (docs/domain/20 §4.2). The one place that writes them, for every programme; conversion reads them there.
 * @param row the participation as stored, locked by the caller
 * @returns the participation as stored now
 */
export async function storeGrades(
  ctx: RuleContext,
  row: Pendaftar,
  given: Grades,
  note: Note | null = null,
): Promise<Pendaftar> {
  const after = { ...row, ...given };
  const akhir = given.nilaiAkhir === undefined ? akhirOf(after, await weightsOf(ctx.tx, row)) : given.nilaiAkhir;
  const data = { ...given, nilaiAkhir: akhir, ...letterFields(await scaleOf(ctx.tx, row.idPeriode), akhir) };
  return storeChange(ctx, pendaftar, row, data, { action: 'ubah', note });
}
