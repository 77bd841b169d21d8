import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createWorld, type Person, person, type World } from '../support/world.ts';

const nik = '3578012345670001';
const covered = '3578••••••••0001';

interface Line {
  namaUser: string;
  kolom: string;
  pintu: string;
  namaSumber: string;
}

let world: World;
let team: Person;
let student: Person;
let id: string;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('timmbkm');
  student = await world.as('mahasiswa');
  id = (await student.get('user')).json<{ idMahasiswa: string }>().idMahasiswa;
  await world.db.execute(`update master_mahasiswa set nik = $2, agama = 'Islam', sumber = 'manual' where id = $1`, [
    id,
    nik,
  ]);
  await world.db.execute(`update master_mahasiswa set nik = '3578012345670002' where id <> $1 and nik is null`, [id]);
});
afterAll(() => world.close());

/** Yesterday's session has ended. */
const afresh = async (username: string): Promise<Person> => {
  const { token } = (await world.login(username)).json<{ token: { AccessToken: string } }>();
  return person(world.app, token.AccessToken);
};
const mine = async (who = student) => (await who.get('user/akses-data')).json<{ jumlah: number; baris: Line[] }>();
const lines = async () => (await world.db.query('select 1 from pengaturan_akses_data')).length;
const list = (who: Person, more: Record<string, unknown> = {}) =>
  who.get('master/mahasiswa', { filter: { id: [id] }, kolom: ['nama', 'nik', 'agama'], ...more });

describe('sensitive values in lists', () => {
  it('come covered, and reading them is not noted', async () => {
    const [row] = (await list(team)).json<{ nik: string; agama: string }[]>();
    expect(row).toMatchObject({ nik: covered, agama: '••••••' });
    const [whole] = (await list(team, { kolom: '' })).json<{ nik: string }[]>();
    expect(whole?.nik).toBe(covered);
    expect(await lines()).toBe(0);
  });

  it('are clear in one’s own row', async () => {
    const [row] = (await list(student)).json<{ nik: string; agama: string }[]>();
    expect(row).toMatchObject({ nik, agama: 'Islam' });
  });

  it('come covered with a row that is only looked at, and are noted when one is shown', async () => {
    const before = (await mine()).jumlah;
    const looked = await team.get(`master/mahasiswa/${id}`, { tertutup: '1', embed: '1' });
    expect(looked.statusCode, looked.body).toBe(200);
    expect(looked.json().nik).toMatch(/^\d{4}•{8}\d{4}$/);
    expect(looked.json().agama).toBe('••••••');
    expect((await mine()).jumlah).toBe(before);
  });

  it('are never stored covered', async () => {
    const refused = await team.put(`master/mahasiswa/${id}`, { agama: '••••••' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ errors: { agama: 'Periksa isian ini.' } });
  });

  it('stay out of reach of a role that does not see them', async () => {
    const coordinator = await world.as('koordinator');
    expect((await coordinator.get(`master/mahasiswa/${id}/sensitif/nik`)).statusCode).toBe(404);
    expect((await team.get(`master/mahasiswa/${id}/sensitif/nama`)).statusCode).toBe(404);
  });
});

