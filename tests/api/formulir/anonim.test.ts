import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { HasilFormulir, Isian, RancanganFormulir } from '../../../resources/formulir/panggilan.ts';
import { createWorld, type Person, person, type World } from '../support/world.ts';
import { ask, formOf, makeForm, makeStudents, releasedForm, step, write } from './support.ts';

let world: World;
let team: Person;
let reader: Person;
const lines: string[] = [];

beforeAll(async () => {
  world = await createWorld(
    { template: inject('template'), templateDatabase: inject('templateDatabase') },
    undefined,
    { logLevel: 'trace' },
    { logTo: { write: line => void lines.push(line) } },
  );
  team = await world.as('HA03');
  reader = await world.as('HA05');
});
afterAll(() => world.close());

const questions = formOf(
  ask('puas', 'yesno', { required: true, label: 'Puas?' }),
  ask('cerita', 'text', { label: 'Cerita' }),
  ask('kenapa', 'text', {
    label: 'Kenapa tidak?',
    when: { match: 'all', rules: [{ question: 'puas', is: 'equal', value: false }] },
  }),
);
const anonymous = (more: object = {}) =>
  releasedForm(team, questions, { judul: 'Kepuasan', anonim: true, pembaca: ['HA05'], ...more });

const send = async (name: string, id: string, isi: object, kirim = true) =>
  (await world.as(name)).put(`formulir/isian/${id}`, { version: 0, nomorVersi: 1, isi, kirim });

const results = async (id: string) => (await reader.get(`formulir/hasil/${id}`)).json<HasilFormulir>();

/** Somebody who logs in after the clock went on. */
const newly = async (username: string) =>
  person(world.app, (await world.login(username)).json<{ token: { AccessToken: string } }>().token.AccessToken);

/** Rows of a table as they lie on the disk, whole, with what the database itself notes of them. */
const stored = (table: string, id: string) =>
  world.db.query<{ baris: Record<string, unknown>; xmin: string }>(
    `select to_jsonb(t) as baris, xmin::text as xmin from ${table} t where id_formulir = $1 order by ctid`,
    [id],
  );

