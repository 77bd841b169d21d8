import { useEffect, useRef } from 'react';
import { isTyping, useShownKeys } from '../../common/keys.ts';
import { useWords } from '../../providers/language.ts';

/** J and → lead on, K and ← back, while nobody types and no dialog is open. */
export function useWalkKeys(onNext: (() => void) | undefined, onPrevious: (() => void) | undefined): void {
  const say = useWords();
  useShownKeys([
    ...(onNext ? [{ keys: ['J', '→'], does: say('Baris berikutnya di antrean') }] : []),
    ...(onPrevious ? [{ keys: ['K', '←'], does: say('Baris sebelumnya di antrean') }] : []),
  ]);
  const latest = useRef({ onNext, onPrevious });
  latest.current = { onNext, onPrevious };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // Tabs have arrow keys of their own.
      const inTabs = event.target instanceof HTMLElement && event.target.role === 'tab';
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const key = event.key.toLowerCase();
      if (key === 'j' || (key === 'arrowright' && !inTabs)) latest.current.onNext?.();
      else if (key === 'k' || (key === 'arrowleft' && !inTabs)) latest.current.onPrevious?.();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
