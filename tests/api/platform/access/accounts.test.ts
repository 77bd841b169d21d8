import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../support/world.ts';
import { type Account, openPlace, type Place } from './campus.ts';

interface LogLine {
  idBaris: string;
  ringkasan: string;
}

let place: Place;
let admin: Person;
let tim: Person;
let koordinator: Person;
let superAdmin: Account;

beforeAll(async () => {
  place = await openPlace();
  const { campus } = place;
  superAdmin = await campus.account('uji.super', { roleId: 'HA01' });
  await campus.account('uji.tim', { roleId: 'HA03' });
  await campus.account('uji.koor', { roleId: 'HA05', idPegawai: campus.pegawai[0], idProgramProdi: campus.prodi[0] });
  admin = await place.enter('uji.super');
  tim = await place.enter('uji.tim');
  koordinator = await place.enter('uji.koor');
});
afterAll(() => place.world.close());

describe('accounts', () => {
  const notOwn = 'Anda tidak dapat mengubah peran akun sendiri.';
  const noGrant = 'Anda tidak dapat memberikan peran Super Admin.';
  const newAccount = (person: Person, username: string, more: Record<string, unknown> = {}) =>
    person.post('auth/users', { username, email: `${username}@baru.id`, firstName: 'Baru', roleId: 'HA03', ...more });

  it('are made with a temporary password and a main role', async () => {
    const answer = await newAccount(tim, 'uji.baru');
    expect(answer.statusCode).toBe(201);
    const { id, kataSandiSementara, wajibGantiSandi } = answer.json();
    expect(wajibGantiSandi).toBe(true);
    const person = await place.enter('uji.baru', kataSandiSementara);
    expect((await person.get('user')).json()).toMatchObject({ id, role: { id: 'HA03' }, wajibGantiSandi: true });
    const chosen = await newAccount(tim, 'uji.baru2', { password: 'Teh-manis-44' });
    expect(chosen.json().kataSandiSementara).toBeUndefined();
    expect((await place.world.login('uji.baru2', 'Teh-manis-44')).statusCode).toBe(200);
    expect((await newAccount(tim, 'uji.baru3', { password: 'rahasia123' })).json().errors).toEqual({
      password: 'Kata sandi terlalu mudah ditebak.',
    });
    expect((await newAccount(tim, 'uji.baru')).json().errors).toMatchObject({
      username: 'Nama pengguna sudah digunakan.',
    });
  });

  it('stand in the activity log once for each change', async () => {
    const { id, version } = (await newAccount(tim, 'uji.catatan')).json();
    expect((await tim.put(`auth/users/${id}`, { aktif: false, version })).statusCode).toBe(200);
    expect((await tim.delete(`auth/users/${id}`)).statusCode).toBe(200);
    const log = (await admin.get('pengaturan/log-aktivitas', { range: '[0,99]' })).json<LogLine[]>();
    const told = log.filter(({ idBaris }) => idBaris === id).map(({ ringkasan }) => ringkasan);
    expect(told.sort()).toEqual(['Akun dibuat', 'Akun dihapus', 'Akun dinonaktifkan']);
  });

  it('are listed as items and total', async () => {
    const answer = (await tim.get('auth/users', { q: 'uji.koor', perPage: '5' })).json();
    expect(answer).toMatchObject({
      total: 1,
      items: [{ username: 'uji.koor', namaRole: 'Koordinator Program Studi' }],
    });
    expect((await koordinator.get('auth/users')).statusCode).toBe(403);
    expect((await tim.get('auth/users', { perPage: '9999' })).statusCode).toBe(400);
  });

  it('holding Super Admin are out of reach of Tim MBKM', async () => {
    const found = (await tim.get('auth/users', { q: 'uji.super' })).json();
    expect(found.total).toBe(0);
    for (const answer of [
      await tim.get(`pengaturan/user/${superAdmin.id}`),
      await tim.put(`auth/users/${superAdmin.id}`, { firstName: 'X' }),
      await tim.delete(`auth/users/${superAdmin.id}`),
      await tim.put(`user/password/reset/${superAdmin.id}`),
      await tim.put(`auth/users/password/${superAdmin.id}`, { password: 'Teh-manis-44' }),
      await tim.put(`user/unlock/${superAdmin.id}`),
      await tim.get(`user/${superAdmin.id}`),
    ])
      expect(answer.statusCode).toBe(404);
    const made = await newAccount(tim, 'uji.curang', { roleId: 'HA01' });
    expect(made.statusCode).toBe(403);
    expect(made.json().message).toBe(noGrant);
    const koor = (await tim.get('auth/users', { q: 'uji.koor' })).json().items[0];
    expect((await tim.put(`auth/users/${koor.id}`, { roleId: 'HA01' })).json().message).toBe(noGrant);
    expect((await tim.post('pengaturan/user-role', { idUser: koor.id, idRole: 'HA01' })).json().message).toBe(noGrant);
    expect((await tim.post('pengaturan/user-role', { idUser: superAdmin.id, idRole: 'HA03' })).statusCode).toBe(422);
  });

  it('with a role after Super Admin count as Super Admin', async () => {
    expect(
      (await admin.put('roles/create-or-update', { name: 'Wakil Admin', urut: 50, idRoleDasar: 'HA01' })).statusCode,
    ).toBe(200);
    const role = (await admin.get('roles', { filter: { idRoleDasar: 'HA01' } })).json()[0];
    expect(role.id).toMatch(/^HA1\d$/);
    expect((await newAccount(tim, 'uji.wakil', { roleId: role.id })).json().message).toBe(noGrant);
  });

  it('never change their own roles', async () => {
    const me = (await tim.get('user')).json();
    expect((await tim.put(`auth/users/${me.id}`, { roleId: 'HA10' })).json().errors).toEqual({ roleId: notOwn });
    expect((await tim.post('pengaturan/user-role', { idUser: me.id, idRole: 'HA10' })).json().errors).toEqual({
      idRole: notOwn,
    });
    expect(
      (await tim.put(`pengaturan/user-role/${me.userRole[0].id}`, { berlakuSampai: '2030-01-01' })).json().errors,
    ).toEqual({ idRole: notOwn });
    // One's only role is the main one, which nobody deletes.
    expect((await tim.delete(`pengaturan/user-role/${me.userRole[0].id}`)).statusCode).toBe(409);
  });

  it('keep one Super Admin', async () => {
    await place.db.execute('update pengaturan_user set aktif = false where super_admin and id <> $1', [superAdmin.id]);
    const other = await place.campus.account('uji.super2', { roleId: 'HA01' });
    const second = await place.enter('uji.super2');
    const only = { aktif: 'Harus ada minimal satu Super Admin aktif.' };
    expect((await second.put(`auth/users/${superAdmin.id}`, { aktif: false })).statusCode).toBe(200);
    expect((await second.put(`auth/users/${other.id}`, { aktif: false })).json().errors).toEqual(only);
    expect((await second.put('roles/HA01', { aktif: false })).json().errors).toEqual(only);
    expect((await second.put(`auth/users/${superAdmin.id}`, { aktif: true })).statusCode).toBe(200);
    admin = await place.enter('uji.super');
    expect((await admin.put(`auth/users/${other.id}`, { roleId: 'HA03' })).statusCode).toBe(200);
    expect((await second.get('menu')).statusCode).toBe(403);
  });

  it('need the person that their role is for', async () => {
    const { campus } = place;
    expect((await newAccount(tim, 'uji.mhs', { roleId: 'HA02' })).json().errors).toEqual({
      roleId: 'Peran Mahasiswa membutuhkan data mahasiswa.',
    });
    const made = await newAccount(tim, 'uji.mhs', { roleId: 'HA02', idMahasiswa: campus.mahasiswa[0] });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ nomorInduk: campus.npm[0], idProgramProdi: campus.prodi[0] });
    expect(
      (await newAccount(tim, 'uji.dua', { idMahasiswa: campus.mahasiswa[1], idPegawai: campus.pegawai[1] })).json()
        .errors,
    ).toEqual({
      idMahasiswa: 'Akun hanya boleh terhubung ke satu data orang.',
    });
    const id = made.json().id;
    expect((await tim.post('pengaturan/user-role', { idUser: id, idRole: 'HA04' })).json().errors).toEqual({
      idRole: 'Peran Dosen Pembimbing membutuhkan data pegawai.',
    });
    expect((await newAccount(tim, 'uji.pic', { roleId: 'HA06', idPicMitra: campus.pic })).statusCode).toBe(201);
    const pic = await place.db.one<{ mitra: string }>(
      `select ur.id_mitra as mitra from pengaturan_user_role ur join pengaturan_user u on u.id = ur.id_user where u.username = 'uji.pic'`,
    );
    expect(pic?.mitra).toBe(campus.mitra);
  });

  it('hold a coordinator’s role for a study programme, the whole university for none', async () => {
    const made = await newAccount(tim, 'uji.dosen2', { roleId: 'HA04', idPegawai: place.campus.pegawai[1] });
    const idUser = made.json().id;
    expect((await tim.post('pengaturan/user-role', { idUser, idRole: 'HA05' })).json().errors).toEqual({
      idProgramProdi: 'Wajib diisi.',
    });
    const first = await tim.post('pengaturan/user-role', {
      idUser,
      idRole: 'HA05',
      idProgramProdi: place.campus.prodi[1],
    });
    expect(first.statusCode).toBe(201);
    const again = await tim.post('pengaturan/user-role', {
      idUser,
      idRole: 'HA05',
      idProgramProdi: place.campus.prodi[1],
    });
    expect(JSON.stringify(again.json())).toContain('Peran ini sudah dimiliki.');
    const wide = await tim.post('pengaturan/user-role', {
      idUser,
      idRole: 'HA03',
      idProgramProdi: place.campus.prodi[1],
    });
    expect(wide.json().idProgramProdi).toBeNull();
  });

  it('have exactly one main role', async () => {
    const user = (await tim.get('auth/users', { q: 'uji.dosen2' })).json().items[0];
    const rows = (await tim.get('pengaturan/user-role', { filter: { idUser: user.id } })).json<
      { id: string; idRole: string; isUtama: boolean }[]
    >();
    const main = rows.find(row => row.isUtama);
    const other = rows.find(row => row.idRole === 'HA05');
    expect((await tim.put(`pengaturan/user-role/${main?.id}`, { isUtama: false })).json().errors).toEqual({
      isUtama: 'Harus ada tepat satu peran utama.',
    });
    expect((await tim.delete(`pengaturan/user-role/${main?.id}`)).statusCode).toBe(409);
    expect((await tim.put(`pengaturan/user-role/${other?.id}`, { isUtama: true })).statusCode).toBe(200);
    const after = (await tim.get('pengaturan/user-role', { filter: { idUser: user.id } })).json<
      { idRole: string; isUtama: boolean }[]
    >();
    expect(after.filter(row => row.isUtama).map(row => row.idRole)).toEqual(['HA05']);
    expect((await tim.get(`pengaturan/user/${user.id}`)).json()).toMatchObject({
      roleId: 'HA05',
      idProgramProdi: place.campus.prodi[1],
    });
  });

  it('keep their name at Silaturahmi, and automatic roles their origin', async () => {
    const sso = await place.campus.account('uji.sso', { roleId: 'HA03', sumber: 'silaturahmi' });
    expect((await tim.put(`auth/users/${sso.id}`, { username: 'uji.lain' })).json().errors).toEqual({
      username: 'Isian ini tidak dapat diubah lagi.',
    });
    await place.db.execute("update pengaturan_user_role set asal = 'otomatis' where id = $1", [sso.idUserRole]);
    expect((await tim.put(`pengaturan/user-role/${sso.idUserRole}`, { berlakuSampai: '2030-01-01' })).statusCode).toBe(
      409,
    );
  });

  it('are deleted only while they wrote nothing', async () => {
    const empty = (await newAccount(tim, 'uji.kosong')).json();
    expect((await tim.delete(`auth/users/${empty.id}`)).statusCode).toBe(200);
    const busy = await place.campus.account('uji.sibuk', { roleId: 'HA03' });
    const person = await place.enter('uji.sibuk');
    expect((await newAccount(person, 'uji.karya')).statusCode).toBe(201);
    const answer = await tim.delete(`auth/users/${busy.id}`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('Akun sudah punya riwayat. Nonaktifkan saja.');
  });
});
