import type { ScreenRoles } from './roles.ts';

/** The screen patterns of docs/domain/00; `page` is a screen composed by hand in `src/pages`. */
export type Pattern =
  | 'crud'
  | 'queue'
  | 'logbook'
  | 'register'
  | 'history'
  | 'grading'
  | 'paket'
  | 'monitor'
  | 'upload'
  | 'page';

/** A screen of the back office. Routes, breadcrumbs, titles, the default menu and the 404 decision follow from it. */
export interface Screen {
  /** As in the specification: `/magang/log-kegiatan/form/:type`. */
  path: string;
  /** Page title, breadcrumb and drawer entry (unless `menuName` differs). */
  title: string;
  menuName?: string;
  /** Key of `src/layout/icons.ts`. */
  icon: string;
  pattern: Pattern;
  /** Resources that the screen's menu flags govern; the first is the main one (docs/domain/10 §2.1 menu). */
  resources: readonly string[];
  roles: ScreenRoles;
  /** Menu group (`resources/menu.ts`). */
  group: string;
  /** Permitted but not drawn in the drawer. */
  hidden: boolean;
  /** Permission comes from this path's menu entry instead of an own one. */
  inherits?: string;
  /** Data of the pattern (tabs, columns, actions …), read by the pattern's component. */
  options?: Readonly<Record<string, unknown>>;
}

type ShortScreen = Omit<Screen, 'resources' | 'hidden'> & {
  resource?: string;
  resources?: readonly string[];
  hidden?: boolean;
};

/** Declares a screen. */
export const screen = ({ resource, resources, hidden, ...short }: ShortScreen): Screen =>
  Object.freeze({ ...short, resources: resources ?? (resource ? [resource] : []), hidden: hidden ?? false });

const idSegment =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|HA\d\d|\d{2}(\.\d{2}){0,2}(\.\d{4})?)$/i;

const segmentsOf = (path: string) => path.toLowerCase().split(/[?#]/)[0]?.split('/').filter(Boolean) ?? [];

/**
 * Whether a permitted link opens a path: equal (case, query and trailing slash ignored), matching its `:param`
 * segments, or the link plus an id, `/create`, or id and `/show`. Whole segments only: /monitoring does not open
 * /monitoring2 (docs/domain/10 §1 "Menu and page access").
 */
export function linkOpens(link: string, path: string): boolean {
  const wanted = segmentsOf(link);
  const given = segmentsOf(path);
  if (given.length < wanted.length || !wanted.every((segment, i) => segment.startsWith(':') || segment === given[i]))
    return false;
  const rest = given.slice(wanted.length);
  if (rest.length === 0) return true;
  if (rest.length === 1) return rest[0] === 'create' || idSegment.test(rest[0] ?? '');
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
