import { type Cell, isBlank, mergedCell } from './cell.ts';
import type { RawRow } from './rawRow.ts';

/** Cells that were merged into one; rows as the spreadsheet counts them, columns from 0. */
export interface Merge {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** `B2:C5`; undefined for what is none. */
export function mergeOf(reference: string | undefined): Merge | undefined {
  const [, left, top, right, bottom] =
    /^\$?([a-z]{1,3})\$?(\d{1,7}):\$?([a-z]{1,3})\$?(\d{1,7})$/i.exec(reference ?? '') ?? [];
  if (!left || !right) return undefined;
  return { top: Number(top), bottom: Number(bottom), left: columnIndex(left), right: columnIndex(right) };
}

/** `AB` → 27. */
export function columnIndex(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + (letter.charCodeAt(0) & 0xdf) - 64;
  return column - 1;
}

/**
 * Gives merged cells what they show. One column merged over several rows says the same of each of them; what is merged
 * over several columns says of no column but its first what stands there, and is marked as such in the others. Takes
 * rows in their order, and answers undefined for one that has nothing of its own.
 * @param most columns that are read
 */
export function mergeFiller(merges: readonly Merge[], most: number): (row: RawRow) => RawRow | undefined {
  const waiting = [...merges].sort((a, b) => b.top - a.top);
  let open: (Merge & { value: Cell })[] = [];
  return row => {
    const own = row.cells;
    const cells = [...own];
    for (let next = waiting.at(-1); next && next.top <= row.number; next = waiting.at(-1)) {
      waiting.pop();
      open.push({ ...next, value: next.top === row.number ? (own[next.left] ?? null) : null });
    }
    open = open.filter(({ bottom }) => bottom >= row.number);
    if (!open.length) return row;
    let covered = 0;
    for (const { top, left, right, value } of open) {
      for (let at = left; at <= Math.min(right, most - 1); at++) {
        if (at === left && top === row.number) continue;
        if (!isBlank(own[at])) covered++;
        while (cells.length < at) cells.push(null);
        cells[at] = at === left || isBlank(value) ? value : mergedCell;
      }
    }
    const filled = own.filter(cell => !isBlank(cell)).length;
    return filled > covered ? { number: row.number, cells } : undefined;
  };
}
