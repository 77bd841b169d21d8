import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { createApp } from '../../../../server/app.ts';
import type { Mail } from '../../../../server/platform/notify/mail/transport.ts';
import { type Person, person, readAsPeople, testConfig } from '../../support/world.ts';
import { type Account, openPlace, type Place, password } from './campus.ts';

const over = 'Tautan ini tidak berlaku lagi: sudah dipakai, sudah diganti tautan yang lebih baru, atau lewat waktunya.';
const minute = 60_000;

let place: Place;
let app: FastifyInstance;
let run: () => Promise<unknown>;
let guest: Person;
const sent: Mail[] = [];
const transport = {
  send: async (mail: Mail) => {
    sent.push(mail);
  },
  close: () => undefined,
};

beforeAll(async () => {
  place = await openPlace();
  const now = () => place.world.clock.now;
  const made = await createApp({ config: testConfig, db: place.db, registry, demo: true, now, mail: transport });
  app = made.app;
  readAsPeople(app);
  run = async () => {
    const done = await (await as('superadmin')).post('sistem/pekerjaan/kirim-surel/jalankan');
    expect(done.statusCode, done.body).toBe(200);
  };
  guest = person(app, '');
  // Notices of the demo university that wait.
  await run();
});
beforeEach(async () => {
  // Notices of the test before.
  await run();
  sent.length = 0;
});
afterAll(async () => {
  await app.close();
  await place.world.close();
});

/** Somebody of the demo university, logged in anew: the clock runs far here. */
async function as(username: string, at = app): Promise<Person> {
  const { token } = (await place.world.login(username)).json<{ token: { AccessToken: string } }>();
  return person(at, token.AccessToken);
}

let n = 0;
/** An account of its own, which has an address of its own. */
async function someone(more: Partial<Parameters<Place['campus']['account']>[1]> = {}): Promise<Account> {
  return place.campus.account(`lupa.${++n}`, { roleId: 'HA03', ...more });
}
const addressOf = async ({ id }: Account): Promise<string> =>
  (await place.db.one<{ email: string }>('select email from pengaturan_user where id = $1', [id]))?.email ?? '';
const later = (minutes: number) => {
  place.world.clock.now = new Date(place.world.clock.now.getTime() + minutes * minute);
};
const ask = (username: string) => guest.post('masuk/lupa', { username });
const tokenOf = (mail: Mail | undefined): string => /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
/** The token of the mail that an account gets. */
async function tokenFor(account: Account): Promise<string> {
  expect((await ask(account.username)).statusCode).toBe(200);
  await run();
  return tokenOf(sent.at(-1));
}
const login = (username: string, secret: string) =>
  app.inject({
    method: 'POST',
    url: '/api/user/login',
    headers: { 'x-api-key': 'portal-mbkm-demo' },
    payload: { username, password: secret },
  });

