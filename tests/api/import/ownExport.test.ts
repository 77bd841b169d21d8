import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { allRoles, type ImportAnswer, type Resource, type Role } from '../../../resources/kit/index.ts';
import { isImportable } from '../../../server/rest/import/routes.ts';
import { createWorld, type World } from '../support/world.ts';

/** Who takes an export and brings it back unchanged changes nothing: for every resource, as each role that may. */
let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

const may = (r: Resource, role: Role): boolean => {
  const flags = r.access[role]?.flags ?? [];
  return flags.includes('export') && flags.includes('import') && (flags.includes('create') || flags.includes('update'));
};
const cases = registry.resources
  .filter(r => isImportable(r) && !r.byHand)
  .flatMap(r => allRoles.filter(role => may(r, role)).map(role => [r.name, role, r] as const));

const boundary = 'batas-uji';
async function bringBack(r: Resource, role: Role, format: 'xlsx' | 'csv'): Promise<ImportAnswer | number> {
  const person = await world.as(role);
  const file = await person.get(`${r.endpoint}/ekspor`, { format });
  if (file.statusCode === 403) return 403;
  expect(file.statusCode, file.body.slice(0, 200)).toBe(200);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="berkas"; filename="ekspor.${format}"\r\n\r\n`;
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/${r.endpoint}/impor`,
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), file.rawPayload, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  if (answer.statusCode === 403) return 403;
  expect(answer.statusCode, answer.body).toBe(201);
  const made = answer.json<ImportAnswer>();
  const { baru, berubah, salah } = made.jumlah;
  if (baru + berubah + salah) {
    for (const status of ['salah', 'baru', 'berubah']) {
      const rows = await person.get(`${r.endpoint}/impor/${made.id}/baris`, { status, range: [0, 1] });
      if (rows.json().length) console.log(r.name, role, status, rows.body.slice(0, 600));
    }
  }
  return made;
}

it.each(cases)('%s sebagai %s', async (_name, role, r) => {
  const made = await bringBack(r, role, 'xlsx');
  if (made === 403) return;
  if (typeof made === 'number') throw new Error(String(made));
  expect(made.jumlah).toMatchObject({ baru: 0, berubah: 0, salah: 0, sama: made.jumlah.total });
});
