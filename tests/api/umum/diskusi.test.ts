import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Account } from '../../../resources/pengaturan/akun.ts';
import type { Kabar } from '../../../resources/umum/dashboard.ts';
import type { IsiDiskusi, OrangDiskusi } from '../../../resources/umum/panggilanDiskusi.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

const resource = 'mbkm/pendaftar-program-mbkm';
const account = async (who: Person) => (await who.get('user')).json<Account>();
const rowsOf = async (who: Person) =>
  (await who.get(resource, { filter: { kodeJenisMbkm: 'magang', status: 'berjalan' }, range: [0, 49] }))
    .json<{ id: string }[]>()
    .map(({ id }) => id);
const read = async (who: Person, id: string) => (await who.get('diskusi', { resource, id })).json<IsiDiskusi>();

describe('remarks on a row', () => {
  it('name readers of the row, whose notice leads to the line, and nobody else', async () => {
    const [me, team, other] = [await world.as('koordinator'), await world.as('timmbkm'), await world.as('inbound')];
    const [id = ''] = await rowsOf(me);
    const reader = await account(team);
    const stranger = await account(other);
    const people = async (who: Person, q: string, untuk = 'tim') =>
      (await who.get('diskusi/orang', { resource, id, untuk, q })).json<{ orang: OrangDiskusi[] }>().orang;
    expect((await people(me, reader.name)).map(one => one.id)).toContain(reader.id);
    expect(await people(me, stranger.name, 'semua')).toEqual([]);

    const remark = { resource, id, untuk: 'tim', isi: `@${reader.name} mohon dicek.` };
    const refused = await me.post('diskusi', { ...remark, sebut: [reader.id, stranger.id] });
    expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([422, ['sebut']]);
    expect(refused.body).not.toContain(stranger.name);
    expect((await read(me, id)).catatan).toEqual([]);

    const made = (await me.post('diskusi', { ...remark, sebut: [reader.id] })).json<{ id: string }>();
    expect((await read(team, id)).catatan).toMatchObject([
      { id: made.id, isi: remark.isi, sebut: [{ id: reader.id }], bolehUbah: false },
    ]);
    const writer = await account(me);
    const news = (await team.get('notifikasi')).json<Kabar[]>();
    const notice = news.find(({ judul }) => judul === `${writer.name} menyebut Anda`);
    expect(notice?.link).toMatch(new RegExp(`/${id}\\?diskusi=${made.id}$`));
    expect((await team.post(`diskusi/${made.id}/selesai`, { selesai: true })).statusCode).toBe(200);
    expect((await read(me, id)).catatan[0]?.selesaiOleh).toBe(reader.name);
  });

  it('for the team are neither read, written nor marked by the other readers of the row', async () => {
    const team = await world.as('timmbkm');
    const row = await world.db.one<{ id: string }>(
      `select p.id from mbkm_pendaftar_program_mbkm p join pengaturan_user u on u.id_mahasiswa = p.id_mahasiswa
        where u.username = 'mahasiswa' and p.status <> 'draf' limit 1`,
    );
    const id = row?.id ?? '';
    const student = await world.as('mahasiswa');
    const write = async (who: Person, untuk: string, isi: string) => who.post('diskusi', { resource, id, untuk, isi });
    const inner = (await write(team, 'tim', 'Nilai mitra diragukan.')).json<{ id: string }>();
    await write(team, 'semua', 'Unggah ulang surat Anda.');
    expect((await read(student, id)).catatan.map(({ isi }) => isi)).toEqual(['Unggah ulang surat Anda.']);
    expect((await write(student, 'tim', 'Halo')).json().errors).toHaveProperty('untuk');
    expect((await student.post(`diskusi/${inner.id}/selesai`, { selesai: true })).statusCode).toBe(404);
    expect((await student.delete(`diskusi/${inner.id}`)).statusCode).toBe(404);
    // Whoever does not read the row reads nothing of it.
    expect((await (await world.as('inbound')).get('diskusi', { resource, id })).statusCode).toBe(404);
    expect((await world.stranger.get('diskusi', { resource, id })).statusCode).toBe(401);
    const deputy = await account(student);
    expect((await write(team, 'tim', 'x')).statusCode).toBe(201);
    expect(
      (await team.post('diskusi', { resource, id, untuk: 'tim', isi: 'x', sebut: [deputy.id] })).json().errors,
    ).toHaveProperty('sebut');
  });

  it('are changed and deleted by their writer within ten minutes, and no longer', async () => {
    const [me, team] = [await world.as('koordinator'), await world.as('timmbkm')];
    const [, id = ''] = await rowsOf(me);
    const write = async (isi: string) =>
      (await me.post('diskusi', { resource, id, untuk: 'semua', isi })).json<{ id: string }>().id;
    const [kept, gone] = [await write('Satu'), await write('Dua')];
    expect((await team.put(`diskusi/${kept}`, { isi: 'Bukan saya' })).statusCode).toBe(409);
    expect((await me.put(`diskusi/${kept}`, { isi: 'Satu lagi' })).statusCode).toBe(200);
    expect((await me.delete(`diskusi/${gone}`)).statusCode).toBe(200);
    expect((await read(team, id)).catatan).toMatchObject([{ isi: 'Satu lagi', disunting: true }]);
    world.clock.now = new Date(world.clock.now.getTime() + 10 * 60_000);
    expect((await me.put(`diskusi/${kept}`, { isi: 'Terlambat' })).statusCode).toBe(409);
    expect((await me.delete(`diskusi/${kept}`)).statusCode).toBe(409);
  });
});
