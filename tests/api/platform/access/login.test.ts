import argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Account, openPlace, type Place, password } from './campus.ts';

const wrong = 'Nama pengguna atau kata sandi salah.';
const minute = 60_000;

describe('POST /user/login', () => {
  let place: Place;
  let tim: Account;
  beforeAll(async () => {
    place = await openPlace();
    tim = await place.campus.account('uji.tim', { roleId: 'HA03' });
    await place.campus.account('uji.mati', { roleId: 'HA03', aktif: false });
    await place.campus.account('uji.sso', { roleId: 'HA03', sumber: 'silaturahmi' });
  });
  afterAll(() => place.world.close());

  const login = (username: string, secret: string, ip = '10.0.0.1', headers = {}) =>
    place.world.app.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { 'x-api-key': 'portal-mbkm-demo', ...headers },
      payload: { username, password: secret },
      remoteAddress: ip,
    });

  it('gives a token and the user', async () => {
    const answer = await login('UJI.tim', password);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      token: { AccessToken: expect.stringMatching(/^[\w-]{43}$/), expiresIn: 12 * 3600 },
      user: {
        id: tim.id,
        username: 'uji.tim',
        role: { id: 'HA03', name: 'Tim MBKM', dasar: 'HA03' },
        idProgramProdi: null,
        wajibGantiSandi: false,
        sesi: { idleDetik: 1800, ingatkanDetik: 30 },
      },
    });
    expect(answer.body).not.toContain('argon2');
  });

  it('counts guesses at one account together, however its name is spelled', async () => {
    const [same] = await place.db.query<{ sama: boolean }>(`select lower('UJİ.TİM') = 'uji.tim' as sama`);
    const spelling = same?.sama ? 'UJİ.TİM' : 'UJI.TIM';
    for (let i = 0; i < 5; i++) expect((await login(spelling, 'salah', '10.9.1.1')).statusCode).toBe(401);
    expect((await login('uji.tim', password, '10.9.1.1')).statusCode).toBe(429);
    await place.db.execute('delete from internal_percobaan_masuk');
    await place.db.execute(`update pengaturan_user set terkunci_sampai = null where username = 'uji.tim'`);
  });

  it('keeps only a digest of the token', async () => {
    const token: string = (await login('uji.tim', password)).json().token.AccessToken;
    const rows = await place.db.query('select * from internal_sesi');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('wants the API key', async () => {
    for (const key of ['', 'salah', 'portal-mbkm-dem', 'portal-mbkm-demo2']) {
      const answer = await login('uji.tim', password, '10.0.0.1', { 'x-api-key': key });
      expect(answer.statusCode).toBe(403);
      expect(answer.json().message).toBe('Kunci API salah.');
    }
  });

  it('wants both fields', async () => {
    for (const payload of [
      {},
      { username: 'uji.tim' },
      { username: ' ', password },
      { username: 'uji.tim', password: '' },
      { username: {}, password },
      [],
    ]) {
      const answer = await place.world.app.inject({
        method: 'POST',
        url: '/api/user/login',
        headers: { 'x-api-key': 'portal-mbkm-demo' },
        payload,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe('Nama pengguna dan kata sandi wajib diisi.');
    }
  });

  it('says the same for a wrong password, an unknown user and an account of Silaturahmi', async () => {
    for (const [username, ip] of [
      ['uji.tim', '10.0.1.1'],
      ['uji.tiada', '10.0.1.2'],
      ['uji.sso', '10.0.1.3'],
    ] as const) {
      const verify = vi.spyOn(argon2, 'verify');
      const answer = await login(username, 'salah-besar-1', ip);
      // As much work for each: the time of an answer tells nobody who has an account.
      expect(verify.mock.calls.map(([, typed]) => typed)).toEqual(['salah-besar-1']);
      verify.mockRestore();
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ statusCode: 401, code: 'wrongLogin', message: wrong });
    }
  });

  it('tells a locked-out owner only after the right password', async () => {
    expect((await login('uji.mati', 'salah-besar-1')).json().message).toBe(wrong);
    const answer = await login('uji.mati', password);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toBe('Akun Anda tidak aktif. Hubungi admin portal.');
  });

  it('logs logins and failures without what was typed', async () => {
    await login('kata-sandi-rahasia-9', 'x');
    const rows = await place.db.query<{ aksi: string }>('select * from pengaturan_log_aktivitas');
    expect(new Set(rows.map(row => row.aksi))).toEqual(new Set(['masuk', 'gagal_masuk']));
    expect(JSON.stringify(rows)).not.toContain('kata-sandi-rahasia-9');
    expect(JSON.stringify(rows)).not.toContain('salah-besar-1');
  });

  it('survives hostile input', async () => {
    for (const username of ["' or 1=1 --", '\u0000', 'a'.repeat(5000), '%', '__proto__']) {
      const answer = await login(username, password, '10.0.2.1');
      expect([400, 401]).toContain(answer.statusCode);
    }
  });
});

