import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { studyPeriodId } from '../../../../server/areas/pertukaran/demo/studyPeriods.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';

/** Parameters of lists, lists without pages, and changes that would be dropped silently. */
let world: World;
let admin: Person;
let team: Person;
beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  admin = await world.as('HA01');
  team = await world.as('HA03');
});
afterAll(() => world.close());

type Row = Record<string, unknown> & { id: string; version: number };
const said = (answer: { statusCode: number; json(): unknown }) => [answer.statusCode, answer.json()] as const;

describe('parameter daftar', () => {
  const N = 'mbkm/pendaftar-program-mbkm';

  it('ringkas menghitung pendaftaran, juga menurut status konversi; selain itu 400', async () => {
    const all = (await team.get(N, { ringkas: '1' })).json<{ total: number; jumlah: Record<string, number> }>();
    expect(all.total).toBeGreaterThan(0);
    expect(Object.values(all.jumlah).reduce((sum, n) => sum + n, 0)).toBe(all.total);
    const named = (await team.get(N, { ringkas: 'statusKonversi' })).json<{ jumlah: object }>();
    expect(Object.keys(named.jumlah)).toContain('final');
    for (const path of [N, 'v3/kkn/pendaftaran', 'master/mitra'])
      expect((await team.get(path, { ringkas: 'ngawur' })).statusCode, path).toBe(400);
  });

  it('yang tidak dikenal disebut namanya', async () => {
    for (const path of [N, 'v3/kkn/pendaftaran', 'master/mitra', 'notifikasi']) {
      const answer = await team.get(path, { sortir: '["id","ASC"]' });
      expect(answer.statusCode, path).toBe(400);
      expect(answer.json().errors.sortir, path).toContain('range');
    }
    expect((await team.get('master/mitra', { rujukan: 'ngawur' })).json().errors).toHaveProperty('rujukan');
  });
});

describe('parameter panggilan lain', () => {
  // A call of each area; what they share is one reader of parameters.
  const calls = [
    'v4/kwu/kelompok/dpl-tersedia',
    'v3/kkn/desa/peta',
    'v3/kkn/kkn-luaran/rekap',
    'v3/kkn/menilai-kkn/rekap',
    'v2/pertukaran-mahasiswa/krs/studi',
    'v2/mhs-luar-upn/rpt-mhs-inbond',
    'v6/komcad/mhs/ringkasan',
    'mbkm/monitoring/ringkasan',
    'v9/dashboard/statistik',
    'v5/riset/dosen',
    'v3/kkn/mengatur-kelompok',
    'magang/pendaftar-program-mbkm/cek-pendaftar-magang',
    'magang/pendaftar-program-mbkm/all',
    'mbkm/pendaftar-program-mbkm/pddikti/periksa',
    'v3/kkn/laporan-harian/cakupan',
    'master/periode/jadwal',
  ];
  it('yang tidak dikenal disebut namanya; nilai yang keliru juga', async () => {
    for (const path of calls) {
      const answer = await team.get(path, { ngawur: '1' });
      expect(said(answer), path).toMatchObject([400, { errors: { ngawur: expect.stringContaining('tidak dikenal') } }]);
    }
    const wrong = await team.get('v4/kwu/kelompok/dpl-tersedia', { idPeriode: 'ngawur', penuh: 'ngawur' });
    expect(said(wrong)).toMatchObject([400, { errors: { idPeriode: expect.any(String), penuh: expect.any(String) } }]);
  });
});

describe('semua sekaligus', () => {
  it('datang seluruhnya, atau menyebut cara mempersempitnya', async () => {
    const narrow = await world.stranger.get('master/kelurahan/all', { idKecamatan: '35.78.25' });
    expect(narrow.json<Row[]>().length).toBeGreaterThan(0);
    const bare = await world.stranger.get('master/kelurahan/all');
    expect(said(bare)).toMatchObject([400, { errors: { idKecamatan: expect.any(String), q: expect.any(String) } }]);
    const campuses = (from: number, to: number) =>
      world.db.execute(
        `insert into master_kampus (id, nama, jenis, negara, created_by, updated_by)
         select gen_random_uuid(), 'Kampus Uji ' || n, 'pts', 'Indonesia', 'uji', 'uji'
         from generate_series($1::int, $2::int) n`,
        [from, to],
      );
    await campuses(1, 700);
    expect((await world.stranger.get('master/kampus/all', { q: 'Kampus Uji' })).json<Row[]>()).toHaveLength(700);
    await campuses(701, 2001);
    const many = await world.stranger.get('master/kampus/all', { q: 'Kampus Uji' });
    expect(many.statusCode, many.body.slice(0, 200)).toBe(400);
    expect(many.json().message).toContain('maksimal 2.000 sekali ambil');
  });
});

