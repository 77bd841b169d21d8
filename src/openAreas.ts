import { gatherAreas, linkOpens, type Registry, type Role } from '../resources/kit/index.ts';
import { role } from '../resources/roles.ts';
import { openArea, type ScreenArea } from './areas/area.ts';
import { area as base } from './areas/base.ts';
import { type AreaName, areaAt, areas, areaWord, everyArea } from './areas/index.ts';

openArea(base);

const arriving = new Map<AreaName, Promise<ScreenArea>>();

/** Asked for again when it could not be fetched. */
function arrived(name: AreaName): Promise<ScreenArea> {
  const known = arriving.get(name);
  if (known) return known;
  const coming = areas[name]().then(({ area }) => {
    openArea(area);
    return area;
  });
  arriving.set(name, coming);
  coming.catch(() => arriving.delete(name));
  return coming;
}

/** The registry of what stands under every programme and of some areas. */
export const registryOf = async (names: readonly AreaName[]): Promise<Registry> =>
  gatherAreas([base, ...(await Promise.all(everyArea.filter(name => names.includes(name)).map(arrived)))]);

/** Who looks after their own way through one programme; everybody else works across them. */
const ofOneProgramme: readonly (Role | undefined)[] = [role.mahasiswa, role.inbound];

/**
 * Areas that a screen shows to a role: its own; none beside the base for a screen of magang; every one for who works
 * across programmes, for what may be about any of them, and for an address that nobody knows.
 */
export function areasFor(path: string, role: Role | undefined): readonly AreaName[] {
  if (!ofOneProgramme.includes(role)) return everyArea;
  const own = areaAt(path);
  if (own) return [own];
  const screen = base.screens.find(({ path: known }) => linkOpens(known, path));
  return screen && areaWord(path) === 'magang' && !screen.ofProgrammes ? [] : everyArea;
}
