import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

/** Narrowest that a column of words is made so that a table fits its place, in pixels: below it the table scrolls. */
const least = 120;
const step = 5;
/** How much wider than its place a table may be for its words alone to give way, in pixels. */
const slight = 40;

/** CSS variable on the frame of a table: widest that a cell of words is, in pixels; on a cell that is not cut, its own width. */
export const cellVariable = '--lebar-sel';

/** What says nothing any more once a part of it is missing. */
const whole = '.MuiChip-root, .MuiButton-root, input, [data-whole]';

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

/** Width of what stands in an element, or of a share of it, with the padding of a cell. */
function contentWidth(element: Element, cell: HTMLElement, share = 1): number {
  const { paddingLeft, paddingRight } = getComputedStyle(cell);
  const content = document.createRange();
  content.selectNodeContents(element);
  const { width } = content.getBoundingClientRect();
  return Math.ceil(width * share + parseFloat(paddingLeft) + parseFloat(paddingRight));
}

/** Of its longest word, about: a heading breaks between words. */
function headingWidth(heading: HTMLElement): number {
  const lines = [...heading.querySelectorAll('[data-line]')];
  return Math.max(
    ...(lines.length ? lines : [heading]).map(line => {
      const text = line.textContent ?? '';
      const longest = Math.max(...text.split(/\s/).map(({ length }) => length));
      return contentWidth(line, heading, text ? longest / text.length : 1);
    }),
  );
}

/** True of numbers, dates and periods, whose end matters. */
function endInDigits(cells: readonly Element[]): boolean {
  const told = cells.map(({ textContent }) => textContent?.trim() ?? '').filter(text => /\p{L}|\d/u.test(text));
  return told.length > 0 && told.every(text => /\d$/.test(text));
}

interface ShownColumn extends FittedColumn {
  cells: readonly HTMLElement[];
}

function columnsOf(table: HTMLTableElement): ShownColumn[] {
  return [...table.querySelectorAll<HTMLElement>('thead th')].map((heading, at) => {
    const { width } = heading.getBoundingClientRect();
    const cells = [...table.querySelectorAll<HTMLElement>(`tbody > tr > :nth-child(${at + 1})`)];
    // Somebody has drawn it.
    if (getComputedStyle(heading).maxWidth !== 'none') return { width, least: width, cells };
    if (cells.some(cell => cell.querySelector(whole))) return { width, least: width, cells };
    const numbers = linesOf(cells).filter(endInDigits);
    const wanted = Math.max(headingWidth(heading), ...numbers.flat().map(line => contentWidth(line, heading)));
    return { width, least: Math.min(width, wanted), cells };
  });
}

/** Cells of a column, or each of the lines that stand in them, from the first line to the last. */
function linesOf(cells: readonly Element[]): Element[][] {
  const inCells = cells.map(cell => [...cell.querySelectorAll('[data-line]')]);
  const most = Math.max(0, ...inCells.map(({ length }) => length));
  if (most === 0) return [[...cells]];
  return Array.from({ length: most }, (_, at) => inCells.flatMap(lines => lines[at] ?? []));
}

interface Measured {
  /** How wide the table is when nothing is cut, in pixels. */
  wide: number;
  /** Its place. */
  room: number;
  /** It need not scroll, as it is now. */
  fits: boolean;
}

function fitCells(frame: HTMLElement): Measured | undefined {
  const scroller = frame.firstElementChild;
  const table = frame.querySelector('table');
  if (!scroller || !table) return undefined;
  frame.style.removeProperty(cellVariable);
  for (const cell of table.querySelectorAll<HTMLElement>('td[style]')) cell.style.removeProperty(cellVariable);
  const { scrollWidth: wide, clientWidth: room } = scroller;
  if (wide <= room) return { wide, room, fits: true };
  const columns = columnsOf(table);
  // Numbers, days and pictures keep their width where words beside them give way.
  const keep = (most: number) => {
    for (const column of columns.filter(one => one.least > most))
      for (const cell of column.cells) cell.style.setProperty(cellVariable, `${Math.ceil(column.least)}px`);
  };
  const beside = wide - columns.reduce((sum, { width }) => sum + width, 0);
  let most = widestCell(columns, room - Math.max(0, beside));
  // The browser divides the room its own way: what is still too wide gives way a little more.
  for (; most !== undefined && most >= least; most -= step) {
    frame.style.setProperty(cellVariable, `${most}px`);
    keep(most);
    if (scroller.scrollWidth <= room) return { wide, room, fits: true };
  }
  frame.style.removeProperty(cellVariable);
  return { wide, room, fits: false };
}

/** Columns that were too wide side by side, and the width that they take, in pixels. */
interface Tight {
  columns: string;
  wide: number;
}

/**
 * Fits a table that is wider than its place, so that it need not scroll: of one that is a little wider the widest cells of
 * words are narrowed; in others columns stand beneath each other where they may, and then words give way.
 * @param frame the table's frame, whose first child scrolls
 * @param rows shown now; others are fitted before they are seen, as is another `density`
 * @param columns names of those that are shown
 * @returns true while columns should stand beneath each other
 */
export function useFittedCells(
  frame: RefObject<HTMLElement | null>,
  rows: unknown,
  density: unknown,
  columns: string,
): boolean {
  const [tight, setTight] = useState<Tight | null>(null);
  const stacked = tight?.columns === columns;
  const wide = stacked ? tight.wide : undefined;
  const fit = useCallback(() => {
    const found = frame.current && fitCells(frame.current);
    if (!found) return;
    const tooWide = !found.fits || found.wide > found.room + slight;
    if (wide === undefined && tooWide) setTight({ columns, wide: found.wide });
    else if (wide !== undefined && found.room >= wide) setTight(null);
  }, [frame, columns, wide]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows and density are what is measured.
  useLayoutEffect(fit, [fit, rows, density]);
  useEffect(() => {
    const outer = frame.current;
    const scroller = outer?.firstElementChild;
    if (!outer || !scroller) return;
    let asked = 0;
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(fit);
    });
    sizes.observe(scroller);
    // Cells whose code came later make the table wider, not what stands around it.
    const table = outer.querySelector('table');
    if (table) sizes.observe(table);
    return () => {
      cancelAnimationFrame(asked);
      sizes.disconnect();
    };
  }, [frame, fit]);
  return stacked;
}

/** Says the whole of a cell that ends in dots, to whoever points at it. */
export function tellWhole({ target }: { target: EventTarget }): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td [data-line], td') : null;
  if (!cell) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}
