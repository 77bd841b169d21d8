import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createWorld, type Person, type World } from '../support/world.ts';

/** A source that nobody has connected says so, and does not answer from the portal itself. */
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  admin = await world.as('HA01');
});
afterAll(() => world.close());

const sources = async () =>
  (await admin.get('pengaturan/sumber-data')).json<{ id: string; kode: string; version: number }[]>();

it('says so to whoever asks it, and in the state of the network', async () => {
  for (const { id, version } of await sources())
    expect((await admin.put(`pengaturan/sumber-data/${id}`, { mode: 'belum', version })).statusCode).toBe(200);
  const preview = await admin.get('master/dosen/get-data', { segar: '1' });
  expect(preview.statusCode, preview.body).toBe(502);
  expect(preview.json()).toMatchObject({
    message: 'SIAMIK belum dihubungkan. Super Admin mengisi alamatnya di Sumber Data Eksternal.',
  });
  const { layanan } = (await admin.get('network/status', { segar: '1' })).json<{
    layanan: { kode: string; status: string }[];
  }>();
  expect(layanan.filter(({ status }) => status === 'belum').map(({ kode }) => kode)).toEqual(['silaturahmi', 'siamik']);
});

it('answers with samples in a demo only', async () => {
  const [row] = await sources();
  const choose = () => admin.put(`pengaturan/sumber-data/${row?.id}`, { mode: 'contoh', version: row?.version });
  await world.db.execute(`update _portal set nilai = 'kosong' where kunci = 'isi'`);
  expect((await choose()).json()).toMatchObject({
    statusCode: 422,
    errors: { mode: 'Mode contoh hanya ada pada portal dengan data contoh.' },
  });
  await world.db.execute(`update _portal set nilai = 'demo' where kunci = 'isi'`);
  expect((await choose()).statusCode).toBe(200);
});
