import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { HasilFormulir } from '../../../resources/formulir/panggilan.ts';
import type { PesertaFormulir, PratinjauPeserta } from '../../../resources/formulir/pesertaPanggilan.ts';
import type { IsianTerbuka, TautanFormulir } from '../../../resources/formulir/tautanPanggilan.ts';
import type { Mail } from '../../../server/platform/notify/mail/transport.ts';
import { createWorld, type Person, person, type World } from '../support/world.ts';
import { ask, formOf, makeStudents, releasedForm, step } from './support.ts';

let world: World;
let team: Person;
const lines: string[] = [];
const mails: Mail[] = [];
const mail = { send: async (sent: Mail) => void mails.push(sent), close: () => undefined };

beforeAll(async () => {
  world = await createWorld(
    { template: inject('template'), templateDatabase: inject('templateDatabase') },
    undefined,
    { logLevel: 'trace' },
    { logTo: { write: line => void lines.push(line) }, mail },
  );
  team = await world.as('HA03');
});
afterAll(() => world.close());

const questions = formOf(ask('puas', 'yesno', { required: true }), ask('cerita', 'text'));
let calls = 0;
/** Each from another address: a limit stands on every one. */
const publicPost = (path: string, payload: object) =>
  world.app.inject({
    method: 'POST',
    url: `/api/publik/formulir${path}`,
    payload,
    remoteAddress: `198.51.100.${calls++ % 200}`,
  });
const opened = (tautan: string, kode?: string) => publicPost('/buka', { tautan, ...(kode ? { kode } : {}) });
const sent = (tautan: string, isi: object, more: object = {}) =>
  publicPost('', { tautan, kunci: `perangkat-${Math.random()}`.replace('.', '-'), nomorVersi: 1, isi, ...more });
const linksOf = (id: string) => `formulir/formulir/${id}/tautan`;
const tokenIn = (address: string | null) => new URL(address ?? '', 'http://x').searchParams.get('t') ?? '';
const openForm = async (more: object = {}) => {
  const id = await releasedForm(team, questions, { peserta: 'tautan', audiens: [], pembaca: ['HA05'], ...more });
  const made = (await team.post(linksOf(id), {})).json<TautanFormulir>();
  return { id, token: tokenIn(made.alamat) };
};
const results = async (id: string) =>
  (await (await world.as('HA05')).get(`formulir/hasil/${id}`)).json<HasilFormulir>();
const newly = async (username: string) =>
  person(world.app, (await world.login(username)).json<{ token: { AccessToken: string } }>().token.AccessToken);
const run = async (job: string) => {
  const answer = await (await newly('superadmin')).post(`sistem/pekerjaan/${job}/jalankan`, {});
  expect(answer.statusCode, answer.body).toBe(200);
};

