import { DeclarationError } from './errors.ts';
import { isScreenKey, sampleAddress } from './linkSample.ts';
import { type NoticeEvent, type NoticeLink, type Relation, relationRole, type Tell } from './notice.ts';
import type { Programme } from './programme.ts';
import { allRoles, type Role } from './roles.ts';
import { linkOpens, type Screen } from './screen.ts';

/** Where everything is found that a programme has no screen for. */
const anywhere = '/dashboard';

/** The declared links as paths of this programme; what it has no screen for is left out. */
function pathsOf(link: Tell['link'], programme: Programme | undefined): string[] {
  return (link === null ? [] : [link].flat()).flatMap((one: NoticeLink) => {
    if (one.startsWith('/')) return [one];
    const [key = '', query] = one.split('?');
    const path = programme && isScreenKey(key, programme.screens) ? programme.screens[key] : undefined;
    return path === undefined ? [] : [query ? `${path}?${query}` : path];
  });
}

/** Each address that a path may become: words that are one of few values take each of them. */
function samples(path: string, oneOf: Tell['oneOf'] = {}): string[] {
  const choices = Object.entries<readonly string[] | undefined>(oneOf).reduce<string[]>(
    (made, [word, values = []]) => made.flatMap(one => values.map(value => one.replace(`:${word}`, value))),
    [path],
  );
  return choices.map(one => sampleAddress(one));
}

interface Whole {
  readonly screens: readonly Screen[];
}

/** Screens that a path opens, for all roles, by path: the same few paths are checked for every programme. */
const openedBy = new WeakMap<readonly Screen[], Map<string, readonly Screen[]>>();
const mostPaths = 2000;

function opens(screens: readonly Screen[], role: Role, path: string): boolean {
  const known = openedBy.get(screens) ?? new Map<string, readonly Screen[]>();
  openedBy.set(screens, known);
  const found = known.get(path) ?? screens.filter(screen => linkOpens(screen.path, path));
  if (known.size >= mostPaths) known.clear();
  known.set(path, found);
  return found.some(screen => screen.roles[role] !== undefined);
}

/**
 * The path, with its `:words`, to which a sentence leads who reads it as one of these roles: the first declared one that
 * all of them may open, else the dashboard.
 * @param roles none = any role
 */
export function noticePath(
  { screens }: Whole,
  tell: Tell,
  programme: Programme | undefined,
  wanted: readonly Role[],
): string | null {
  if (tell.link === null) return null;
  const roles = wanted.length ? wanted : allRoles;
  const found = pathsOf(tell.link, programme).find(path =>
    roles.every(each => samples(path, tell.oneOf).every(one => opens(screens, each, one))),
  );
  return found ?? anywhere;
}

/** As which roles a relation reads a sentence: of one who decides those of the programme's stages. */
function readersOf(relation: Relation, tell: Tell, programme: Programme | undefined, decides: Decides): Role[] {
  const role = relationRole(relation);
  if (role) return [role];
  if (relation === 'akun') return [...(tell.as ?? allRoles)];
  return [
    ...new Set(Object.values(programme?.ways ?? {}).flatMap(({ stages }) => stages.map(stage => decides[stage]))),
  ];
}

/** The role that decides at each stage. */
export type Decides = Readonly<Record<Programme['ways'][string]['stages'][number], Role>>;

/**
 * Checks for every sentence of every programme that its readers may open the screen to which it leads.
 * @param own events that a programme declares for itself, by its name; the others are everybody's
 * @throws DeclarationError with the event, the sentence, the programme and the role
 */
export function checkNotices(
  { screens, programmes }: Whole & { readonly programmes: readonly Programme[] },
  events: readonly NoticeEvent[],
  decides: Decides,
): void {
  const check = (event: NoticeEvent, programme: Programme | undefined) => {
    for (const [i, tell] of event.tells.entries()) {
      const paths = pathsOf(tell.link, programme);
      if (!paths.length) continue;
      for (const relation of [tell.to].flat())
        for (const role of readersOf(relation, tell, programme, decides))
          if (!paths.some(path => samples(path, tell.oneOf).every(one => opens(screens, role, one))))
            throw new DeclarationError(
              `pemberitahuan ${event.code}.tells.${i}${programme ? ` (program ${programme.name})` : ''}: ` +
                `${role} tidak boleh membuka ${paths.join(' atau ')}`,
            );
    }
  };
  const seen = new Map<string, NoticeEvent>();
  const add = (event: NoticeEvent) => {
    if ((seen.get(event.code) ?? event) !== event)
      throw new DeclarationError(`pemberitahuan ${event.code}: dideklarasikan dua kali`);
    seen.set(event.code, event);
  };
  for (const event of events) {
    add(event);
    for (const programme of [undefined, ...programmes]) check(event, programme);
  }
  for (const programme of programmes)
    for (const event of programme.events ?? []) {
      add(event);
      check(event, programme);
    }
}
