import type { Cell } from './cell.ts';

/** A row of a spreadsheet as its reader found it. */
export interface RawRow {
  /** Row number as the spreadsheet shows it. */
  number: number;
  cells: Cell[];
}

/** Rows of a sheet that was asked for by its name, in lower case. */
export interface NamedRows {
  name: string;
  rows: RawRow[];
}

/** Most cells of a sheet, columns that are read, and characters of one cell; Excel itself ends at 32,767. */
export const mostCells = 3_000_000;
export const mostColumns = 500;
export const mostCharacters = 100_000;
