import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import type { JawabanTridarma } from '../../../resources/portofolio/tridarma.ts';
import { closeBreakers } from '../../../server/areas/sinkronisasi/siamik/http.ts';
import { type FakeSource, fakeSource, sendJson } from '../sinkronisasi/support.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Lecturers' records of the academic system: its answer, else the last copy, said so (docs/domain/40 §2.4). */

let world: World;
let source: FakeSource;
let team: Person;
let lecturer: { id: string; nip: string };

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  source = await fakeSource();
  team = await world.as('HA03');
  const found = await world.db.one<{ id: string; nip: string }>(
    `select id, nip from master_pegawai where jenis = 'dosen' order by nip limit 1`,
  );
  lecturer = found ?? { id: '', nip: '' };
  await world.db.execute(
    `update pengaturan_sumber_data set mode = 'http', base_url = $1, timeout_detik = 1 where kode = 'silaturahmi'`,
    [source.base],
  );
});
beforeEach(() => {
  closeBreakers();
  source.seen.length = 0;
});
afterAll(async () => {
  source.close();
  await world.close();
});

const research = (judul: string) => ({
  judul,
  skema: 'Hibah',
  peran: 'ketua',
  tahun: 2025,
  lamaTahun: 1,
  sumberDana: 'Kampus',
  dana: 1_000_000,
  status: 'selesai',
  luaran: null,
});
const ask = (kind: string) => team.get(`silaturahmi/dosen/${kind}`, { idPegawai: lecturer.id });
const failed = 'Data tridarma tidak dapat diambil dari SILATURAHMI.';

it.each([
  ['hangs', () => undefined],
  ['fails', (_request: unknown, response: Parameters<typeof sendJson>[0]) => sendJson(response, {}, 500)],
  ['says something else', (_request: unknown, response: Parameters<typeof sendJson>[0]) => sendJson(response, [1, 2])],
] as const)('a source that %s: the last copy with its day, else 502, after one try', async (_name, answer) => {
  await world.db.execute(`delete from internal_impor where resource like 'silaturahmi/%'`);
  source.answer = answer;
  const none = await ask('research');
  expect([none.statusCode, none.json().message]).toEqual([502, failed]);
  expect(source.seen).toHaveLength(1);

  source.answer = (_request, response) => sendJson(response, { data: [research('Pesisir')], total: 1 });
  const fresh = (await ask('research')).json<JawabanTridarma<'penelitian'>>();
  expect(fresh).toMatchObject({ basi: false, data: [{ judul: 'Pesisir' }] });

  source.answer = answer;
  const before = world.clock.now;
  world.clock.now = new Date(before.getTime() + 600_000);
  const old = (await ask('penelitian')).json<JawabanTridarma<'penelitian'>>();
  world.clock.now = before;
  expect(old).toMatchObject({ basi: true, sinkronPada: fresh.sinkronPada, data: [{ judul: 'Pesisir' }] });
  // Another kind was never fetched.
  expect((await ask('support')).statusCode).toBe(502);
});