describe('who saw my data', () => {
  const doors = [
    ['Tampilkan di daftar', 'NIK', () => team.get(`master/mahasiswa/${id}/sensitif/nik`)],
    ['Halaman data', 'NIK, Agama', () => team.get(`master/mahasiswa/${id}`)],
    ['Daftar terbuka', 'NIK, Agama', () => list(team, { jelas: '1' })],
    ['Ekspor', 'NIK', () => team.get('master/mahasiswa/ekspor', { format: 'csv', kolom: ['npm', 'nik'] })],
  ] as const;

  it.each(doors)('says it of "%s" once a day', async (pintu, kolom, open) => {
    expect((await open()).statusCode).toBe(200);
    expect((await open()).statusCode).toBe(200);
    const told = (await mine()).baris.filter(line => line.pintu === pintu);
    expect(told).toEqual([expect.objectContaining({ kolom, namaSumber: 'Mahasiswa', namaUser: expect.any(String) })]);
  });

  it('says it of the history of a sensitive field', async () => {
    expect((await team.put(`master/mahasiswa/${id}`, { agama: 'Katolik' })).statusCode).toBe(200);
    await team.get(`master/mahasiswa/${id}/riwayat`);
    expect((await mine()).baris).toContainEqual(expect.objectContaining({ pintu: 'Riwayat', kolom: 'Agama' }));
  });

  it('says it of what a conflict tells', async () => {
    const other = await world.as('superadmin');
    const refused = await other.put(`master/mahasiswa/${id}`, { agama: 'Hindu', version: 0 });
    expect([refused.statusCode, refused.json().terkini]).toMatchObject([409, { nik }]);
    expect((await mine()).baris.filter(line => line.pintu === 'Halaman data')).toHaveLength(2);
  });

  it('says it again the next day', async () => {
    const before = (await mine()).jumlah;
    world.clock.now = new Date(world.clock.now.getTime() + 86_400_000);
    team = await afresh('timmbkm');
    student = await afresh('mahasiswa');
    await team.get(`master/mahasiswa/${id}`);
    expect((await mine()).jumlah).toBe(before + 1);
  });

  it('notes nothing of what people look at of themselves', async () => {
    const before = (await mine()).jumlah;
    expect((await student.get(`master/mahasiswa/${id}`)).json()).toMatchObject({ nik });
    expect((await mine()).jumlah).toBe(before);
  });

  it('notes nothing of what somebody types in of a new person', async () => {
    const { idProgramProdi } = (await team.get(`master/mahasiswa/${id}`)).json();
    const before = await lines();
    const known = { idProgramProdi, angkatan: 2024, semester: 3, statusAkademik: 'aktif', jenisKelamin: 'P' };
    const made = await team.post('master/mahasiswa', {
      ...known,
      npm: '2499000001',
      nama: 'Baru Datang',
      nik: '3578019901010001',
    });
    expect(made.json()).toMatchObject({ nik: '3578019901010001' });
    expect(await lines()).toBe(before);
    await team.get(`master/mahasiswa/${made.json().id}`);
    expect(await lines()).toBe(before + 1);
  });

  it('notes a large export in parts, a line for each row with a value', async () => {
    // As many as two whole parts with those that the demo has.
    await world.db.execute(
      `insert into master_mahasiswa (id, npm, nama, id_program_prodi, angkatan, semester, status_akademik, jenis_kelamin, sumber,
           aktif, agama)
         select gen_random_uuid(), lpad(i::text, 8, '0'), 'Uji Ekspor', id_program_prodi, angkatan, semester, status_akademik,
           jenis_kelamin, 'manual', true, case when i % 10 > 0 then 'islam' end
         from master_mahasiswa, generate_series(1, 10000 - (select count(*)::int from master_mahasiswa)) i where id = $1`,
      [id],
    );
    const before = await lines();
    const file = await team.get('master/mahasiswa/ekspor', { format: 'csv' });
    expect(file.body.trim().split('\n')).toHaveLength(10_001);
    const shown = await world.db.one<{ n: number }>(
      'select count(*)::int as n from master_mahasiswa where nik is not null or agama is not null',
    );
    expect(await lines()).toBe(before + (shown?.n ?? 0));
  });

  it('is told whole to Super Admin, and to nobody else', async () => {
    const admin = await afresh('superadmin');
    const [row] = (await admin.get('pengaturan/akses-data', { filter: { idOrang: id } })).json<
      { namaOrang: string }[]
    >();
    expect(row?.namaOrang).toMatch(/^\d+ \w+/);
    expect((await team.get('pengaturan/akses-data')).statusCode).toBe(403);
    expect((await mine(team)).jumlah).toBe(0);
  });

  it('goes with a person whose two rows became one, and comes back with them', async () => {
    const admin = await afresh('superadmin');
    const made = (await team.get(`master/mahasiswa/${id}`)).json<Record<string, unknown>>();
    const twin = (
      await team.post('master/mahasiswa', {
        npm: '99000000001',
        nama: made.nama,
        nik: '3578012345670099',
        idProgramProdi: made.idProgramProdi,
        angkatan: made.angkatan,
        semester: made.semester,
        statusAkademik: made.statusAkademik,
        jenisKelamin: made.jenisKelamin,
      })
    ).json<{ id: string; version: number }>();
    await team.get(`master/mahasiswa/${twin.id}/sensitif/nik`);
    const before = (await mine()).jumlah;
    const ofTwin = await world.db.query('select 1 from pengaturan_akses_data where id_orang = $1', [twin.id]);
    expect(ofTwin.length).toBeGreaterThan(0);
    const merged = await team.post('master/mahasiswa/gabung', {
      idTetap: id,
      idLebur: twin.id,
      versiTetap: made.version,
      versiLebur: twin.version,
    });
    expect(merged.statusCode, merged.body).toBe(200);
    expect((await mine()).jumlah).toBe(before + ofTwin.length);
    const asked = async () =>
      (await admin.get('pengaturan/akses-data', { filter: { idOrang: id } })).json<{ idOrang: string }[]>();
    expect((await asked()).map(({ idOrang }) => idOrang)).toContain(twin.id);
    await team.post(`master/mahasiswa/gabung/${merged.json<{ id: string }>().id}/batalkan`, { catatan: 'Dua orang.' });
    expect((await mine()).jumlah).toBe(before);
    expect((await asked()).map(({ idOrang }) => idOrang)).not.toContain(twin.id);
  });

  it('cannot be changed or deleted, not even in the database', async () => {
    await expect(world.db.execute('delete from pengaturan_akses_data')).rejects.toThrow();
    await expect(world.db.execute(`update pengaturan_akses_data set nama_user = 'x'`)).rejects.toThrow();
  });
});
