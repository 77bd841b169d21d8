/** A block of cells as a spreadsheet copies it. */
export type Block = readonly (readonly string[])[];

interface Pasted<Row, Column> {
  /** Each row that takes something, with what goes into its columns, from the top. */
  rows: { row: Row; texts: readonly (readonly [column: Column, text: string])[] }[];
  /** Number of pasted lines without a row: below the sheet, or locked. */
  over: number;
}

/** Lays a block over a sheet, from a cell downwards and to the right. Rows that are locked stay as they are. */
export function pasteOver<Row, Column>(
  block: Block,
  at: { row: number; column: number },
  sheet: { rows: readonly Row[]; columns: readonly Column[]; isOpen?: (row: Row) => boolean },
): Pasted<Row, Column> {
  const { rows, columns, isOpen = () => true } = sheet;
  const taken = block.flatMap((line, i) => {
    const row = rows[at.row + i];
    if (row === undefined || !isOpen(row)) return [];
    const texts = line.flatMap((text, k) => {
      const column = columns[at.column + k];
      return column === undefined ? [] : [[column, text] as const];
    });
    return [{ row, texts }];
  });
  return { rows: taken, over: block.length - taken.length };
}
