import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { PesertaFormulir } from '../../../resources/formulir/pesertaPanggilan.ts';
import { createWorld, type Person, person, type World } from '../support/world.ts';
import { ask, formOf, releasedForm } from './support.ts';

/** People are chosen on the 21st of November for forms that open on the 25th. */
let world: World;
let team: Person;
let chosenOn: Date;

const [before, opening] = ['2026-11-24T03:00:00Z', '2026-11-25T03:00:00Z'];

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  chosenOn = world.clock.now;
});
beforeEach(async () => {
  world.clock.now = chosenOn;
  team = await newly('timmbkm');
});
afterAll(() => world.close());

const newly = async (username: string) =>
  person(world.app, (await world.login(username)).json<{ token: { AccessToken: string } }>().token.AccessToken);
const invite = async () => {
  const answer = await (await newly('superadmin')).post('sistem/pekerjaan/undangan-formulir/jalankan', {});
  expect(answer.statusCode, answer.body).toBe(200);
};
const later = () =>
  releasedForm(team, formOf(ask('puas', 'yesno')), {
    peserta: 'terpilih',
    audiens: [],
    tanggalBuka: '2026-11-25',
    tanggalTutup: '2026-12-20',
  });
const path = (id: string) => `formulir/formulir/${id}/peserta`;
const become = (username: string, status: string) =>
  world.db.execute(
    `update master_mahasiswa set status_akademik = $2 where id = (select id_mahasiswa from pengaturan_user where username = $1)`,
    [username, status],
  );
/** Which of the two students the form asks, and who of them was told. */
const asked = async (id: string) =>
  (
    await world.db.query<{ username: string }>(
      `select u.username from formulir_peserta p join pengaturan_user u on u.id = p.id_user
        where p.id_formulir = $1 and u.username in ('mahasiswa', 'outbound') order by 1`,
      [id],
    )
  ).map(({ username }) => username);
const told = async (id: string) =>
  (
    await world.db.query<{ username: string }>(
      `select u.username from notifikasi n join pengaturan_user u on u.id = n.id_user
        where n.link = $1 and u.username in ('mahasiswa', 'outbound') order by 1`,
      [`/formulir/${id}`],
    )
  ).map(({ username }) => username);

const graduates = { resource: 'master/mahasiswa', kepada: 'mahasiswa', filter: { statusAkademik: 'lulus' } };

describe('whom a form asks', () => {
  it('is worked out again when it opens: who fits then comes in, who does not goes, and nobody who was told', async () => {
    await become('mahasiswa', 'lulus');
    await become('outbound', 'aktif');
    const id = await later();
    const added = await team.post(path(id), graduates);
    expect(added.json<PesertaFormulir>(), added.body).toMatchObject({ dihitungLagi: 1, dibuka: false });
    // The same once more is no other choice.
    expect((await team.post(path(id), graduates)).json()).toMatchObject({ dihitungLagi: 1 });
    expect(await asked(id)).toEqual(['mahasiswa']);

    await become('mahasiswa', 'aktif');
    await become('outbound', 'lulus');
    world.clock.now = new Date(before);
    await invite();
    expect([await asked(id), await told(id)]).toEqual([['mahasiswa'], []]);
    world.clock.now = new Date(opening);
    await invite();
    expect([await asked(id), await told(id)]).toEqual([['outbound'], ['outbound']]);

    await become('mahasiswa', 'lulus');
    await become('outbound', 'aktif');
    await invite();
    expect([await asked(id), await told(id)]).toEqual([['outbound'], ['outbound']]);
    expect((await (await newly('timmbkm')).get(path(id))).json()).toMatchObject({ dihitungLagi: 0, dibuka: true });
  });

  it('may be the alumni of a programme, though nobody has finished it yet when they are chosen', async () => {
    const taken = await world.db.one<{ id: string; idProgram: string }>(
      `select p.id, p.id_program as "idProgram" from mbkm_pendaftar_program_mbkm p
         join pengaturan_user u on u.id_mahasiswa = p.id_mahasiswa and u.username = 'mahasiswa' order by p.id limit 1`,
    );
    const status = (value: string) =>
      world.db.execute(
        `update mbkm_pendaftar_program_mbkm set status = $2 where id_program = $1 and id_mahasiswa =
           (select id_mahasiswa from pengaturan_user where username = 'mahasiswa')`,
        [taken?.idProgram, value],
      );
    await status('berjalan');
    const id = await later();
    const alumni = {
      resource: 'mbkm/pendaftar-program-mbkm',
      kepada: 'mahasiswa',
      filter: { status: 'selesai', idProgram: taken?.idProgram },
    };
    const added = await team.post(path(id), alumni);
    expect([added.statusCode, await asked(id)], added.body).toEqual([200, []]);
    await status('selesai');
    world.clock.now = new Date(opening);
    await invite();
    expect([await asked(id), await told(id)]).toEqual([['mahasiswa'], ['mahasiswa']]);
  });

  it('is nobody once those who have not answered are taken out, and stays where whoever chose may no longer', async () => {
    await become('mahasiswa', 'lulus');
    const [dropped, kept] = [await later(), await later()];
    await team.post(path(dropped), graduates);
    await team.post(path(kept), graduates);
    expect((await team.post(`${path(dropped)}/keluarkan`, {})).json()).toMatchObject({ jumlah: 0, dihitungLagi: 0 });
    await become('mahasiswa', 'aktif');
    await world.db.execute(`update pengaturan_user set aktif = false where username = 'timmbkm'`);
    world.clock.now = new Date(opening);
    await invite();
    await world.db.execute(`update pengaturan_user set aktif = true where username = 'timmbkm'`);
    expect([await asked(dropped), await asked(kept)]).toEqual([[], ['mahasiswa']]);
    expect(await told(kept)).toEqual(['mahasiswa']);
  });
});
