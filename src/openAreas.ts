import { gatherAreas, linkOpens, type Registry, type Role } from '../resources/kit/index.ts';
import { role } from '../resources/roles.ts';
import { openArea, type ScreenArea } from './areas/area.ts';
import { firstAreas } from './areas/first.ts';
import { type AreaName, areaAt, areas, areaWord, everyArea } from './areas/index.ts';

firstAreas.forEach(openArea);

const arriving = new Map<AreaName, Promise<readonly ScreenArea[]>>();

/** Asked for again when it could not be fetched. */
function arrived(name: AreaName): Promise<readonly ScreenArea[]> {
  const known = arriving.get(name);
  if (known) return known;
  const coming = areas[name]().then(opened => {
    opened.forEach(openArea);
    return opened;
  });
  arriving.set(name, coming);
  coming.catch(() => arriving.delete(name));
  return coming;
}

/** The registry of what stands under every programme and of some areas. */
export const registryOf = async (names: readonly AreaName[]): Promise<Registry> =>
  gatherAreas([
    ...firstAreas,
    ...(await Promise.all(everyArea.filter(name => names.includes(name)).map(arrived))).flat(),
  ]);

/** Roles with one programme of their own; all others work across programmes. */
const ofOneProgramme: readonly (Role | undefined)[] = [role.mahasiswa, role.inbound];

/**
 * Areas that a screen shows to a role: its own; none beside the base for a screen of magang; every one for who works
 * across programmes, for what may be about any of them, and for an address that nobody knows.
 */
export function areasFor(path: string, role: Role | undefined): readonly AreaName[] {
  if (!ofOneProgramme.includes(role)) return everyArea;
  const own = areaAt(path);
  if (own) return [own];
  const screen = firstAreas.flatMap(({ screens }) => screens).find(({ path: known }) => linkOpens(known, path));
  return screen && areaWord(path) === 'magang' && !screen.ofProgrammes ? [] : everyArea;
}
