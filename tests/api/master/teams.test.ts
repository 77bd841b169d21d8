import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createWorld, type Person, testConfig, today, type World } from '../support/world.ts';
import { first, loginAs, type Row, refused, verdict } from './support.ts';

/** Teams of a study programme and the roles that they give (docs/domain/10 §2.4 tim-*, §6, §8 scenario 4). */
let world: World;
let team: Person;
let lead: Person;
let prodi: string;
let lecturers: Row[];

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  lead = await world.as('HA05');
  prodi = (await first(team, 'master/program-prodi', { q: '081010' })).id;
  lecturers = [];
  for (let n = 0; n < 13; n++) lecturers.push(await make('master/pegawai', lecturer(n)));
});
afterAll(() => world.close());

const mbkm = 'master/tim-mbkm-prodi';
const konversi = 'master/tim-validasi-konversi-prodi';
const member = (idPegawai: string | undefined, more: Record<string, unknown> = {}) => ({
  idProgramProdi: prodi,
  idPegawai,
  jabatan: 'anggota',
  nomorSk: 'SK/UJI/1',
  tanggalSk: '2026-10-01',
  berlakuMulai: '2026-11-01',
  berlakuSampai: '2027-10-31',
  ...more,
});
const lecturer = (n: number) => ({
  nip: String(19_800_000 + n),
  nidn: String(7_000_000_000 + n),
  nama: `Pengajar Uji ${n}`,
  jenis: 'dosen',
  idProgramProdi: prodi,
  statusKepegawaian: 'tetap',
  email: `pengajar${n}@uji.example`,
});
const make = async (path: string, body: Record<string, unknown>): Promise<Row> => {
  const answer = await team.post(path, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Row>();
};
let accounts = 0;
const makeAccount = async (idPegawai: string | undefined): Promise<string> => {
  const n = ++accounts;
  const body = {
    username: `dosen.uji${n}`,
    email: `dosen${n}@uji.example`,
    firstName: 'Dosen',
    roleId: 'HA04',
    idPegawai,
  };
  return (await make('pengaturan/user', body)).id;
};
const rolesOf = async (idUser: string) =>
  (await team.get('pengaturan/user-role', { filter: { idUser }, range: [0, 49] }))
    .json<Row[]>()
    .map(row => [row.idRole, row.asal, row.berlakuMulai, row.berlakuSampai, row.isUtama]);

describe('anggota tim', () => {
  it('menyalin nama dan NIP, dan mengikuti perubahannya', async () => {
    const person = lecturers[0];
    const row = await make(mbkm, member(person?.id));
    expect(row).toMatchObject({ namaPegawai: person?.namaLengkap, nip: person?.nip });
    await team.put(`master/pegawai/${person?.id}`, { gelarBelakang: 'M.Uji', version: person?.version });
    const after = (await team.get(`${mbkm}/${row.id}`)).json<Row>();
    expect(String(after.namaPegawai)).toMatch(/M\.Uji$/);
  });

  it('satu ketua pada satu waktu, dan tiap dosen sekali', async () => {
    const head = await first(team, mbkm, { idProgramProdi: prodi, jabatan: 'ketua' });
    const second = await team.post(mbkm, member(lecturers[1]?.id, { jabatan: 'ketua' }));
    expect(verdict(second)).toEqual(refused({ jabatan: 'Tim ini sudah memiliki ketua.' }));
    const after = { berlakuMulai: '2029-01-01', berlakuSampai: '2030-01-01' };
    await make(mbkm, member(lecturers[1]?.id, { jabatan: 'ketua', ...after }));
    const plain = await make(mbkm, member(lecturers[2]?.id));
    const promoted = await team.put(`${mbkm}/${plain.id}`, { jabatan: 'ketua', version: plain.version });
    expect(verdict(promoted)).toEqual(refused({ jabatan: 'Tim ini sudah memiliki ketua.' }));
    const twice = await team.post(mbkm, member(String(head.idPegawai)));
    const message = 'Dosen sudah menjadi anggota pada rentang tanggal ini.';
    expect(verdict(twice)).toEqual(refused({ idPegawai: message }));
    const next = await make(mbkm, member(String(head.idPegawai), after));
    // A term that begins on the last day of the former one, or ends on the first of the next, overlaps it.
    for (const range of [
      { berlakuMulai: after.berlakuSampai, berlakuSampai: '2030-06-01' },
      { berlakuMulai: '2028-12-01', berlakuSampai: next.berlakuMulai },
    ])
      expect(verdict(await team.post(mbkm, member(String(head.idPegawai), range)))).toEqual(
        refused({ idPegawai: message }),
      );
    const off = await make(mbkm, member(String(head.idPegawai), { aktif: false }));
    const on = await team.put(`${mbkm}/${off.id}`, { aktif: true, version: off.version });
    expect(verdict(on)).toEqual(refused({ idPegawai: message }));
    const staff = await first(team, 'master/pegawai', { jenis: 'tendik' });
    expect(verdict(await team.post(mbkm, member(staff.id)))).toEqual(
      refused({ idPegawai: 'Anggota tim harus dosen.' }),
    );
  });

  it('tidak membiarkan dua ketua yang disimpan bersamaan', async () => {
    for (const year of [2031, 2033, 2035, 2037, 2039]) {
      const range = { berlakuMulai: `${year}-01-01`, berlakuSampai: `${year}-12-31`, jabatan: 'ketua' };
      const answers = await Promise.all([3, 4, 5, 6].map(n => team.post(konversi, member(lecturers[n]?.id, range))));
      expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([201, 422, 422, 422]);
    }
  });

  it('koordinator menulis prodinya, tim konversi hanya membaca', async () => {
    expect((await lead.post(konversi, member(lecturers[6]?.id))).statusCode).toBe(201);
    const other = (await first(team, 'master/program-prodi', { q: '012010' })).id;
    expect((await lead.post(konversi, member(lecturers[7]?.id, { idProgramProdi: other }))).statusCode).toBe(403);
    const assessor = await world.as('HA07');
    expect((await assessor.get(konversi)).statusCode).toBe(200);
    expect((await assessor.post(konversi, member(lecturers[7]?.id))).statusCode).toBe(403);
  });
});

describe('peran otomatis', () => {
  it('diberikan kepada akun yang ada dan yang dibuat kemudian, digabung, dan berakhir bersama barisnya', async () => {
    const person = lecturers[8]?.id;
    const row = await make(mbkm, member(person));
    const idUser = await makeAccount(person);
    const own = ['HA04', 'manual', null, null, true];
    expect(await rolesOf(idUser)).toEqual([own, ['HA05', 'otomatis', '2026-11-01', '2027-10-31', false]]);

    const first7 = await make(konversi, member(person));
    const next = { berlakuMulai: '2027-11-01', berlakuSampai: '2028-10-31' };
    const second7 = await make('master/tim-penilai-prodi', member(person, next));
    expect((await rolesOf(idUser)).at(-1)).toEqual(['HA07', 'otomatis', '2026-11-01', '2028-10-31', false]);
    await team.delete(`master/tim-penilai-prodi/${second7.id}`);
    expect((await rolesOf(idUser)).at(-1)).toEqual(['HA07', 'otomatis', '2026-11-01', '2027-10-31', false]);

    await team.put(`${mbkm}/${row.id}`, { berlakuSampai: '2026-11-20', version: row.version });
    expect((await rolesOf(idUser)).at(1)).toEqual(['HA05', 'otomatis', '2026-11-01', '2026-11-20', false]);
    await team.put(`${konversi}/${first7.id}`, { aktif: false, version: first7.version });
    expect((await rolesOf(idUser)).at(2)).toEqual(['HA07', 'otomatis', '2026-11-01', '2026-11-20', false]);
    const notices = await world.db.query<{ judul: string }>(
      'select judul from notifikasi where id_user = $1 order by created_at, id',
      [idUser],
    );
    expect(notices.map(notice => notice.judul)).toEqual(expect.arrayContaining(['Peran baru', 'Peran berakhir']));
  });

  it('pindah dosen: yang lama kehilangan, yang baru mendapat', async () => {
    const [a, b] = [lecturers[9]?.id, lecturers[10]?.id];
    const [userA, userB] = [await makeAccount(a), await makeAccount(b)];
    const row = await make(mbkm, member(a));
    await team.put(`${mbkm}/${row.id}`, { idPegawai: b, version: row.version });
    expect((await rolesOf(userA)).at(-1)).toEqual(['HA05', 'otomatis', '2026-11-01', '2026-11-20', false]);
    expect((await rolesOf(userB)).at(-1)).toEqual(['HA05', 'otomatis', '2026-11-01', '2027-10-31', false]);
  });

  it('mengenali peran dari data contoh, berakhir seketika, dan membiarkan yang diberikan dengan tangan', async () => {
    const person = await world.as('HA04');
    const account = (await person.get('user')).json<{ id: string; userRole: Row[] }>();
    const asLead = account.userRole.find(role => role.idRole === 'HA05');
    const switched = await person.post('user/switch-akses', { idUserRole: asLead?.id });
    expect(switched.statusCode, switched.body).toBe(200);
    const token = switched.json<{ token: { AccessToken: string } }>().token.AccessToken;
    const headers = { authorization: `Bearer ${token}` };
    const teams = () => world.app.inject({ method: 'GET', url: `/api/${mbkm}`, headers });
    expect((await teams()).statusCode).toBe(200);
    const idPegawai = (await team.get(`pengaturan/user/${account.id}`)).json<Row>().idPegawai;
    const row = await first(team, mbkm, { idProgramProdi: prodi, idPegawai });
    expect((await team.delete(`${mbkm}/${row.id}`)).statusCode).toBe(200);
    expect((await teams()).statusCode).toBe(401);
    const again = await loginAs(world.app, 'dosen', testConfig.demoPassword);
    const held = (await again.get('user')).json<{ userRole: Row[] }>().userRole.map(role => role.idRole);
    expect(held).toEqual(['HA04']);

    const manual = await makeAccount(lecturers[11]?.id);
    const given = { idUser: manual, idRole: 'HA05', idProgramProdi: prodi };
    const hand = await team.post('pengaturan/user-role', given);
    expect(hand.statusCode, hand.body).toBe(201);
    const membership = await make(mbkm, member(lecturers[11]?.id));
    await team.delete(`${mbkm}/${membership.id}`);
    expect((await rolesOf(manual)).at(-1)).toEqual(['HA05', 'manual', null, null, false]);
  });
});

describe('hak menu (skenario 4)', () => {
  it('mengambil hak tambah koordinator berlaku seketika; hak di atas kebijakan ditolak', async () => {
    const admin = await world.as('HA01');
    const menu = await menuOf(admin, `/${mbkm}`);
    const matrix = (await admin.get('menu-user/permission', { roleId: 'HA05' })).json<{ items: MatrixRow[] }>().items;
    const without = matrix.map(row => (row.menuId === menu.id ? { ...row, canCreate: false } : row));
    const saved = await admin.put('menu-user/permission', { roleId: 'HA05', app: '1', items: without });
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await lead.post(mbkm, member(lecturers[7]?.id))).statusCode).toBe(403);
    expect((await lead.get(mbkm)).statusCode).toBe(200);
    const reading = (await admin.get('menu-user/permission', { roleId: 'HA07' })).json<{ items: MatrixRow[] }>().items;
    const above = reading.map(row => (row.menuId === menu.id ? { ...row, canCreate: true } : row));
    const refusedAnswer = await admin.put('menu-user/permission', { roleId: 'HA07', app: '1', items: above });
    expect(refusedAnswer.statusCode).toBe(422);
  });
});

