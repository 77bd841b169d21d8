import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Account, bearer, openPlace, type Place, password } from './campus.ts';

const ended = 'Sesi Anda sudah berakhir. Silakan masuk kembali.';
let place: Place;
let dosen: Account;
let koordinatorRole: string;
let superAdmin: Account;

beforeAll(async () => {
  place = await openPlace();
  const { campus } = place;
  superAdmin = await campus.account('uji.super', { roleId: 'HA01' });
  dosen = await campus.account('uji.dosen', { roleId: 'HA04', idPegawai: campus.pegawai[0] });
  koordinatorRole = await campus.addRole(dosen.id, 'HA05', campus.prodi[1]);
});
afterAll(() => place.world.close());
beforeEach(async () => {
  await place.db.execute('delete from internal_percobaan_masuk');
});

const pass = (seconds: number) => {
  place.world.clock.now = new Date(place.world.clock.now.getTime() + seconds * 1000);
};
const expectEnded = async (person: {
  get(path: string): Promise<{ statusCode: number; json(): { message: string } }>;
}) => {
  const answer = await person.get('user');
  expect(answer.statusCode).toBe(401);
  expect(answer.json().message).toBe(ended);
};

describe('a session', () => {
  it('is needed, in the right form', async () => {
    for (const token of ['x', 'Bearer', 'a'.repeat(43)]) await expectEnded(bearer(place.world, token));
    // A caller without a former session is not told that it ended.
    const bare = await bearer(place.world, '').get('user');
    expect([bare.statusCode, bare.json().message]).toEqual([401, 'Anda belum masuk. Masuk ke portal lebih dahulu.']);
    const other = await place.world.app.inject({
      method: 'GET',
      url: '/api/user?token=abc',
      cookies: { mbkm_token: 'abc' },
    });
    expect(other.statusCode).toBe(401);
  });

  it('ends after 1800 idle seconds and the minute of grace, and lives on while it is used', async () => {
    const person = await place.enter('uji.dosen');
    for (let i = 0; i < 4; i++) {
      pass(1700);
      expect((await person.get('user')).statusCode).toBe(200);
    }
    pass(1861);
    await expectEnded(person);
  });

  it('is renewed at most each minute', async () => {
    const person = await place.enter('uji.dosen');
    const stored = () =>
      place.db.one<{ pada: string }>('select max(terakhir_aktif) as pada from internal_sesi where id_user = $1', [
        dosen.id,
      ]);
    const begun = await stored();
    pass(59);
    await person.get('user');
    expect(await stored()).toEqual(begun);
    pass(1);
    await person.get('user');
    expect((await stored())?.pada).toBe(place.world.clock.now.toISOString());
  });

  it('ends twelve hours after the login, a role switch included', async () => {
    const first = await place.enter('uji.dosen');
    for (let i = 0; i < 23; i++) {
      pass(1800);
      expect((await first.get('user')).statusCode).toBe(200);
    }
    const switched = await first.post('user/switch-akses', { idUserRole: koordinatorRole });
    expect(switched.json().token.expiresIn).toBe(1800);
    const second = bearer(place.world, switched.json().token.AccessToken);
    pass(1799);
    expect((await second.get('user')).statusCode).toBe(200);
    pass(1);
    await expectEnded(second);
  });

  it('ends with logout, at once, and only that one', async () => {
    const [one, two] = [await place.enter('uji.dosen'), await place.enter('uji.dosen')];
    await one.get('user');
    expect((await one.post('user/logout')).statusCode).toBe(204);
    await expectEnded(one);
    expect((await two.get('user')).statusCode).toBe(200);
  });

  it('ends when the account or its role is switched off, or the role runs out', async () => {
    const admin = await place.enter('uji.super');
    const person = await place.enter('uji.dosen');
    await person.get('user');
    expect((await admin.put(`auth/users/${dosen.id}`, { aktif: false })).statusCode).toBe(200);
    await expectEnded(person);
    expect((await admin.put(`auth/users/${dosen.id}`, { aktif: true })).statusCode).toBe(200);
    await expectEnded(person);

    const again = await place.enter('uji.dosen');
    expect(
      (await admin.put(`pengaturan/user-role/${dosen.idUserRole}`, { berlakuSampai: '2026-11-20' })).statusCode,
    ).toBe(200);
    await expectEnded(again);
    expect((await admin.put(`pengaturan/user-role/${dosen.idUserRole}`, { berlakuSampai: null })).statusCode).toBe(200);
    expect((await again.get('user')).statusCode).toBe(200);
  });

  it('is listed and ended by its owner only', async () => {
    const [mine, other] = [await place.enter('uji.dosen'), await place.enter('uji.dosen')];
    const admin = await place.enter('uji.super');
    const list = (await mine.get('user/sesi')).json<{ id: string; saatIni: boolean; alamatIp: string }[]>();
    expect(list.filter(row => row.saatIni)).toHaveLength(1);
    expect(JSON.stringify(list)).not.toContain('token');
    const otherId = (await other.get('user/sesi'))
      .json<{ id: string; saatIni: boolean }[]>()
      .find(row => row.saatIni)?.id;
    expect((await admin.delete(`user/sesi/${otherId}`)).statusCode).toBe(404);
    expect((await mine.delete(`user/sesi/${otherId}`)).statusCode).toBe(204);
    await expectEnded(other);
    const third = await place.enter('uji.dosen');
    expect((await mine.delete('user/sesi')).statusCode).toBe(204);
    await expectEnded(third);
    expect((await mine.get('user')).statusCode).toBe(200);
  });
});

