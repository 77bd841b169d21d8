import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { allRoles, type ImportAnswer, type Resource, type Role } from '../../../resources/kit/index.ts';
import { isImportable } from '../../../server/rest/import/routes.ts';
import { createWorld, type World } from '../support/world.ts';
import { uploadTo } from './upload.ts';

/** Who takes an export and brings it back unchanged changes nothing: for every resource, as each role that may. */
let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

/** Roles whose policy and menus allow both. */
const may = (r: Resource, role: Role): boolean => {
  const flags = r.access[role]?.flags ?? [];
  const writes = flags.includes('create') || flags.includes('update');
  const shown = registry.screens.some(screen => screen.roles[role] && screen.resources.includes(r.name));
  return shown && writes && flags.includes('export') && flags.includes('import');
};
const cases = registry.resources
  .filter(r => isImportable(r) && !r.byHand)
  .flatMap(r => allRoles.filter(role => may(r, role)).map(role => [r.name, role, r] as const));

it.each(cases)('%s sebagai %s', async (_name, role, r) => {
  const person = await world.as(role);
  const file = await person.get(`${r.endpoint}/ekspor`, { format: 'xlsx' });
  expect(file.statusCode, file.body.slice(0, 200)).toBe(200);
  const answer = await uploadTo(world, person, r.endpoint, 'ekspor.xlsx', file.rawPayload);
  expect(answer.statusCode, answer.body).toBe(201);
  const { id, jumlah } = answer.json<ImportAnswer>();
  const wrong = await person.get(`${r.endpoint}/impor/${id}/baris`, { status: 'salah', range: [0, 0] });
  expect(jumlah, wrong.body).toMatchObject({ baru: 0, berubah: 0, salah: 0, sama: jumlah.total });
});
