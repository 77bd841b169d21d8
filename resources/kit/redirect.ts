import type { Screen } from './screen.ts';
import { linkOpens } from './screen.ts';

const segments = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);
const begins = (path: readonly string[], start: readonly string[]): boolean =>
  start.length < path.length && start.every((segment, i) => segment === path[i]);

/** Whether an address is the beginning of a screen's without being one: `/magang/approval/detail`, `/data-mbkm`. */
export const isOnTheWay = (path: string, screens: readonly Pick<Screen, 'path'>[]): boolean => {
  const given = segments(path);
  return given.length > 0 && screens.some(screen => begins(segments(screen.path), given));
};

/**
 * Where an address leads that is no screen but the beginning of one (docs/domain/20 §3): with `?id=` to that row's
 * screen, a bare detail address to its list, a section to its first permitted screen.
 * @param links permitted menu links in the order of the menu
 * @returns undefined for a screen's own address and for one that leads nowhere
 */
export function redirectOf(
  path: string,
  id: string | null,
  screens: readonly Pick<Screen, 'path'>[],
  links: readonly string[],
): string | undefined {
  if (screens.some(screen => linkOpens(screen.path, path)) || !isOnTheWay(path, screens)) return undefined;
  const given = segments(path);
  const own = screens.find(screen => segments(screen.path).join('/') === [...given, ':id'].join('/'));
  if (own && id) return own.path.replace(':id', encodeURIComponent(id));
  const lists = screens.filter(screen => begins(given, segments(screen.path)));
  const list = lists.toSorted((a, b) => segments(b.path).length - segments(a.path).length)[0];
  if (list) return list.path;
  return links.find(link => begins(segments(link), given) && !link.includes(':'));
}
