import { type RefObject, useEffect, useRef, useState } from 'react';
import { takeHeadingFirst } from './headingFirst.ts';

/** How long a page may take to say its heading, in milliseconds; after that the focus stays where it is. */
const patience = 10_000;

/** The page's own heading, once it says something. */
const headingOf = (main: HTMLElement): HTMLElement | undefined =>
  [...main.querySelectorAll('h1')].find(heading => heading.textContent?.trim());

/** True if an element is still on the page; a former page lies hidden until the next one is there, its title empty. */
const isThere = (element: Element | null): boolean =>
  element?.isConnected === true &&
  element !== document.body &&
  element.closest('[style*="display: none"]') === null &&
  (element.tagName !== 'H1' || element.textContent?.trim() !== '');

/**
 * Leads the focus to the page's heading once what has it now is gone: a link of the former page, or that page's heading.
 * Focus on elements that stay on the page is kept, and so is focus taken meanwhile. Returns a function that cancels it.
 */
function focusHeading(main: HTMLElement): () => void {
  let held = document.activeElement;
  const done = () => {
    watcher.disconnect();
    clearTimeout(timer);
  };
  const look = () => {
    const active = document.activeElement;
    if (active !== held && isThere(active)) return done();
    if (held !== main && isThere(held)) return;
    const heading = headingOf(main);
    held = heading ?? main;
    if (heading) {
      heading.tabIndex = -1;
      // Nothing is to be done with it: the ring is for what can be used.
      heading.style.outline = 'none';
    }
    if (held instanceof HTMLElement) held.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(look);
  const timer = setTimeout(done, patience);
  // A former page is hidden by its style.
  watcher.observe(main, { childList: true, subtree: true, characterData: true, attributeFilter: ['style'] });
  look();
  return done;
}

/**
 * After a navigation the focus goes to the page's heading, as a reader of it would begin: to the content until the
 * heading is there. Otherwise a keyboard or screen reader would stay on the entry of the drawer that was chosen, or lose
 * its place with the link of a row. A field that took the focus itself keeps it. So it is on a page that was loaded to
 * begin there (`headingFirst`).
 * @param ready the content is drawn
 */
export function useFocusOnNavigation(pathname: string, ready: boolean): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const former = useRef(pathname);
  // Taken as the frame is first drawn: the page that is left must not take what is meant for the next.
  const [first] = useState(takeHeadingFirst);
  const due = useRef(first);
  useEffect(() => {
    const navigated = former.current !== pathname;
    former.current = pathname;
    const { current } = main;
    if (!ready || !current || !(navigated || due.current)) return;
    due.current = false;
    if (!current.contains(document.activeElement)) current.focus({ preventScroll: true });
    return focusHeading(current);
  }, [pathname, ready]);
  return main;
}
