import { type RefObject, useEffect } from 'react';

/** Rows of a table that can be walked through. */
export const tableRows = 'tr[tabindex="0"]';

/**
 * ArrowDown leads into the rows while the focus is where a navigation left it: on the heading, or nowhere.
 * @param first selector of what it goes to, the first one in the frame
 */
export function useEnterRows(frame: RefObject<HTMLElement | null>, first: string, enabled = true): void {
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      const atRest = target === document.body || (target instanceof HTMLElement && target.matches('main, h1'));
      if (event.key !== 'ArrowDown' || !atRest || document.querySelector('[role="dialog"]')) return;
      const row = frame.current?.querySelector<HTMLElement>(first);
      if (!row) return;
      event.preventDefault();
      row.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [frame, first, enabled]);
}
