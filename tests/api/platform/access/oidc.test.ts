import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OidcServer, startOidc } from '../../support/oidcServer.ts';
import type { Person } from '../../support/world.ts';
import { bearer, openPlace, type Place, password } from './campus.ts';

const lost = 'Proses masuk ini tidak dikenal, sudah dipakai, atau terlalu lama. Mulai lagi dari halaman masuk.';

let place: Place;
let oidc: OidcServer;
let superAdmin: Person;
let id: string;

/** A browser at the portal: keeps the cookie that binds a login to it. */
class Browser {
  cookie = '';
  readonly there = oidc.browser();

  async get(url: string) {
    const answer = await place.world.app.inject({ url, headers: this.cookie ? { cookie: this.cookie } : {} });
    const set = [answer.headers['set-cookie'] ?? []].flat().find(line => line.startsWith('mbkm_masuk='));
    if (set) this.cookie = set.split(';')[0] ?? '';
    return answer;
  }

  post(path: string, payload: Record<string, unknown>, headers: Record<string, string> = {}) {
    const url = `/api/${path}`;
    return place.world.app.inject({ method: 'POST', url, payload, headers: { cookie: this.cookie, ...headers } });
  }

  async begin(query = '') {
    return String((await this.get(`/api/masuk/${id}/mulai${query}`)).headers.location);
  }

  /** The way back from the provider. @returns where it leads */
  async comeBack(address: string) {
    const { pathname, search } = new URL(address);
    return String((await this.get(pathname + search)).headers.location);
  }

  async ticket(login: string, change: (address: string) => string = address => address) {
    const target = await this.comeBack(await this.there.follow(change(await this.begin()), login));
    return target.split('#')[1] ?? '';
  }

  async enter(login: string, change?: (address: string) => string) {
    return this.post('masuk/tukar', { tiket: await this.ticket(login, change) });
  }
}

const set = (body: Record<string, unknown>) => superAdmin.put(`pengaturan/penyedia-masuk/${id}`, body);
const accountsOf = (npm: string) =>
  place.db.query<{ id: string; username: string }>(
    'select u.id, u.username from pengaturan_user u join master_mahasiswa m on m.id = u.id_mahasiswa where m.npm = $1',
    [npm],
  );

beforeAll(async () => {
  place = await openPlace();
  oidc = await startOidc();
  superAdmin = await place.world.as('HA01');
  const made = await superAdmin.post('pengaturan/penyedia-masuk', {
    nama: 'Kampus Uji',
    issuer: oidc.issuer,
    clientId: oidc.clientId,
    klaim: 'npm',
    cocok: 'npm',
    urut: 1,
    aktif: true,
  });
  expect(made.statusCode, made.body).toBe(201);
  id = made.json<{ id: string }>().id;
  const saved = await superAdmin.bare.put(`pengaturan/penyedia-masuk/${id}/rahasia`, { rahasia: oidc.secret });
  expect(saved.statusCode, saved.body).toBe(200);
  const base = 'http://localhost:3000';
  await oidc.open(`${base}/api/masuk/${id}/kembali`, `${base}/api/masuk/${id}/keluar`, place.world.app);
  await place.db.query(`update master_mahasiswa set email = npm || '@kampus.test' where npm = any($1)`, [
    place.campus.npm,
  ]);
});
afterAll(async () => {
  await oidc.close();
  await place.world.close();
});
beforeEach(async () => {
  oidc.down = false;
  oidc.people.clear();
  const [first, second] = place.campus.npm;
  oidc.people.set('satu', { npm: first, name: 'Siswa Uji 1', email: 'satu@kampus.test', email_verified: true });
  oidc.people.set('dua', { npm: second, name: 'Siswa Uji 2', email: 'dua@kampus.test', email_verified: true });
  oidc.people.set('asing', { npm: '0000000000', name: 'Orang Luar', email: 'luar@kampus.test', email_verified: true });
  await place.db.execute('delete from internal_identitas');
  await place.db.execute('delete from internal_upaya_masuk');
  await place.db.execute(
    'delete from pengaturan_user where id_mahasiswa in (select id from master_mahasiswa where npm = any($1))',
    [place.campus.npm],
  );
});

