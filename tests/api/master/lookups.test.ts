import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createWorld, type World } from '../support/world.ts';

/** Short lists and the other special calls of master data (docs/domain/10 §1 "Lookups", §2.2 to §2.5). */
let world: World;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
});
afterAll(() => world.close());

type Data = Record<string, unknown> & { id: string };
const names = (rows: readonly Data[]) => rows.map(row => String(row.nama));

describe('wilayah', () => {
  it('memberi anak wilayah menurut nama, tanpa masuk; induk yang tidak dikenal tidak punya anak', async () => {
    const cases = [
      ['master/kabupaten/id-provinsi/35', 38],
      ['master/kecamatan/id-kabupaten/35.78', 31],
      ['master/kelurahan/id-kecamatan/35.78.25', 4],
    ] as const;
    for (const [path, count] of cases) {
      const answer = await world.stranger.get(path);
      expect(answer.statusCode, answer.body).toBe(200);
      const rows = answer.json<Data[]>();
      expect(rows.length, path).toBe(count);
      expect(names(rows)).toEqual(names(rows).toSorted());
      expect(Object.keys(rows[0] ?? {})).toEqual(['id', 'nama']);
    }
    for (const id of ['99', '35.99', 'x', '00.00', '%00'])
      expect((await world.stranger.get(`master/kabupaten/id-provinsi/${id}`)).json()).toEqual([]);
  });

  it('tidak menawarkan wilayah nonaktif', async () => {
    const admin = await world.as('HA03');
    const village = (await admin.get('master/kelurahan/35.78.25.1001')).json<Data & { version: number }>();
    await admin.put(`master/kelurahan/${village.id}`, { aktif: false, version: village.version });
    const rows = (await world.stranger.get('master/kelurahan/id-kecamatan/35.78.25')).json<Data[]>();
    expect(rows.some(row => row.id === village.id)).toBe(false);
  });

  it('menolak daftar kecamatan dan kelurahan tanpa induk (skenario 9)', async () => {
    for (const level of ['kecamatan', 'kelurahan']) {
      const answer = await world.stranger.get(`master/${level}/all`);
      expect(answer.statusCode).toBe(400);
      const parent = level === 'kecamatan' ? 'Kabupaten' : 'Kecamatan';
      expect(answer.json().message).toContain(`Pilih ${parent}`);
      expect(answer.json().message).toContain('atau ketik minimal 3 huruf.');
    }
    for (const q of ['ru', 'a e i o u', '---', 'r u n'])
      expect((await world.stranger.get('master/kelurahan/all', { q })).statusCode, q).toBe(400);
    const found = (await world.stranger.get('master/kelurahan/all', { q: 'Rungkut' })).json<Data[]>();
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatchObject({ id: expect.any(String), nama: expect.stringMatching(/rungkut/i) });
    const provinces = (await world.stranger.get('master/provinsi/all')).json<Data[]>();
    expect(provinces.length).toBe(38);
    expect(provinces[0]).toMatchObject({ id: '11', nama: 'Aceh' });
  });
});

describe('pencarian', () => {
  it('memerlukan satu kata dengan tiga huruf; yang lebih pendek hanya mempersempit', async () => {
    const tim = await world.as('HA03');
    for (const filter of [{ q: 'ra' }, { q: 'a e i' }, { q: '%%%' }]) {
      const answer = await tim.get('master/mahasiswa', { filter });
      expect(answer.statusCode, filter.q).toBe(400);
      expect(answer.json().message).toBe('Ketik minimal satu kata dengan 3 huruf.');
    }
    const wide = (await tim.get('master/mahasiswa', { filter: { q: 'pra' } })).json<Data[]>();
    const narrow = (await tim.get('master/mahasiswa', { filter: { q: 'pra a' } })).json<Data[]>();
    expect(wide.length).toBeGreaterThan(0);
    expect(wide.map(({ id }) => id)).toEqual(expect.arrayContaining(narrow.map(({ id }) => id)));
  });

  it('boleh pendek pada daftar kecil', async () => {
    const tim = await world.as('HA03');
    const found = (await tim.get('master/program-prodi', { filter: { q: 'in' } })).json<Data[]>();
    expect(found.length).toBeGreaterThan(0);
  });
});

