import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { columnWidth } from '../../../../resources/umum/lebarKolom.ts';
import { useDeclaration } from '../registry.ts';
import { useWidths } from './useView.ts';

/** How close to the right edge of a heading the pointer takes hold of it, and how far a key draws it, in pixels. */
const grip = 8;
const keyStep = 16;

const within = (width: number): number => Math.round(Math.min(columnWidth.most, Math.max(columnWidth.least, width)));

/** CSS variable that holds the width of a column while it is drawn. */
const variable = (name: string): string => `--lebar-${name.replace(/\W/g, '-')}`;

const headingOf = (event: { target: EventTarget }): HTMLTableCellElement | null =>
  event.target instanceof Element ? event.target.closest('th') : null;

/** The field of a heading, from the class that react-admin gives it. */
const fieldOf = (heading: Element): string | undefined =>
  [...heading.classList].find(name => name.startsWith('column-'))?.slice('column-'.length);

/** A heading whose right edge is under the pointer. */
function atEdge(event: MouseEvent): { heading: HTMLTableCellElement; name: string } | undefined {
  const heading = headingOf(event);
  const name = heading && fieldOf(heading);
  if (!heading || !name) return undefined;
  return heading.getBoundingClientRect().right - event.clientX <= grip ? { heading, name } : undefined;
}

/** A column while its width is drawn. */
interface Drawn {
  name: string;
  /** Where the pointer would be at a width of nothing. */
  from: number;
  width: number;
  table: HTMLElement;
}

/** What the headings of the list around listen to: a column is drawn at the right edge, a double click there gives its width back. */
export function useWidthHandlers() {
  const [widths, setWidths] = useWidths(useDeclaration().name);
  const drawn = useRef<Drawn | null>(null);
  /** The column that the pointer took hold of last; none after it was pressed elsewhere. */
  const last = useRef<string | null>(null);
  const set = (name: string, width: number) => setWidths({ ...widths, [name]: within(width) });

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const found = atEdge(event);
      last.current = found?.name ?? null;
      const table = event.currentTarget.closest('table');
      if (!found || !table || event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const { width } = found.heading.getBoundingClientRect();
      drawn.current = { name: found.name, from: event.clientX - width, width, table };
      // From now on the style reads the variable.
      set(found.name, width);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drawn;
      event.currentTarget.toggleAttribute('data-edge', Boolean(current || atEdge(event)));
      if (!current) return;
      current.width = within(event.clientX - current.from);
      current.table.style.setProperty(variable(current.name), `${current.width}px`);
    },
    onPointerUp: () => {
      const { current } = drawn;
      if (!current) return;
      drawn.current = null;
      current.table.style.removeProperty(variable(current.name));
      set(current.name, current.width);
    },
    // The click that ends the drawing is none on the heading, which would sort.
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (atEdge(event)) event.stopPropagation();
    },
    // While the pointer is captured the event says nothing of the heading below it.
    onDoubleClick: () => {
      if (last.current === null) return;
      const { [last.current]: _, ...others } = widths;
      setWidths(others);
    },
  };
}

/** Draws a column by one step, from the width that it has on the screen: for whoever has no pointer. */
export function useWidthSteps(): (name: string, step: -1 | 1) => void {
  const [widths, setWidths] = useWidths(useDeclaration().name);
  return (name, step) => {
    const heading = document.querySelector(`th[class~="column-${CSS.escape(name)}"]`);
    const width = widths[name] ?? heading?.getBoundingClientRect().width ?? columnWidth.least;
    setWidths({ ...widths, [name]: within(width + step * keyStep) });
  };
}

/** Styles of the table of the list around: the widths that were drawn, and a line where a heading can be drawn. */
export function useWidthStyles(): SystemStyleObject<Theme> {
  const [widths] = useWidths(useDeclaration().name);
  const drawn: Record<string, { width: string; minWidth: string; maxWidth: string }> = {};
  for (const [name, width] of Object.entries(widths)) {
    const value = `var(${variable(name)}, ${width}px)`;
    drawn[`& .MuiTableCell-root[class~="column-${name}"]`] = { width: value, minWidth: value, maxWidth: value };
  }
  return {
    '@media screen': drawn,
    '& [data-edge], & [data-edge] *': { cursor: 'col-resize' },
    // Without weight: a heading that is held at an edge keeps its own place.
    '& :where(th[class*="column-"])': { position: 'relative' },
    '& th[class*="column-"]:hover::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '25%',
      right: 1,
      width: 2,
      borderRadius: 1,
      bgcolor: 'text.disabled',
    },
  };
}
