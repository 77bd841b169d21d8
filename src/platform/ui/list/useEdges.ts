import { useEffect, useRef } from 'react';

interface Held {
  /** Column that stays at the left edge. */
  left?: string | undefined;
  /** Column that stays at the right edge. */
  right?: string | undefined;
}

const headingOf = (table: Element, column: string | undefined) =>
  column === undefined ? null : table.querySelector(`th[class~="column-${CSS.escape(column)}"]`);

/**
 * Marks a frame with `data-left` and `data-right` while its scroller has more to show on that side, so that a table that
 * goes on never looks as if it ended there, and with `data-held-left` and `data-held-right` while a column is kept at that
 * edge, over others. The scroller is the frame's first child.
 */
export function useEdges({ left, right }: Held) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const outer = frame.current;
    const scroller = outer?.firstElementChild;
    if (!outer || !scroller) return;
    const mark = () => {
      const { scrollLeft, clientWidth, scrollWidth } = scroller;
      const more = { left: scrollLeft > 1, right: scrollLeft + clientWidth < scrollWidth - 1 };
      const place = scroller.getBoundingClientRect();
      const first = headingOf(scroller, left);
      const last = headingOf(scroller, right);
      const heldLeft =
        first && first.getBoundingClientRect().left - place.left <= parseFloat(getComputedStyle(first).left) + 1;
      const heldRight = last && last.getBoundingClientRect().right >= place.right - 1;
      outer.toggleAttribute('data-left', more.left);
      outer.toggleAttribute('data-right', more.right);
      outer.toggleAttribute('data-held-left', more.left && heldLeft === true);
      outer.toggleAttribute('data-held-right', more.right && heldRight === true);
    };
    const sizes = new ResizeObserver(mark);
    sizes.observe(scroller);
    if (scroller.firstElementChild) sizes.observe(scroller.firstElementChild);
    scroller.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', mark);
    };
  }, [left, right]);
  return frame;
}