describe('login at a provider', () => {
  it('offers the active providers without a login, and nothing of their settings', async () => {
    expect((await place.world.stranger.get('masuk')).json()).toEqual([{ id, nama: 'Kampus Uji' }]);
  });

  it('lets a student of the master data in, once and again as the same account with the role of the portal', async () => {
    const first = await new Browser().enter('satu');
    expect(first.statusCode, first.body).toBe(200);
    expect(first.json()).toMatchObject({
      token: { AccessToken: expect.stringMatching(/^[\w-]{43}$/) },
      user: { username: place.campus.npm[0], role: { id: 'HA02' }, wajibGantiSandi: false },
      tujuan: null,
    });
    const again = await new Browser().enter('satu');
    expect(again.json().user.id).toBe(first.json().user.id);
    expect(await accountsOf(place.campus.npm[0])).toHaveLength(1);
    const me = bearer(place.world, first.json().token.AccessToken);
    expect((await me.get('user')).json().username).toBe(place.campus.npm[0]);
  });

  it('knows the account by issuer and subject: another number or address makes no second one and takes none over', async () => {
    const first = (await new Browser().enter('satu')).json();
    await new Browser().enter('dua');
    oidc.people.set('satu', { npm: place.campus.npm[1], email: 'dua@kampus.test', email_verified: true });
    expect((await new Browser().enter('satu')).json().user.id).toBe(first.user.id);
    // Somebody else is given the number that "dua" had.
    oidc.people.set('tiga', { npm: place.campus.npm[1], email: 'dua@kampus.test', email_verified: true });
    const third = await new Browser().enter('tiga');
    expect(third.statusCode).toBe(403);
    expect(third.json().message).toContain('sudah tertaut dengan akun Kampus Uji yang lain');
    expect(await accountsOf(place.campus.npm[1])).toHaveLength(1);
  });

  it('tells whom to ask who is not in the master data', async () => {
    const answer = await new Browser().enter('asing');
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toMatch(
      /0000000000.*tidak ditemukan di data portal. Hubungi pengelola portal \(.+@.+\)/,
    );
  });

  it('wants the password of an account that was there before, once', async () => {
    const { id: idUser } = await place.campus.account('uji.lama', {
      roleId: 'HA02',
      idMahasiswa: place.campus.mahasiswa[0],
    });
    const browser = new Browser();
    const tiket = await browser.ticket('satu');
    const asked = await browser.post('masuk/tukar', { tiket });
    expect(asked.json()).toEqual({ tautkan: { penyedia: 'Kampus Uji', username: 'uji.lama', denganSandi: true } });
    const wrong = await browser.post('masuk/tautkan', { tiket, password: 'bukan-ini-9' });
    expect(wrong.statusCode).toBe(422);
    const right = await browser.post('masuk/tautkan', { tiket, password });
    expect(right.statusCode, right.body).toBe(200);
    expect(right.json().user.id).toBe(idUser);
    expect((await new Browser().enter('satu')).json().user.id).toBe(idUser);
    // The ticket has served.
    expect((await browser.post('masuk/tautkan', { tiket, password })).json().message).toBe(lost);
  });

  it('lets Tim MBKM approve the tie instead, and undo it with its sessions', async () => {
    const { id: idUser } = await place.campus.account('uji.lama2', {
      roleId: 'HA02',
      idMahasiswa: place.campus.mahasiswa[0],
    });
    await new Browser().enter('satu');
    const tim = await place.world.as('HA03');
    const [waiting] = (await tim.get(`user/${idUser}/identitas`)).json();
    expect(waiting).toMatchObject({ status: 'menunggu', sub: 'satu', email: 'satu@kampus.test' });
    expect((await tim.bare.put(`user/${idUser}/identitas/${waiting.id}/setujui`)).statusCode).toBe(200);
    const entered = (await new Browser().enter('satu')).json();
    expect(entered.user.id).toBe(idUser);
    const me = bearer(place.world, entered.token.AccessToken);
    expect((await me.get('user')).statusCode).toBe(200);
    expect((await me.bare.put(`user/${idUser}/identitas/${waiting.id}/setujui`)).statusCode).toBe(403);
    expect((await tim.bare.delete(`user/${idUser}/identitas/${waiting.id}`)).statusCode).toBe(200);
    expect((await me.get('user')).statusCode).toBe(401);
  });

  it('keeps the accounts when one provider replaces another', async () => {
    const old = (
      await superAdmin.post('pengaturan/penyedia-masuk', {
        nama: 'Kampus Lama',
        issuer: 'https://lama.kampus.test',
        clientId: 'lama',
        klaim: 'npm',
        cocok: 'npm',
        urut: 2,
      })
    ).json<{ id: string }>().id;
    const { id: idUser } = await place.campus.account('uji.pindah', {
      roleId: 'HA02',
      idMahasiswa: place.campus.mahasiswa[0],
    });
    await place.db.query(
      `insert into internal_identitas (id, id_user, id_penyedia, issuer, sub, status, dibuat)
       values (gen_random_uuid(), $1, $2, 'https://lama.kampus.test', 'x1', 'tertaut', now())`,
      [idUser, old],
    );
    await set({ menggantikan: old });
    expect((await new Browser().enter('satu')).json().user.id).toBe(idUser);
    await set({ menggantikan: null });
  });

  it('opens only paths of the portal afterwards', async () => {
    const tujuan = async (named: string) => {
      const browser = new Browser();
      const address = await browser.begin(`?tujuan=${encodeURIComponent(named)}`);
      const target = await browser.comeBack(await browser.there.follow(address, 'satu'));
      return (await browser.post('masuk/tukar', { tiket: target.split('#')[1] })).json().tujuan;
    };
    expect(await tujuan('/magang/riwayat?x=1')).toBe('/magang/riwayat?x=1');
    for (const named of ['https://jahat.test/', '//jahat.test', '/\\jahat.test', 'javascript:alert(1)', '/logout'])
      expect(await tujuan(named), named).toBeNull();
  });
});

