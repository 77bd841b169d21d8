import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { suratIzin } from '../../../resources/komcad/surat.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** A letter that prints a sensitive value: no letter of the portal does by itself. */
let world: World;
let team: Person;
beforeAll(async () => {
  Object.assign(suratIzin.words, { nik: 'nik' });
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('timmbkm');
});
afterAll(async () => {
  Reflect.deleteProperty(suratIzin.words, 'nik');
  await world.close();
});

it('says in the log of whoever it is about that a letter showed it, once a day', async () => {
  const rows = await world.db.query<{ id: string }>(
    `select id from komcad_pendaftaran where status_pendaftaran in ('diajukan', 'disetujui') limit 50`,
  );
  await world.db.execute(`update komcad_pendaftaran set nik = coalesce(nik, '3578012345678901')`);
  let printed = '';
  for (const { id } of rows) {
    const answer = await team.get(`v6/komcad/mhs/${id}/cetak/surat-ijin`, { pratinjau: '1' });
    if (answer.statusCode !== 200) continue;
    printed = id;
    await team.get(`v6/komcad/mhs/${id}/cetak/surat-ijin`, { pratinjau: '1' });
    break;
  }
  expect(printed).not.toBe('');
  const lines = await world.db.query(
    `select kolom, resource from pengaturan_akses_data where pintu = 'cetak' and id_baris = $1`,
    [printed],
  );
  expect(lines).toEqual([{ kolom: 'NIK', resource: 'komcad/pendaftaran' }]);
});