describe('daftar pendek', () => {
  it('menyebut program yang punya posisi, dengan jumlahnya, lalu posisinya', async () => {
    const student = await world.as('HA02');
    const programs = (await student.get('master/posisi-kegiatan-topik/program')).json<(Data & { jumlah: number })[]>();
    expect(programs.length).toBeGreaterThan(0);
    for (const program of programs.slice(0, 3)) {
      const rows = (await student.get(`master/posisi-kegiatan-topik/by-program/${program.id}`)).json<Data[]>();
      expect(rows.length).toBe(program.jumlah);
      for (const row of rows) expect(row).toMatchObject({ idProgram: program.id, nama: expect.any(String) });
    }
    expect((await student.get('master/posisi-kegiatan-topik/by-program/bukan')).json()).toEqual([]);
    expect((await world.stranger.get('master/posisi-kegiatan-topik/program')).statusCode).toBe(401);
  });

  it('memberi syarat luaran menurut jenis luaran', async () => {
    const student = await world.as('HA02');
    const [kind] = (await student.get('master/jenis-luaran/all', { q: 'laporan' })).json<Data[]>();
    const rows = (await student.get(`master/syarat-luaran/by-jenis-luaran/${kind?.id}`)).json<Data[]>();
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row.idJenisLuaran).toBe(kind?.id);
    const jenis = String(rows[0]?.idJenisMbkm);
    const one = await student.get(`master/syarat-luaran/by-jenis-luaran/${kind?.id}`, { idJenisMbkm: jenis });
    expect(one.json<Data[]>().length).toBeLessThan(rows.length);
  });

  it('mencari kampus tanpa masuk, mulai tiga huruf, maksimal 20', async () => {
    const short = await world.stranger.get('master/kampus/all-keyword', { keyword: 'un' });
    expect(short.statusCode).toBe(400);
    expect(short.json().message).toBe('Ketik minimal 3 huruf.');
    const rows = (await world.stranger.get('master/kampus/all-keyword', { keyword: 'univ' })).json<Data[]>();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(20);
    for (const name of names(rows)) expect(name.toLowerCase()).toContain('univ');
  });

  it('memberi pegawai satu prodi, tidak bagi mitra dan mahasiswa inbound', async () => {
    const lead = await world.as('HA05');
    const own = (await lead.get('user')).json<{ idProgramProdi: string }>().idProgramProdi;
    const rows = (await lead.get(`master/pegawai/all-idprodi/${own}`)).json<Data[]>();
    expect(rows.length).toBeGreaterThan(2);
    expect(rows[0]).toMatchObject({ nip: expect.any(String), idProgramProdi: own, namaProdi: 'S1 Informatika' });
    expect(Object.keys(rows[0] ?? {})).not.toContain('noHp');
    for (const role of ['HA06', 'HA08'] as const)
      expect((await (await world.as(role)).get(`master/pegawai/all-idprodi/${own}`)).statusCode).toBe(403);
  });

  it('memberi hari dan jenis mata kuliah', async () => {
    const student = await world.as('HA02');
    expect(names((await student.get('master/hari/all')).json())).toEqual([
      'Senin',
      'Selasa',
      'Rabu',
      'Kamis',
      'Jumat',
      'Sabtu',
      'Minggu',
    ]);
    const kinds = (await student.get('v7/master/jenis-matkul/all')).json<Data[]>();
    expect(kinds.map(row => row.kode)).toEqual(['A', 'B', 'C', 'D', 'S']);
  });
});

describe('mencari teman mahasiswa', () => {
  it('dengan NPM persis atau tiga huruf nama; hanya id, NPM, nama, prodi', async () => {
    const student = await world.as('HA02');
    const found = (await student.get('master/mahasiswa/cari', { q: 'lar' })).json<Data[]>();
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(20);
    const [first] = found;
    expect(Object.keys(first ?? {}).toSorted()).toEqual(['id', 'nama', 'namaProdi', 'npm']);
    const exact = (await student.get('master/mahasiswa/cari', { q: String(first?.npm) })).json<Data[]>();
    expect(exact).toEqual([first]);
    expect((await student.get('master/mahasiswa/cari', { q: String(first?.npm).slice(0, 8) })).json()).toEqual([]);
  });

  it('menolak kata yang terlalu pendek, dan peran tanpa mahasiswa', async () => {
    const short = await (await world.as('HA09')).get('master/mahasiswa/cari', { q: 'la' });
    expect(short.statusCode).toBe(400);
    expect(short.json().message).toBe('Ketik NPM lengkap atau minimal 3 huruf nama.');
    expect((await (await world.as('HA02')).get('master/mahasiswa/cari', { q: '%%%' })).statusCode).toBe(400);
    expect((await (await world.as('HA08')).get('master/mahasiswa/cari', { q: 'lar' })).statusCode).toBe(403);
    expect((await (await world.as('HA06')).get('master/mahasiswa/cari', { q: 'lar' })).json()).toEqual([]);
  });

  it('memberi koordinator hanya mahasiswa prodinya', async () => {
    const rows = (await (await world.as('HA05')).get('master/mahasiswa/cari', { q: 'pra' })).json<Data[]>();
    for (const row of rows) expect(row.namaProdi).toBe('S1 Informatika');
  });
});