describe('bacaan tanpa halaman', () => {
  const lecturers = (from: number, to: number) =>
    world.db.execute(
      `insert into master_pegawai (id, nip, nama, nama_lengkap, jenis, status_kepegawaian, email, aktif, created_by, updated_by)
       select gen_random_uuid(), 'uji' || n, 'Dosen Uji ' || n, 'Dosen Uji ' || n, 'dosen', 'tetap', 'dosen' || n || '@uji.test', true, 'uji', 'uji'
       from generate_series($1::int, $2::int) n`,
      [from, to],
    );

  it('memberi semuanya, atau 400 dengan apa yang dapat dilakukan', async () => {
    const student = await world.as('HA02');
    const period = await world.db.one<{ id: string }>('select id_periode as id from kwu_pengaturan limit 1');
    const free = () => student.get('v4/kwu/kelompok/dpl-tersedia', { idPeriode: period?.id ?? '', penuh: '1' });
    const before = (await free()).json<unknown[]>().length;
    await lecturers(1, 1500);
    expect((await free()).json<unknown[]>()).toHaveLength(before + 1500);
    await lecturers(1501, 5000);
    const refused = await free();
    expect(said(refused)).toMatchObject([
      400,
      { message: 'Ada lebih dari 5.000 data, terlalu banyak untuk sekali ambil. Ambil daftar dosen per halaman.' },
    ]);
  });
});

describe('peran', () => {
  it('dibuat dengan nama dan urutan saja: tanpa hak, kodenya dari sistem; disaring menurut kolomnya', async () => {
    const made = await admin.bare.put('roles/create-or-update', { name: 'Arsiparis', urut: 71 });
    expect(made.statusCode, made.body).toBe(200);
    const found = made.json<Row[]>().find(({ name }) => name === 'Arsiparis');
    expect(found).toMatchObject({ id: 'HA11', idRoleDasar: 'HA02', isSystem: false });
    const rights = await world.db.query('select 1 as ada from pengaturan_menu_user where role_id = $1', ['HA11']);
    expect(rights).toEqual([]);
    const posted = await admin.bare.post('roles', { name: 'Notulis', urut: 72 });
    expect([posted.statusCode, posted.json().id]).toEqual([201, 'HA12']);
    const again = await admin.bare.put('roles/create-or-update', { id: 'HA12', name: 'Notulen', urut: 73 });
    expect(again.json<Row[]>().find(({ id }) => id === 'HA12')).toMatchObject({ name: 'Notulen', urut: 73 });
    const names = async (filter: object) =>
      (await admin.get('roles', { filter })).json<Row[]>().map(({ name }) => name);
    expect(await names({ name: 'Notulen' })).toEqual(['Notulen']);
    expect(await names({ urut_gte: 71, urut_lte: 72 })).toEqual(['Arsiparis']);
  });
});

describe('kuota', () => {
  const lower = async (path: string, kuota: number) => {
    const { version } = (await team.get(path)).json<Row>();
    return said(await team.bare.put(path, { kuota, version }));
  };
  const refused = (n: number) => [422, { errors: { kuota: `Tidak boleh kurang dari yang sudah terisi (${n}).` } }];

  it('gelombang Komcad dan masa studi tidak turun di bawah yang terisi', async () => {
    const wave = await world.db.one<{ id: string; terisi: number }>(
      'select id, terisi from komcad_program where terisi > 1 order by terisi desc limit 1',
    );
    const terisi = wave?.terisi ?? 0;
    expect(await lower(`v6/komcad/program/${wave?.id}`, terisi - 1)).toMatchObject(refused(terisi));
    const period = `v2/pertukaran-mahasiswa/masa-studi/${studyPeriodId('inbound', 0)}`;
    const accepted = await world.db.one<{ n: number }>(
      `select count(*)::int as n from pertukaran_mhs_inbound
       where id_masa_studi = $1 and status in ('disetujui', 'berjalan', 'selesai')`,
      [studyPeriodId('inbound', 0)],
    );
    const n = accepted?.n ?? 0;
    expect(n).toBeGreaterThan(1);
    expect(await lower(period, n - 1)).toMatchObject(refused(n));
    expect((await lower(period, 0))[0]).toBe(200);
  });
});

describe('perubahan yang akan hilang', () => {
  it('mitra peserta magang mengikuti posisinya: ditolak menurut kolom; nilai yang sama diterima', async () => {
    const row = await world.db.one<{ id: string; idMitra: string; version: number }>(
      `select p.id, p.id_mitra as "idMitra", p.version from mbkm_pendaftar_program_mbkm p
       where p.id_program_ditawarkan is not null and p.status = 'disetujui' and p.id_mitra is not null limit 1`,
    );
    const other = await world.db.one<{ id: string }>('select id from master_mitra where id <> $1 limit 1', [
      row?.idMitra,
    ]);
    const path = `magang/pendaftar-program-mbkm/${row?.id}`;
    const changed = await team.bare.put(path, { idMitra: other?.id, version: row?.version, catatan: 'Uji.' });
    expect(said(changed)).toMatchObject([422, { errors: { idMitra: expect.any(String) } }]);
    const same = await team.bare.put(path, { idMitra: row?.idMitra, version: row?.version, catatan: 'Uji.' });
    expect(same.statusCode, same.body).toBe(200);
  });
});
