import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type AnswerOf, allRoles } from '../../../resources/kit/index.ts';
import type { daftarPercakapan, IsiPercakapan } from '../../../resources/pesan/panggilanPercakapan.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { keepSessions, newKey, open, runJob, send } from './support.ts';

let world: World;
let team: Person;
let student: Person;
let rowId: string;

const write = async (more: Record<string, unknown> = {}) => {
  const id = await send(team, {
    resource: 'master/mahasiswa',
    filter: undefined,
    ids: [rowId],
    kepada: 'mahasiswa',
    judul: 'Berkas Anda',
    isi: 'Kapan berkas dikirim?',
    bolehDibalas: true,
    ...more,
  });
  await runJob(world);
  return { id, thread: (await open(team, id)).orang[0]?.id ?? '' };
};
const read = async (who: Person, id: string) => (await who.get(`percakapan/${id}`)).json<IsiPercakapan>();
const answer = (who: Person, id: string, isi: string, kunci = newKey()) =>
  who.post(`percakapan/${id}/balasan`, { isi, kunci });
const listed = async (who: Person) => (await who.get('percakapan')).json<AnswerOf<typeof daftarPercakapan>>();
const notices = async (who: Person) =>
  (await who.get('notifikasi', { range: [0, 20] })).json<{ judul: string; link: string | null }[]>();

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  await keepSessions(world);
  team = await world.as('HA03');
  student = await world.as('HA02');
  rowId =
    (await world.db.one<{ id: string }>(`select id_mahasiswa as id from pengaturan_user where username = 'mahasiswa'`))
      ?.id ?? '';
});
afterAll(() => world.close());

describe('a message that may be answered', () => {
  it('is a thread between its sender and each receiver, who hear of every answer', async () => {
    const { id, thread } = await write();
    expect((await notices(student)).find(({ judul }) => judul === 'Berkas Anda')).toMatchObject({
      judul: 'Berkas Anda',
      link: `/pesan/percakapan/${thread}`,
    });
    expect(await read(student, thread)).toMatchObject({
      isi: 'Kapan berkas dikirim?',
      saya: 'penerima',
      balasan: [],
    });
    // Its sender has it among messages; among conversations once somebody answered.
    expect((await listed(team)).jumlah).toBe(0);
    expect((await listed(student)).percakapan).toMatchObject([{ id: thread, balasan: 0, giliranSaya: true }]);

    const kunci = newKey();
    const twice = await Promise.all([
      answer(student, thread, 'Besok pagi.', kunci),
      answer(student, thread, 'Besok pagi.', kunci),
    ]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await read(team, thread)).balasan).toMatchObject([{ isi: 'Besok pagi.', milikSaya: false }]);
    const notice = (await notices(team)).find(({ link }) => link === `/pesan/percakapan/${thread}`);
    expect(notice).toMatchObject({
      judul: expect.stringMatching(/^Balasan dari .+: Berkas Anda$/),
      link: `/pesan/percakapan/${thread}`,
    });
    expect(await open(team, id)).toMatchObject({ dibalas: 1, orang: [{ balasan: 1 }] });
    expect((await open(team, id, { keadaan: 'dibalas' })).orang).toHaveLength(1);

    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    await answer(team, thread, 'Baik, ditunggu.');
    expect((await read(student, thread)).balasan.map(({ isi, milikSaya }) => [isi, milikSaya])).toEqual([
      ['Besok pagi.', true],
      ['Baik, ditunggu.', false],
    ]);
    expect((await listed(student)).percakapan[0]).toMatchObject({ balasan: 2, giliranSaya: true, ditutup: false });
  });

  it('is closed and opened again by its sender alone; what is refused writes nothing', async () => {
    const { thread } = await write();
    expect((await answer(student, thread, '   ')).json()).toMatchObject({
      statusCode: 422,
      errors: { isi: expect.any(String) },
    });
    expect((await student.post(`percakapan/${thread}/tutup`, { ditutup: true })).statusCode).toBe(404);
    expect((await team.post(`percakapan/${thread}/tutup`, { ditutup: true })).json()).toMatchObject({
      ditutup: true,
      terbuka: false,
    });
    expect((await answer(student, thread, 'Masih sempat?')).statusCode).toBe(409);
    await team.post(`percakapan/${thread}/tutup`, { ditutup: false });
    expect((await answer(student, thread, 'Masih sempat?')).statusCode).toBe(201);
    expect((await read(team, thread)).balasan).toHaveLength(1);
  });

  it("is nobody else's, whatever role they have", async () => {
    const { thread } = await write();
    for (const role of allRoles.filter(each => each !== 'HA02' && each !== 'HA03')) {
      const other = await world.as(role);
      for (const call of [
        await other.get(`percakapan/${thread}`),
        await answer(other, thread, 'Saya ikut.'),
        await other.post(`percakapan/${thread}/tutup`, { ditutup: true }),
      ])
        expect(call.statusCode, role).toBe(404);
      expect(
        (await listed(other)).percakapan.map(({ id }) => id),
        role,
      ).not.toContain(thread);
    }
    expect((await read(team, thread)).balasan).toEqual([]);
    expect((await world.stranger.get(`percakapan/${thread}`)).statusCode).toBe(401);
  });
});

it('a message that may not be answered, or has not gone out, is no thread', async () => {
  const { thread } = await write({ bolehDibalas: false });
  expect((await student.get(`percakapan/${thread}`)).statusCode).toBe(404);
  expect((await answer(student, thread, 'Boleh?')).statusCode).toBe(404);
  const jadwal = new Date(world.clock.now.getTime() + 3_600_000).toISOString();
  const waiting = await write({ jadwal, judul: 'Nanti' });
  expect((await student.get(`percakapan/${waiting.thread}`)).statusCode).toBe(404);
});

it('a sender who has left is answered no more', async () => {
  const { thread } = await write();
  await world.db.execute(`update pengaturan_user set aktif = false where username = 'timmbkm'`);
  expect((await read(student, thread)).terbuka).toBe(false);
  expect((await answer(student, thread, 'Halo?')).statusCode).toBe(409);
});
