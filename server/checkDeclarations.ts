import { checkNotices, checkRegistry, type Registry } from '../resources/kit/index.ts';
import { knownNames } from '../resources/known.ts';
import type { ServerArea } from './areas/area.ts';
import { eventsOf, portsOf } from './areas/gatherAreas.ts';

/**
 * Checks what the declarations say of each other. Nothing in it is known only when the portal runs: the build does it for
 * its bundle (scripts/build.mjs), everybody else when a server is made.
 * @throws DeclarationError naming the declaration that is wrong
 */
export function checkDeclarations(registry: Registry, areas: readonly ServerArea[]): void {
  checkRegistry(registry, knownNames);
  checkNotices(registry, eventsOf(areas), portsOf(areas).stageRoles);
}