describe('throttling', () => {
  let place: Place;
  let tim: Account;
  let superAdmin: Account;
  beforeAll(async () => {
    place = await openPlace();
    tim = await place.campus.account('uji.tim', { roleId: 'HA03' });
    superAdmin = await place.campus.account('uji.super', { roleId: 'HA01' });
  });
  afterAll(() => place.world.close());

  const login = (username: string, secret: string, ip: string) =>
    place.world.app.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { 'x-api-key': 'portal-mbkm-demo' },
      payload: { username, password: secret },
      remoteAddress: ip,
    });

  const wait = (milliseconds: number) => {
    place.world.clock.now = new Date(place.world.clock.now.getTime() + milliseconds);
  };
  const wrongOnes = async (n: number, username: string, ip: (i: number) => string) => {
    for (let i = 0; i < n; i++) expect((await login(username, 'salah', ip(i))).statusCode).toBe(401);
  };

  it('slows a name down at an address after five wrong passwords, longer each time, and forgets it when unlocked', async () => {
    await wrongOnes(5, 'uji.tim', () => '10.1.0.1');
    const sixth = await login('uji.tim', password, '10.1.0.1');
    expect(sixth.statusCode).toBe(429);
    expect(sixth.json().message).toBe('Terlalu banyak percobaan masuk. Coba lagi dalam 1 menit.');
    expect(Number(sixth.headers['retry-after'])).toBe(30);
    const waits: number[] = [];
    for (let i = 0; i < 7; i++) {
      const answer = await login('uji.tim', 'salah', '10.1.0.1');
      const seconds = Number(answer.headers['retry-after']);
      waits.push(seconds);
      wait(seconds * 1000);
      expect((await login('uji.tim', 'salah', '10.1.0.1')).statusCode).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
    const locked = await place.db.one<{ sampai: string }>(
      'select terkunci_sampai as sampai from pengaturan_user where id = $1',
      [tim.id],
    );
    expect(locked?.sampai).toBe(new Date(place.world.clock.now.getTime() + 15 * minute).toISOString());

    const admin = await place.enter(superAdmin.username);
    expect((await admin.put(`user/unlock/${tim.id}`)).statusCode).toBe(200);
    expect((await login('uji.tim', password, '10.1.0.1')).statusCode).toBe(200);
  });

  it('lets nobody lock out the owner: elsewhere the right password goes through', async () => {
    await wrongOnes(5, 'uji.super', () => '10.2.0.1');
    expect((await login('uji.super', password, '10.2.0.2')).statusCode).toBe(200);
  });

  it('lets the right password through where the account came in before, however many guess there and elsewhere', async () => {
    expect((await login('uji.tim', password, '10.3.0.1')).statusCode).toBe(200);
    await wrongOnes(40, 'uji.tim', () => '10.3.0.1');
    for (let i = 0; i < 30; i++) await login('uji.tim', 'salah', `10.3.1.${i}`);
    expect((await login('uji.tim', password, '10.3.0.1')).statusCode).toBe(200);
  });

  it('slows down guesses at one account from many addresses', async () => {
    await wrongOnes(20, 'uji.super', i => `10.4.0.${i}`);
    expect((await login('uji.super', password, '10.4.1.1')).statusCode).toBe(429);
    wait(30_000);
    expect((await login('uji.super', password, '10.4.1.1')).statusCode).toBe(200);
  });

  it('treats a name that nobody has alike, and lets it slow down no other', async () => {
    await wrongOnes(5, 'uji.tiada', () => '10.5.0.1');
    expect((await login('UJI.TIADA', 'salah', '10.5.0.1')).statusCode).toBe(429);
    for (let i = 0; i < 40; i++) expect((await login(`uji.nama${i}`, 'salah', '10.5.0.1')).statusCode).toBe(401);
    expect((await login('uji.tim', password, '10.5.0.1')).statusCode).toBe(200);
  });

  it('slows down newcomers at an address that fails with many accounts, a minute at most', async () => {
    for (let i = 0; i < 30; i++) {
      await place.campus.account(`uji.banyak${i}`, { roleId: 'HA03' });
      expect((await login(`uji.banyak${i}`, 'salah', '10.6.0.1')).statusCode).toBe(401);
    }
    const newcomer = await login('uji.tim', password, '10.6.0.1');
    expect([newcomer.statusCode, Number(newcomer.headers['retry-after'])]).toEqual([429, 30]);
    expect((await login('uji.tim', password, '10.6.0.2')).statusCode).toBe(200);
    wait(minute);
    expect((await login('uji.tim', password, '10.6.0.1')).statusCode).toBe(200);
    // At home there now, whoever else fails.
    for (let i = 0; i < 30; i++) await login(`uji.banyak${i}`, 'salah', '10.6.0.1');
    expect((await login('uji.tim', password, '10.6.0.1')).statusCode).toBe(200);
  });

  it('cannot be outrun by many attempts at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => login('uji.tim', `salah${i}`, '10.7.0.1')));
    expect(answers.filter(answer => answer.statusCode === 401)).toHaveLength(5);
    expect(answers.filter(answer => answer.statusCode === 429)).toHaveLength(7);
  });
});

