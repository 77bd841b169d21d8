import { type Cell, cellText, isBlank, mergedCell, parseDate, parseNumber } from './cell.ts';
import type { RawRow } from './rawRow.ts';

/** Tells rows of totals and repeated headings in a table from rows of data. */

const totalWords =
  /^(?:sub[ -]?|grand )?(?:jumlah|total|jml)(?: (?:total|keseluruhan|seluruhnya|semua|akhir))?\s*[:=]?$/i;

/** A line of sums below a table or a part of it: "Jumlah", and otherwise nothing but numbers. */
export function isTotal(cells: readonly Cell[]): boolean {
  const filled = cells.filter(cell => !isBlank(cell) && cell !== mergedCell);
  const [first, ...others] = filled;
  if (typeof first !== 'string' || !totalWords.test(first.trim())) return false;
  return others.length > 0 && others.every(cell => typeof cell !== 'boolean' && parseNumber(cell, 2) !== undefined);
}

/** Numbers, dates, addresses and codes of digits head no column. */
const isDatum = (cell: Cell | undefined): boolean => {
  if (isBlank(cell) || cell === undefined || cell === null) return false;
  if (typeof cell !== 'string') return true;
  const text = cell.trim();
  const digits = /^[+\d\s.,/-]+$/.test(text) && /\d{3}/.test(text);
  return digits || /^[^\s@]+@[^\s@]+$/.test(text) || parseDate(text) !== undefined;
};

const isWords = (cell: Cell): boolean => typeof cell === 'string' && /\p{L}{2}/u.test(cell) && !isDatum(cell);

/** A cell of a row of unknown headings that looks like data, as the one below it does; undefined when there is none. */
export function looksLikeData(cells: readonly Cell[], below: RawRow | undefined): string | undefined {
  const data = (row: readonly Cell[], i: number) => isDatum(row[i]);
  // Words above numbers are a heading, whatever else stands beside them.
  if (below && cells.some((cell, i) => isWords(cell) && data(below.cells, i))) return undefined;
  const at = cells.findIndex((_, i) => data(cells, i) && (!below || data(below.cells, i)));
  return at < 0 ? undefined : cellText(cells[at]);
}
