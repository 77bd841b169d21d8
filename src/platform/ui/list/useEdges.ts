import { useEffect, useRef } from 'react';

/**
 * Marks a frame with `data-left` and `data-right` while its scroller has more to show on that side, so that a table that
 * goes on never looks as if it ended there. The scroller is the frame's first child.
 */
export function useEdges() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const outer = frame.current;
    const scroller = outer?.firstElementChild;
    if (!outer || !scroller) return;
    const mark = () => {
      const { scrollLeft, clientWidth, scrollWidth } = scroller;
      outer.toggleAttribute('data-left', scrollLeft > 1);
      outer.toggleAttribute('data-right', scrollLeft + clientWidth < scrollWidth - 1);
    };
    const sizes = new ResizeObserver(mark);
    sizes.observe(scroller);
    if (scroller.firstElementChild) sizes.observe(scroller.firstElementChild);
    scroller.addEventListener('scroll', mark, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', mark);
    };
  }, []);
  return frame;
}
