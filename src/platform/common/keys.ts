import { useEffect } from 'react';

/** A key of the screen, or several that do the same, and what it does. */
export interface ShownKey {
  keys: readonly string[];
  does: string;
}

const working = new Map<symbol, readonly ShownKey[]>();

/** Has `?` list these keys for as long as they work. */
export function useShownKeys(keys: readonly ShownKey[]): void {
  const same = JSON.stringify(keys);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are what decides
  useEffect(() => {
    const place = Symbol();
    working.set(place, keys);
    return () => {
      working.delete(place);
    };
  }, [same]);
}

/** Keys that work now, those of the screen before those of the portal; each once. */
export function shownKeys(): ShownKey[] {
  const all = [...working.values()].reverse().flat();
  return all.filter(({ keys, does }, i) => all.findIndex(one => one.does === does && one.keys[0] === keys[0]) === i);
}

const asked = new EventTarget();
const opens = 'tampilkan';

/** Shows the keys, from a menu. */
export const showKeys = (): void => void asked.dispatchEvent(new Event(opens));

/** Told whenever somebody asks for the keys in a menu. @returns stops it */
export function onShowKeys(show: () => void): () => void {
  asked.addEventListener(opens, show);
  return () => asked.removeEventListener(opens, show);
}

/** True if keys go into an input. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
