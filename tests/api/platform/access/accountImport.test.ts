import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ImportAnswer, ImportRow } from '../../../../resources/kit/index.ts';
import type { Person } from '../../support/world.ts';
import { openPlace, type Place } from './campus.ts';

/** Accounts and roles from a spreadsheet: the preview says what applying would refuse (docs/domain/10 §1 "Safeguards"). */

let place: Place;
let admin: Person;
let tim: Person;

beforeAll(async () => {
  place = await openPlace();
  const { campus } = place;
  await campus.account('uji.super', { roleId: 'HA01' });
  await campus.account('uji.tim', { roleId: 'HA03' });
  await campus.account('uji.koor', { roleId: 'HA05', idPegawai: campus.pegawai[0], idProgramProdi: campus.prodi[0] });
  admin = await place.enter('uji.super');
  tim = await place.enter('uji.tim');
});
afterAll(() => place.world.close());

const edge = 'batas-uji-akun';

/** Uploads a CSV file: the import and what the preview says of each row, by its first cell. */
async function preview(person: Person, path: string, lines: readonly string[]) {
  const head = `--${edge}\r\nContent-Disposition: form-data; name="berkas"; filename="akun.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  const uploaded = await place.world.app.inject({
    method: 'POST',
    url: `/api/${path}/impor`,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: `${head}${lines.join('\n')}\n\r\n--${edge}--\r\n`,
  });
  expect([uploaded.statusCode, uploaded.body]).toEqual([201, expect.stringContaining('pratinjau')]);
  const { id, jumlah } = uploaded.json<ImportAnswer>();
  const rows = (await person.get(`${path}/impor/${id}/baris`, { range: '[0,99]' })).json<ImportRow[]>();
  const said = rows.map(row => [lines[row.nomor - 1]?.split(';')[0], row.status, Object.values(row.pesan).join(' ')]);
  return { id, jumlah, said };
}

const count = async (table: string): Promise<number> =>
  (await place.db.one<{ n: number }>(`select count(*)::int as n from ${table}`))?.n ?? 0;
const kept = ['pengaturan_user', 'pengaturan_user_role', 'internal_riwayat', 'notifikasi'] as const;

const head = 'Username;E-mail;Nama depan;Peran utama;Mahasiswa';
const noGrant = 'Anda tidak dapat memberikan peran Super Admin.';
const noPerson = 'Peran Mahasiswa membutuhkan data mahasiswa.';
const account = (username: string, role: string, npm = '') => `${username};${username}@baru.id;Baru;${role};${npm}`;

it('a role that the importer may not give is refused in the preview, in the words of the apply, and nothing is written', async () => {
  const before = await Promise.all(kept.map(count));
  const file = [
    head,
    account('impor.super', 'HA01'),
    account('impor.tim', 'HA03'),
    account('impor.mhs', 'HA02'),
    account('impor.siswa', 'HA02', place.campus.npm[1]),
  ];
  const { id, jumlah, said } = await preview(tim, 'pengaturan/user', file);
  expect(said).toEqual([
    ['impor.super', 'salah', noGrant],
    ['impor.tim', 'baru', ''],
    ['impor.mhs', 'salah', noPerson],
    ['impor.siswa', 'baru', ''],
  ]);
  expect(jumlah).toMatchObject({ baru: 2, salah: 2 });
  expect(await Promise.all(kept.map(count))).toEqual(before);

  const single = { email: 'impor.super@baru.id', firstName: 'Baru' };
  const one = await tim.post('pengaturan/user', { ...single, username: 'impor.super', roleId: 'HA01' });
  expect([one.statusCode, one.json().message]).toEqual([403, noGrant]);

  await tim.post(`pengaturan/user/impor/${id}/terapkan`, {});
  const state = async () => (await tim.get(`pengaturan/user/impor/${id}`)).json<ImportAnswer>();
  await expect.poll(async () => (await state()).status).toBe('selesai');
  expect((await state()).jumlah).toMatchObject({ diterapkan: 2, salah: 2 });
  const made = await place.db.query(`select username from pengaturan_user where username like 'impor.%' order by 1`);
  expect(made).toEqual([{ username: 'impor.siswa' }, { username: 'impor.tim' }]);
}, 60_000);

it('Super Admin may give what Tim MBKM may not; nobody gives oneself another role', async () => {
  expect((await preview(admin, 'pengaturan/user', [head, account('impor.kedua', 'HA01')])).said).toEqual([
    ['impor.kedua', 'baru', ''],
  ]);
  const own = await preview(tim, 'pengaturan/user', ['Username;Peran utama', 'uji.tim;HA10', 'uji.koor;HA01']);
  expect(own.said).toEqual([
    ['uji.tim', 'salah', 'Anda tidak dapat mengubah peran akun sendiri.'],
    ['uji.koor', 'salah', noGrant],
  ]);
});

it('additional roles are refused in the preview alike', async () => {
  const { said } = await preview(tim, 'pengaturan/user-role', [
    'Peran;Pengguna;Program studi',
    'HA01;uji.koor;',
    'HA02;uji.koor;',
    'HA07;uji.koor;',
    'HA07;uji.koor;UJI1',
  ]);
  expect(said).toEqual([
    ['HA01', 'salah', noGrant],
    ['HA02', 'salah', noPerson],
    ['HA07', 'salah', 'Wajib diisi.'],
    ['HA07', 'baru', ''],
  ]);
});

it('the last Super Admin cannot be switched off by a file', async () => {
  const held = await place.db.query<{ username: string }>(
    `select username from pengaturan_user where super_admin and aktif order by username`,
  );
  const names = held.map(({ username }) => username);
  const { said } = await preview(admin, 'pengaturan/user', ['Username;Aktif', ...names.map(name => `${name};tidak`)]);
  expect(said.map(([, status]) => status)).toEqual([...names.slice(1).map(() => 'berubah'), 'salah']);
  expect(said.at(-1)?.[2]).toBe('Harus ada minimal satu Super Admin aktif.');
});