describe('an anonymous form', () => {
  it('takes answers once, keeps nothing half way, and shows nobody their own again', async () => {
    const [one = ''] = await makeStudents(world, 45);
    const id = await anonymous();
    expect((await send(one, id, { puas: true }, false)).json()).toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('tidak disimpan di server sebelum dikirim'),
    });
    expect((await send(one, id, {})).json()).toMatchObject({ errors: { 'isi.puas': 'Wajib diisi.' } });
    const sent = (await send(one, id, { puas: true, cerita: 'TandaSendiri' })).json<Isian>();
    expect(sent).toMatchObject({ anonim: true, keadaan: 'terkirim', isi: {}, dikirimPada: null, version: 0 });
    expect((await send(one, id, { puas: false })).json()).toMatchObject({ statusCode: 409 });
    const student = await world.as(one);
    for (const door of [`formulir/isian/${id}`, 'formulir/isian'])
      expect((await student.get(door)).body).not.toContain('TandaSendiri');
  });

  it('stays what it is after its first release, and cannot let answers be changed', async () => {
    const id = await anonymous();
    const refused = await team.put(`formulir/formulir/${id}`, { anonim: false });
    expect(refused.json()).toMatchObject({
      statusCode: 422,
      errors: { anonim: 'Tidak dapat diubah sesudah formulir dirilis.' },
    });
    const both = await team.post('formulir/formulir', {
      judul: 'Salah',
      audiens: ['HA02'],
      anonim: true,
      dapatDiubah: true,
    });
    expect(both.json()).toMatchObject({ statusCode: 422, errors: { dapatDiubah: expect.any(String) } });
  });

  it('asks nothing whose answer tells who somebody is', async () => {
    const id = await makeForm(team, { anonim: true });
    await write(team, id, formOf(ask('rumah', 'place', { label: 'Rumah Anda' })));
    expect((await step(team, id, 'rilis')).json()).toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('tidak dapat menanyakan “Rumah Anda”'),
    });
  });

  it('joins who has answered and what was answered by nothing that is kept', async () => {
    const names = Array.from({ length: 45 }, (_, i) => `uji.${i + 1}`);
    const id = await anonymous();
    // Logged in before, so that the log tells of the answers alone.
    for (const name of names) await world.as(name);
    const before = lines.length;
    for (const name of names) {
      world.clock.now = new Date(world.clock.now.getTime() + 7_000);
      const answer = await send(name, id, { puas: true, cerita: `Tanda ${name.slice(4)}.` });
      expect(answer.statusCode, answer.body).toBe(200);
    }
    const people = await stored('formulir_pengisi', id);
    const answers = await stored('formulir_jawaban_anonim', id);
    expect([people.length, answers.length]).toEqual([45, 45]);

    // No value is of one row here and of one row there: they share only what all rows have.
    const values = (rows: typeof people) =>
      rows.map(({ baris }) => Object.values(baris).map(value => JSON.stringify(value)));
    const everywhere = (rows: string[][], value: string) => rows.every(row => row.includes(value));
    const [mine, theirs] = [values(people), values(answers)];
    const shared = mine.flat().filter(value => theirs.flat().includes(value));
    expect(shared.filter(value => !everywhere(mine, value) || !everywhere(theirs, value))).toEqual([]);
    // Ids are drawn by lot, none by the clock.
    for (const { baris } of [...people, ...answers]) expect(String(baris.id)[14]).toBe('4');

    // Where rows lie, and which transaction wrote them, tells no more than a crowd.
    const users = await world.db.query<{ id: string; username: string }>('select id, username from pengaturan_user');
    const nameOf = new Map(users.map(({ id: user, username }) => [user, username]));
    const who = people.map(({ baris }) => nameOf.get(String(baris.id_user))?.slice(4));
    const what = answers.map(({ baris }) => /Tanda (\d+)\./.exec(JSON.stringify(baris))?.[1]);
    // By chance about one stands at the same place; fifteen do so once in a million millions.
    expect(who.filter((name, i) => name === what[i]).length).toBeLessThan(15);
    expect(who).not.toEqual(names.map(name => name.slice(4)));
    const crowdOf = (rows: typeof people) => {
      const last = String(Math.max(...rows.map(({ xmin }) => Number(xmin))));
      return rows.filter(({ xmin }) => xmin === last).length;
    };
    expect(crowdOf(people)).toBeGreaterThanOrEqual(40);
    expect(crowdOf(answers)).toBeGreaterThanOrEqual(40);

    // An answer stands in one place of the whole database, and in no line of the log; nor does who answers.
    const tables = await world.db.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const places: string[] = [];
    for (const { name } of tables) {
      const [found] = await world.db.query<{ n: number }>(
        `select count(*)::int as n from "${name}" t where to_jsonb(t)::text like '%Tanda 17.%'`,
      );
      if (found?.n) places.push(`${name} ${found.n}`);
    }
    expect(places).toEqual(['formulir_jawaban_anonim 1']);
    const log = lines.slice(before).join('');
    expect(log).toContain(`/api/formulir/isian/${id}`);
    expect(log).not.toContain('Tanda ');
    for (const { id: user, username } of users) {
      expect(log).not.toContain(user);
      if (username.startsWith('uji.')) expect(log).not.toContain(username);
    }
    const activity = await world.db.query(`select 1 from pengaturan_log_aktivitas where id_baris = $1`, [id]);
    expect(activity.length).toBeLessThan(45);
  });
});

