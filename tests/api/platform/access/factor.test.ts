import { URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../support/world.ts';
import { type Account, bearer, openPlace, type Place, password } from './campus.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.world.close());
beforeEach(async () => {
  await place.db.execute('delete from internal_percobaan_masuk');
});

const later = (seconds: number) => {
  place.world.clock.now = new Date(place.world.clock.now.getTime() + seconds * 1000);
};
/** The code that an authenticator app shows now. */
const codeOf = (uri: string): string => URI.parse(uri).generate({ timestamp: place.world.clock.now.getTime() });
/** A code of six digits that is not the one of now, before or after. */
function wrongCode(uri: string): string {
  const near = [-30, 0, 30].map(seconds =>
    URI.parse(uri).generate({ timestamp: place.world.clock.now.getTime() + seconds * 1000 }),
  );
  return ['000000', '111111', '222222', '333333'].find(code => !near.includes(code)) ?? '';
}

const login = (username: string, secret = password) => place.world.login(username, secret);
const enterCode = (tiket: string, kode: string) => place.world.stranger.post('masuk/kode', { tiket, kode });
const ticketOf = async (username: string): Promise<string> => (await login(username)).json().tiket;

interface Guarded extends Account {
  uri: string;
  codes: string[];
  me: Person;
}

let n = 0;
const someone = (roleId = 'HA03') => place.campus.account(`faktor.${++n}`, { roleId });

/** An account with a second factor. */
async function guarded(roleId = 'HA03'): Promise<Guarded> {
  const account = await someone(roleId);
  const me = await place.enter(account.username);
  const begun = await me.post('user/dua-langkah/mulai', { password });
  expect(begun.statusCode, begun.body).toBe(200);
  const { uri } = begun.json<{ uri: string }>();
  const on = await me.post('user/dua-langkah/nyalakan', { kode: codeOf(uri) });
  expect(on.statusCode, on.body).toBe(200);
  // The next code is another one.
  later(30);
  return { ...account, uri, codes: on.json<{ kodePemulihan: string[] }>().kodePemulihan, me };
}

describe('a second factor', () => {
  it('is set up with the password and a first code, and is told with ten recovery codes', async () => {
    const account = await someone();
    const me = await place.enter(account.username);
    const elsewhere = await place.enter(account.username);
    expect((await me.get('user/dua-langkah')).json()).toEqual({
      aktif: false,
      sejak: null,
      sisa: 0,
      boleh: true,
      wajib: false,
    });
    expect((await me.post('user/dua-langkah/nyalakan', { kode: '123456' })).statusCode).toBe(409);
    const wrong = await me.post('user/dua-langkah/mulai', { password: 'bukan' });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { password: 'Kata sandi salah.' }]);
    const { uri, rahasia } = (await me.post('user/dua-langkah/mulai', { password })).json();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Portal%20MBKM:faktor\.\d+\?/);
    expect(uri).toContain(rahasia);
    const mistyped = await me.post('user/dua-langkah/nyalakan', { kode: wrongCode(uri) });
    expect(mistyped.json().errors).toEqual({ kode: 'Kode salah atau sudah dipakai.' });
    // Not in force before it is confirmed.
    expect((await login(account.username)).statusCode).toBe(200);
    const { kodePemulihan } = (await me.post('user/dua-langkah/nyalakan', { kode: codeOf(uri) })).json();
    expect(new Set(kodePemulihan).size).toBe(10);
    expect((await me.get('user/dua-langkah')).json()).toMatchObject({ aktif: true, sisa: 10 });
    expect((await elsewhere.get('user')).statusCode).toBe(401);
    for (const table of ['internal_faktor_kedua', 'internal_kode_pemulihan', 'pengaturan_log_aktivitas']) {
      const kept = JSON.stringify(await place.db.query(`select * from ${table}`));
      for (const secret of [rahasia, ...kodePemulihan]) expect(kept, table).not.toContain(secret);
    }
  });

  it('is not for students', async () => {
    const student = await place.campus.account('faktor.siswa', {
      roleId: 'HA02',
      idMahasiswa: place.campus.mahasiswa[0],
    });
    const me = await place.enter(student.username);
    expect((await me.get('user/dua-langkah')).json()).toMatchObject({ boleh: false });
    expect((await me.post('user/dua-langkah/mulai', { password })).statusCode).toBe(403);
  });

  it('is asked for after a right password, with a ticket; a wrong password is told as ever', async () => {
    const { username, uri, id } = await guarded();
    expect((await login(username, 'salah')).json()).toEqual({
      statusCode: 401,
      code: 'wrongLogin',
      message: 'Nama pengguna atau kata sandi salah.',
    });
    const asked = await login(username);
    expect(asked.statusCode).toBe(403);
    expect(asked.json()).toEqual({
      statusCode: 403,
      code: 'factor.needed',
      message: 'Masukkan kode dari aplikasi autentikator Anda.',
      tiket: expect.stringMatching(/^[\w-]{43}$/),
      berlakuDetik: 300,
    });
    const { tiket } = asked.json();
    expect((await enterCode(tiket, wrongCode(uri))).json().errors).toEqual({ kode: 'Kode salah atau sudah dipakai.' });
    const entered = await enterCode(tiket, codeOf(uri));
    expect(entered.statusCode, entered.body).toBe(200);
    expect(entered.json()).toMatchObject({ token: { expiresIn: 12 * 3600 }, user: { id, username } });
    expect((await bearer(place.world, entered.json().token.AccessToken).get('user')).statusCode).toBe(200);
    expect((await enterCode(tiket, codeOf(uri))).statusCode).toBe(403);
  });

  it('leaves the login of everybody else as the specification has it', async () => {
    const { username } = await someone();
    const answer = await login(username);
    expect(Object.keys(answer.json())).toEqual(['token', 'user']);
    expect(answer.json().user).not.toHaveProperty('wajibDuaLangkah');
  });

  it('takes no code twice, one a step early or late, and none that is older', async () => {
    const { username, uri } = await guarded();
    const code = codeOf(uri);
    expect((await enterCode(await ticketOf(username), code)).statusCode).toBe(200);
    expect((await enterCode(await ticketOf(username), code)).statusCode).toBe(422);
    later(60);
    const late = codeOf(uri);
    later(30);
    expect((await enterCode(await ticketOf(username), late)).statusCode).toBe(200);
    const old = codeOf(uri);
    later(90);
    expect((await enterCode(await ticketOf(username), old)).statusCode).toBe(422);
  });

  it('of two who bring one code at once lets one in', async () => {
    const { username, uri } = await guarded();
    const tickets = [await ticketOf(username), await ticketOf(username)];
    const answers = await Promise.all(tickets.map(tiket => enterCode(tiket, codeOf(uri))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('is passed by a recovery code, once each', async () => {
    const { username, codes, me } = await guarded();
    const [first = ''] = codes;
    expect((await enterCode(await ticketOf(username), first.toUpperCase().replace('-', ' '))).statusCode).toBe(200);
    expect((await enterCode(await ticketOf(username), first)).statusCode).toBe(422);
    expect((await me.get('user/dua-langkah')).json()).toMatchObject({ sisa: 9 });
  });

  it('slows guesses down, over all tickets, until the account is unlocked', async () => {
    const { username, uri, id } = await guarded();
    for (let i = 0; i < 5; i++)
      expect((await enterCode(await ticketOf(username), wrongCode(uri))).statusCode).toBe(422);
    const tiket = await ticketOf(username);
    const waiting = await enterCode(tiket, codeOf(uri));
    expect(waiting.statusCode).toBe(429);
    expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0);
    const admin = await place.world.as('HA01');
    expect((await admin.put(`user/unlock/${id}`)).statusCode).toBe(200);
    expect((await enterCode(tiket, codeOf(uri))).statusCode).toBe(200);
  });

  it('wants the code within five minutes', async () => {
    const { username, uri } = await guarded();
    const tiket = await ticketOf(username);
    later(301);
    const late = await enterCode(tiket, codeOf(uri));
    expect([late.statusCode, late.json().message]).toEqual([
      403,
      'Waktu untuk memasukkan kode sudah habis. Masuk lagi dari awal.',
    ]);
  });

  it('goes, and gives other recovery codes, with password and code', async () => {
    const { username, uri, codes, me } = await guarded();
    const kode = codeOf(uri);
    expect((await me.post('user/dua-langkah/matikan', { password: 'bukan', kode })).json().errors).toEqual({
      password: 'Kata sandi salah.',
    });
    const fresh = await me.post('user/dua-langkah/kode-pemulihan', { password, kode });
    expect(fresh.json().kodePemulihan).toHaveLength(10);
    expect((await enterCode(await ticketOf(username), codes[1] ?? '')).statusCode).toBe(422);
    expect((await me.post('user/dua-langkah/matikan', { password, kode })).json().errors).toEqual({
      kode: 'Kode salah atau sudah dipakai.',
    });
    const [left = ''] = fresh.json<{ kodePemulihan: string[] }>().kodePemulihan;
    expect((await me.post('user/dua-langkah/matikan', { password, kode: left })).statusCode).toBe(200);
    expect((await login(username)).statusCode).toBe(200);
  });

  it('is taken off by another Super Admin with a note, and told', async () => {
    const { username, id, me } = await guarded();
    const admin = await place.world.as('HA01');
    const path = `user/${id}/dua-langkah/hapus`;
    expect((await (await place.world.as('HA03')).put(path, { catatan: 'Ponsel hilang' })).statusCode).toBe(403);
    expect((await admin.bare.put(path, {})).json().errors).toEqual({ catatan: 'Catatan wajib diisi.' });
    expect((await admin.bare.put(path, { catatan: 'Ponsel hilang' })).statusCode).toBe(200);
    expect((await admin.bare.put(path, { catatan: 'Ponsel hilang' })).statusCode).toBe(409);
    expect((await me.get('user')).statusCode).toBe(401);
    const again = await place.enter(username);
    const notices = (await again.get('notifikasi')).json<{ judul: string }[]>();
    expect(notices.map(({ judul }) => judul)).toContain('Verifikasi dua langkah dihapus');
    const log = await admin.get('pengaturan/log-aktivitas', { sort: ['waktu', 'DESC'], range: [0, 9] });
    expect(log.body).toContain('Verifikasi dua langkah dihapus: Ponsel hilang');
    const { id: own } = (await admin.get('user')).json<{ id: string }>();
    expect((await admin.bare.put(`user/${own}/dua-langkah/hapus`, { catatan: 'Sendiri' })).statusCode).toBe(403);
  });
});

describe('a second factor that the settings demand', () => {
  const demand = async (nilai: boolean) => {
    await place.db.execute(`delete from mbkm_konfigurasi where kunci = 'masuk.wajibDuaLangkah'`);
    const admin = await place.enter('uji.kunci');
    const path = 'mbkm/konfigurasi/masuk.wajibDuaLangkah';
    return admin.bare.put(path, { nilai, version: null });
  };
  beforeAll(async () => {
    await place.campus.account('uji.kunci', { roleId: 'HA01' });
  });

  it('keeps a Super Admin without one from everything else', async () => {
    const tim = await place.world.as('HA03');
    const refused = await tim.put('mbkm/konfigurasi/masuk.wajibDuaLangkah', { nilai: true });
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Hanya Super Admin yang mengubah pengaturan ini.',
    ]);
    const before = await place.enter('uji.kunci');
    expect((await demand(true)).statusCode).toBe(200);
    const entered = await login('uji.kunci');
    expect(entered.json().user).toMatchObject({ wajibDuaLangkah: true });
    for (const me of [before, bearer(place.world, entered.json().token.AccessToken)]) {
      expect((await me.get('user')).json()).toMatchObject({ wajibDuaLangkah: true });
      const closed = await me.get('pengaturan/user');
      expect([closed.statusCode, closed.json().message]).toEqual([403, 'Siapkan verifikasi dua langkah lebih dahulu.']);
    }
    // Nobody else is asked.
    expect((await tim.get('pengaturan/user')).statusCode).toBe(200);
    const { uri } = (await before.post('user/dua-langkah/mulai', { password })).json();
    expect((await before.post('user/dua-langkah/nyalakan', { kode: codeOf(uri) })).statusCode).toBe(200);
    expect((await before.get('pengaturan/user')).statusCode).toBe(200);
    expect((await before.get('user')).json()).not.toHaveProperty('wajibDuaLangkah');
    later(30);
    expect((await enterCode(await ticketOf('uji.kunci'), codeOf(uri))).json().user).not.toHaveProperty(
      'wajibDuaLangkah',
    );
  });

  it('counts the factor of the provider that somebody came in by', async () => {
    const account = await someone('HA01');
    const me = await place.enter(account.username);
    expect((await me.get('pengaturan/user')).statusCode).toBe(403);
    await place.db.execute(
      `insert into pengaturan_penyedia_masuk (id, nama, issuer, client_id, klaim, cocok, urut, aktif)
       values (gen_random_uuid(), 'Akun Kampus', 'https://masuk.contoh.example', 'portal', 'email', 'email', 1, true)`,
    );
    await place.db.execute(
      `insert into internal_identitas (id, id_user, id_penyedia, issuer, sub, status, dibuat)
       select gen_random_uuid(), $1, id, issuer, 'orang', 'tertaut', now() from pengaturan_penyedia_masuk`,
      [account.id],
    );
    const other = await place.enter(account.username);
    await place.db.execute(
      `update internal_sesi set id_identitas = (select id from internal_identitas where id_user = $1)
       where id_user = $1 and dibuat = (select max(dibuat) from internal_sesi where id_user = $1)`,
      [account.id],
    );
    expect((await other.get('pengaturan/user')).statusCode).toBe(200);
  });
});