describe('what is not to be trusted', () => {
  const refused = async (browser: Browser, change: (address: string) => string) => browser.enter('satu', change);

  it('refuses a token with another nonce', async () => {
    const answer = await refused(new Browser(), address => {
      const url = new URL(address);
      url.searchParams.set('nonce', 'bukan-nonce-kami');
      return url.href;
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain('tidak dapat dipercaya');
  });

  it('refuses a token that expired, is for another client, from another issuer, or signed by somebody else', async () => {
    const now = Math.floor(Date.now() / 1000);
    const good = { iss: oidc.issuer, sub: 'satu', iat: now, exp: now + 300 };
    for (const [what, forged, otherKey] of [
      ['expired', { iat: now - 4000, exp: now - 3000 }, false],
      ['audience', { aud: 'klien-lain' }, false],
      ['issuer', { iss: 'https://lain.test' }, false],
      ['signature', {}, true],
    ] as const) {
      let nonce = '';
      oidc.forge(aud => ({ ...good, aud, nonce, npm: place.campus.npm[0], ...forged }), otherKey);
      const answer = await refused(new Browser(), address => {
        nonce = new URL(address).searchParams.get('nonce') ?? '';
        return address;
      });
      expect(answer.statusCode, what).toBe(403);
    }
    expect(await accountsOf(place.campus.npm[0])).toEqual([]);
  });

  it('takes a way back once, and only of the browser that began it', async () => {
    const browser = new Browser();
    const back = await browser.there.follow(await browser.begin(), 'satu');
    const other = new Browser();
    await other.begin();
    expect(await other.comeBack(back)).toBe('/login/penyedia');
    const ticket = (await browser.comeBack(back)).split('#')[1] ?? '';
    expect(ticket).not.toBe('');
    expect(await browser.comeBack(back)).toBe('/login/penyedia');
    expect((await other.post('masuk/tukar', { tiket: ticket })).json().message).toBe(lost);
    expect((await browser.post('masuk/tukar', { tiket: ticket })).statusCode).toBe(200);
    expect((await browser.post('masuk/tukar', { tiket: ticket })).json().message).toBe(lost);
  });

  it('refuses a way back that took too long, and what the person cancelled', async () => {
    const browser = new Browser();
    const back = await browser.there.follow(await browser.begin(), 'satu');
    const { now } = place.world.clock;
    place.world.clock.now = new Date(now.getTime() + 11 * 60_000);
    expect(await browser.comeBack(back)).toBe('/login/penyedia');
    place.world.clock.now = now;
    const state = new URL(await browser.begin()).searchParams.get('state') ?? '';
    const iss = encodeURIComponent(oidc.issuer);
    const target = await browser.comeBack(
      `http://localhost:3000/api/masuk/${id}/kembali?error=access_denied&state=${state}&iss=${iss}`,
    );
    const answer = await browser.post('masuk/tukar', { tiket: target.split('#')[1] });
    expect(answer.json().message).toBe('Kampus Uji membatalkan proses masuk. Coba lagi.');
  });

  it('says that the provider is down, and lets nobody in', async () => {
    const browser = new Browser();
    const back = await browser.there.follow(await browser.begin(), 'satu');
    oidc.down = true;
    const target = await browser.comeBack(back);
    const answer = await browser.post('masuk/tukar', { tiket: target.split('#')[1] });
    expect(answer.statusCode).toBe(502);
    expect(answer.json().message).toContain('sedang tidak dapat dihubungi');
  });

  it('wants a verified address where it goes by address, and the domain of the settings', async () => {
    await set({ klaim: 'email', cocok: 'email' });
    const email = `${place.campus.npm[0]}@kampus.test`;
    oidc.people.set('satu', { email, email_verified: false });
    expect((await new Browser().enter('satu')).json().message).toBe('Surel Anda belum diverifikasi di Kampus Uji.');
    oidc.people.set('satu', { email: email.toUpperCase(), email_verified: true });
    expect((await new Browser().enter('satu')).statusCode).toBe(200);
    await place.db.execute('delete from internal_identitas');
    await set({ domain: 'kampus.test' });
    expect((await new Browser().enter('satu')).json().message).toBe('Masuk dengan akun @kampus.test.');
    await set({ klaim: 'npm', cocok: 'npm', domain: null });
  });
});

describe('logout at the provider', () => {
  it('ends the session here', async () => {
    const browser = new Browser();
    const entered = (await browser.enter('satu')).json();
    const other = (await new Browser().enter('dua')).json();
    const me = bearer(place.world, entered.token.AccessToken);
    expect((await me.get('user')).statusCode).toBe(200);
    await browser.there.logOut();
    expect((await me.get('user')).statusCode).toBe(401);
    expect((await bearer(place.world, other.token.AccessToken).get('user')).statusCode).toBe(200);
  });

  it('ends nothing for a token that is none', async () => {
    const { token } = (await new Browser().enter('satu')).json();
    const iat = Math.floor(Date.now() / 1000);
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const good = { iss: oidc.issuer, aud: oidc.clientId, sub: 'satu', iat, exp: iat + 120, jti: 'a', events };
    const tell = async (claims: Record<string, unknown>) =>
      place.world.app.inject({
        method: 'POST',
        url: `/api/masuk/${id}/keluar`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ logout_token: await oidc.sign(claims, 'logout+jwt') }).toString(),
      });
    for (const wrong of [{ aud: 'lain' }, { nonce: 'x' }, { events: {} }, { sub: undefined }, { iat: iat - 4000 }])
      expect((await tell({ ...good, ...wrong })).statusCode, JSON.stringify(wrong)).toBe(400);
    const me = bearer(place.world, token.AccessToken);
    expect((await me.get('user')).statusCode).toBe(200);
    expect((await tell(good)).statusCode).toBe(200);
    expect((await me.get('user')).statusCode).toBe(401);
  });
});