describe('a forgotten password', () => {
  it('is chosen anew by the link of a mail, asked for by name or by address; sessions end', async () => {
    const account = await someone();
    const old = await place.enter(account.username);
    expect((await ask((await addressOf(account)).toUpperCase())).json()).toEqual({});
    await run();
    expect(sent).toHaveLength(1);
    const [mail] = sent;
    expect(mail?.to.address).toBe(await addressOf(account));
    expect(mail?.subject).toBe('[Portal MBKM] Buat kata sandi baru');
    expect(mail?.text).toContain(account.username);
    expect(mail?.text).toContain('http://localhost:3000/login/sandi#');
    const token = tokenOf(mail);
    expect((await guest.post('masuk/tautan/lihat', { token })).json()).toMatchObject({
      username: account.username,
      untuk: 'lupa',
      minPanjang: 8,
    });
    const chosen = await guest.post('masuk/tautan', { token, password: 'Teh-manis-7' });
    expect(chosen.json()).toEqual({ username: account.username });
    expect((await old.get('user')).statusCode).toBe(401);
    expect((await login(account.username, password)).statusCode).toBe(401);
    const entered = await login(account.username, 'Teh-manis-7');
    expect(entered.json().user).toMatchObject({ wajibGantiSandi: false });
    const own = person(app, entered.json().token.AccessToken);
    const notices = (await own.get('notifikasi')).json<{ judul: string }[]>();
    expect(notices.map(({ judul }) => judul)).toContain('Kata sandi diganti');
  });

  it('answers the same to a name that nobody has, and sends nothing', async () => {
    const known = await ask((await someone()).username);
    const unknown = await ask('tiada.orangnya');
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await run();
    expect(sent).toHaveLength(1);
    const log = await place.db.query('select * from pengaturan_log_aktivitas');
    expect(JSON.stringify(log)).not.toContain('tiada.orangnya');
  });

  it('wants the rules of passwords kept, all of which the link outlives', async () => {
    const account = await someone();
    const token = await tokenFor(account);
    for (const [wrong, said] of [
      ['', 'Wajib diisi.'],
      ['pendek1', 'Kata sandi minimal 8 karakter, memuat huruf dan angka.'],
      [password, 'Kata sandi sudah pernah dipakai.'],
      [`${account.username}99`, 'Kata sandi terlalu mudah ditebak.'],
    ] as const) {
      const answer = await guest.post('masuk/tautan', { token, password: wrong });
      expect(answer.statusCode, wrong).toBe(422);
      expect(answer.json().errors).toEqual({ password: said });
    }
    expect((await guest.post('masuk/tautan', { token, password: 'Teh-manis-7' })).statusCode).toBe(200);
  });

  it('works once, for thirty minutes, and only by the newest link', async () => {
    const account = await someone();
    const first = await tokenFor(account);
    const second = await tokenFor(account);
    const tries = async (token: string) => {
      const looked = await guest.post('masuk/tautan/lihat', { token });
      const used = await guest.post('masuk/tautan', { token, password: 'Teh-manis-7' });
      expect(looked.statusCode).toBe(used.statusCode);
      return [used.statusCode, used.json().message];
    };
    expect(await tries(first)).toEqual([410, over]);
    expect(await tries('entah-apa')).toEqual([410, over]);
    const both = await Promise.all(
      ['Teh-manis-7', 'Kopi-susu-8'].map(secret => guest.post('masuk/tautan', { token: second, password: secret })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect(await tries(second)).toEqual([410, over]);
    const third = await tokenFor(await someone());
    later(31);
    expect(await tries(third)).toEqual([410, over]);
  });

  it('dies with another change of the password, and with another address', async () => {
    const admin = await as('superadmin');
    const reset = await someone();
    const token = await tokenFor(reset);
    expect((await admin.put(`user/password/reset/${reset.id}`)).statusCode).toBe(200);
    expect((await guest.post('masuk/tautan/lihat', { token })).statusCode).toBe(410);
    const moved = await someone();
    const sentTo = await tokenFor(moved);
    const changed = await admin.put(`auth/users/${moved.id}`, { email: 'pindah@contoh.example', version: 1 });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await guest.post('masuk/tautan/lihat', { token: sentTo })).statusCode).toBe(410);
  });

  it('keeps the token nowhere: not in the database, nor in what the Super Admin sees of mails and activities', async () => {
    const account = await someone();
    await ask(account.username);
    const waiting = await place.db.query('select * from internal_permintaan_sandi');
    expect(waiting).toHaveLength(1);
    expect(JSON.stringify(waiting)).not.toContain(account.username);
    await run();
    const token = tokenOf(sent.at(-1));
    await guest.post('masuk/tautan', { token, password: 'Teh-manis-7' });
    const tables = ['internal_tautan_sandi', 'internal_surel', 'pengaturan_log_aktivitas', 'internal_permintaan_sandi'];
    for (const table of tables)
      expect(JSON.stringify(await place.db.query(`select * from ${table}`)), table).not.toContain(token);
    const admin = await as('superadmin');
    const log = (await admin.get('pengaturan/log-aktivitas', { filter: { idUser: account.id } })).json<
      { ringkasan: string }[]
    >();
    expect(log.map(({ ringkasan }) => ringkasan)).toEqual(
      expect.arrayContaining(['Tautan kata sandi dikirim lewat surel', 'Kata sandi baru dibuat lewat tautan surel']),
    );
  });

  it('mails one account three times in an hour at most, and still answers the same', async () => {
    const account = await someone();
    for (let i = 0; i < 5; i++) {
      expect((await ask(account.username)).statusCode).toBe(200);
      await run();
    }
    expect(sent).toHaveLength(3);
    later(61);
    await ask(account.username);
    await run();
    expect(sent).toHaveLength(4);
  });

  it('lets one network ask a hundred times in an hour', async () => {
    later(61);
    const from = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: '/api/masuk/lupa', payload: { username: 'siapa' }, remoteAddress });
    for (let i = 0; i < 100; i++) expect((await from('10.7.7.7')).statusCode).toBe(200);
    const refused = await from('10.7.7.7');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await from('10.7.7.8')).statusCode).toBe(200);
    await run();
  });

  it('tells whoever reads the mail where the password is kept, or that the account is off', async () => {
    const elsewhere = await someone({ sumber: 'silaturahmi' });
    await ask(elsewhere.username);
    const off = await someone({ aktif: false });
    await ask(off.username);
    await run();
    const byAddress = new Map(sent.map(mail => [mail.to.address, mail]));
    const first = byAddress.get(await addressOf(elsewhere));
    expect(first?.subject).toContain('Kata sandi Anda dikelola Silaturahmi');
    const second = byAddress.get(await addressOf(off));
    expect(second?.text).toContain('sedang tidak aktif');
    expect([tokenOf(first), tokenOf(second)]).toEqual(['', '']);
  });

  it('names the provider to an account without a password that is entered there', async () => {
    const account = await someone();
    await place.db.execute('delete from internal_sandi where id_user = $1', [account.id]);
    await place.db.execute(
      `insert into pengaturan_penyedia_masuk (id, nama, issuer, client_id, klaim, cocok, urut, aktif)
       values (gen_random_uuid(), 'Akun Kampus', 'https://masuk.contoh.example', 'portal', 'email', 'email', 1, true)`,
    );
    await place.db.execute(
      `insert into internal_identitas (id, id_user, id_penyedia, issuer, sub, status, dibuat)
       select gen_random_uuid(), $1, id, issuer, 'orang', 'tertaut', now() from pengaturan_penyedia_masuk`,
      [account.id],
    );
    await ask(account.username);
    await run();
    expect(sent.at(-1)?.text).toContain('pilih masuk dengan Akun Kampus');
    expect(tokenOf(sent.at(-1))).toBe('');
  });

  it('is written in English to who chose English, whose page is English too', async () => {
    const account = await someone();
    await place.db.execute(`update pengaturan_user set bahasa = 'en' where id = $1`, [account.id]);
    await ask(account.username);
    await run();
    expect(sent.at(-1)?.subject).toContain('Choose a new password');
    expect(sent.at(-1)?.text).toMatch(/Choose a password: http:\/\/localhost:3000\/login\/sandi\?bahasa=en#[\w-]{43}/);
    const refused = await guest.post('masuk/tautan/lihat?bahasa=en', { token: 'none' });
    expect(refused.json().message).toContain('This link does not work any more');
  });

  it('is not sent once its link has lost its force', async () => {
    const account = await someone();
    await ask(account.username);
    await run();
    const mail = await place.db.one<{ id: string }>(
      'select id from internal_surel where kepada = $1 order by created_at desc limit 1',
      [await addressOf(account)],
    );
    await place.db.execute(`update internal_surel set status = 'menunggu', percobaan = 0 where id = $1`, [mail?.id]);
    later(31);
    sent.length = 0;
    await run();
    expect(sent).toHaveLength(0);
    expect(await place.db.one('select status, kesalahan from internal_surel where id = $1', [mail?.id])).toEqual({
      status: 'gagal',
      kesalahan: 'Tautan di dalamnya sudah tidak berlaku.',
    });
  });

  it('says whom to ask where no mail goes out', async () => {
    expect((await guest.get('masuk/lupa')).json()).toEqual({ surel: true });
    const { stranger } = place.world;
    expect((await stranger.get('masuk/lupa')).json()).toEqual({ surel: false });
    const refused = await stranger.post('masuk/lupa', { username: 'siapa' });
    expect(refused.statusCode).toBe(503);
    expect(refused.json().message).toMatch(
      /^Portal belum dapat mengirim surel\. Hubungi pengelola portal \(.+@.+\)\.$/,
    );
  });
});

