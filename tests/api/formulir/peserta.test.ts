import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { FormulirRingkas } from '../../../resources/formulir/panggilan.ts';
import type { PesertaFormulir, PratinjauPeserta } from '../../../resources/formulir/pesertaPanggilan.ts';
import { createWorld, type Person, person, type World } from '../support/world.ts';
import { ask, formOf, releasedForm, step } from './support.ts';

let world: World;
let team: Person;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
});
afterAll(() => world.close());

const students = 'master/mahasiswa';
const chosenForm = (more: object = {}) =>
  releasedForm(team, formOf(ask('puas', 'yesno')), { peserta: 'terpilih', audiens: [], ...more });
const path = (id: string) => `formulir/formulir/${id}/peserta`;
const own = async (username: string) => {
  const found = await world.db.one<{ id: string }>(
    `select id_mahasiswa as id from pengaturan_user where username = $1`,
    [username],
  );
  return { resource: students, kepada: 'mahasiswa', filter: { id: found?.id } };
};
const run = async (job: string) => {
  const answer = await newly('superadmin').then(who => who.post(`sistem/pekerjaan/${job}/jalankan`, {}));
  expect(answer.statusCode, answer.body).toBe(200);
};
const newly = async (username: string) =>
  person(world.app, (await world.login(username)).json<{ token: { AccessToken: string } }>().token.AccessToken);
const notices = async (id: string) =>
  world.db.query<{ judul: string; isi: string; username: string }>(
    `select n.judul, n.isi, u.username from notifikasi n join pengaturan_user u on u.id = n.id_user
      where n.link = $1 order by n.created_at, u.username`,
    [`/formulir/${id}`],
  );

