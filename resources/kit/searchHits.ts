import { DeclarationError } from './errors.ts';
import { isScreenKey, sampleAddress } from './linkSample.ts';
import type { Programme } from './programme.ts';
import type { Found } from './resourceParts.ts';
import type { Resource } from './resourceShape.ts';
import type { Role } from './roles.ts';
import { linkOpens, type Screen } from './screen.ts';

/** The field that says to which programme a row belongs. */
export const kindField = 'kodeJenisMbkm';

/** Words of a path: `/a/:id/show` → `['id']`. */
export const pathWords = (path: string): string[] => [...path.matchAll(/:([a-zA-Z]+)/g)].map(([, word]) => word ?? '');

/** The record of a row on the crud screens that are about its resource. */
const recordPaths = (screens: readonly Screen[], r: Resource): string[] =>
  screens
    .filter(({ pattern, resources }) => pattern === 'crud' && resources[0] === r.name)
    .map(({ path }) => `${path}/:id/show`);

interface World {
  readonly screens: readonly Screen[];
  readonly programmes: readonly Programme[];
}

/** Every path that a row may lead to, for a row of this programme. */
function pathsOf({ screens }: World, r: Resource, found: Found, programme: Programme | undefined): string[] {
  if (!found.to.length) return recordPaths(screens, r);
  return found.to.flatMap(one => {
    if (one.startsWith('/')) return [one];
    const path = programme && isScreenKey(one, programme.screens) ? programme.screens[one] : undefined;
    return path ? [path] : [];
  });
}

const screenAt = (screens: readonly Screen[], path: string, role: Role): Screen | undefined => {
  const address = sampleAddress(path);
  return screens.find(screen => screen.roles[role] !== undefined && linkOpens(screen.path, address));
};

/** Where the rows of a resource lead as a role may open them, the best first. */
export function hitPaths(world: World, r: Resource, role: Role, programme?: Programme): string[] {
  if (!r.found) return [];
  return pathsOf(world, r, r.found, programme).filter(path => screenAt(world.screens, path, role) !== undefined);
}

/** The list from which a record is opened, as a role sees it: where all hits are that a search shows a few of. */
export function listAbove({ screens }: World, path: string, role: Role): string | null {
  const record = screenAt(screens, path, role);
  const above = screens.find(screen => screen.path === (record?.inherits ?? record?.path));
  return above && ['crud', 'monitor', 'history'].includes(above.pattern) ? above.path : null;
}

/** @throws DeclarationError for a row that would lead nowhere, or by a field that it has not */
export function checkFound({ screens, programmes }: World, resources: readonly Resource[]): void {
  for (const r of resources) {
    if (!r.found) continue;
    const fail = (what: string) => {
      throw new DeclarationError(`${r.name}.found: ${what}`);
    };
    if (!r.search.length) fail('tanpa kolom yang dicari (search)');
    for (const key of r.found.to)
      if (!key.startsWith('/') && !Object.hasOwn(r.fields, kindField))
        fail(`"${key}" adalah layar program, tetapi tidak ada kolom ${kindField}`);
    const paths = [undefined, ...programmes].flatMap(programme =>
      pathsOf({ screens, programmes }, r, r.found ?? { group: '', beside: [], to: [] }, programme),
    );
    if (!paths.length) fail('tidak menuju layar mana pun');
    for (const path of paths) {
      const wrong = pathWords(path).find(word => word !== 'id' && !Object.hasOwn(r.fields, word));
      if (wrong !== undefined) fail(`"${path}" menyebut kolom "${wrong}" yang tidak ada`);
      const address = sampleAddress(path);
      if (!screens.some(screen => linkOpens(screen.path, address))) fail(`tidak ada layar untuk "${path}"`);
    }
  }
}
