import { terpilihAwal } from '../../../resources/konversi/terpilihAwal.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import type { Caller } from '../../access/caller.ts';
import { hiddenFields, mayDo } from '../../access/permission.ts';
import type { Queryable, RowData } from '../../database/db.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { chosenRows, finalRows } from './conversionRows.ts';

/**
 * Fields of recognised courses that the caller does not see for this participation: students see grades once they are
 * final, or earlier where the university says so (docs/domain/20 §1.7, §4.8).
 */
export async function hiddenGrades(on: Queryable, caller: Caller, row: RowData): Promise<ReadonlySet<string>> {
  const student = caller.baseRole === 'HA02' || caller.baseRole === 'HA09';
  const { statusKonversi } = row;
  const told =
    student &&
    (statusKonversi === 'final' ||
      statusKonversi === 'revisi_nilai' ||
      (await readSetting(on, 'nilai.tampilSebelumFinal')));
  return told ? new Set(['idPenilai']) : hiddenFields(caller, terpilihFinal);
}

export const without = (rows: readonly RowData[], hidden: ReadonlySet<string>): RowData[] =>
  rows.map(row => Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name))));

/** What a participation proposes and what is recognised of it, as far as the caller may see (docs/domain/20 §2 N/{id}). */
export async function conversionOf(
  on: Queryable,
  caller: Caller,
  row: RowData,
): Promise<{ awal: RowData[]; final: RowData[] }> {
  const id = String(row.id);
  return {
    awal: mayDo(caller, terpilihAwal, 'read')
      ? without(await chosenRows(on, id), hiddenFields(caller, terpilihAwal))
      : [],
    final: mayDo(caller, terpilihFinal, 'read')
      ? without(await finalRows(on, id), await hiddenGrades(on, caller, row))
      : [],
  };
}
