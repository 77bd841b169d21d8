import { fixed } from './label.ts';
import type { ListFilter } from './patterns/common.ts';
import type { Content } from './patterns.ts';
import type { Programme } from './programme.ts';
import type { Role, ScreenRoles } from './roles.ts';

/** Words that a `:param` of the path may be; an address with another one is no page. */
export type PathWords = Readonly<Record<string, readonly string[]>>;

interface ScreenBase {
  /** As in the specification, with its parameters: `/contoh/form/:type`. */
  path: string;
  /** Page title, breadcrumb and drawer entry (unless `menuName` differs). */
  title: string;
  menuName?: string;
  /** One of the names in `resources/icons.ts`. */
  icon: string;
  /** Resources that the screen's menu flags govern; its pattern is about the first (docs/domain/10 §2.1 menu). */
  resources: readonly string[];
  /** Of every programme these as well: a screen that shows participations of all of them names none. */
  ofProgrammes?: readonly ProgrammePart[];
  roles: ScreenRoles;
  /** Menu group (`resources/menu.ts`). */
  group: string;
  /** Permitted but not drawn in the drawer. */
  hidden: boolean;
  /** Permission comes from this path's menu entry instead of an own one. */
  inherits?: string;
  /** Of its list, the rows that this page is for: what its address shows without a row. */
  listFilter?: ListFilter;
  words?: PathWords;
  /** Calls, with all below them, whose answers the device keeps for times without a connection. */
  keeps?: readonly string[];
  /** Other content for a role: the LOGBOOK for a student, the QUEUE for the lecturer. */
  byRole?: Readonly<Partial<Record<Role, Content & { words?: PathWords }>>>;
}

/** A resource that a programme may have. */
type ProgrammePart = 'detail' | 'group' | 'log' | 'outputs';

/** A screen of the back office. Routes, breadcrumbs, titles, the default menu and the 404 decision follow from it. */
export type Screen = ScreenBase & Content;

/** Short form of a screen, as declarations write it. */
export type ShortScreen = Omit<ScreenBase, 'resources' | 'hidden'> & {
  resource?: string;
  resources?: readonly string[];
  hidden?: boolean;
} & Content;

/** Declares a screen. */
export const screen = ({ resource, resources, hidden, ...short }: ShortScreen): Screen =>
  fixed({ ...short, resources: resources ?? (resource ? [resource] : []), hidden: hidden ?? false });

type OfParent = 'icon' | 'resources' | 'ofProgrammes' | 'roles' | 'group';

/**
 * Declares a page that one comes to from another screen: not drawn in the drawer, permitted with that screen, and with
 * its icon, resources, roles and group unless it says its own.
 */
export const below = (
  parent: Screen,
  short: Pick<ScreenBase, 'path' | 'title' | 'words' | 'byRole' | 'listFilter'> &
    Partial<Pick<ScreenBase, OfParent>> &
    Content,
): Screen => {
  const { icon, resources, ofProgrammes, roles, group } = parent;
  const same = { icon, resources, roles, group, ...(ofProgrammes ? { ofProgrammes } : {}) };
  return screen({ ...same, ...short, hidden: true, inherits: parent.path });
};

/** A screen with the resources of the programmes that it is about. */
export function withProgrammes(found: Screen, programmes: readonly Programme[]): Screen {
  if (!found.ofProgrammes) return found;
  const theirs = found.ofProgrammes.flatMap(part => programmes.flatMap(programme => programme[part]?.resource ?? []));
  return fixed({ ...found, resources: [...new Set([...found.resources, ...theirs])] });
}

const idSegment =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|HA\d\d|\d{2}(\.\d{2}){0,2}(\.\d{4})?)$/i;

/** Segments of addresses asked for before: at the start each link is held against each; some come from outside. */
const known = new Map<string, readonly string[]>();
const most = { addresses: 2000, length: 200 };

function segmentsOf(path: string): readonly string[] {
  const found = known.get(path) ?? path.toLowerCase().split(/[?#]/)[0]?.split('/').filter(Boolean) ?? [];
  if (path.length > most.length) return found;
  if (known.size >= most.addresses) known.clear();
  known.set(path, found);
  return found;
}

/** Pages of a list that are about none of its rows by its id. */
const ownPages: ReadonlySet<string> = new Set(['create', 'gabung']);

/**
 * True if a permitted link opens a path: equal (case, query and trailing slash ignored), matching its `:param`
 * segments, or the link plus an id, `/create`, `/gabung`, or id and `/show`. Whole segments only: /contoh does not open
 * /contoh2 (docs/domain/10 §1 "Menu and page access").
 */
export function linkOpens(link: string, path: string): boolean {
  const wanted = segmentsOf(link);
  const given = segmentsOf(path);
  if (given.length < wanted.length || !wanted.every((segment, i) => segment.startsWith(':') || segment === given[i]))
    return false;
  const rest = given.slice(wanted.length);
  if (rest.length === 0) return true;
  if (rest.length === 1) return ownPages.has(rest[0] ?? '') || idSegment.test(rest[0] ?? '');
  return rest.length === 2 && idSegment.test(rest[0] ?? '') && rest[1] === 'show';
}

const placesOf = (link: string): number => segmentsOf(link).filter(segment => segment.startsWith(':')).length;

/**
 * The link among `links` that is the longest match of a path: the one drawer entry to light up. Of two of one length
 * the one that says more itself: `/laporan-akhir/nilai` before `/laporan-akhir/:id`.
 */
export function longestMatch(links: readonly string[], path: string): string | undefined {
  return links
    .filter(link => linkOpens(link, path))
    .sort((a, b) => segmentsOf(b).length - segmentsOf(a).length || placesOf(a) - placesOf(b))[0];
}
