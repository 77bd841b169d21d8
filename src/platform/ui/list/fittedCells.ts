import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Narrowest that a column of words is made so that a table fits its place, in pixels: below it the table scrolls. */
const least = 150;
const step = 5;

/** CSS variable on the frame of a table: widest that a cell of words is, in pixels. */
export const cellVariable = '--lebar-sel';

export interface FittedColumn {
  /** Width that the column takes when nothing is cut, in pixels. */
  width: number;
  /** Width below which it cannot go: its heading's, or all of it where it is not words. */
  least: number;
}

/**
 * The widest that cells of words may be so that all columns stand side by side in `room` pixels: the widest columns give
 * way first. None where they fit as they are, or would not fit even so.
 */
export function widestCell(columns: readonly FittedColumn[], room: number): number | undefined {
  const total = (most: number) =>
    columns.reduce((sum, column) => sum + Math.max(column.least, Math.min(column.width, most)), 0);
  const widest = Math.max(0, ...columns.map(({ width }) => width));
  if (total(widest) <= room || total(least) > room) return undefined;
  let most = Math.floor(widest / step) * step;
  while (total(most) > room) most -= step;
  return most;
}

/** Width of what stands in a heading, with its padding. */
function headingWidth(heading: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(heading);
  const content = document.createRange();
  content.selectNodeContents(heading);
  return Math.ceil(content.getBoundingClientRect().width + parseFloat(paddingLeft) + parseFloat(paddingRight));
}

function columnsOf(table: HTMLTableElement): FittedColumn[] {
  const rows = [...table.tBodies].flatMap(({ rows }) => [...rows]);
  return [...(table.tHead?.rows[0]?.cells ?? [])].map((heading, at) => {
    const { width } = heading.getBoundingClientRect();
    // Somebody has drawn it.
    if (getComputedStyle(heading).maxWidth !== 'none') return { width, least: width };
    // A chip or a button that is cut says nothing any more.
    const whole = rows.some(row => row.cells[at]?.querySelector('.MuiChip-root, .MuiButton-root, input'));
    return { width, least: whole ? width : Math.min(width, headingWidth(heading)) };
  });
}

function fitCells(frame: HTMLElement): void {
  const scroller = frame.firstElementChild;
  const table = frame.querySelector('table');
  if (!scroller || !table) return;
  frame.style.removeProperty(cellVariable);
  if (scroller.scrollWidth <= scroller.clientWidth) return;
  const most = widestCell(columnsOf(table), scroller.clientWidth);
  if (most !== undefined) frame.style.setProperty(cellVariable, `${most}px`);
}

/**
 * Narrows the widest cells of words of a table that is a little wider than its place, so that it need not scroll.
 * @param frame the table's frame, whose first child scrolls
 * @param rows shown now; others are fitted before they are seen, as is another `density`
 */
export function useFittedCells(frame: RefObject<HTMLElement | null>, rows: unknown, density: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows and density are what is measured.
  useLayoutEffect(() => {
    if (frame.current) fitCells(frame.current);
  }, [frame, rows, density]);
  useEffect(() => {
    const outer = frame.current;
    const scroller = outer?.firstElementChild;
    if (!outer || !scroller) return;
    let asked = 0;
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => fitCells(outer));
    });
    sizes.observe(scroller);
    // Cells whose code came later.
    if (scroller.firstElementChild) sizes.observe(scroller.firstElementChild);
    return () => {
      cancelAnimationFrame(asked);
      sizes.disconnect();
    };
  }, [frame]);
}

/** Says the whole of a cell that ends in dots, to whoever points at it. */
export function tellWhole({ target }: { target: EventTarget }): void {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (!cell) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}
