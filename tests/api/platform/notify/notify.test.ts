import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { type Notice, notify, ofRole } from '../../../../server/platform/notify/index.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

let world: World;
let mahasiswa: Person;
const idOf = async (username: string) =>
  (await world.db.one<{ id: string }>('select id from pengaturan_user where username = $1', [username]))?.id ?? '';
const send = (notice: Notice) => world.db.transaction(tx => notify({ tx, registry, now: world.clock.now }, notice));
const words = {
  jenis: 'info',
  judul: 'Pendaftaran disetujui',
  isi: 'Pendaftaran Magang Anda disetujui. Catatan: Selamat.',
  link: '/magang/riwayat',
} as const;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  mahasiswa = await world.as('HA02');
  await mahasiswa.put('notifikasi/baca-semua');
});
afterAll(() => world.close());

describe('a notice', () => {
  it('reaches the person once, whoever sends it again', async () => {
    const to = { users: [await idOf('mahasiswa')] };
    const notice = { to, kunci: 'pendaftar:1:disetujui', ...words };
    expect(await send(notice)).toBe(1);
    expect(await send(notice)).toBe(0);
    expect((await mahasiswa.get('notifikasi/jumlah')).json()).toEqual({ belumDibaca: 1 });
    const listed = await mahasiswa.get('notifikasi', { belumDibaca: '1' });
    expect(listed.headers['content-range']).toBe('items 0-0/1');
    expect(listed.json()[0]).toMatchObject({
      judul: 'Pendaftaran disetujui',
      isi: 'Pendaftaran Magang Anda disetujui. Catatan: Selamat.',
      link: '/magang/riwayat',
    });
    expect(listed.json()[0]).not.toHaveProperty('kunci');
  });

  it('is gone with the write that caused it', async () => {
    const to = { users: [await idOf('mahasiswa')] };
    const work = world.db.transaction(async tx => {
      await notify({ tx, registry, now: world.clock.now }, { to, kunci: 'batal', ...words });
      throw new Error('batal');
    });
    await expect(work).rejects.toThrow('batal');
    expect(await send({ to, kunci: 'batal', ...words })).toBe(1);
  });

  it('is read by its owner only, one or all', async () => {
    const [first] = (await mahasiswa.get('notifikasi', { belumDibaca: '1' })).json();
    const dosen = await world.as('HA04');
    expect((await dosen.put(`notifikasi/${first.id}/baca`)).statusCode).toBe(404);
    expect((await dosen.get(`notifikasi/${first.id}`)).statusCode).toBe(404);
    const own = (await dosen.get('notifikasi', { filter: { id: first.id } })).json();
    expect(own).toEqual([]);
    const read = await mahasiswa.put(`notifikasi/${first.id}/baca`);
    expect(read.json()).toEqual({ id: first.id, dibacaPada: world.clock.now.toISOString() });
    const before = (await dosen.get('notifikasi/jumlah')).json();
    expect((await mahasiswa.put('notifikasi/baca-semua')).json().dibaca).toBeGreaterThan(0);
    expect((await mahasiswa.get('notifikasi/jumlah')).json()).toEqual({ belumDibaca: 0 });
    expect((await dosen.get('notifikasi/jumlah')).json()).toEqual(before);
    expect((await world.stranger.get('notifikasi')).statusCode).toBe(401);
  });

  it('to a role reaches its holders, of the programme where one is named', async () => {
    const koordinator = await world.db.one<{ id: string; prodi: string }>(
      `select u.id, ur.id_program_prodi as prodi from pengaturan_user u join pengaturan_user_role ur on ur.id_user = u.id
        where u.username = 'koordinator' and ur.id_role = 'HA05'`,
    );
    const reached = async (kunci: string) =>
      (
        await world.db.query<{ idUser: string }>('select id_user from notifikasi where kunci like $1', [`${kunci} %`])
      ).map(row => row.idUser);
    await send({ to: ofRole('HA05', { idProgramProdi: koordinator?.prodi ?? null }), kunci: 'prodi-ini', ...words });
    expect(await reached('prodi-ini')).toContain(koordinator?.id);
    await send({
      to: ofRole('HA05', { idProgramProdi: '0198f0e0-0000-7000-8000-000000000000' }),
      kunci: 'lain',
      ...words,
    });
    expect(await reached('lain')).toEqual([]);
    await send({ to: ofRole('HA05', { idProgramProdi: null }), kunci: 'kosong', ...words });
    expect(await reached('kosong')).toEqual([]);
    await send({ to: [ofRole('HA03'), { users: [await idOf('timmbkm'), null] }], kunci: 'tim', ...words });
    const tim = await reached('tim');
    expect(new Set(tim).size).toBe(tim.length);
    expect(tim).toContain(await idOf('timmbkm'));
    await send({ to: ofRole('HA03'), except: await idOf('timmbkm'), kunci: 'tanpa-saya', ...words });
    expect(await reached('tanpa-saya')).not.toContain(await idOf('timmbkm'));
  });
});