describe('pekerjaan harian', () => {
  it('memberi peran kepada akun yang datang lewat Silaturahmi, dan yang gilirannya tiba', async () => {
    const admin = await world.as('HA01');
    const person = lecturers[12]?.id;
    const idUser = await makeAccount(person);
    const soon = { berlakuMulai: '2027-11-01', berlakuSampai: '2028-10-31' };
    await make(mbkm, member(person));
    await make(mbkm, member(person, { ...soon, berlakuMulai: '2028-01-01' }));
    await world.db.execute(`delete from pengaturan_user_role where id_user = $1 and id_role = 'HA05'`, [idUser]);
    const run = () => admin.post('sistem/pekerjaan/peran-otomatis/jalankan');
    expect((await run()).json()).toMatchObject({ status: 'selesai' });
    expect((await rolesOf(idUser)).at(-1)).toEqual(['HA05', 'otomatis', '2026-11-01', '2027-10-31', false]);
    const before = (await rolesOf(idUser)).length;
    world.clock.now = new Date('2028-02-01T03:00:00Z');
    const later = await loginAs(world.app, 'superadmin', testConfig.demoPassword);
    expect((await later.post('sistem/pekerjaan/peran-otomatis/jalankan')).json()).toMatchObject({ status: 'selesai' });
    world.clock.now = new Date(today);
    expect((await rolesOf(idUser)).length).toBe(before);
    expect((await rolesOf(idUser)).at(-1)).toEqual(['HA05', 'otomatis', '2028-01-01', '2028-10-31', false]);
  });
});

type MatrixRow = Record<string, unknown> & { menuId: string };

async function menuOf(admin: Person, link: string): Promise<Row> {
  const rows = (await admin.get('menu', { range: [0, 199] })).json<Row[]>();
  const found = rows.find(row => row.link === link);
  if (!found) throw new Error(`${link}: menu tidak ada`);
  return found;
}
