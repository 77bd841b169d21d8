import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { studyPeriodId } from '../../../../server/areas/pertukaran/demo/studyPeriods.ts';
import { readSpreadsheet } from '../../../../server/platform/documents/spreadsheet/read.ts';
import { createWorld, type Person, type World } from '../../support/world.ts';
import { O } from './place.ts';

/** Reports of those who go out, and the sheet of what is recognised (docs/domain/50 §2.4, §2.5, §4). */

const permadi = 'v2/pertukaran-mahasiswa/permadi';
let world: World;
let team: Person;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
});
afterAll(() => world.close());

type Table = { nama: string; baris: Record<string, unknown>[] };
const tablesOf = async (who: Person, path: string, query: object): Promise<Table[]> => {
  const answer = await who.get(`${path}/laporan`, { ...query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ tabel: Table[] }>().tabel;
};

/** Participations of a study period that are handed in, as the database has them. */
const stored = (table: string, idMasaStudi: string, and = 'true') =>
  world.db.query<{ npm: string; prodi: string }>(
    `select p.npm, p.id_program_prodi as prodi from mbkm_pendaftar_program_mbkm p join ${table} d on d.id_pendaftar_mbkm = p.id
     where d.id_masa_studi = $1 and p.status <> 'draf' and ${and} order by p.npm`,
    [idMasaStudi],
  );

it.each([
  [O, 'Straits Horizon'],
  [permadi, 'Puspa Nusantara'],
  [permadi, 'Sistem Informasi'],
])('daftar %s menemukan peserta menurut PT tujuannya: %s', async (path, q) => {
  const found = (await team.get(path, { filter: { q }, range: [0, 99] })).json<{ namaMitra: string }[]>();
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ namaMitra }) => namaMitra.includes(q))).toBe(true);
});

describe.each([
  ['outbound', O, 'pertukaran_outbound'],
  ['permadi', permadi, 'pertukaran_permadi'],
] as const)('laporan %s', (skema, path, table) => {
  const idMasaStudi = studyPeriodId(skema, 0);

  it('memuat setiap peserta masa studinya dengan rekap per PT tujuan', async () => {
    const [students, recap] = await tablesOf(team, path, { idMasaStudi });
    const expected = await stored(table, idMasaStudi);
    expect(expected.length).toBeGreaterThan(1);
    expect(students?.baris.map(({ npm }) => npm)).toEqual(expected.map(({ npm }) => npm));
    expect(recap?.baris.at(-1)).toMatchObject({ kampus: 'Jumlah', jumlah: expected.length });
    const final = await stored(table, idMasaStudi, `p.status_konversi = 'final'`);
    expect(final.length).toBeGreaterThan(0);
    const graded = students?.baris.filter(({ mutu }) => mutu !== null).map(({ npm }) => npm);
    expect(graded).toEqual(final.map(({ npm }) => npm));
    expect(students?.baris.every(({ kampus }) => kampus !== '–')).toBe(true);
  });

  it('dalam XLSX dan PDF sama banyaknya; yang lain ditolak', async () => {
    const xlsx = await team.get(`${path}/laporan`, { idMasaStudi, format: 'xlsx' });
    expect(xlsx.statusCode, xlsx.body.slice(0, 200)).toBe(200);
    const { header, rows } = await readSpreadsheet(xlsx.rawPayload, text => text === 'NPM');
    const lines: unknown[][] = [];
    for await (const batch of rows) lines.push(...batch.map(({ cells }) => cells));
    expect(lines).toHaveLength((await stored(table, idMasaStudi)).length);
    expect(typeof lines[0]?.[header.indexOf('SKS diakui')]).toBe('number');
    const pdf = await team.get(`${path}/laporan`, { idMasaStudi, format: 'pdf' });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await team.get(`${path}/laporan`, { idMasaStudi, format: 'doc' })).statusCode).toBe(400);
    expect((await team.get(`${path}/laporan`)).statusCode).toBe(422);
    const inbound = await team.get(`${path}/laporan`, { idMasaStudi: studyPeriodId('inbound', 0) });
    expect(inbound.statusCode).toBe(404);
  });

  it('koordinator hanya membaca prodinya; mahasiswa dan dosen tidak', async () => {
    const own = await world.db.one<{ prodi: string }>(
      `select r.id_program_prodi as prodi from pengaturan_user_role r join pengaturan_user u on u.id = r.id_user
       where u.username = 'koordinator' and r.id_role = 'HA05'`,
    );
    const [students] = await tablesOf(await world.as('HA05'), path, { idMasaStudi });
    const expected = await stored(table, idMasaStudi);
    const mine = expected.filter(({ prodi }) => prodi === own?.prodi);
    expect(mine.length).toBeLessThan(expected.length);
    expect(students?.baris.map(({ npm }) => npm)).toEqual(mine.map(({ npm }) => npm));
    for (const role of ['HA02', 'HA04', 'HA09'] as const)
      expect((await (await world.as(role)).get(`${path}/laporan`, { idMasaStudi })).statusCode, role).toBe(403);
  });
});

