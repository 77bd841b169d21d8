import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { choicesOf } from '../../../resources/kit/check/reach.ts';
import { allRoles, type Role } from '../../../resources/kit/index.ts';
import { createWorld, type World } from '../support/world.ts';

/**
 * Every screen of every role: the references by which its lists are narrowed and its forms filled in have choices, as far
 * as the rule of the role lets it read them. With the menus of a new installation.
 */
let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

const byName = new Map(registry.resources.map(r => [r.name, r]));

/** Resources that a role chooses from on its screens: resource → the first screen and field that ask for it. */
function asked(role: Role): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, roles, resources } of registry.screens.filter(screen => screen.roles[role]))
    for (const name of resources)
      for (const { field, target } of choicesOf(registry.get(name), role, byName)) {
        const looksUp = target.lookup !== null && !target.lookup.except.includes(role);
        const reads = target.access[role]?.flags.includes('read') && target.access[role]?.scope.type !== 'match';
        if (roles[role] && (looksUp || reads) && !found.has(target.name))
          found.set(target.name, `${path}: ${name}.${field}`);
      }
  return found;
}

/** Roles that choose anything: outbound students have no list of their own yet. */
const choosing = allRoles.filter(role => asked(role).size > 0);

describe.each(choosing)('%s', role => {
  it('dapat memilih di setiap saringan dan isian layarnya', async () => {
    const { get } = await world.as(role);
    const refused: string[] = [];
    for (const [name, place] of asked(role)) {
      const { endpoint, lookup } = registry.get(name);
      const filter = lookup?.bounded ? { q: 'aaa' } : {};
      const answer = await get(endpoint, { rujukan: 1, range: [0, 0], filter });
      if (answer.statusCode !== 200) refused.push(`${place} → ${name}: ${answer.statusCode} ${answer.body}`);
    }
    expect(refused).toEqual([]);
  });
});

it('memilih di layar KKN: desa dan DPL bagi semua yang membaca kelompok', () => {
  for (const role of ['HA03', 'HA04', 'HA05', 'HA07', 'HA10'] as const)
    expect([...asked(role).keys()], role).toEqual(expect.arrayContaining(['kkn/desa', 'kkn/dpl']));
});