describe('settings of providers', () => {
  it('never shows the secret, which is stored encrypted, and keeps them from everybody but Super Admin', async () => {
    const row = (await superAdmin.get(`pengaturan/penyedia-masuk/${id}`)).body;
    expect(row).toContain('"rahasiaTersimpan":true');
    const stored = JSON.stringify(await place.db.query('select * from internal_kunci_penyedia'));
    for (const text of [row, stored]) expect(text).not.toContain(oidc.secret);
    const tim = await place.world.as('HA03');
    expect((await tim.get('pengaturan/penyedia-masuk')).statusCode).toBe(403);
    expect((await tim.bare.put(`pengaturan/penyedia-masuk/${id}/rahasia`, { rahasia: 'x' })).statusCode).toBe(403);
  });

  it('wants https and names of hosts', async () => {
    const answer = await superAdmin.post('pengaturan/penyedia-masuk', {
      nama: 'Salah',
      issuer: 'http://kampus.test',
      clientId: 'x',
      hostLain: ['https://a.test/x'],
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject({
      issuer: 'Alamat penerbit harus https.',
      hostLain: 'Tulis nama host saja, misalnya oauth2.googleapis.com.',
    });
  });

  it('is tried without logging anybody in', async () => {
    const browser = new Browser();
    await browser.begin();
    const auth = { authorization: `Bearer ${superAdmin.token}` };
    const begun = await browser.post(`pengaturan/penyedia-masuk/${id}/coba`, {}, auth);
    const target = await browser.comeBack(await browser.there.follow(begun.json().alamat, 'satu'));
    const [path, tiket = ''] = target.split('#coba=');
    expect(path).toBe(`/pengaturan/penyedia-masuk/${id}/show`);
    expect((await browser.post('masuk/tukar', { tiket })).statusCode).toBe(403);
    const found = await browser.post(`pengaturan/penyedia-masuk/${id}/coba/hasil`, { tiket }, auth);
    expect(found.json()).toMatchObject({
      nilai: place.campus.npm[0],
      orang: { nama: 'Siswa Uji 1', nomor: place.campus.npm[0] },
      akun: null,
      masalah: null,
    });
    expect(found.json().klaim).toContainEqual({ nama: 'email', nilai: 'satu@kampus.test' });
    expect(await accountsOf(place.campus.npm[0])).toEqual([]);
  });
});
