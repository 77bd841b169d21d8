/** A sheet of blocks that are read beside each other: a Business Model Canvas. */
export interface CanvasSheet {
  /** Rows of the sheet from the top, each as many cells wide; a block fills every cell that names its field. */
  rows: readonly (readonly string[])[];
  /** In the order in which they are thought about and filled in; with what each asks. */
  blocks: readonly { field: string; ask: string }[];
}

/** Where a block stands on its sheet, in cells. */
export interface BlockPlace {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** The place of a block; undefined of one that no cell names. */
export function placeOn({ rows }: Pick<CanvasSheet, 'rows'>, field: string): BlockPlace | undefined {
  const lines = rows.flatMap((cells, row) => (cells.includes(field) ? [{ row, cells }] : []));
  const [first] = lines;
  if (!first) return undefined;
  return {
    row: first.row,
    column: first.cells.indexOf(field),
    rows: lines.length,
    columns: first.cells.filter(cell => cell === field).length,
  };
}
