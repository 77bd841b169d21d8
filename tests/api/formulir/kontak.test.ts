import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { KeadaanRetensi } from '../../../resources/pengaturan/panggilanRetensi.ts';
import { createWorld, type Person, person, type World } from '../support/world.ts';
import { ask, formOf, releasedForm } from './support.ts';

let world: World;
let team: Person;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
});
afterAll(() => world.close());

const newly = async (username: string) =>
  person(world.app, (await world.login(username)).json<{ token: { AccessToken: string } }>().token.AccessToken);
const run = async (job: string) => {
  const answer = await (await newly('superadmin')).post(`sistem/pekerjaan/${job}/jalankan`, {});
  expect(answer.statusCode, answer.body).toBe(200);
};
const jenis = 'formulir/peserta';

describe('people without an account whom a form asked', () => {
  it('are made unknown when their years are over, counted from the end of the form; their answers stay', async () => {
    const contact = await world.db.one<{ id: string; email: string }>(
      `select p.id, p.email from master_pic_mitra p left join pengaturan_user u on u.id_pic_mitra = p.id
        where p.email is not null and u.id is null order by p.id limit 1`,
    );
    const asking = async (more: object) => {
      const id = await releasedForm(team, formOf(ask('puas', 'yesno')), {
        peserta: 'terpilih',
        audiens: [],
        tautanPribadi: true,
        ...more,
      });
      const chosen = { resource: 'master/pic-mitra', kepada: 'pic', filter: { id: contact?.id } };
      expect((await team.post(`formulir/formulir/${id}/peserta`, chosen)).statusCode).toBe(200);
      return id;
    };
    const [over, open] = [await asking({ tanggalTutup: '2026-11-22' }), await asking({})];
    await run('undangan-formulir');
    await world.db.execute(
      `insert into formulir_jawaban (id, created_at, updated_at, id_formulir, id_peserta, lewat, nomor_versi, keadaan, isi, dikirim_pada)
       select gen_random_uuid(), now(), now(), id_formulir, id, 'undangan', 1, 'terkirim', '{"puas": true}', now()
         from formulir_peserta where id_formulir = $1`,
      [over],
    );
    const known = (form: string) =>
      world.db.one<{ surel: string; berlaku: boolean; kepada: string; jawaban: number }>(
        `select p.surel, t.dicabut_pada is null as berlaku, m.kepada,
           (select count(*)::int from formulir_jawaban j where j.id_peserta = p.id) as jawaban
           from formulir_peserta p join formulir_tautan t on t.id_peserta = p.id
             join internal_surel m on m.id_pintu = t.id::text where p.id_formulir = $1`,
        [form],
      );
    const as = (surel: string, berlaku: boolean, jawaban: number) => ({ surel, kepada: surel, berlaku, jawaban });
    const address = contact?.email.toLowerCase() ?? '';

    // Kept for ever until somebody says for how long.
    world.clock.now = new Date('2027-11-24T03:00:00Z');
    await run('kontak-formulir-lewat');
    expect(await known(over)).toEqual(as(address, true, 1));
    const boss = await newly('superadmin');
    const { jenis: kinds } = (await boss.get('pengaturan/retensi')).json<KeadaanRetensi>();
    expect(kinds).toContainEqual(expect.objectContaining({ jenis, tahun: null }));
    const set = await boss.put('pengaturan/retensi', { jenis, tahun: 1, version: null });
    expect(set.statusCode, set.body).toBe(200);

    world.clock.now = new Date('2027-11-22T03:00:00Z');
    await run('kontak-formulir-lewat');
    expect(await known(over)).toEqual(as(address, true, 1));
    world.clock.now = new Date('2027-11-23T03:00:00Z');
    await run('kontak-formulir-lewat');
    const gone = await known(over);
    expect(gone).toEqual(as(gone?.surel ?? '', false, 1));
    expect(gone?.surel).toMatch(/^anonim-[0-9a-f]{12}@anonim\.invalid$/);
    expect(await known(open)).toEqual(as(address, true, 0));
  });
});
