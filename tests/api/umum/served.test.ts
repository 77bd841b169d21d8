import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { messages } from '../../../resources/kit/index.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/**
 * Every call of the specification under the finished prefixes is served: it answers something else than 404 to a role
 * that may call it. An area adds its prefix when its calls are complete.
 */
const finished = /^\/api\/(user|auth|roles|menu|menu-user|files|silaturahmi)(\/|$)/;

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
}
/** Calls that a line of tests/spec/endpoints.txt stands for. */
function callsOf(line: string): Call[] {
  const [verb = '', path = ''] = line.split('\t');
  if (verb !== 'CRUD') return [{ method: verb as Call['method'], path }];
  return [
    { method: 'GET', path },
    { method: 'GET', path: `${path}/{id}` },
    { method: 'POST', path },
    { method: 'PUT', path: `${path}/{id}` },
    { method: 'DELETE', path: `${path}/{id}` },
  ];
}
const calls = readFileSync(new URL('../../spec/endpoints.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => finished.test(line.split('\t')[1] ?? ''))
  .flatMap(callsOf);

let world: World;
let admin: Person;
/** Rows that exist, by the start of the path; nothing here is really changed. */
let ids: Record<string, string>;
let query: Record<string, string>;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  admin = await world.as('HA01');
  const one = async (sql: string) => (await world.db.one<{ id: string }>(sql))?.id ?? '';
  const own = await one(`select id from pengaturan_user where username = 'superadmin'`);
  ids = {
    '/api/user': own,
    '/api/user/silaturahmi': await one(`select id from pengaturan_user where username = 'mahasiswa'`),
    '/api/user/password/reset': await one(`select id from pengaturan_user where username = 'baru'`),
    '/api/auth': own,
    '/api/roles': 'HA02',
    '/api/menu': await one('select id from pengaturan_menu where bawaan order by urut limit 1'),
  };
  const lecturer = await one(`select p.id from master_pegawai p where p.jenis = 'dosen' order by p.nip limit 1`);
  const student = await one('select npm as id from master_mahasiswa order by npm limit 1');
  const file = await one('select id from internal_berkas where id_baris is not null limit 1');
  query = { idPegawai: lecturer, npm: student, periode: '20261', id: file };
});
afterAll(() => world.close());

const idFor = (path: string): string =>
  ids[
    Object.keys(ids)
      .toSorted((a, b) => b.length - a.length)
      .find(start => path.startsWith(start)) ?? ''
  ] ?? '';

describe('setiap panggilan spesifikasi dijawab', () => {
  it('daftarnya tidak kosong', () => expect(calls.length).toBeGreaterThan(35));

  it.each(calls.map(({ method, path }) => [method, path] as const))('%s %s', async (method, path) => {
    const url = path.replace('/api/', '').replace('{id}', idFor(path));
    const wanted = path.startsWith('/api/silaturahmi') || path === '/api/files' ? query : {};
    const given = Object.fromEntries(Object.entries(wanted).filter(([name]) => name !== 'id' || path === '/api/files'));
    const answer =
      method === 'GET'
        ? await admin.get(url, given)
        : await { POST: admin.post, PUT: admin.put, DELETE: admin.delete }[method](url, {});
    expect(answer.statusCode, answer.body.slice(0, 300)).not.toBe(404);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500);
    expect(answer.body).not.toContain(messages.unknownCall.text);
    if (method === 'GET') expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  });
});