describe('lembar pengakuan', () => {
  const one = async (state: string) => {
    const found = await world.db.one<{ id: string; npm: string }>(
      `select id, npm from mbkm_pendaftar_program_mbkm where kode_jenis_mbkm = 'outbound' and status_konversi = $1
       order by npm limit 1`,
      [state],
    );
    if (!found) throw new Error(`data contoh tanpa ${state}`);
    return found;
  };

  it('memberi mata kuliah di sana dan yang diakui, dan dicetak setelah final', async () => {
    const { id, npm } = await one('final');
    const sheet = (await team.get(`${O}/khs`, { npm })).json();
    expect(sheet).toMatchObject({ idPendaftarMbkm: id, npm, statusKonversi: 'final', ips: expect.any(Number) });
    expect(sheet.rows.length).toBeGreaterThan(0);
    expect(sheet.rows[0]).toMatchObject({ kodeMatkulAsal: expect.any(String), nilaiHuruf: expect.any(String) });
    const pdf = await team.get(`${O}/cetak-khs/${id}`);
    expect(pdf.statusCode, pdf.body.slice(0, 200)).toBe(200);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(String(pdf.headers['content-disposition'])).toContain(`KHS_${npm}_`);
  });

  it('tidak dicetak sebelum final, dan tidak untuk yang bukan haknya', async () => {
    const early = await one('disetujui');
    const answer = await team.get(`${O}/cetak-khs/${early.id}`);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Lembar pengakuan belum dapat dicetak: nilai konversi belum final.',
    ]);
    const final = await one('final');
    const other = await world.as('HA02');
    expect((await other.get(`${O}/cetak-khs/${final.id}`)).statusCode).toBe(404);
    expect((await other.get(`${O}/khs`, { npm: final.npm })).statusCode).toBe(404);
    expect((await (await world.as('HA08')).get(`${O}/khs`, { npm: final.npm })).statusCode).toBe(403);
    expect((await team.get(`${O}/cetak-khs/bukan-id`)).statusCode).toBe(404);
  });

  it('adalah surat yang dapat diperiksa siapa saja, sampai isinya berubah', async () => {
    const { id } = await one('final');
    const first = await team.get(`${O}/cetak-khs/${id}`);
    expect(first.statusCode).toBe(200);
    expect((await team.get(`${O}/cetak-khs/${id}`)).rawPayload.equals(first.rawPayload)).toBe(true);
    const letter = await world.db.one<{ kode: string }>(
      `select kode_verifikasi as kode from surat_surat where jenis_surat = 'lembar_pengakuan' and id_baris = $1`,
      [id],
    );
    const check = async () => (await world.stranger.get(`v6/generate-surat/verifikasi/${letter?.kode}`)).json();
    expect(await check()).toMatchObject({ valid: true });
    await world.db.execute(`update pertukaran_outbound set nomor_khs = 'LAIN/1' where id_pendaftar_mbkm = $1`, [id]);
    expect(await check()).toMatchObject({ valid: false, status: 'dibatalkan' });
  });

  it('ada untuk Permadi juga, dan tidak untuk program lain', async () => {
    const finalOf = async (kind: string) => {
      const found = await world.db.one<{ id: string }>(
        `select id from mbkm_pendaftar_program_mbkm where kode_jenis_mbkm = $1 and status_konversi = 'final' limit 1`,
        [kind],
      );
      return team.get(`mbkm/pendaftar-program-mbkm/${found?.id}/cetak/lembar-pengakuan`);
    };
    const pdf = await finalOf('permadi');
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const other = await finalOf('magang');
    expect([other.statusCode, other.json().message]).toEqual([404, 'Program ini tidak memakai Lembar Pengakuan.']);
  });
});

