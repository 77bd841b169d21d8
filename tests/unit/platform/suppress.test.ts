import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PivotCell } from '../../../resources/kit/pivot.ts';
import { cellKey, fewest, hiddenCells, type Sized } from '../../../server/platform/engine/pivot/suppress.ts';

/** Every beginning of rows and columns over counted leaves, as the pivot call answers. */
function tableOf(leaves: readonly { baris: string[]; kolom: string[]; n: number }[]): Sized[] {
  const found = new Map<string, { cell: PivotCell; size: number }>();
  for (const { baris, kolom, n } of leaves.filter(({ n }) => n > 0))
    for (let i = 0; i <= baris.length; i++)
      for (let j = 0; j <= kolom.length; j++) {
        const cell = { baris: baris.slice(0, i), kolom: kolom.slice(0, j), nilai: [] };
        const before = found.get(cellKey(cell));
        found.set(cellKey(cell), { cell, size: (before?.size ?? 0) + n });
      }
  return [...found.values()];
}

const grid = (numbers: readonly (readonly number[])[]) =>
  tableOf(numbers.flatMap((line, i) => line.map((n, j) => ({ baris: [`b${i}`], kolom: [`k${j}`], n }))));
const shownOf = (cells: readonly Sized[]) => {
  const hidden = hiddenCells(cells);
  return new Map(cells.map(({ cell, size }) => [cellKey(cell), hidden.has(cellKey(cell)) ? undefined : size]));
};

/**
 * Whether somebody who knows the shown figures and that each hidden one is at least one can tell a hidden small one: looks
 * for another table with the same shown figures, by moving one from leaf to leaf.
 */
function otherTables(cells: readonly Sized[], rounds: number): Map<string, Set<number>> {
  const hidden = hiddenCells(cells);
  const leaves = cells.filter(({ cell }) => !cells.some(other => under(other.cell, cell)));
  const values = new Map(leaves.map(({ cell, size }) => [cellKey(cell), size]));
  const seen = new Map([...hidden].map(key => [key, new Set<number>()]));
  const note = () => {
    for (const { cell } of cells.filter(({ cell }) => hidden.has(cellKey(cell)))) {
      const sum = leaves
        .filter(leaf => cellKey(leaf.cell) === cellKey(cell) || under(leaf.cell, cell))
        .reduce((all, leaf) => all + (values.get(cellKey(leaf.cell)) ?? 0), 0);
      seen.get(cellKey(cell))?.add(sum);
    }
  };
  note();
  const shown = cells.flatMap(({ cell, size }) =>
    hidden.has(cellKey(cell))
      ? []
      : [{ size, of: leaves.filter(leaf => under(leaf.cell, cell)).map(leaf => cellKey(leaf.cell)) }],
  );
  const fits = () =>
    shown.every(({ size, of }) => !of.length || of.reduce((all, key) => all + (values.get(key) ?? 0), 0) === size);
  const free = leaves.map(({ cell }) => cellKey(cell)).filter(key => hidden.has(key));
  const tryMoves = (moves: readonly (readonly [string, number])[]) => {
    for (const [key, by] of moves) values.set(key, (values.get(key) ?? 0) + by);
    if (fits() && [...values.values()].every(n => n >= 1)) note();
    for (const [key, by] of moves) values.set(key, (values.get(key) ?? 0) - by);
  };
  const walk = (moves: (readonly [string, number])[], from: number) => {
    if (moves.length) tryMoves(moves);
    if (moves.length === rounds) return;
    for (const [i, key] of free.entries())
      if (i >= from) for (const by of [1, -1]) walk([...moves, [key, by] as const], i + 1);
  };
  walk([], 0);
  return seen;
}
const under = (a: PivotCell, b: PivotCell): boolean =>
  cellKey(a) !== cellKey(b) &&
  b.baris.every((value, i) => a.baris[i] === value) &&
  b.kolom.every((value, i) => a.kolom[i] === value);

describe('figures that anybody may read', () => {
  it('leave out the small, and one more of each line and column so that no total tells it', () => {
    const shown = shownOf(
      grid([
        [2, 20, 30],
        [40, 50, 60],
        [70, 80, 90],
      ]),
    );
    const at = (...[i, j]: (number | undefined)[]) =>
      shown.get(cellKey({ baris: i === undefined ? [] : [`b${i}`], kolom: j === undefined ? [] : [`k${j}`] }));
    expect(at(0, 0)).toBeUndefined();
    expect([at(0, 1), at(1, 0), at(1, 1)]).toEqual([undefined, undefined, undefined]);
    expect([at(2, 2), at(0), at(undefined, 0), at()]).toEqual([90, 52, 112, 442]);
  });

  it('hide together what is few together, and the total where nothing else is left', () => {
    const column = (...numbers: number[]) =>
      shownOf(tableOf(numbers.map((n, i) => ({ baris: [`b${i}`], kolom: [], n }))));
    expect([...column(1, 1, 9, 30).values()]).toEqual([41, undefined, undefined, undefined, 30]);
    expect([...column(3, 4).values()].every(n => n === undefined || n >= fewest)).toBe(true);
    expect([...column(2).values()]).toEqual([undefined, undefined]);
    expect([...column(8, 9).values()]).toEqual([17, 8, 9]);
  });

  it('hide nothing where nothing is small', () => {
    expect(
      hiddenCells(
        grid([
          [5, 6],
          [7, 8],
        ]),
      ).size,
    ).toBe(0);
    expect(hiddenCells([]).size).toBe(0);
  });

  it('never show a small figure, and leave every small one with more than one possible value', () => {
    const numbers = fc.array(fc.array(fc.constantFrom(0, 1, 2, 4, 6, 9, 40), { minLength: 3, maxLength: 3 }), {
      minLength: 2,
      maxLength: 3,
    });
    fc.assert(
      fc.property(numbers, table => {
        const cells = grid(table);
        const hidden = hiddenCells(cells);
        for (const { cell, size } of cells) if (size < fewest) expect(hidden.has(cellKey(cell))).toBe(true);
        const seen = otherTables(cells, 6);
        for (const { cell, size } of cells)
          if (size < fewest && size > 0) expect(seen.get(cellKey(cell))?.size, cellKey(cell)).toBeGreaterThan(1);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('take groups within groups, and large tables, in bounded time', () => {
    const leaves = Array.from({ length: 12 }, (_, i) => i).flatMap(i =>
      Array.from({ length: 12 }, (_, j) => j).flatMap(j =>
        Array.from({ length: 6 }, (_, k) => ({
          baris: [`f${i}`, `p${j}`],
          kolom: [`k${k}`],
          n: (i * 7 + j * 5 + k * 3) % 11,
        })),
      ),
    );
    const cells = tableOf(leaves);
    const hidden = hiddenCells(cells);
    for (const { cell, size } of cells) if (size < fewest) expect(hidden.has(cellKey(cell))).toBe(true);
  });
});
