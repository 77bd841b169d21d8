import { type RefObject, useEffect } from 'react';

/** ArrowDown leads into the rows while the focus is where a navigation left it: on the heading, or nowhere. */
export function useEnterRows(frame: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      const atRest = target === document.body || (target instanceof HTMLElement && target.matches('main, h1'));
      if (event.key !== 'ArrowDown' || !atRest || document.querySelector('[role="dialog"]')) return;
      const row = frame.current?.querySelector<HTMLElement>('tr[tabindex="0"]');
      if (!row) return;
      event.preventDefault();
      row.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [frame, enabled]);
}