describe('angka Outbound', () => {
  const charts = async (who: Person, jenis: string) =>
    (await who.get('mbkm/monitoring/ringkasan', { idPeriode: 'semua', jenis })).json<{
      bagan: { kode: string; batang: { label: string; jumlah: number; saring: Record<string, unknown> }[] }[];
    }>().bagan;
  const countedBy = (column: string) =>
    world.db.query<{ label: string; jumlah: number }>(
      `select ${column} as label, count(*)::int as jumlah from mbkm_pendaftar_program_mbkm p
       join pertukaran_outbound d on d.id_pendaftar_mbkm = p.id join master_kampus k on k.id = d.id_kampus
       where p.status in ('disetujui', 'berjalan', 'selesai') group by 1 order by 2 desc, 1`,
    );

  it('menghitung peserta menurut negara dan PT tujuan', async () => {
    const found = await charts(team, 'outbound');
    const of = (kode: string) => found.find(chart => chart.kode === kode)?.batang.map(one => [one.label, one.jumlah]);
    for (const [kode, column] of [
      ['negara', 'd.negara'],
      ['idKampus', 'k.nama'],
    ] as const) {
      const expected = (await countedBy(column)).map(one => [one.label, one.jumlah]);
      expect(expected.length).toBeGreaterThan(1);
      expect(of(kode)?.toSorted()).toEqual(expected.toSorted());
    }
  });

  it('setiap batang menunjuk tepat peserta yang dihitungnya', async () => {
    const found = (await charts(team, 'outbound')).filter(({ kode }) => kode === 'negara' || kode === 'idKampus');
    for (const { label, jumlah, saring } of found.flatMap(({ batang }) => batang)) {
      const filter = JSON.stringify({ kodeJenisMbkm: ['outbound'], ...saring });
      const rows = (await team.get('mbkm/pendaftar-program-mbkm', { filter, range: '[0,99]' })).json();
      expect([label, rows.length]).toEqual([label, jumlah]);
    }
    for (const tempat of ['npm:1', 'negara', '', "kota:'"])
      expect((await team.get('mbkm/pendaftar-program-mbkm', { filter: JSON.stringify({ tempat }) })).statusCode).toBe(
        400,
      );
  });

  it('tidak ada pada angka beberapa program, dan koordinator menghitung prodinya saja', async () => {
    expect((await charts(team, 'outbound,permadi')).some(({ kode }) => kode === 'negara')).toBe(false);
    const sum = (found: Awaited<ReturnType<typeof charts>>) =>
      found.find(({ kode }) => kode === 'negara')?.batang.reduce((n, { jumlah }) => n + jumlah, 0) ?? 0;
    const own = await charts(await world.as('HA05'), 'outbound');
    expect(sum(own)).toBeGreaterThan(0);
    expect(sum(own)).toBeLessThan(sum(await charts(team, 'outbound')));
  });
});
