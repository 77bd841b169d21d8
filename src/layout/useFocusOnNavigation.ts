import { type RefObject, useEffect, useRef } from 'react';

/** How long a page may take to say its heading, in milliseconds; after that the focus stays on the content. */
const patience = 10_000;

/** The page's own heading, once it says something. */
const headingOf = (main: HTMLElement): HTMLElement | undefined =>
  [...main.querySelectorAll('h1')].find(heading => heading.textContent?.trim());

/** Gives the focus to the heading as soon as there is one, unless it has moved on; returns what calls it off. */
function focusHeading(main: HTMLElement): () => void {
  const done = () => {
    watcher.disconnect();
    clearTimeout(timer);
  };
  const look = () => {
    if (document.activeElement !== main) return done();
    const heading = headingOf(main);
    if (!heading) return;
    heading.tabIndex = -1;
    // Nothing is to be done with it: the ring is for what can be used.
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
    done();
  };
  const watcher = new MutationObserver(look);
  const timer = setTimeout(done, patience);
  watcher.observe(main, { childList: true, subtree: true, characterData: true });
  look();
  return done;
}

/**
 * After a navigation the focus goes to the page's heading, as a reader of it would begin: to the content until the
 * heading is there. Otherwise a keyboard or screen reader would stay on the entry of the drawer that was chosen. A field
 * that took the focus itself keeps it.
 */
export function useFocusOnNavigation(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    const { current } = main;
    if (!current || current.contains(document.activeElement)) return;
    current.focus({ preventScroll: true });
    return focusHeading(current);
  }, [pathname]);
  return main;
}
