import { useEffect } from 'react';
import { useStore } from 'react-admin';

const kept = 8;

/**
 * Links of the menu that were opened last. One that is in the list keeps its place, so that nothing moves under the
 * pointer; they live in the app's store: a logout and another role forget them.
 * @param link of the entry that is open now
 */
export function useVisited(link: string | null | undefined): readonly string[] {
  const [visited, setVisited] = useStore<readonly string[]>('menu.terakhir', []);
  const isNew = Boolean(link) && !visited.includes(link ?? '');
  useEffect(() => {
    if (isNew && link) setVisited([link, ...visited].slice(0, kept));
  }, [isNew, link, visited, setVisited]);
  return visited;
}
