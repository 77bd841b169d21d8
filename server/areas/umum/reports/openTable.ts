import type { LaporanTerbuka } from '../../../../resources/umum/panggilanLaporan.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import type { Pivot } from '../../../platform/engine/pivot/ask.ts';
import { layoutOf } from '../../../platform/engine/pivot/layout.ts';
import { openPivot } from '../../../platform/engine/pivot/open.ts';
import { kindOf } from '../../../platform/engine/pivot/sheet.ts';
import { filterLines } from '../../../platform/engine/pivot/words.ts';

type Table = Omit<LaporanTerbuka, 'nama' | 'uraian' | 'tanggal' | 'berakhir'>;

/** The figures of a question as words and numbers, without those of few. */
export async function openTable(engine: Engine, caller: Caller, pivot: Pivot): Promise<Table> {
  const { answer, few } = await openPivot(engine, caller, pivot);
  const { down, downWords, across, acrossWords, dimensionWords, measureWords, at } = layoutOf(engine, pivot, answer);
  const figure = (line: (typeof down)[number], column: (typeof across)[number], i: number) => {
    const cell = at(line, column);
    return cell && few(cell, i) ? ('sedikit' as const) : (cell?.nilai[i] ?? null);
  };
  const garis = down.map(line => ({
    kelompok: downWords(line)
      .slice(0, line.length)
      .map(word => String(word ?? 'Tidak diketahui')),
    sel: across.map(column => pivot.measures.map((_, i) => figure(line, column, i))),
  }));
  const jenis = (one: (typeof pivot.measures)[number]) => {
    const kind = kindOf(one);
    return kind === 'integer' || kind === 'money' ? kind : 'decimal';
  };
  return {
    data: pivot.resource.label,
    saring: (await filterLines(engine, caller, pivot.resource, pivot.filter)).map(([hal, isi]) => ({
      hal: hal.replace(/^Filter: /, ''),
      isi,
    })),
    baris: pivot.rows.map(dimensionWords),
    kolom: across.map(column => (column.length ? acrossWords(column) : 'Semua')),
    nilai: pivot.measures.map(one => ({ nama: measureWords(one), jenis: jenis(one) })),
    garis,
    adaSedikit: garis.some(({ sel }) => sel.flat().includes('sedikit')),
  };
}
