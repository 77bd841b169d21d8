import { type RefObject, useEffect } from 'react';
import { useShownKeys } from '../../common/keys.ts';
import { useWords } from '../../providers/language.ts';

/** Rows of a table that can be walked through. */
export const tableRows = 'tr[tabindex="0"]';

/**
 * ArrowDown leads into the rows while the focus is where a navigation left it: on the heading, or nowhere; and from the
 * list's search (SearchBox).
 * @param first selector of what it goes to, the first one in the frame
 */
export function useEnterRows(frame: RefObject<HTMLElement | null>, first: string, enabled = true): void {
  const say = useWords();
  useShownKeys(enabled ? [{ keys: ['↓'], does: say('Dari judul atau pencarian ke baris pertama') }] : []);
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
