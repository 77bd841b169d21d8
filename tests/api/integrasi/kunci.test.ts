import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { everyGet } from '../support/everyGet.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { makeKey } from './support.ts';

/** Keys of other systems (docs/domain/90 §1). */
let world: World;
let admin: Person;

const students = 'master/mahasiswa';

interface Student {
  id: string;
  npm: string;
  nama: string;
  idProgramProdi: string;
  version: number;
}

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  admin = await world.as('HA01');
});
afterAll(() => world.close());

const someStudent = async (): Promise<Student> => {
  const [first] = (await admin.get(students, { range: [0, 0] })).json<Student[]>();
  if (!first) throw new Error('No student.');
  return first;
};

const codeOf = (body: string): unknown => JSON.parse(body).code;

describe('a key', () => {
  it('reads the rows and fields that it names, and no others', async () => {
    const { idProgramProdi } = await someStudent();
    const { system } = await makeKey(world, admin, 'Dasbor rektorat', [
      {
        sumber: students,
        akses: ['baca'],
        kolom: ['npm', 'idProgramProdi'],
        saringKolom: 'idProgramProdi',
        saringNilai: [idProgramProdi],
      },
    ]);
    const page = await system.get(students, { range: [0, 199] });
    expect(page.statusCode, page.body).toBe(200);
    const rows = page.json<Record<string, unknown>[]>();
    const all = (await admin.get(students, { filter: { idProgramProdi }, range: [0, 199] })).json<Student[]>();
    expect(rows.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
    const known = ['id', 'version', 'createdAt', 'updatedAt', 'npm', 'idProgramProdi'];
    expect([...new Set(rows.flatMap(row => Object.keys(row)))].filter(name => !known.includes(name))).toEqual([]);

    const other = (await admin.get(students, { filter: { idProgramProdi_neq: idProgramProdi }, range: [0, 0] })).json<
      Student[]
    >()[0];
    expect((await system.get(`${students}/${other?.id}`)).statusCode).toBe(404);
    const own = (await system.get(`${students}/${rows[0]?.id}`)).json<Record<string, unknown>>();
    expect(Object.keys(own).filter(name => !known.includes(name))).toEqual([]);
    // What it does not see it cannot ask by either.
    expect((await system.get(students, { filter: { angkatan: 2023 } })).statusCode).toBe(400);
    expect((await system.get(students, { sort: ['nama', 'ASC'] })).statusCode).toBe(400);
    expect((await system.get(students, { kolom: ['nama'] })).statusCode).toBe(400);
    expect((await system.get(students, { embed: '1' })).statusCode).toBe(400);
    expect((await system.get(students, { rujukan: '1' })).statusCode).toBe(400);
    expect((await system.get(students, { filter: { q: all[0]?.nama } })).statusCode).toBe(400);
    expect((await system.get(students, { filter: { idProgramProdi_q: 'Informatika' } })).statusCode).toBe(400);
    expect((await system.get(students, { filter: { ditunda: true } })).statusCode).toBe(400);
    expect((await system.get(students, { filter: { ikutProgram: true } })).statusCode).toBe(400);
    const within = await system.get(students, { filter: { idProgramProdi_in: [idProgramProdi] } });
    expect(within.statusCode, within.body).toBe(200);
  });

  it('finds no other door: every call of the portal is refused, and tells nobody’s name', async () => {
    const team = await world.as('HA03');
    const { system } = await makeKey(world, admin, 'Hanya NPM', [
      { sumber: students, akses: ['baca'], kolom: ['npm'] },
    ]);
    await world.db.execute(`update master_mahasiswa set nama = 'Tertanam ' || npm`);
    const walk = await everyGet(world);
    const open = new Set<string>();
    const told: string[] = [];
    for (const path of walk.paths) {
      const [address = path] = await walk.addresses('HA03', team, [path]);
      const url = address.replace(/^\/api\//, '');
      const answer = await walk.patiently(() => system.get(url));
      if (answer.statusCode === 200) open.add(url.replace(/[0-9a-f-]{36}/g, '{id}'));
      if (answer.body.includes('Tertanam')) told.push(url);
    }
    expect(told).toEqual([]);
    // Beside its data only what anybody may read without a login, a token or not.
    const withLogin = [];
    for (const url of open) {
      if (url === students || url === `${students}/{id}`) continue;
      const someone = await walk.patiently(() => world.stranger.get(url));
      if (someone.statusCode === 401) withLogin.push(url);
    }
    expect(withLogin).toEqual([]);
    expect(open).toContain(students);
  }, 240_000);

  it('writes what it may, in its own name, and nothing beyond its fields', async () => {
    const { system } = await makeKey(world, admin, 'SIAKAD', [
      { sumber: 'master/mitra', akses: ['baca', 'tambah', 'ubah'], kolom: ['nama', 'website'] },
    ]);
    const [partner] = (await system.get('master/mitra', { range: [0, 0] })).json<{ id: string; version: number }[]>();
    const path = `master/mitra/${partner?.id}`;
    const wrong = await system.put(path, { email: 'x@contoh.id', version: partner?.version });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({ errors: { email: expect.any(String) } });
    const before = (await admin.get(path)).json<{ nama: string }>();
    const saved = await system.put(path, { nama: `${before.nama} Baru`, version: partner?.version });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(Object.keys(saved.json())).not.toContain('email');
    const [entry] = (await admin.get(`${path}/riwayat`)).json<{ namaUser: string; namaRole: string }[]>();
    expect(entry).toMatchObject({ namaUser: 'SIAKAD (kunci API)', namaRole: 'Tim MBKM' });
    expect((await system.bare.delete(path, { version: (partner?.version ?? 0) + 1 })).statusCode).toBe(403);
  });

  it('is refused once it is revoked, over, replaced, or nobody answers for it', async () => {
    const made = await makeKey(world, admin, 'Sementara', [{ sumber: students, akses: ['baca'] }]);
    const ask = () => made.system.get(students, { range: [0, 0] });
    expect((await ask()).statusCode).toBe(200);
    expect((await admin.get(`integrasi/kunci-api/${made.key.id}`)).json()).toMatchObject({
      awalan: made.secret.slice(0, 12),
      terakhirDipakai: expect.any(String),
    });
    const revoked = await admin.post(`integrasi/kunci-api/${made.key.id}/aksi/cabut`, { catatan: 'Bocor.' });
    expect(revoked.statusCode, revoked.body).toBe(200);
    const answer = await ask();
    expect(answer.statusCode).toBe(401);
    expect(codeOf(answer.body)).toBe('systemKey.unknown');
    await admin.post(`integrasi/kunci-api/${made.key.id}/aksi/aktifkan`, { catatan: 'Ternyata tidak.' });
    expect((await ask()).statusCode).toBe(200);

    await world.db.execute(`update pengaturan_user set aktif = false where username = 'timmbkm'`);
    expect((await ask()).statusCode).toBe(401);
    await world.db.execute(`update pengaturan_user set aktif = true where username = 'timmbkm'`);
    expect((await ask()).statusCode).toBe(200);

    await world.db.execute(`update integrasi_kunci_api set berlaku_sampai = '2026-11-20' where id = $1`, [made.key.id]);
    expect((await ask()).statusCode).toBe(401);
    await world.db.execute(`update integrasi_kunci_api set berlaku_sampai = '2026-11-21' where id = $1`, [made.key.id]);
    expect((await ask()).statusCode).toBe(200);

    const row = (await admin.get(`integrasi/kunci-api/${made.key.id}`)).json<{ version: number }>();
    expect((await admin.bare.post(`integrasi/kunci-api/${made.key.id}/rahasia`, {})).statusCode).toBe(428);
    await admin.post(`integrasi/kunci-api/${made.key.id}/rahasia`, { version: row.version });
    expect((await ask()).statusCode).toBe(401);
  });

  it('may make so many calls a minute', async () => {
    const { system } = await makeKey(world, admin, 'Terbatas', [{ sumber: students, akses: ['baca'] }], {
      batasPerMenit: 3,
    });
    const codes = [];
    for (let n = 0; n < 5; n++) codes.push((await system.get(students, { range: [0, 0] })).statusCode);
    expect(codes).toEqual([200, 200, 200, 429, 429]);
  });

  it('names only what its role may, and says of every line what is wrong', async () => {
    const owner = await world.db.one<{ id: string }>(`select id from pengaturan_user where username = 'timmbkm'`);
    const body = {
      nama: 'Salah',
      peran: 'HA05',
      idUser: owner?.id,
      berlakuSampai: '2027-12-31',
      batasPerMenit: 10,
      cakupan: [
        { sumber: 'pengaturan/user', akses: ['baca'] },
        { sumber: students, akses: ['baca', 'hapus'], kolom: ['tidakAda'], saringKolom: 'nama', saringNilai: ['x'] },
      ],
    };
    const without = await admin.post('integrasi/kunci-api', body);
    expect(without.statusCode).toBe(422);
    expect(without.json<{ errors: object }>().errors).toHaveProperty('idProgramProdi');
    const { idProgramProdi } = await someStudent();
    const answer = await admin.post('integrasi/kunci-api', { ...body, idProgramProdi });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors).sort()).toEqual([
      'cakupan.0.sumber',
      'cakupan.1.akses',
      'cakupan.1.kolom',
      'cakupan.1.saringNilai',
    ]);
  });

  it('of a coordinator or a partner reaches their rows alone', async () => {
    const { idProgramProdi } = await someStudent();
    const { system } = await makeKey(world, admin, 'Prodi', [{ sumber: students, akses: ['baca'] }], {
      peran: 'HA05',
      idProgramProdi,
    });
    const rows = (await system.get(students, { range: [0, 199] })).json<Student[]>();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(row => row.idProgramProdi !== idProgramProdi)).toEqual([]);
  });

  it('is made by the Super Admin alone', async () => {
    for (const who of ['HA03', 'HA10', 'HA05'] as const) {
      const other = await world.as(who);
      expect((await other.get('integrasi/kunci-api')).statusCode).toBe(403);
      expect((await other.get('integrasi/sumber', { peran: 'HA03' })).statusCode).toBe(403);
    }
  });
});