describe('an open link', () => {
  it('opens a form without an account, takes what is sent twice once, and marks where answers came from', async () => {
    const { id, token } = await openForm();
    const read = (await opened(token)).json<IsianTerbuka>();
    expect(read).toMatchObject({ keadaan: 'buka', nama: null, nomorVersi: 1, anonim: false });
    expect(read.definisi?.sections[0]?.questions.map(question => question.id)).toEqual(['puas', 'cerita']);
    expect((await sent(token, {})).json()).toMatchObject({
      statusCode: 422,
      errors: { 'isi.puas': expect.anything() },
    });
    const kunci = 'perangkat-satu-0001';
    for (let i = 0; i < 2; i++)
      expect((await sent(token, { puas: true, cerita: 'Baik' }, { kunci })).json()).toEqual({ terkirim: true });
    expect((await sent(token, { puas: false })).statusCode).toBe(200);
    expect(await results(id)).toMatchObject({ terkirim: 2 });
    const table = (await (await world.as('HA05')).get(`formulir/hasil/${id}/jawaban`)).json<{
      baris: { nama: string }[];
    }>();
    expect(table.baris.map(({ nama }) => nama)).toEqual(['Tautan terbuka', 'Tautan terbuka']);
    // Nobody is asked by their role, and whoever has an account meets no such form.
    expect((await (await world.as('HA02')).get(`formulir/isian/${id}`)).statusCode).toBe(404);
  });

  it('is no other once it is made anew or revoked, and is said to whoever writes forms alone', async () => {
    const { id, token } = await openForm();
    for (const role of ['HA02', 'HA04', 'HA05', 'HA06'] as const) {
      const who = await world.as(role);
      expect((await who.get(linksOf(id))).statusCode, role).toBe(403);
      expect((await who.post(linksOf(id), {})).statusCode, role).toBe(403);
    }
    const next = tokenIn((await team.post(linksOf(id), {})).json<TautanFormulir>().alamat);
    expect(next).not.toBe(token);
    expect((await opened(token)).json()).toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('dicabut'),
    });
    expect((await sent(token, { puas: true })).statusCode).toBe(404);
    expect((await opened(next)).statusCode).toBe(200);
    expect((await team.post(`${linksOf(id)}/cabut`, {})).json()).toMatchObject({ alamat: null });
    expect((await opened(next)).statusCode).toBe(404);
    // The token itself stands in no table.
    const stored = await world.db.query<{ baris: string }>('select to_jsonb(t)::text as baris from formulir_tautan t');
    for (const { baris } of stored) for (const secret of [token, next]) expect(baris).not.toContain(secret);
  });

  it('says what it is where nothing can be answered: not yet, closed, full, another code', async () => {
    const later = await openForm({ tanggalBuka: '2026-12-20' });
    expect((await opened(later.token)).json()).toMatchObject({ keadaan: 'belum', definisi: null });
    const closed = await openForm();
    await step(team, closed.id, 'tutup');
    expect((await opened(closed.token)).json()).toMatchObject({ keadaan: 'tutup', definisi: null });
    expect((await sent(closed.token, { puas: true })).statusCode).toBe(409);
    const coded = await openForm({ kodeAkses: 'Panen26' });
    expect((await opened(coded.token)).json()).toMatchObject({ keadaan: 'kode', definisi: null });
    expect((await opened(coded.token, 'salah')).json()).toMatchObject({ keadaan: 'kode' });
    expect((await sent(coded.token, { puas: true })).json()).toMatchObject({ statusCode: 422 });
    expect((await opened(coded.token, 'panen26')).json()).toMatchObject({ keadaan: 'buka' });
    expect((await sent(coded.token, { puas: true }, { kode: 'PANEN26' })).statusCode).toBe(200);
  });

  it('keeps nothing of programs that fill in every field, and limits calls of one address', async () => {
    const { id, token } = await openForm();
    expect((await sent(token, { puas: true }, { situsWeb: 'http://iklan.contoh' })).json()).toEqual({ terkirim: true });
    expect(await results(id)).toMatchObject({ terkirim: 0 });
    const call = () =>
      world.app.inject({
        method: 'POST',
        url: '/api/publik/formulir/buka',
        payload: { tautan: token },
        remoteAddress: '203.0.113.7',
      });
    let last = 0;
    for (let i = 0; i <= 60; i++) last = (await call()).statusCode;
    expect(last).toBe(429);
  });
});

describe('a quota', () => {
  it('closes the form by itself, says so, and opens it again when it is raised', async () => {
    const names = await makeStudents(world, 12);
    const id = await releasedForm(team, questions, { kuota: 2 });
    const send = async (name: string) =>
      (await world.as(name)).put(`formulir/isian/${id}`, {
        version: 0,
        nomorVersi: 1,
        isi: { puas: true },
        kirim: true,
      });
    const both = await Promise.all(names.slice(0, 5).map(send));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      message: 'Formulir ini sudah menutup: kuota 2 jawaban tercapai.',
    });
    const sixth = await world.as(names[5] ?? '');
    const list = (await sixth.get('formulir/isian')).json<{ id: string }[]>();
    expect(list.some(form => form.id === id)).toBe(false);
    expect((await team.put(`formulir/formulir/${id}`, { kuota: 3 })).statusCode).toBe(200);
    expect((await send(names[5] ?? '')).statusCode).toBe(200);
    expect((await send(names[6] ?? '')).statusCode).toBe(409);
  });

  it('lets the last answers to an anonymous form into the results', async () => {
    const { id, token } = await openForm({ anonim: true, kuota: 7 });
    for (let i = 0; i < 7; i++) expect((await sent(token, { puas: true })).statusCode).toBe(200);
    expect((await opened(token)).json()).toMatchObject({ keadaan: 'penuh' });
    expect((await sent(token, { puas: true })).statusCode).toBe(409);
    expect(await results(id)).toMatchObject({ terkirim: 7, ditampilkan: 7 });
  });
});

