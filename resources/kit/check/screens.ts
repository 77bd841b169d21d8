import { DeclarationError } from '../errors.ts';
import type { Content } from '../patterns.ts';
import type { Resource } from '../resourceShape.ts';
import { allRoles, isRole } from '../roles.ts';
import type { PathWords, Screen } from '../screen.ts';
import { tasksFor } from '../tasks.ts';
import { checkContent } from './content.ts';
import { Names } from './names.ts';

/**
 * Checks every screen and what its options name, against the resources and the other screens.
 * @throws DeclarationError with the path and the place
 */
export function checkScreens(screens: readonly Screen[], byName: ReadonlyMap<string, Resource>): void {
  const paths = new Set<string>();
  for (const screen of screens) {
    const key = screen.path.toLowerCase();
    if (paths.has(key)) throw new DeclarationError(`${screen.path}: layar dideklarasikan dua kali`);
    paths.add(key);
    for (const name of screen.resources)
      if (!byName.has(name)) throw new DeclarationError(`${screen.path}: sumber data "${name}" tidak ada`);
  }
  const world = { find: (name: string) => byName.get(name), paths: screens.map(({ path }) => path) };
  for (const screen of screens) {
    checkInherited(screen, screens);
    for (const content of [screen, ...ownContents(screen)]) {
      checkWords(screen, content.words);
      checkTasks(screen);
      const main = byName.get(screen.resources[0] ?? '');
      if (main) checkContent(new Names(screen.path, { ...world, resources: screen.resources }, main), content);
      else if (content.pattern !== 'page')
        throw new DeclarationError(`${screen.path}: pola ${content.pattern} membutuhkan sumber data`);
    }
  }
}

/** A screen that inherits has its rights from the one above: a role that cannot open that one would meet 403 here. */
function checkInherited({ path, inherits, roles }: Screen, screens: readonly Screen[]): void {
  if (!inherits) return;
  const above = screens.find(screen => screen.path.toLowerCase() === inherits.toLowerCase());
  if (!above) throw new DeclarationError(`${path}: mewarisi "${inherits}" yang tidak ada`);
  const without = allRoles.filter(role => roles[role] && !above.roles[role]);
  if (without.length) throw new DeclarationError(`${path}: ${without.join(', ')} tidak membuka "${inherits}"`);
}

/** Contents declared for single roles; each must be a role of the screen. */
function ownContents({ path, pattern, roles, byRole = {} }: Screen): (Content & { words?: PathWords })[] {
  return Object.entries(byRole).map(([role, content]) => {
    if (!isRole(role) || !roles[role])
      throw new DeclarationError(`${path}: byRole menyebut peran "${role}" tanpa layar ini`);
    // The generated pages are made for a screen, not for a role: there would be nothing to see.
    if (content.pattern === 'crud' && pattern !== 'crud')
      throw new DeclarationError(`${path}: byRole "${role}" memakai crud, tetapi layarnya sendiri bukan crud`);
    return content;
  });
}

/** A task leads to its screen: whoever has the task has the screen. */
function checkTasks(screen: Screen): void {
  for (const role of allRoles.filter(role => !screen.roles[role]))
    for (const { label } of tasksFor([screen], role, '2000-01-01'))
      throw new DeclarationError(`${screen.path}: tugas "${label}" untuk ${role}, yang tidak punya layar ini`);
}

function checkWords({ path }: Screen, words: PathWords = {}): void {
  for (const name of Object.keys(words))
    if (!path.split('/').includes(`:${name}`))
      throw new DeclarationError(`${path}: words menyebut ":${name}", yang tidak ada di alamatnya`);
}
