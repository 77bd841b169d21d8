import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** How far each page was scrolled when it was left, by its address without the query. */
const places = new Map<string, number>();
const mostPlaces = 100;

/** How long a list may take to be as long as it was, in milliseconds. */
const patience = 5000;

/** Acts of a person who goes elsewhere on the page meanwhile. */
const acts = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to where the page was, once it is long enough again. Returns what calls it off. */
function scrollBack(top: number): () => void {
  const until = performance.now() + patience;
  let frame = 0;
  const off = () => {
    cancelAnimationFrame(frame);
    for (const act of acts) window.removeEventListener(act, off);
  };
  const look = () => {
    const isLong = document.documentElement.scrollHeight - window.innerHeight >= top;
    if (isLong) window.scrollTo({ top });
    if (isLong || performance.now() > until) off();
    else frame = requestAnimationFrame(look);
  };
  for (const act of acts) window.addEventListener(act, off, { passive: true });
  frame = requestAnimationFrame(look);
  return off;
}

/**
 * Whoever comes back to a page, by the browser or by a link of a page below it (a row's page to its list), finds it
 * scrolled as it was. Filter, order and ticks are kept by the list itself.
 */
export function useKeptPlace(pathname: string): void {
  const type = useNavigationType();
  const former = useRef<string | null>(null);
  useLayoutEffect(() => {
    const from = former.current;
    former.current = pathname;
    const isBack = from !== null && from !== pathname && (type === 'POP' || from.startsWith(`${pathname}/`));
    const top = isBack ? places.get(pathname) : undefined;
    const off = top ? scrollBack(top) : undefined;
    const note = () => {
      places.delete(pathname);
      places.set(pathname, window.scrollY);
      const [oldest] = places.keys();
      if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
      off?.();
    };
  }, [pathname, type]);
}