describe('a personal link', () => {
  const contacts = 'master/pic-mitra';
  /** A contact of a partner with an account, or without one. */
  const contactOf = (account: boolean) =>
    world.db.one<{ id: string; email: string; username: string | null }>(
      `select p.id, p.email, u.username from master_pic_mitra p left join pengaturan_user u on u.id_pic_mitra = p.id and u.aktif
        where p.email is not null and u.id is ${account ? 'not' : ''} null order by p.id limit 1`,
    );
  const choiceOf = (contact: { id: string } | undefined) => ({
    resource: contacts,
    kepada: 'pic',
    filter: { id: contact?.id },
  });
  const personal = (more: object = {}) =>
    releasedForm(team, questions, {
      peserta: 'terpilih',
      audiens: [],
      pembaca: ['HA05'],
      tautanPribadi: true,
      ...more,
    });
  /** Address in the newest mail to somebody. */
  const linkIn = async (address: string) => {
    await run('kirim-surel');
    const found = mails.filter(({ to, text }) => to.address === address && text.includes('/isi?t=')).at(-1);
    return /\/isi\?t=([\w-]+)/.exec(found?.text ?? '')?.[1] ?? '';
  };

  it('reaches a contact without an account by mail, answers once in their name, is revoked and sent anew', async () => {
    const contact = await contactOf(false);
    const id = await personal();
    const seen = (await team.post(`formulir/formulir/${id}/peserta/coba`, choiceOf(contact))).json<PratinjauPeserta>();
    expect(seen, JSON.stringify(seen)).toMatchObject({ orang: 1, kontak: 1, baru: 1, tanpaAkun: 0 });
    const added = await team.post(`formulir/formulir/${id}/peserta`, choiceOf(contact));
    expect(added.json<PesertaFormulir>(), added.body).toMatchObject({ jumlah: 1, menjawab: 0 });
    await run('undangan-formulir');
    await run('undangan-formulir');
    const waiting = await world.db.query<{ link: string | null; isi: string }>(
      'select link, isi from internal_surel where kepada = $1 and id_pintu is not null',
      [contact?.email],
    );
    // The mail as it waits holds no link; it is made when it goes out.
    expect(waiting).toMatchObject([{ link: null, isi: expect.not.stringContaining('/isi') }]);
    const token = await linkIn(contact?.email ?? '');
    expect((await opened(token)).json()).toMatchObject({ keadaan: 'buka', nama: expect.any(String) });

    const [holder] = (await team.get(linksOf(id))).json<TautanFormulir>().pemegang;
    expect(holder).toMatchObject({ surel: contact?.email, berlaku: true });
    const again = await team.post(`${linksOf(id)}/${holder?.id}/ganti`, {});
    expect(again.statusCode, again.body).toBe(200);
    const next = await linkIn(contact?.email ?? '');
    expect(next).not.toBe(token);
    expect((await opened(token)).statusCode).toBe(404);

    const kunci = 'perangkat-kontak-1';
    for (let i = 0; i < 2; i++)
      expect((await sent(next, { puas: true, cerita: 'Kontak' }, { kunci })).json()).toEqual({ terkirim: true });
    expect((await sent(next, { puas: false })).json()).toMatchObject({ statusCode: 409 });
    expect((await opened(next)).json()).toMatchObject({ keadaan: 'terkirim', definisi: null });
    const told = (await team.get(`formulir/formulir/${id}/peserta`)).json<PesertaFormulir>();
    expect(told).toMatchObject({ jumlah: 1, menjawab: 1 });
    const table = (await (await newly('koordinator')).get(`formulir/hasil/${id}/jawaban`)).json<{
      baris: { nama: string }[];
    }>();
    expect(table.baris).toMatchObject([{ nama: holder?.nama }]);

    const [renewed] = (await team.get(linksOf(id))).json<TautanFormulir>().pemegang;
    expect((await team.post(`${linksOf(id)}/${renewed?.id}/cabut`, {})).json()).toMatchObject({ berlaku: false });
    expect((await opened(next)).statusCode).toBe(404);
    // Neither link stands in a table, or in a line of the log.
    const log = lines.join('');
    for (const secret of [token, next]) {
      expect(log).not.toContain(secret);
      const tables = await world.db.query<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
      );
      for (const { name } of tables)
        expect(
          await world.db.query(`select 1 from "${name}" t where to_jsonb(t)::text like '%${secret}%'`),
          name,
        ).toEqual([]);
    }
  });

  it('answers as the account that it was sent to, once for both ways, until that account is off', async () => {
    const contact = await contactOf(true);
    const id = await personal();
    await team.post(`formulir/formulir/${id}/peserta`, choiceOf(contact));
    await run('undangan-formulir');
    const account = await world.db.one<{ id: string; email: string }>(
      'select id, email from pengaturan_user where username = $1',
      [contact?.username],
    );
    const token = await linkIn(account?.email ?? '');
    await world.db.execute('update pengaturan_user set aktif = false where id = $1', [account?.id]);
    expect((await opened(token)).statusCode).toBe(404);
    await world.db.execute('update pengaturan_user set aktif = true where id = $1', [account?.id]);
    expect((await sent(token, { puas: true })).statusCode).toBe(200);
    const own = await (await newly(contact?.username ?? '')).get(`formulir/isian/${id}`);
    expect(own.json()).toMatchObject({ keadaan: 'terkirim', isi: { puas: true } });
  });

  it('is refused of an anonymous form, which makes none even for people chosen for it', async () => {
    const both = await team.post('formulir/formulir', {
      judul: 'Salah',
      peserta: 'terpilih',
      anonim: true,
      tautanPribadi: true,
    });
    expect(both.json()).toMatchObject({
      statusCode: 422,
      errors: { tautanPribadi: expect.stringContaining('jawaban siapa') },
    });
    const id = await personal({ tautanPribadi: false, anonim: true });
    expect((await team.put(`formulir/formulir/${id}`, { tautanPribadi: true })).statusCode).toBe(422);
    const without = await contactOf(false);
    expect((await team.post(`formulir/formulir/${id}/peserta`, choiceOf(without))).statusCode).toBe(422);
    await team.post(`formulir/formulir/${id}/peserta`, choiceOf(await contactOf(true)));
    await run('undangan-formulir');
    expect(await world.db.query('select 1 from formulir_tautan where id_formulir = $1', [id])).toEqual([]);
  });
});