describe('tridarma dosen dari Silaturahmi (docs/domain/40 §1.3)', () => {
  const tridarma = 'silaturahmi/dosen/penelitian';

  it('dosen melihat miliknya, koordinator prodinya, Tim MBKM semua, yang lain tidak', async () => {
    const dosen = await world.as('HA04');
    const own = (await dosen.get(tridarma)).json();
    expect(own).toMatchObject({ basi: false, data: expect.any(Array) });
    expect(own.data.length).toBeGreaterThan(0);
    expect((await dosen.get('silaturahmi/dosen')).json()).toHaveLength(1);
    const koordinator = await world.as('HA05');
    const seen = (await koordinator.get('silaturahmi/dosen')).json<{ idPegawai: string; namaProdi: string }[]>();
    expect(new Set(seen.map(({ namaProdi }) => namaProdi)).size).toBe(1);
    const other = await world.db.one<{ id: string }>(
      `select p.id from master_pegawai p where p.jenis = 'dosen' and p.id_program_prodi <> (select id_program_prodi
         from master_pegawai where id = $1) limit 1`,
      [seen[0]?.idPegawai],
    );
    expect((await koordinator.get(tridarma, { idPegawai: other?.id })).statusCode).toBe(404);
    expect((await (await world.as('HA03')).get(tridarma, { idPegawai: other?.id })).statusCode).toBe(200);
    for (const role of ['HA02', 'HA06', 'HA07', 'HA10'])
      expect((await (await world.as(role)).get(tridarma, { idPegawai: other?.id })).statusCode, role).toBe(403);
  });

  it('menyaring tahun dan semester, dan meminta dosennya', async () => {
    const tim = await world.as('HA03');
    const [lecturer] = (await tim.get('silaturahmi/dosen', { q: 'arif' })).json<{ nip: string }[]>();
    const teaching = (await tim.get('silaturahmi/dosen/teaching', { nip: lecturer?.nip, semester: '20251' })).json();
    expect(teaching.data.length).toBeGreaterThan(0);
    for (const row of teaching.data) expect(row).toMatchObject({ semester: '20251', kodeMk: expect.any(String) });
    expect((await tim.get(tridarma)).json().errors).toEqual({ idPegawai: 'Wajib diisi.' });
  });
});

describe('konsol admin', () => {
  it('untuk Tim MBKM dan Super Admin; angkanya dari baris yang sungguh ada', async () => {
    await world.login('bakpk', 'Salah#2026');
    const status = (await admin.get('admin/status')).json();
    const total = await world.db.one<{ n: number }>('select count(*)::int as n from pengaturan_user where aktif');
    expect(status.akun.aktif).toBe(total?.n);
    expect(status.masuk).toHaveLength(7);
    expect(status.masuk.at(-1).gagal).toBeGreaterThanOrEqual(1);
    expect(status.terblokir.map(({ username }: { username: string }) => username)).toContain('terblokir');
    expect(status.penyimpanan.byteBasisData).toBeGreaterThan(1_000_000);
    const seen = (await (await world.as('HA03')).get('admin/status')).json();
    const holders = (roles: { roleId: string; jumlah: number }[]) => roles.find(r => r.roleId === 'HA01')?.jumlah;
    expect([holders(status.pengguna), holders(seen.pengguna)]).toEqual([1, 0]);
    for (const role of ['HA02', 'HA05', 'HA10'])
      expect((await (await world.as(role)).get('admin/status')).statusCode, role).toBe(403);
  });
});

describe('beranda dan jaringan', () => {
  it.each(['HA01', 'HA02', 'HA04', 'HA05', 'HA06', 'HA08', 'HA10'])('%s: kartu, jadwal, pemberitahuan', async role => {
    const answer = await (await world.as(role)).get('dashboard');
    expect(answer.statusCode, answer.body).toBe(200);
    const { kartu, tugas, jadwal, terbaru } = answer.json();
    expect(kartu.length > 0).toBe(role !== 'HA08');
    for (const list of [tugas, jadwal, terbaru]) expect(Array.isArray(list)).toBe(true);
    for (const line of jadwal) expect(line.selesai >= world.clock.now.toISOString().slice(0, 10)).toBe(true);
  });

  it('status jaringan menyebut penyimpanan berkas', async () => {
    const { layanan } = (await (await world.as('HA02')).get('network/status')).json();
    expect(layanan.map(({ kode }: { kode: string }) => kode)).toEqual([
      'api',
      'basis_data',
      'berkas',
      'silaturahmi',
      'siamik',
    ]);
    expect(layanan.find(({ kode }: { kode: string }) => kode === 'berkas').status).toBe('aktif');
  });
});

describe('pegawai sebagai pilihan', () => {
  it('menyebut nama program studinya', async () => {
    const rows = (await (await world.as('HA05')).get('master/pegawai/all')).json<Record<string, unknown>[]>();
    const lecturer = rows.find(row => row.jenis === 'dosen');
    expect(Object.keys(lecturer ?? {})).toEqual(
      expect.arrayContaining(['id', 'nip', 'namaLengkap', 'idProgramProdi', 'namaProdi']),
    );
    expect(String(lecturer?.namaProdi)).toMatch(/^(D3|D4|S1) /);
  });
});
