import type { PivotAnswer, PivotCell } from '../../../../resources/kit/pivot.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import type { Pivot } from '../../../platform/engine/pivot/ask.ts';
import { layoutOf } from '../../../platform/engine/pivot/layout.ts';
import { kindOf } from '../../../platform/engine/pivot/sheet.ts';
import { groupText } from '../../../platform/engine/pivot/words.ts';

/** Groups and columns of a board's tile on a dashboard, without the totals. */
const most = { lines: 8, columns: 3 } as const;

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
  const { down, downWords, across, acrossWords, dimensionWords, measureWords, at } = layoutOf(
    engine,
    pivot,
    answer,
    groupText,
  );
  const jenis = (one: (typeof pivot.measures)[number]) => {
    const kind = kindOf(one);
    return kind === 'integer' || kind === 'money' ? kind : 'decimal';
  };
  return {
    baris: pivot.rows.map(dimensionWords),
    kolom: across.map(column => (column.length ? acrossWords(column) : 'Semua')),
    nilai: pivot.measures.map(one => ({ nama: measureWords(one), jenis: jenis(one) })),
    garis: down.map(line => ({
      kelompok: downWords(line).slice(0, line.length).map(String),
      sel: across.map(column => pivot.measures.map((_, i) => figure(at(line, column), i))),
    })),
  };
}

interface Short extends FigureTable<number | null> {
  /** Groups down and across that are left out. */
  selebihnya: number;
  kolomLain: number;
}

/** The first groups of a table that an area has worked out, in its order. */
export function firstLines(table: FigureTable<number | null>): Short {
  const { kolom, garis } = table;
  const across = <T>(list: readonly T[]) => list.slice(0, most.columns);
  return {
    ...table,
    kolom: across(kolom),
    garis: garis.slice(0, most.lines).map(line => ({ ...line, sel: across(line.sel) })),
    selebihnya: Math.max(0, garis.length - most.lines),
    kolomLain: Math.max(0, kolom.length - most.columns),
  };
}

/**
 * The main groups of a table that are largest, with the total of all; how many others there are.
 * @param inTime its columns follow each other in time: the latest are kept, not the largest
 */
export function shortTable({ baris, kolom, nilai, garis }: FigureTable<number | null>, inTime: boolean): Short {
  // The total of all stands last, down and across.
  const main = garis.filter(({ kelompok }) => kelompok.length === 1);
  const total = garis.filter(({ kelompok }) => kelompok.length === 0);
  const size = ({ sel }: Line<number | null>) => sel.at(-1)?.[0] ?? 0;
  const kept = new Set(main.toSorted((a, b) => size(b) - size(a)).slice(0, most.lines));
  const columns = kolom.slice(0, -1).map((_, i) => i);
  const sum = (i: number) => total[0]?.sel[i]?.[0] ?? 0;
  const wanted = inTime ? columns.slice(-most.columns) : columns.toSorted((a, b) => sum(b) - sum(a));
  const shown = new Set([...wanted.slice(0, most.columns), kolom.length - 1]);
  const across = <T>(list: readonly T[]) => list.filter((_, i) => shown.has(i));
  return {
    baris: baris.slice(0, 1),
    kolom: across(kolom),
    nilai,
    garis: [...main.filter(line => kept.has(line)), ...total].map(line => ({ ...line, sel: across(line.sel) })),
    selebihnya: main.length - kept.size,
    kolomLain: kolom.length - shown.size,
  };
}
