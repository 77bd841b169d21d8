import { allRoles, DeclarationError, fixed, type Programme, type Screen } from '../kit/index.ts';
import type { Given } from './screens/given.ts';
import { grading } from './screens/grading.ts';
import { logbook } from './screens/logbook.ts';
import { monitoring } from './screens/monitoring.ts';
import { output } from './screens/outputs.ts';
import { packages } from './screens/packages.ts';
import { decisions, history, registration } from './screens/registration.ts';

/**
 * Every screen of a programme for which `screens` has a path, in the order of the menu. Special screens are declared
 * separately with the same functions and other options.
 */
export const screensOf = (given: Given): readonly Screen[] =>
  titled(
    given.programme,
    withOthers(
      given,
      [registration, decisions, history, logbook, output, packages, grading, monitoring].flatMap(part => part(given)),
    ),
  );

/** @throws DeclarationError for a screen that the programme has not */
function withOthers({ programme: { name }, others = {} }: Given, screens: readonly Screen[]): readonly Screen[] {
  const stray = Object.keys(others).find(path => screens.every(found => found.path !== path));
  if (stray) throw new DeclarationError(`program ${name}.others: "${stray}" bukan layarnya`);
  return screens.map(found => {
    const more = Object.hasOwn(others, found.path) ? others[found.path] : undefined;
    if (!more) return found;
    const theirs = allRoles.filter(role => more.roles[role]).map(role => [role, more.sees] as const);
    return fixed({
      ...found,
      resources: [...new Set([...found.resources, ...(more.resources ?? [])])],
      roles: { ...more.roles, ...found.roles },
      byRole: { ...Object.fromEntries(theirs), ...found.byRole },
    });
  });
}

/** @throws DeclarationError for a title of a screen that the programme has not */
function titled({ name, titles = {} }: Programme, screens: readonly Screen[]): readonly Screen[] {
  const stray = Object.keys(titles).find(path => screens.every(found => found.path !== path));
  if (stray) throw new DeclarationError(`program ${name}.titles: "${stray}" bukan layarnya`);
  // An address without its last word leads on to the screen, and is called as it is.
  const leading = new Map(Object.entries(titles).map(([path, title]) => [path.replace(/\/:\w+$/, ''), title]));
  return screens.map(found => {
    const own = Object.hasOwn(titles, found.path) ? titles[found.path] : undefined;
    const title = own ?? (found.pattern === 'redirect' ? leading.get(found.path) : undefined);
    return title === undefined ? found : { ...found, title };
  });
}