describe('sessions of another account', () => {
  it('are seen and ended by the Super Admin, with a note', async () => {
    await place.db.execute(`delete from mbkm_konfigurasi where kunci = 'masuk.wajibDuaLangkah'`);
    await place.db.notify('konfigurasi');
    const account = await someone();
    const first = await place.enter(account.username);
    const second = await place.enter(account.username);
    const admin = await place.world.as('HA01');
    const seen = (await admin.get(`user/${account.id}/keamanan`)).json();
    expect(seen).toMatchObject({ duaLangkah: { aktif: false, sejak: null, sisa: 0 } });
    expect(seen.sesi).toHaveLength(2);
    expect((await (await place.world.as('HA03')).get(`user/${account.id}/keamanan`)).statusCode).toBe(403);
    const path = `user/${account.id}/sesi/akhiri`;
    expect((await admin.bare.post(path, {})).json().errors).toEqual({ catatan: 'Catatan wajib diisi.' });
    const one = { catatan: 'Perangkat hilang', idSesi: seen.sesi[1].id };
    expect((await admin.bare.post(path, one)).json()).toEqual({ diakhiri: 1 });
    expect((await admin.bare.post(path, one)).statusCode).toBe(404);
    expect([(await first.get('user')).statusCode, (await second.get('user')).statusCode].sort()).toEqual([200, 401]);
    expect((await admin.bare.post(path, { catatan: 'Semua' })).json()).toEqual({ diakhiri: 1 });
    expect((await second.get('user')).statusCode).toBe(401);
    const log = await admin.get('pengaturan/log-aktivitas', { sort: ['waktu', 'DESC'], range: [0, 9] });
    expect(log.body).toContain('Sesi diakhiri (1): Perangkat hilang');
  });
});
