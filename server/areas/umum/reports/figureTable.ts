import type { PivotAnswer, PivotCell } from '../../../../resources/kit/pivot.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import type { Pivot } from '../../../platform/engine/pivot/ask.ts';
import { layoutOf } from '../../../platform/engine/pivot/layout.ts';
import { kindOf } from '../../../platform/engine/pivot/sheet.ts';

/** Groups and columns of a board's tile on a dashboard, without the totals. */
const most = { lines: 8, columns: 5 } as const;

interface Line<Figure> {
  kelompok: string[];
  sel: Figure[][];
}

/** Figures with the words of their groups. */
export interface FigureTable<Figure> {
  baris: string[];
  kolom: string[];
  nilai: { nama: string; jenis: 'integer' | 'decimal' | 'money' }[];
  garis: Line<Figure>[];
}

/** The figures of an answer as words and numbers. @param figure what a cell shows for a value */
export function figureTable<Figure>(
  engine: Engine,
  pivot: Pivot,
  answer: PivotAnswer,
  figure: (cell: PivotCell | undefined, measure: number) => Figure,
): FigureTable<Figure> {
  const { down, downWords, across, acrossWords, dimensionWords, measureWords, at } = layoutOf(engine, pivot, answer);
  const jenis = (one: (typeof pivot.measures)[number]) => {
    const kind = kindOf(one);
    return kind === 'integer' || kind === 'money' ? kind : 'decimal';
  };
  return {
    baris: pivot.rows.map(dimensionWords),
    kolom: across.map(column => (column.length ? acrossWords(column) : 'Semua')),
    nilai: pivot.measures.map(one => ({ nama: measureWords(one), jenis: jenis(one) })),
    garis: down.map(line => ({
      kelompok: downWords(line)
        .slice(0, line.length)
        .map(word => String(word ?? 'Tidak diketahui')),
      sel: across.map(column => pivot.measures.map((_, i) => figure(at(line, column), i))),
    })),
  };
}

/** The main groups of a table that are largest, with the total of all; how many others there are. */
export function shortTable({ baris, kolom, nilai, garis }: FigureTable<number | null>): FigureTable<number | null> & {
  selebihnya: number;
} {
  // The total of all stands last, down and across.
  const main = garis.filter(({ kelompok }) => kelompok.length === 1);
  const total = garis.filter(({ kelompok }) => kelompok.length === 0);
  const size = ({ sel }: Line<number | null>) => sel.at(-1)?.[0] ?? 0;
  const kept = new Set(main.toSorted((a, b) => size(b) - size(a)).slice(0, most.lines));
  // Of years and periods the latest.
  const from = Math.max(0, kolom.length - 1 - most.columns);
  return {
    baris: baris.slice(0, 1),
    kolom: kolom.slice(from),
    nilai,
    garis: [...main.filter(line => kept.has(line)), ...total].map(line => ({ ...line, sel: line.sel.slice(from) })),
    selebihnya: main.length - kept.size,
  };
}