describe('POST /user/switch-akses', () => {
  it('continues in the other role with a new token; the old one ends', async () => {
    const person = await place.enter('uji.dosen');
    const answer = await person.post('user/switch-akses', { idUserRole: koordinatorRole });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({ role: { id: 'HA05' }, idProgramProdi: place.campus.prodi[1] });
    await expectEnded(person);
    const now = bearer(place.world, answer.json().token.AccessToken);
    expect((await now.get('user')).json()).toMatchObject({ role: { id: 'HA05' }, namaProdi: 'S1 Ilmu Uji 2' });
  });

  it('refuses roles of others, and roles that ran out', async () => {
    const person = await place.enter('uji.dosen');
    await place.db.execute('update pengaturan_user_role set berlaku_sampai = $2 where id = $1', [
      koordinatorRole,
      '2026-11-20',
    ]);
    for (const idUserRole of [superAdmin.idUserRole, koordinatorRole, crypto.randomUUID()]) {
      const answer = await person.post('user/switch-akses', { idUserRole });
      expect(answer.statusCode).toBe(403);
      expect(answer.json().message).toBe('Peran tidak tersedia untuk akun Anda.');
    }
    await place.db.execute('update pengaturan_user_role set berlaku_sampai = null where id = $1', [koordinatorRole]);
    expect((await person.post('user/switch-akses', { idUserRole: 'x' })).statusCode).toBe(422);
    expect((await person.get('user')).statusCode).toBe(200);
  });

  it('happens once for two requests at the same moment', async () => {
    const person = await place.enter('uji.dosen');
    const answers = await Promise.all(
      [1, 2].map(() => person.post('user/switch-akses', { idUserRole: koordinatorRole })),
    );
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([200, 401]);
  });

  it('works when the settings have just gone from memory', async () => {
    const person = await place.enter('uji.dosen');
    // A minute passes with every look at the clock, so that nothing is ever in memory.
    let moment = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      moment += 60_000;
      return moment;
    });
    try {
      const answer = await person.post('user/switch-akses', { idUserRole: koordinatorRole });
      expect(answer.statusCode, answer.body).toBe(200);
    } finally {
      clock.mockRestore();
    }
  });
});

