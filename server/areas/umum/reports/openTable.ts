import type { LaporanTerbuka } from '../../../../resources/umum/panggilanLaporan.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import type { Pivot } from '../../../platform/engine/pivot/ask.ts';
import { openPivot } from '../../../platform/engine/pivot/open.ts';
import { filterLines } from '../../../platform/engine/pivot/words.ts';
import { figureTable } from './figureTable.ts';

type Table = Omit<LaporanTerbuka, 'nama' | 'uraian' | 'tanggal' | 'berakhir'>;

/** The figures of a question as words and numbers, without those of few. */
export async function openTable(engine: Engine, caller: Caller, pivot: Pivot): Promise<Table> {
  const { answer, few } = await openPivot(engine, caller, pivot);
  const table = figureTable(engine, pivot, answer, (cell, i) =>
    cell && few(cell, i) ? ('sedikit' as const) : (cell?.nilai[i] ?? null),
  );
  return {
    data: pivot.resource.label,
    saring: (await filterLines(engine, caller, pivot.resource, pivot.filter)).map(([hal, isi]) => ({
      hal: hal.replace(/^Filter: /, ''),
      isi,
    })),
    ...table,
    adaSedikit: table.garis.some(({ sel }) => sel.flat().includes('sedikit')),
  };
}
