import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Dashboard } from '../../../resources/umum/dashboard.ts';
import type { Ditunda } from '../../../resources/umum/panggilanTunda.ts';
import { createWorld, type Person, person, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

const resource = 'mbkm/pendaftar-program-mbkm';
const day = (ahead: number) => new Date(world.clock.now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);

async function enter(username: string): Promise<Person> {
  const answer = await world.login(username);
  return person(world.app, answer.json<{ token: { AccessToken: string } }>().token.AccessToken);
}
const waits = { kodeJenisMbkm: 'magang', status: 'diajukan', tahapAktif: 'prodi' };
const idsOf = async (who: Person, filter: object) =>
  (await who.get(resource, { filter, range: [0, 49] })).json<{ id: string }[]>().map(({ id }) => id);
const taskOf = async (who: Person, wanted = 'Pendaftar menunggu program studi · Magang dan MBKM') =>
  (await who.get('dashboard')).json<Dashboard>().tugas.find(({ label }) => label === wanted);

describe('what waits is put off', () => {
  it('until a day, for its reader alone, with a reason, and taken back at once', async () => {
    const me = await enter('koordinator');
    const before = await taskOf(me);
    const ids = await idsOf(me, waits);
    expect(ids.length).toBeGreaterThan(1);
    const [id = '', other = ''] = ids;
    const asked = { resource, ids: [id, other], sampai: day(5), alasan: 'Menunggu surat mitra' };
    expect((await me.post('tunda', asked)).json()).toEqual({ jumlah: 2 });

    expect(await idsOf(me, { ...waits, ditunda: false })).toEqual(ids.filter(one => one !== id && one !== other));
    expect((await idsOf(me, { ...waits, ditunda: true })).sort()).toEqual([id, other].sort());
    expect(await taskOf(me)).toMatchObject({ jumlah: (before?.jumlah ?? 0) - 2, ditunda: 2 });
    // For everybody else it waits as before, and so does whoever asks for all of it.
    const team = await enter('timmbkm');
    expect(await idsOf(team, { ...waits, ditunda: true })).toEqual([]);
    expect(await idsOf(me, waits)).toEqual(ids);

    expect((await me.post('tunda/kembali', { resource, ids: [other] })).json()).toEqual({ jumlah: 1 });
    const left = (await me.get('tunda', { resource })).json<{ baris: Ditunda[] }>().baris;
    expect(left).toEqual([{ id, sampai: day(5), alasan: 'Menunggu surat mitra' }]);
    expect((await team.get('tunda', { resource })).json()).toEqual({ baris: [] });

    // Back on its day.
    world.clock.now = new Date(world.clock.now.getTime() + 5 * 86_400_000);
    const later = await enter('koordinator');
    expect(await idsOf(later, { ...waits, ditunda: false })).toEqual(ids);
    expect((await taskOf(later))?.ditunda).toBeUndefined();
  });

  it('in a list without a queue as well: the links of the dashboard show what waits and what is put off', async () => {
    const me = await enter('timmbkm');
    const partners = 'master/mitra';
    const listed = async (link = '') => {
      const { pathname, searchParams } = new URL(link, 'http://portal');
      expect(pathname).toBe(`/${partners}`);
      const filter: object = JSON.parse(searchParams.get('filter') ?? '{}');
      return (await me.get(partners, { filter, range: [0, 49] })).json<{ id: string }[]>().map(({ id }) => id);
    };
    const all = await listed((await taskOf(me, 'Usulan mitra baru'))?.link);
    const [id = ''] = all;
    const asked = { resource: partners, ids: [id], sampai: day(3), alasan: 'Menunggu akta' };
    expect((await me.post('tunda', asked)).statusCode).toBe(201);
    const task = await taskOf(me, 'Usulan mitra baru');
    expect(task).toMatchObject({ jumlah: all.length - 1, ditunda: 1 });
    expect(await listed(task?.link)).toEqual(all.slice(1));
    expect(await listed(task?.linkDitunda)).toEqual([id]);
  });

  it('is refused by field: days, rows of others, lists where nothing waits, no reason', async () => {
    const me = await enter('koordinator');
    const [id] = await idsOf(me, waits);
    const foreign = await world.db.one<{ id: string }>(
      `select p.id from mbkm_pendaftar_program_mbkm p where p.id_program_prodi is distinct from
        (select id_program_prodi from mbkm_pendaftar_program_mbkm where id = $1) limit 1`,
      [id],
    );
    const errors = async (change: object, who = me) => {
      const answer = await who.post('tunda', { resource, ids: [id], sampai: day(2), alasan: 'Nanti', ...change });
      expect(answer.statusCode, answer.body).toBe(422);
      return Object.keys(answer.json<{ errors: object }>().errors);
    };
    expect(await errors({ sampai: day(0) })).toEqual(['sampai']);
    expect(await errors({ sampai: day(61) })).toEqual(['sampai']);
    expect(await errors({ alasan: '  ' })).toEqual(['alasan']);
    expect(await errors({ ids: [id, foreign?.id] })).toEqual(['ids']);
    expect(await errors({ ids: ['tidak ada'] })).toEqual(['ids']);
    expect(await errors({ resource: 'master/mahasiswa' })).toEqual(['resource']);
    expect(await errors({}, await enter('mahasiswa'))).toEqual(['resource']);
    expect((await me.get(resource, { filter: { ditunda: 'mungkin' } })).statusCode).toBe(400);
  });
});