describe('Silaturahmi', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace();
  });
  afterAll(() => place.world.close());

  const enter = (username: string, secret: string, path = 'user/validasi-login-silaturahmi') =>
    place.world.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { 'x-api-key': 'portal-mbkm-demo' },
      payload: { username, password: secret },
    });

  it('makes the account of a student of the master data at the first login', async () => {
    const first = await enter(place.campus.npm[0], 'Nusantara#2026');
    expect(first.statusCode).toBe(200);
    expect(first.json().user).toMatchObject({
      username: place.campus.npm[0],
      sumber: 'silaturahmi',
      role: { id: 'HA02' },
      idProgramProdi: place.campus.prodi[0],
    });
    const second = await enter(place.campus.npm[0], 'Nusantara#2026');
    expect(second.json().user.id).toBe(first.json().user.id);
  });

  it('checks without a session', async () => {
    const answer = await enter('998800000000', 'Nusantara#2026', 'silaturahmi/auth');
    expect(answer.json()).toEqual({
      kode: '998800000000',
      nama: 'Dosen Uji 1',
      jenis: 'dosen',
      email: 'dosen0@uji.ac.id',
    });
  });

  it('refuses a wrong password and an unknown person alike', async () => {
    for (const [username, secret] of [
      [place.campus.npm[1], 'salah'],
      ['0000000000', 'Nusantara#2026'],
    ] as const) {
      const answer = await enter(username, secret);
      expect(answer.statusCode).toBe(401);
      expect(answer.json().message).toBe(wrong);
    }
  });

  it('throttles', async () => {
    for (let i = 0; i < 5; i++) await enter('998800000001', 'salah');
    expect((await enter('998800000001', 'Nusantara#2026')).statusCode).toBe(429);
  });
});
