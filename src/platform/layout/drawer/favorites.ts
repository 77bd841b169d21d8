import { useCallback, useSyncExternalStore } from 'react';
import { useAuthState } from '../../providers/session.ts';

/** Outlives the logout, unlike react-admin's store: only addresses of screens. */
const keyOf = (userId: string, roleId: string) => `mbkm.favorit.${userId}.${roleId}`;
const most = 12;
const none: readonly string[] = [];
const listeners = new Set<() => void>();
const read = new Map<string, { text: string; links: readonly string[] }>();

const isText = (value: unknown): value is string => typeof value === 'string';

/** The starred links of a key; the same array as long as nothing changed. */
function linksAt(key: string): readonly string[] {
  const text = window.localStorage.getItem(key);
  if (text === null) return none;
  const known = read.get(key);
  if (known?.text === text) return known.links;
  let links = none;
  try {
    const stored: unknown = JSON.parse(text);
    if (Array.isArray(stored)) links = stored.filter(isText).slice(0, most);
  } catch {
    // Whoever wrote something else there starts anew.
  }
  read.set(key, { text, links });
  return links;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Screens that the person starred in this role, on this device, and how one is starred or not. */
export function useFavorites(): [links: readonly string[], toggle: (link: string) => void] {
  const { user } = useAuthState();
  const key = keyOf(user?.id ?? '', user?.role.id ?? '');
  const links = useSyncExternalStore(subscribe, () => linksAt(key));
  const toggle = useCallback(
    (link: string) => {
      const before = linksAt(key);
      const next = before.includes(link) ? before.filter(one => one !== link) : [...before, link].slice(-most);
      window.localStorage.setItem(key, JSON.stringify(next));
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [links, toggle];
}
