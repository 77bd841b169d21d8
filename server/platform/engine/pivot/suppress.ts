import type { PivotCell, PivotValue } from '../../../../resources/kit/pivot.ts';

/** A cell with how many rows, or people, stand behind it: the fewest of what was counted. */
export interface Sized {
  readonly cell: PivotCell;
  readonly size: number;
}

/** Figures of fewer are left out where anybody may read them. */
export const fewest = 5;
/** Above so many hidden cells every total of one goes, instead of working out which ones tell it. */
const mostSolved = 250;

/** A total with the cells that it takes together along one dimension. */
interface Sum {
  readonly total: string;
  readonly parts: readonly string[];
}

const keyOf = (baris: readonly PivotValue[], kolom: readonly PivotValue[]): string => JSON.stringify([baris, kolom]);

/**
 * Keys of the cells that are not shown: those of fewer than `fewest`, and as many more that no total tells one of them by
 * difference (complementary suppression). In each sum none or several are hidden, together of `fewest` or more; what the
 * sums still determine together, by elimination, loses every total that it is in.
 * @param cells every cell with all its totals
 */
export function hiddenCells(cells: readonly Sized[]): ReadonlySet<string> {
  const sizes = new Map(cells.map(({ cell, size }) => [keyOf(cell.baris, cell.kolom), size]));
  const sums = sumsOf(cells.map(({ cell }) => cell));
  const sizeOf = (key: string) => sizes.get(key) ?? 0;
  const small = [...sizes].flatMap(([key, size]) => (size < fewest ? [key] : []));
  const hidden = new Set(small);
  const above = totalsAbove(sums);
  while (closeSums(sums, hidden, sizeOf)) {
    // Until every sum is closed.
  }
  for (;;) {
    const told = hidden.size > mostSolved ? small : determined(sums, hidden);
    const open = told.flatMap(key => [...above(key)]).filter(key => !hidden.has(key));
    if (!open.length) return hidden;
    for (const key of open) hidden.add(key);
  }
}

/** The key of a cell, as `hiddenCells` names it. */
export const cellKey = ({ baris, kolom }: Pick<PivotCell, 'baris' | 'kolom'>): string => keyOf(baris, kolom);

function sumsOf(cells: readonly PivotCell[]): Sum[] {
  const parts = new Map<string, string[]>();
  const add = (axis: string, total: string, part: string) => {
    const key = `${axis}${total}`;
    const list = parts.get(key);
    if (list) list.push(part);
    else parts.set(key, [part]);
  };
  for (const { baris, kolom } of cells) {
    const key = keyOf(baris, kolom);
    if (baris.length) add('b', keyOf(baris.slice(0, -1), kolom), key);
    if (kolom.length) add('k', keyOf(baris, kolom.slice(0, -1)), key);
  }
  return [...parts].map(([key, list]) => ({ total: key.slice(1), parts: list }));
}

/** Totals that a cell is in, near and far. */
function totalsAbove(sums: readonly Sum[]): (key: string) => ReadonlySet<string> {
  const direct = new Map<string, string[]>();
  for (const { total, parts } of sums) for (const part of parts) direct.set(part, [...(direct.get(part) ?? []), total]);
  return key => {
    const found = new Set<string>();
    const waiting = [key];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
      for (const total of direct.get(at) ?? []) {
        if (found.has(total)) continue;
        found.add(total);
        waiting.push(total);
      }
    return found;
  };
}

/** Hides more where a sum would tell a hidden cell, or several that are few together. @returns whether anything changed */
function closeSums(sums: readonly Sum[], hidden: Set<string>, sizeOf: (key: string) => number): boolean {
  let changed = false;
  const hide = (key: string) => {
    hidden.add(key);
    changed = true;
  };
  for (const { total, parts } of sums) {
    const shown = parts.filter(part => !hidden.has(part)).sort((a, b) => sizeOf(a) - sizeOf(b));
    const [next] = shown;
    if (hidden.has(total)) {
      // A hidden total above shown parts only is their sum.
      if (next !== undefined && shown.length === parts.length) hide(next);
      continue;
    }
    const gone = parts.filter(part => hidden.has(part));
    if (!gone.length) continue;
    const together = gone.reduce((sum, part) => sum + sizeOf(part), 0);
    if (gone.length > 1 && together >= fewest) continue;
    hide(next ?? total);
  }
  return changed;
}

/** Hidden cells whose value follows from what is shown: those that elimination leaves alone in a line. */
function determined(sums: readonly Sum[], hidden: ReadonlySet<string>): string[] {
  const names = [...hidden];
  const places = new Map(names.map((key, i) => [key, i]));
  const lines = sums.flatMap(({ total, parts }) => {
    const line = new Float64Array(names.length);
    let any = false;
    for (const [key, sign] of [[total, -1] as const, ...parts.map(part => [part, 1] as const)]) {
      const place = places.get(key);
      if (place === undefined) continue;
      line[place] = (line[place] ?? 0) + sign;
      any = true;
    }
    return any ? [line] : [];
  });
  reduce(lines, names.length);
  return lines.flatMap(line => {
    const filled = names.filter((_, i) => Math.abs(line[i] ?? 0) > 1e-9);
    return filled.length === 1 ? filled : [];
  });
}

/** Brings lines into reduced row echelon form. */
function reduce(lines: Float64Array[], width: number): void {
  let top = 0;
  for (let column = 0; column < width && top < lines.length; column++) {
    const found = lines.findIndex((line, i) => i >= top && Math.abs(line[column] ?? 0) > 1e-9);
    const pivot = lines[found];
    const other = lines[top];
    if (!pivot || !other) continue;
    lines[found] = other;
    lines[top] = pivot;
    const factor = pivot[column] ?? 1;
    for (let i = 0; i < width; i++) pivot[i] = (pivot[i] ?? 0) / factor;
    for (const line of lines) {
      const share = line === pivot ? 0 : (line[column] ?? 0);
      if (Math.abs(share) < 1e-9) continue;
      for (let i = column; i < width; i++) line[i] = (line[i] ?? 0) - share * (pivot[i] ?? 0);
    }
    top++;
  }
}
