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
 * screen, a bare detail address to the nearest list that this person may open, else to the first screen of its section.
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
  const plain = links.filter(link => !link.includes(':'));
  const lists = plain.filter(link => begins(given, segments(link)));
  const list = lists.toSorted((a, b) => segments(b).length - segments(a).length)[0];
  return (
    list ?? plain.find(link => begins(segments(link), given)) ?? plain.find(link => segments(link)[0] === given[0])
  );
}
