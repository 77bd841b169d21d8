import type { Screen } from './screen.ts';
import { linkOpens } from './screen.ts';

type Place = Pick<Screen, 'path' | 'inherits' | 'listFilter'>;

const segments = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);
const begins = (path: readonly string[], start: readonly string[]): boolean =>
  start.length < path.length && start.every((segment, i) => segment === path[i]);

/** True if an address is a prefix of a screen's address without being one: `/contoh/antrean/detail`, `/data-contoh`. */
export const isOnTheWay = (path: string, screens: readonly Pick<Screen, 'path'>[]): boolean => {
  const given = segments(path);
  return given.length > 0 && screens.some(screen => begins(segments(screen.path), given));
};

/** Where an address leads that is no screen but the beginning of one. */
export interface Onward {
  /** Absent where the screen's rows stand in no list that this person may open. */
  to?: string;
  /** One of the rows is to be chosen there. */
  chooses: boolean;
}

/**
 * Where an address leads that is no screen but the beginning of one (docs/domain/20 §3): with `?id=` to that row's
 * screen; without, to the list of such rows, never to another one; a section's address to its first screen.
 * @param links permitted menu links in the order of the menu
 * @returns undefined for a screen's own address, and for one that leads nowhere
 */
export function redirectOf(
  path: string,
  id: string | null,
  screens: readonly Place[],
  links: readonly string[],
): Onward | undefined {
  const given = segments(path);
  const isGiven = (found: string) => segments(found).join('/') === given.join('/');
  if (screens.some(screen => isGiven(screen.path)) || !isOnTheWay(path, screens)) return undefined;
  const own = screens.find(screen => segments(screen.path).join('/') === [...given, ':id'].join('/'));
  // `/contoh/nilai/detail` is no row called "detail", although a screen beside takes a row in that place.
  if (!own && screens.some(screen => linkOpens(screen.path, path))) return undefined;
  if (own && id) return { to: own.path.replace(':id', encodeURIComponent(id)), chooses: false };
  const plain = links.filter(link => !link.includes(':'));
  if (!own) {
    const first = plain.find(link => begins(segments(link), given));
    return first === undefined ? undefined : { to: first, chooses: false };
  }
  if (!links.some(link => linkOpens(link, own.path))) return undefined;
  const list = plain.find(link => link === own.inherits) ?? nearest(given, plain);
  return { ...(list ? { to: list + searchOf(own) } : {}), chooses: true };
}

/** The list below which an address lies; the page of a whole section is none. */
const nearest = (given: readonly string[], links: readonly string[]): string | undefined =>
  links
    .filter(link => begins(given, segments(link)) && segments(link).length > 1)
    .toSorted((a, b) => segments(b).length - segments(a).length)[0];

const searchOf = ({ listFilter }: Place): string =>
  listFilter ? `?filter=${encodeURIComponent(JSON.stringify(listFilter))}` : '';
