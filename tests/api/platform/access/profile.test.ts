import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** The account's own pages and what is around them (docs/domain/10 §3.1, §6 "Notifications"). */

let world: World;
let admin: Person;
let tim: Person;
const idOf = async (username: string): Promise<string> =>
  (await world.db.one<{ id: string }>('select id from pengaturan_user where username = $1', [username]))?.id ?? '';

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  admin = await world.as('HA01');
  tim = await world.as('HA03');
});
afterAll(() => world.close());

describe('profil', () => {
  it('mahasiswa mengubah kontaknya sendiri, dan tidak yang berasal dari SIAMIK', async () => {
    const mahasiswa = await world.as('HA02');
    const id = await idOf('mahasiswa');
    const profile = (await mahasiswa.get(`user/profile/${id}`)).json();
    expect(profile.orang).toMatchObject({ sumberData: 'master/mahasiswa', kolom: expect.arrayContaining(['alamat']) });
    expect(profile.orang.isian).not.toHaveProperty('ipk');

    const saved = await mahasiswa.put(`user/profile/${id}`, {
      noHp: '081234567899',
      orang: { alamat: 'Jl. Melati 5', namaOrangTua: 'Bapak Uji', version: profile.orang.version },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json().orang.isian).toMatchObject({ alamat: 'Jl. Melati 5', namaOrangTua: 'Bapak Uji' });
    const row = (await tim.get(`master/mahasiswa/${profile.orang.id}`)).json();
    expect(row).toMatchObject({ alamat: 'Jl. Melati 5', noHp: '081234567899' });

    const stale = await mahasiswa.put(`user/profile/${id}`, {
      orang: { alamat: 'Lain', version: profile.orang.version },
    });
    expect(stale.statusCode).toBe(409);
    const forged = await mahasiswa.put(`user/profile/${id}`, { orang: { ipk: 4 } });
    expect(forged.json().errors).toEqual({ 'orang.ipk': 'Peran Anda tidak dapat mengubah IPK.' });
  });

  it('says the telephone number of the master data while the account has none', async () => {
    const mahasiswa = await world.as('HA02');
    const id = await idOf('mahasiswa');
    await world.db.execute('update pengaturan_user set no_hp = null where id = $1', [id]);
    await world.db.execute(
      `update master_mahasiswa set no_hp = '081300001111' where id = (select id_mahasiswa from pengaturan_user where id = $1)`,
      [id],
    );
    expect((await mahasiswa.get(`user/profile/${id}`)).json()).toMatchObject({ noHp: '081300001111' });
  });

  it('has what registrations begin with', async () => {
    const mahasiswa = await world.as('HA02');
    const { orang, ...account } = (await mahasiswa.get(`user/profile/${await idOf('mahasiswa')}`)).json();
    const asked = registry.programmes.flatMap(({ name, ways }) =>
      Object.values(ways).flatMap(({ steps }) =>
        steps.flatMap(({ fields }) => fields.flatMap(({ profile }) => (profile ? [`${name} ${profile}`] : []))),
      ),
    );
    expect(asked).toEqual(expect.arrayContaining(['kkn noHp', 'kwu noHp', 'komcad noHp', 'komcad namaOrangTua']));
    const answered = new Set([...Object.keys(account), ...Object.keys(orang.isian)]);
    expect(asked.filter(one => !answered.has(one.split(' ')[1] ?? ''))).toEqual([]);
  });

  it('menyimpan akun dan orangnya bersama, atau tidak sama sekali', async () => {
    const mahasiswa = await world.as('HA02');
    const id = await idOf('mahasiswa');
    const before = (await mahasiswa.get(`user/${id}`)).json();
    const answer = await mahasiswa.put(`user/profile/${id}`, {
      firstName: 'Tidakjadi',
      orang: { email: 'bukan-surel', version: (await mahasiswa.get(`user/profile/${id}`)).json().orang.version },
    });
    expect(answer.json().errors).toEqual({ 'orang.email': 'Isi alamat surel lengkap, misalnya nama@kampus.ac.id.' });
    expect((await mahasiswa.get(`user/${id}`)).json().firstName).toBe(before.firstName);
  });

  it('orang lain hanya dapat dilihat oleh Tim MBKM', async () => {
    const dosen = await idOf('dosen');
    expect((await tim.get(`user/profile/${dosen}`)).json().orang).toMatchObject({ sumberData: 'master/pegawai' });
    const mahasiswa = await world.as('HA02');
    for (const path of [`user/profile/${dosen}`, `user/silaturahmi/${dosen}`, `user/${dosen}/riwayat-masuk`])
      expect((await mahasiswa.get(path)).statusCode, path).toBe(403);
  });

  it('orang di balik akun menurut Silaturahmi', async () => {
    const mahasiswa = await world.as('HA02');
    const own = (await mahasiswa.get(`user/silaturahmi/${await idOf('mahasiswa')}`)).json();
    expect(own).toMatchObject({ jenis: 'mahasiswa', npm: expect.stringMatching(/^\d+$/), usang: false });
    const lecturer = (await tim.get(`user/silaturahmi/${await idOf('dosen')}`)).json();
    expect(lecturer).toMatchObject({ jenis: 'pegawai', nip: expect.stringMatching(/^\d+$/) });
    expect((await tim.get(`user/silaturahmi/${await idOf('mitra')}`)).statusCode).toBe(404);
  });
});

describe('akun', () => {
  const account = (username: string) => ({ username, email: `${username}@baru.id`, firstName: 'Baru', roleId: 'HA10' });

  it('tidak tersisa bila kata sandinya tidak dapat disimpan', async () => {
    await world.db.execute('alter table internal_sandi add constraint uji check (false) not valid');
    const answer = await tim.post('auth/users', account('uji.setengah'));
    await world.db.execute('alter table internal_sandi drop constraint uji');
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await idOf('uji.setengah')).toBe('');
  });

  it('yang dibuat tanpa kata sandi mendapat kata sandi sementara, beberapa sekaligus', async () => {
    const made: string[] = [];
    for (const name of ['uji.impor1', 'uji.impor2']) {
      const answer = await tim.post('pengaturan/user', account(name));
      expect(answer.statusCode, answer.body).toBe(201);
      expect(answer.json().wajibGantiSandi).toBe(true);
      made.push(answer.json().id);
    }
    const superadmin = await idOf('superadmin');
    const answer = (await tim.put('user/password/reset', { ids: [...made, superadmin] })).json();
    expect(answer.berhasil.map(({ username }: { username: string }) => username)).toEqual(['uji.impor1', 'uji.impor2']);
    expect(answer.gagal).toMatchObject([{ id: superadmin, pesan: 'Data tidak ditemukan.' }]);
    const login = await world.login('uji.impor1', answer.berhasil[0].kataSandiSementara);
    expect(login.json().user).toMatchObject({ wajibGantiSandi: true });
    expect((await tim.put('user/password/reset', { ids: [] })).statusCode).toBe(422);
    expect((await (await world.as('HA05')).put('user/password/reset', { ids: made })).statusCode).toBe(403);
  });

  it('memberi tahu orangnya: akun dibuat, kata sandi direset, peran diberikan dan dicabut', async () => {
    const { id } = (await tim.post('auth/users', account('uji.kabar'))).json();
    const role = await admin.post('pengaturan/user-role', { idUser: id, idRole: 'HA03' });
    expect(role.statusCode, role.body).toBe(201);
    await admin.delete(`pengaturan/user-role/${role.json().id}`);
    const { kataSandiSementara } = (await tim.put(`user/password/reset/${id}`)).json();
    await world.login('uji.kabar', kataSandiSementara);
    const rows = await world.db.query<{ judul: string; link: string | null }>(
      'select judul, link from notifikasi where id_user = $1 order by id',
      [id],
    );
    expect(rows.map(({ judul }) => judul).toSorted()).toEqual(
      ['Akun Anda dibuat', 'Kata sandi diatur ulang', 'Peran baru', 'Peran berakhir'].toSorted(),
    );
    expect(rows.find(({ judul }) => judul === 'Kata sandi diatur ulang')?.link).toBe(
      '/pengaturan/user/profile?tab=sandi',
    );
  });

  it('riwayat masuk menyebut yang berhasil dan yang gagal', async () => {
    await world.login('bakpk', 'Salah#2026');
    await world.login('bakpk');
    const rows = (await tim.get(`user/${await idOf('bakpk')}/riwayat-masuk`)).json<{ aksi: string }[]>();
    expect(rows.map(({ aksi }) => aksi)).toEqual(expect.arrayContaining(['masuk', 'gagal_masuk']));
  });

  it('dosen yang sudah duduk di tim mendapat perannya saat pertama masuk lewat Silaturahmi', async () => {
    const person = await world.db.one<{ nip: string; prodi: string }>(
      `select p.nip, t.id_program_prodi as prodi from master_tim_mbkm_prodi t join master_pegawai p on p.id = t.id_pegawai
       where t.aktif and t.berlaku_sampai >= $1 and t.berlaku_mulai <= $1
         and not exists (select 1 from pengaturan_user u where u.id_pegawai = p.id) limit 1`,
      [world.clock.now.toISOString().slice(0, 10)],
    );
    expect(person).toBeDefined();
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/user/validasi-login-silaturahmi',
      headers: { 'x-api-key': 'portal-mbkm-demo' },
      payload: { username: person?.nip, password: 'Nusantara#2026' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const held = answer.json<{ user: { userRole: { idRole: string; idProgramProdi: string | null }[] } }>().user
      .userRole;
    expect(held).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ idRole: 'HA04' }),
        expect.objectContaining({ idRole: 'HA05', idProgramProdi: person?.prodi }),
      ]),
    );
  });
});

describe('tenant', () => {
  it('ditetapkan saat masuk dan diperiksa pada setiap panggilan yang menyebutnya', async () => {
    const login = await world.login('timmbkm');
    const cookie = String(login.headers['set-cookie']);
    expect(cookie).toMatch(/^mbkm_tenant=unr; Path=\/; Max-Age=\d+; SameSite=Lax$/);
    const token = login.json<{ token: { AccessToken: string } }>().token.AccessToken;
    const call = (tenant: string) =>
      world.app.inject({ url: '/api/user', headers: { authorization: `Bearer ${token}`, 'x-tenant-id': tenant } });
    expect((await call('unr')).statusCode).toBe(200);
    const other = await call('kampus-lain');
    expect([other.statusCode, other.json().message]).toEqual([400, 'Tenant tidak dikenal.']);
  });
});
