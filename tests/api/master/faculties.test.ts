import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ImportRow } from '../../../resources/kit/index.ts';
import { applied } from '../../../server/platform/engine/import/apply.ts';
import { uploaded } from '../platform/import/upload.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Faculties, departments and study programmes are written by hand as well; what SIAMIK gave stays SIAMIK's. */
let world: World;
let team: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
});
afterAll(() => world.close());

const path = 'master/siamik-fakjur';
interface Unit extends Record<string, unknown> {
  id: string;
  version: number;
}
const make = async (data: Record<string, unknown>): Promise<Unit> => {
  const answer = await team.post(path, data);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Unit>();
};

describe('units written by hand', () => {
  it('a department stands in a faculty, a study programme in either', async () => {
    const faculty = await make({ kode: 'FT', jenis: 'fakultas', nama: 'Fakultas Teknologi' });
    const department = await make({ kode: 'JT', jenis: 'jurusan', nama: 'Jurusan Sipil', idInduk: faculty.id });
    await make({ kode: 'PT', jenis: 'prodi', nama: 'Teknik Sipil', jenjang: 'S1', idInduk: department.id });
    const larger = 'Pilih bagian yang lebih besar: jurusan dalam fakultas, program studi dalam jurusan atau fakultas.';
    const wrong = await team.post(path, { kode: 'JU', jenis: 'jurusan', nama: 'Jurusan', idInduk: department.id });
    expect(wrong.statusCode, wrong.body).toBe(422);
    expect(wrong.json()).toMatchObject({ errors: { idInduk: larger } });
    const inItself = await team.put(`${path}/${department.id}`, {
      version: department.version,
      idInduk: department.id,
    });
    expect(inItself.json()).toMatchObject({ statusCode: 422, errors: { idInduk: larger } });
    const smaller = await team.put(`${path}/${department.id}`, { version: department.version, jenis: 'prodi' });
    expect(smaller.json()).toMatchObject({
      statusCode: 422,
      errors: { jenis: 'Masih ada bagian di bawahnya yang tidak lebih kecil. Pindahkan bagian itu dahulu.' },
    });
  });

  it('a unit that SIAMIK gave keeps its name', async () => {
    const given = await world.db.one<Unit>(
      `update master_siamik_fakjur set sumber = 'siamik', kode_siamik = 'x1'
       where id = (select id from master_siamik_fakjur where jenis = 'fakultas' order by kode limit 1) returning id, version`,
    );
    const answer = await team.put(`${path}/${given?.id}`, { version: given?.version, nama: 'Nama Lain' });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json()).toMatchObject({ errors: { nama: 'Kolom ini berasal dari SIAMIK' } });
  });
});

describe('units that come in one file', () => {
  const judge = async (content: string) => {
    const made = await uploaded(world, team, path, 'unit.csv', content);
    const rows = (await team.get(`${path}/impor/${made.id}/baris`)).json<ImportRow[]>();
    return { made, rows: rows.map(({ nomor, status, pesan }) => [nomor, status, pesan]) };
  };

  it('lie in units of rows above them, and are made with them', async () => {
    const { made, rows } = await judge(
      'Kode;Jenis;Nama;Jenjang;Bagian dari\nFX;Fakultas;Fakultas Kelautan;;\nJX;Jurusan;Jurusan Perikanan;;fx\nPX;Program studi;Budidaya Perairan;S1;Jurusan Perikanan\n',
    );
    expect(rows).toEqual([2, 3, 4].map(nomor => [nomor, 'baru', {}]));
    expect((await team.post(`${path}/impor/${made.id}/terapkan`, { semuaAtauTidak: true })).statusCode).toBe(202);
    await applied(made.id);
    const [unit] = (await team.get(path, { filter: '{"kode":"PX"}' })).json<Unit[]>();
    expect((await team.get(`${path}/${unit?.idInduk}`)).json()).toMatchObject({ kode: 'JX' });
  });

  it('do not lie in a row that is wrong, nor in one that may hold none, nor in one below', async () => {
    const wrong = { idInduk: 'Pilih bagian dari dari daftar.' };
    const { rows } = await judge(
      'Kode;Jenis;Nama;Jenjang;Bagian dari\nJY;Jurusan;Jurusan Baru;;FY\nFY;Apa;Fakultas Rusak;;\nPY;Program studi;Satu;S1;FY\nPZ;Program studi;Dua;S1;PY\n',
    );
    expect(rows).toEqual([
      [2, 'salah', wrong],
      [3, 'salah', { jenis: expect.any(String) }],
      [4, 'salah', wrong],
      [5, 'salah', wrong],
    ]);
  });
});
