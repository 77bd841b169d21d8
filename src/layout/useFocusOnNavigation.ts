import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a navigation the focus goes to the content, as it would after loading a page; otherwise a keyboard or screen
 * reader would stay on the entry of the drawer that was chosen. A field that took the focus itself keeps it.
 */
export function useFocusOnNavigation(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
