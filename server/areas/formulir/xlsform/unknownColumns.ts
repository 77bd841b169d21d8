import { xlsformMessages } from '../../../../resources/formulir/xlsformMessages.ts';
import type { Table } from './tables.ts';

/** Columns of `survey` that are read, or that are noted line by line where they say something. */
const known: ReadonlySet<string> = new Set([
  'type',
  'name',
  'label',
  'hint',
  'required',
  'relevant',
  'constraint',
  'choice_filter',
  'calculation',
  'parameters',
  'repeat_count',
  'portal_jenis',
  'portal_kode',
  'portal_pembaca',
  'portal_surat',
  'portal_minimal',
  'portal_maksimal',
  'portal_sumber',
  'portal_gambar',
  'portal_gambar_2',
  'portal_gambar_3',
]);

/** How a question looks, as far as it says what it is. */
const looks = /^(|multiline|numbers|thousands-sep|table-list|minimal|signature|w\d+|field-list)$/;

/** Notes each column whose content is not taken, once for all its rows. */
export function noteColumns({ columns, rows, heading, tell }: Table): void {
  for (const column of columns) {
    const [base = ''] = column.split('::');
    if (known.has(base)) continue;
    const filled = rows.filter(row => {
      const text = row.get(column);
      return column === 'appearance' ? !looks.test(text) : text !== '';
    });
    if (filled.length) tell(heading, column.slice(0, 60), xlsformMessages.xlsColumn({ n: filled.length }));
  }
}