describe('participants of a form', () => {
  it('are chosen by the filter of a list, each once, and are the only ones whom it asks', async () => {
    const id = await chosenForm();
    const choice = await own('mahasiswa');
    const seen = (await team.post(`${path(id)}/coba`, choice)).json<PratinjauPeserta>();
    expect(seen).toMatchObject({ baris: 1, orang: 1, baru: 1, tanpaAkun: 0 });
    const student = await world.as('HA02');
    expect((await student.get(`formulir/isian/${id}`)).statusCode).toBe(404);

    const added = await team.post(path(id), choice);
    expect(added.json<PesertaFormulir>(), added.body).toMatchObject({ jumlah: 1, menjawab: 0, diundang: 0 });
    expect((await team.post(`${path(id)}/coba`, choice)).json()).toMatchObject({ orang: 1, baru: 0 });
    expect((await team.post(path(id), choice)).json()).toMatchObject({ jumlah: 1 });

    const list = (await student.get('formulir/isian')).json<FormulirRingkas[]>();
    expect(list.find(form => form.id === id)).toMatchObject({ buka: true, keadaan: 'belum' });
    const tasks = (await student.get('dashboard')).json<{ tugas: { label: string; link: string }[] }>().tugas;
    expect(tasks).toContainEqual(expect.objectContaining({ label: 'Formulir yang perlu diisi', link: '/formulir' }));
    // The same role, not chosen.
    const other = await world.as('HA09');
    expect((await other.get(`formulir/isian/${id}`)).statusCode).toBe(404);
    const body = { version: 0, nomorVersi: 1, isi: { puas: true }, kirim: true };
    expect((await other.put(`formulir/isian/${id}`, body)).statusCode).toBe(404);
    expect((await student.put(`formulir/isian/${id}`, body)).statusCode).toBe(200);

    const told = (await team.get(path(id))).json<PesertaFormulir>();
    expect(told).toMatchObject({ jumlah: 1, menjawab: 1 });
    expect(told.kelompok.find(({ label }) => label === 'Program studi')?.isi).toMatchObject([
      { jumlah: 1, menjawab: 1 },
    ]);
  });

  it('are chosen by whoever writes forms alone, from lists of which they may write to people', async () => {
    const id = await chosenForm();
    const choice = await own('mahasiswa');
    for (const role of ['HA02', 'HA04', 'HA05', 'HA06', 'HA10'] as const) {
      const who = await world.as(role);
      for (const end of ['', '/coba', '/ingatkan', '/keluarkan'])
        expect((await who.post(path(id) + end, choice)).statusCode, role + end).toBe(403);
      expect((await who.get(path(id))).statusCode).toBe(403);
    }
    expect((await team.post(path(id), { ...choice, resource: 'pengaturan/user' })).statusCode).toBe(403);
    expect((await team.post(path(id), { ...choice, kepada: 'lain' })).statusCode).toBe(422);
    const byRole = await releasedForm(team, formOf(ask('puas', 'yesno')));
    expect((await team.post(path(byRole), choice)).statusCode).toBe(409);
    const neither = await team.post('formulir/formulir', { judul: 'Tanpa siapa pun', audiens: [] });
    expect(neither.json()).toMatchObject({ statusCode: 422, errors: { audiens: 'Wajib diisi.' } });
  });

  it('are told when it opens, reminded every so many days while they have not answered, and by hand once a day', async () => {
    const id = await chosenForm({
      tanggalBuka: '2026-11-23',
      tanggalTutup: '2026-12-20',
      ingatSetiap: 3,
      ingatMaksimal: 1,
      anonim: true,
    });
    for (const name of ['mahasiswa', 'outbound']) await team.post(path(id), await own(name));
    expect((await team.post(`${path(id)}/ingatkan`, {})).statusCode).toBe(409);
    await run('undangan-formulir');
    expect(await notices(id)).toEqual([]);

    world.clock.now = new Date('2026-11-23T03:00:00Z');
    await run('undangan-formulir');
    await run('undangan-formulir');
    const first = await notices(id);
    expect(first.map(({ username }) => username).sort()).toEqual(['mahasiswa', 'outbound']);
    expect(first[0]).toMatchObject({ judul: 'Anda diminta mengisi formulir', isi: expect.stringContaining('20 Des') });

    const student = await newly('mahasiswa');
    const body = { version: 0, nomorVersi: 1, isi: { puas: true }, kirim: true };
    expect((await student.put(`formulir/isian/${id}`, body)).statusCode).toBe(200);
    world.clock.now = new Date('2026-11-25T03:00:00Z');
    await run('pengingat-formulir');
    expect(await notices(id)).toHaveLength(2);
    world.clock.now = new Date('2026-11-26T03:00:00Z');
    await run('pengingat-formulir');
    await run('pengingat-formulir');
    const reminded = (await notices(id)).slice(2);
    expect(reminded).toMatchObject([{ username: 'outbound', judul: 'Formulir belum Anda isi' }]);

    // As often as the form says, and no more; by hand again on another day.
    world.clock.now = new Date('2026-12-01T03:00:00Z');
    await run('pengingat-formulir');
    expect(await notices(id)).toHaveLength(3);
    const writer = await newly('timmbkm');
    expect((await writer.get(path(id))).json()).toMatchObject({
      jumlah: 2,
      menjawab: 1,
      diundang: 2,
      dapatDiingatkan: 1,
    });
    expect((await writer.post(`${path(id)}/ingatkan`, {})).json()).toMatchObject({ dapatDiingatkan: 0 });
    expect((await writer.post(`${path(id)}/ingatkan`, {})).statusCode).toBe(409);
    expect(await notices(id)).toHaveLength(4);

    expect((await writer.post(`${path(id)}/keluarkan`, {})).json()).toMatchObject({ jumlah: 1, menjawab: 1 });
    expect((await (await newly('outbound')).get(`formulir/isian/${id}`)).statusCode).toBe(404);
    await step(writer, id, 'tutup');
    expect((await writer.post(`${path(id)}/ingatkan`, {})).statusCode).toBe(409);
  });
});