describe('results of an anonymous form', () => {
  it('grow by five at least, and say nothing of questions that fewer than five have answered', async () => {
    const id = await anonymous();
    const nth = (i: number) =>
      send(`uji.${i}`, id, i === 1 ? { puas: false, kenapa: 'TandaSendiri' } : { puas: true, cerita: `Tulisan ${i}` });
    for (let i = 1; i <= 9; i++) await nth(i);
    const none = await results(id);
    expect(none).toMatchObject({ terkirim: 9, ditampilkan: 0, draf: 0 });
    expect(none.kolom.every(({ sedikit, batang }) => sedikit && !batang.length)).toBe(true);
    expect((await reader.get(`formulir/hasil/${id}/teks`, { kolom: 'cerita' })).json()).toEqual({
      jumlah: 0,
      teks: [],
    });

    await nth(10);
    expect(await results(id)).toMatchObject({ terkirim: 10, ditampilkan: 5 });
    for (let i = 11; i <= 13; i++) await nth(i);
    expect(await results(id)).toMatchObject({ terkirim: 13, ditampilkan: 5 });
    await step(team, id, 'tutup');
    const told = await results(id);
    expect(told).toMatchObject({ terkirim: 13, ditampilkan: 13 });
    const of = (key: string) => told.kolom.find(({ kunci }) => kunci === key);
    expect(of('puas')).toMatchObject({ sedikit: false, terjawab: 13 });
    expect(of('cerita')).toMatchObject({ sedikit: false, terjawab: 12 });
    expect(of('kenapa')).toEqual(expect.objectContaining({ sedikit: true, terjawab: 0, batang: [], angka: null }));

    const texts = (await reader.get(`formulir/hasil/${id}/teks`, { kolom: 'cerita' })).json<{ teks: string[] }>().teks;
    expect(texts).toEqual([...texts].sort());
    expect(texts).toHaveLength(12);
    for (const door of [`hasil/${id}`, `hasil/${id}/teks?kolom=kenapa`, `formulir/${id}/rancangan`])
      for (const who of [reader, team, await world.as('HA01')])
        expect((await who.get(`formulir/${door}`)).body, door).not.toMatch(/TandaSendiri|"kenapa":1/);

    const sheet = await reader.get(`formulir/hasil/${id}/ekspor`);
    expect(await readSheet(sheet.rawPayload, 1)).toEqual([
      ['Pertanyaan', 'Jawaban', 'Jumlah'],
      ['Puas?', 'Ya', 12],
      ['Puas?', 'Tidak', 1],
    ]);
    const written = await readSheet(sheet.rawPayload, 2);
    expect(written.slice(1).map(row => row[0])).toEqual(Array.from({ length: 12 }, () => 'Cerita'));
    expect((await reader.get(`formulir/hasil/${id}/jawaban`)).json()).toMatchObject({
      statusCode: 409,
      message: 'Jawaban formulir anonim tidak ditampilkan satu per satu.',
    });
    const builder = (await team.get(`formulir/formulir/${id}/rancangan`)).json<RancanganFormulir>();
    expect(builder).toMatchObject({ jawaban: 13, terjawab: { puas: 13, cerita: 12 } });

    // Whoever answers a form that was opened again does not stand alone when it closes.
    await step(team, id, 'buka');
    await nth(14);
    await step(team, id, 'tutup');
    expect(await results(id)).toMatchObject({ terkirim: 14, ditampilkan: 13 });
  });

  it('count people, not the rows of one, and take in the rest on the day after the last', async () => {
    const repeated = {
      sections: [
        {
          id: 'anak',
          title: 'Anak',
          help: '',
          repeat: { least: 0, most: 9 },
          when: null,
          questions: [ask('nama_anak', 'text')],
        },
        ...formOf(ask('puas', 'yesno')).sections,
      ],
    };
    const id = await releasedForm(team, repeated, {
      anonim: true,
      pembaca: ['HA05'],
      tanggalTutup: '2026-11-25',
    });
    const children = Array.from({ length: 9 }, (_, i) => ({ nama_anak: `Anak ${i}` }));
    for (let i = 1; i <= 6; i++) await send(`uji.${i}`, id, i === 1 ? { puas: true, anak: children } : { puas: true });
    expect(await results(id)).toMatchObject({ ditampilkan: 0 });
    world.clock.now = new Date('2026-11-26T03:00:00Z');
    const run = await (await newly('superadmin')).post('sistem/pekerjaan/jawaban-anonim-terakhir/jalankan', {});
    expect(run.statusCode, run.body).toBe(200);
    const told = (await (await newly('koordinator')).get(`formulir/hasil/${id}`)).json<HasilFormulir>();
    expect(told).toMatchObject({ ditampilkan: 6 });
    expect(told.kolom.map(({ kunci, sedikit }) => [kunci, sedikit])).toEqual([
      ['nama_anak', true],
      ['puas', false],
    ]);
  });
});