describe('passwords', () => {
  const change = (person: Awaited<ReturnType<Place['enter']>>, id: string, oldPassword: string, newPassword: string) =>
    person.put(`user/password/${id}`, { oldPassword, newPassword });

  it('are changed by their owner; other sessions end, this one stays', async () => {
    const own = await place.campus.account('uji.sandi', { roleId: 'HA03' });
    const [here, there] = [await place.enter('uji.sandi'), await place.enter('uji.sandi')];
    expect((await change(here, own.id, password, 'Teh-manis-44')).statusCode).toBe(200);
    await expectEnded(there);
    expect((await here.get('user')).statusCode).toBe(200);
    expect((await place.world.login('uji.sandi', password)).statusCode).toBe(401);
    expect((await place.world.login('uji.sandi', 'Teh-manis-44')).statusCode).toBe(200);
  });

  it('must be known, good, and new', async () => {
    const own = await place.campus.account('uji.sandi2', { roleId: 'HA03' });
    const person = await place.enter('uji.sandi2');
    const refusal = async (oldPassword: string, newPassword: string) => {
      const answer = await change(person, own.id, oldPassword, newPassword);
      expect(answer.statusCode).toBe(422);
      return answer.json().errors;
    };
    expect(await refusal('salah', 'Teh-manis-44')).toEqual({ oldPassword: 'Kata sandi lama salah.' });
    expect(await refusal(password, 'pendek1')).toEqual({
      newPassword: 'Kata sandi minimal 8 karakter, memuat huruf dan angka.',
    });
    expect(await refusal(password, 'Uji.Sandi2-baru')).toEqual({ newPassword: 'Kata sandi terlalu mudah ditebak.' });
    expect(await refusal(password, password)).toEqual({ newPassword: 'Kata sandi sudah pernah dipakai.' });
    expect(await refusal('', '')).toEqual({ oldPassword: 'Wajib diisi.', newPassword: 'Wajib diisi.' });
    const series = [1, 2, 3, 4, 5].map(n => `Teh-manis-4${n}`);
    let current = password;
    for (const next of series) {
      expect((await change(person, own.id, current, next)).statusCode).toBe(200);
      current = next;
    }
    expect(await refusal(current, 'Teh-manis-42')).toEqual({ newPassword: 'Kata sandi sudah pernah dipakai.' });
    expect((await change(person, own.id, current, password)).statusCode).toBe(200);
    const kept = await place.db.query('select 1 from internal_sandi_lama where id_user = $1', [own.id]);
    expect(kept).toHaveLength(5);
  });

  it('cannot be guessed from a stolen session', async () => {
    const own = await place.campus.account('uji.sandi3', { roleId: 'HA03' });
    const person = await place.enter('uji.sandi3');
    for (let i = 0; i < 5; i++) expect((await change(person, own.id, 'salah', 'Teh-manis-44')).statusCode).toBe(422);
    const answer = await change(person, own.id, password, 'Teh-manis-44');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBe(30);
  });

  it('of others, and of Silaturahmi, are not changed so', async () => {
    const person = await place.enter('uji.dosen');
    expect((await change(person, superAdmin.id, password, 'Teh-manis-44')).statusCode).toBe(403);
    const sso = await place.campus.account('uji.sso', { roleId: 'HA03', sumber: 'silaturahmi' });
    const admin = await place.enter('uji.super');
    const answer = await admin.put(`auth/users/password/${sso.id}`, { password: 'Teh-manis-44' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ password: 'Kata sandi dikelola Silaturahmi.' });
  });

  it('are reset by those who may; the temporary one opens only the way to a new one', async () => {
    const own = await place.campus.account('uji.lupa', { roleId: 'HA04', idPegawai: place.campus.pegawai[1] });
    const before = await place.enter('uji.lupa');
    const admin = await place.enter('uji.super');
    const stranger = await place.enter('uji.dosen');
    expect((await stranger.put(`user/password/reset/${own.id}`)).statusCode).toBe(403);
    const temporary: string = (await admin.put(`user/password/reset/${own.id}`)).json().kataSandiSementara;
    await expectEnded(before);

    const person = await place.enter('uji.lupa', temporary);
    expect((await person.get('user')).json().wajibGantiSandi).toBe(true);
    expect((await person.get('menu-user')).statusCode).toBe(200);
    for (const path of ['user/sesi', 'roles', 'menu-user/permission', `user/profile/${own.id}`]) {
      const answer = await person.get(path);
      expect([path, answer.statusCode]).toEqual([path, 403]);
      expect(answer.json().message).toBe('Ganti kata sandi Anda lebih dahulu.');
    }
    expect((await person.post('user/switch-akses', { idUserRole: own.idUserRole })).statusCode).toBe(403);
    expect((await change(person, own.id, temporary, 'Teh-manis-44')).statusCode).toBe(200);
    expect((await person.get('user/sesi')).statusCode).toBe(200);
    const log = await place.db.query("select * from pengaturan_log_aktivitas where aksi = 'kata_sandi'");
    expect(log.length).toBeGreaterThan(0);
    expect(JSON.stringify(log)).not.toContain(temporary);
  });
});

describe('profile', () => {
  it('is read and changed by its owner within the allowed fields', async () => {
    const person = await place.enter('uji.dosen');
    const answer = await person.put(`user/profile/${dosen.id}`, {
      firstName: 'Siti',
      lastName: 'Aminah',
      noHp: '0812 3456 789',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ firstName: 'Siti', name: 'Siti Aminah', noHp: '08123456789' });
    expect((await person.get('user')).json().name).toBe('Siti Aminah');
    const forged = await person.put(`user/profile/${dosen.id}`, { roleId: 'HA01', superAdmin: true, username: 'lain' });
    expect(forged.statusCode).toBe(422);
    expect((await person.put(`user/profile/${dosen.id}`, { firstName: '' })).json().errors).toEqual({
      firstName: 'Wajib diisi.',
    });
  });

  it('of others is for those who manage accounts', async () => {
    const person = await place.enter('uji.dosen');
    for (const path of [`user/${superAdmin.id}`, `user/profile/${superAdmin.id}`])
      expect((await person.get(path)).statusCode).toBe(403);
    expect((await person.put(`user/profile/${superAdmin.id}`, { firstName: 'X' })).statusCode).toBe(403);
    const admin = await place.enter('uji.super');
    expect((await admin.get(`user/${dosen.id}`)).json().username).toBe('uji.dosen');
    expect((await admin.get('user/bukan-id')).statusCode).toBe(404);
    expect((await admin.get(`user/${crypto.randomUUID()}`)).statusCode).toBe(404);
  });
});