describe('a first login by mail', () => {
  it('is sent from the account, lasts three days, and needs no temporary password', async () => {
    const account = await someone({ mustChange: true });
    const tim = await as('timmbkm');
    const answer = await tim.post(`user/${account.id}/tautan-masuk`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().email).toBe(await addressOf(account));
    await run();
    const mail = sent.find(({ to }) => to.address === answer.json().email);
    expect(mail?.subject).toContain('Akun Anda siap dipakai');
    later(3 * 24 * 60 - 1);
    const link = tokenOf(mail);
    expect((await guest.post('masuk/tautan/lihat', { token: link })).json()).toMatchObject({ untuk: 'pertama' });
    await guest.post('masuk/tautan', { token: link, password: 'Teh-manis-7' });
    expect((await login(account.username, 'Teh-manis-7')).json().user).toMatchObject({ wajibGantiSandi: false });
  });

  it('is for whoever gives passwords, of accounts whose password is here and that are in use', async () => {
    const account = await someone();
    expect((await (await as('koordinator')).post(`user/${account.id}/tautan-masuk`)).statusCode).toBe(403);
    const tim = await as('timmbkm');
    const superAdmin = await place.campus.account('lupa.super', { roleId: 'HA01' });
    await place.db.execute('update pengaturan_user set super_admin = true where id = $1', [superAdmin.id]);
    expect((await tim.post(`user/${superAdmin.id}/tautan-masuk`)).statusCode).toBe(404);
    const elsewhere = await tim.post(`user/${(await someone({ sumber: 'silaturahmi' })).id}/tautan-masuk`);
    expect(elsewhere.json().errors).toEqual({ id: 'Kata sandi dikelola Silaturahmi.' });
    const off = await tim.post(`user/${(await someone({ aktif: false })).id}/tautan-masuk`);
    expect([off.statusCode, off.json().message]).toEqual([409, 'Akun ini tidak aktif. Aktifkan lebih dahulu.']);
    const without = await (await as('timmbkm', place.world.app)).post(`user/${account.id}/tautan-masuk`);
    expect(without.statusCode).toBe(409);
    expect(without.json().message).toContain('kata sandi sementara');
  });
});