describe('anonymous answers by an open link', () => {
  it('are joined to nothing: no token, address, order or time stands with them', async () => {
    const { id, token } = await openForm({ anonim: true });
    const before = lines.length;
    for (let i = 0; i < 45; i++) {
      world.clock.now = new Date(world.clock.now.getTime() + 7_000);
      const answer = await sent(token, { puas: true, cerita: `Tanda ${i}.` }, { kunci: `alat-nomor-${1000 + i}-abc` });
      expect(answer.statusCode, answer.body).toBe(200);
    }
    const stored = (table: string) =>
      world.db.query<{ baris: Record<string, unknown>; xmin: string }>(
        `select to_jsonb(t) as baris, xmin::text as xmin from ${table} t where id_formulir = $1 order by ctid`,
        [id],
      );
    const [keys, answers] = [await stored('formulir_pengisi'), await stored('formulir_jawaban_anonim')];
    expect([keys.length, answers.length]).toEqual([45, 45]);
    const values = (rows: typeof keys) => rows.map(({ baris }) => Object.values(baris).map(v => JSON.stringify(v)));
    const [mine, theirs] = [values(keys), values(answers)];
    const everywhere = (rows: string[][], value: string) => rows.every(row => row.includes(value));
    const shared = mine.flat().filter(value => theirs.flat().includes(value));
    expect(shared.filter(value => !everywhere(mine, value) || !everywhere(theirs, value))).toEqual([]);
    const order = answers.map(({ baris }) => Number(/Tanda (\d+)\./.exec(JSON.stringify(baris))?.[1]));
    expect(order).not.toEqual([...order].sort((a, b) => a - b));
    for (const rows of [keys, answers]) {
      const last = String(Math.max(...rows.map(({ xmin }) => Number(xmin))));
      expect(rows.filter(({ xmin }) => xmin === last).length).toBeGreaterThanOrEqual(40);
      for (const { baris } of rows) {
        expect(String(baris.id)[14]).toBe('4');
        expect(JSON.stringify(baris)).not.toContain(token);
        expect(JSON.stringify(baris)).not.toContain('alat-nomor');
      }
    }
    const log = lines.slice(before).join('');
    expect(log).toContain('/api/publik/formulir');
    for (const told of ['Tanda ', token, 'alat-nomor']) expect(log).not.toContain(told);
    expect(await world.db.query('select 1 from formulir_jawaban where id_formulir = $1', [id])).toEqual([]);
  });
});
