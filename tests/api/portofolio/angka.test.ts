import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { BarisOrang, StatistikPortofolio } from '../../../resources/portofolio/statistik.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/**
 * Figures of 20,000 works against a count of their rows one by one, in whole hundredths of points (docs/domain/40 §2.4,
 * §4.5).
 */

const many = 20_000;
let world: World;
let team: Person;

interface Owner extends Record<string, unknown> {
  id: string;
  nomor: string;
  nama: string;
  prodi: string | null;
}

/** Hundredths that each of `n` authors gets: the first 60 %, the others 40 % in equal parts, each half up. */
function shares(points: bigint, n: number): bigint[] {
  if (n === 1) return [points];
  const halfUp = (part: bigint, of: bigint) => (2n * part + of) / (2n * of);
  const other = halfUp(points * 40n, 100n * BigInt(n - 1));
  return [halfUp(points * 60n, 100n), ...Array.from({ length: n - 1 }, () => other)];
}

const decimal = (hundredths: bigint): string => `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
const uuidOf = (kind: string, i: number): string => `0199a000-${kind}-7000-8000-${String(i).padStart(12, '0')}`;

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('HA03');
  const { db } = world;
  const students = await db.query<Owner>(
    'select id, npm as nomor, nama, id_program_prodi as prodi from master_mahasiswa order by npm limit 97',
  );
  const lecturers = await db.query<Owner>(
    `select id, nip as nomor, nama_lengkap as nama, id_program_prodi as prodi from master_pegawai where jenis = 'dosen' order by nip limit 13`,
  );
  const categories = await db.query<{ id: string; poin: number }>(
    'select id, (poin * 100)::int as poin from master_kategori_jurnal order by kode',
  );
  const works: object[] = [];
  const authors: object[] = [];
  for (let i = 0; i < many; i++) {
    const owner = students[i % students.length];
    const category = categories[i % categories.length];
    if (!owner || !category) throw new Error('data contoh kosong');
    const n = 1 + (i % 4);
    const verified = i % 5 !== 0;
    const published = i % 7 !== 0;
    const each = shares(published ? BigInt(category.poin) : 0n, n);
    works.push({
      id: uuidOf('aaaa', i),
      jenis_pemilik: 'mahasiswa',
      id_mahasiswa: owner.id,
      nomor_pemilik: owner.nomor,
      nama_pemilik: owner.nama,
      id_program_prodi: owner.prodi,
      judul: `Karya ${i}`,
      nama_jurnal: 'Jurnal Banyak',
      id_kategori_jurnal: category.id,
      tahun: 2015 + (i % 12),
      penerbit: 'P',
      tautan: 'https://a.example',
      pengindeks: 'sinta2',
      status_artikel: published ? 'published' : 'accepted',
      poin: verified ? decimal(each[0] ?? 0n) : null,
      status: verified ? 'terverifikasi' : 'diajukan',
    });
    for (let at = 0; at < n; at++) {
      const lecturer = at === 0 ? undefined : lecturers[(i + at) % lecturers.length];
      authors.push({
        id: uuidOf(`bbb${at}`, i),
        parent_id: uuidOf('aaaa', i),
        nomor: at,
        urutan: at + 1,
        kategori: lecturer ? 'dosen' : 'mahasiswa',
        nomor_induk: (lecturer ?? owner).nomor,
        nama: (lecturer ?? owner).nama,
        id_mahasiswa: lecturer ? null : owner.id,
        id_pegawai: lecturer?.id ?? null,
        poin: decimal(each[at] ?? 0n),
      });
    }
  }
  await fill('portofolio_jurnal', works);
  await fill('portofolio_jurnal_penulis', authors);
});
afterAll(() => world.close());

async function fill(table: string, rows: readonly object[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).join(', ');
  for (let at = 0; at < rows.length; at += 5000)
    await world.db.execute(
      `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(rows.slice(at, at + 5000))],
    );
}

interface Work extends Record<string, unknown> {
  id: string;
  status: string;
  tahun: number;
  kategori: string;
  prodi: string | null;
  poin: string | null;
}

const hundredths = (text: string | null): bigint => {
  const [whole = '0', cents = ''] = (text ?? '0').split('.');
  return BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'));
};
const count = <K>(keys: readonly K[]): Map<K, number> => {
  const found = new Map<K, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
};

it('are those of the rows, by state, year, category, study programme and person', async () => {
  const rows = await world.db.query<Work>(
    `select id, status, tahun, id_kategori_jurnal as kategori, id_program_prodi as prodi, poin::text as poin from portofolio_jurnal`,
  );
  const valid = rows.filter(({ status }) => status === 'terverifikasi');
  expect(valid.length).toBeGreaterThan(15_000);
  const answer = await team.get('v9/dashboard/statistik');
  expect(answer.statusCode, answer.body).toBe(200);
  const told = answer.json<StatistikPortofolio>();
  expect(told.total.jurnal).toBe(valid.length);
  expect(told.menunggu.jurnal).toBe(rows.filter(({ status }) => status === 'diajukan').length);
  const years = count(valid.map(({ tahun }) => tahun));
  expect(told.perTahun.filter(({ jurnal }) => jurnal > 0).map(({ tahun, jurnal }) => [tahun, jurnal])).toEqual(
    [...years].sort(([one], [other]) => one - other),
  );
  const categories = count(valid.map(({ kategori }) => kategori));
  expect(new Map(told.perKategori.jurnal.map(({ kunci, jumlah }) => [kunci, jumlah]))).toEqual(categories);

  // Study programmes: journals alone, as the other kinds of the demo data count too.
  const others = await world.db.query<{ prodi: string | null; poin: string | null }>(
    ['hki', 'proceeding', 'jejaring']
      .map(
        kind =>
          `select id_program_prodi as prodi, poin::text as poin from portofolio_${kind} where status = 'terverifikasi'`,
      )
      .join(' union all '),
  );
  const all = [...valid, ...others].filter(({ prodi }) => prodi !== null);
  const perProdi = new Map<string, [number, number]>();
  for (const id of new Set(all.map(({ prodi }) => prodi ?? ''))) {
    const own = all.filter(({ prodi }) => prodi === id);
    perProdi.set(id, [own.length, Number(own.reduce((sum, { poin }) => sum + hundredths(poin), 0n)) / 100]);
  }
  expect(new Map(told.perProdi.map(({ id, jumlah, poin }) => [id, [jumlah, poin]]))).toEqual(perProdi);
});

it('rank people by the exact sum of their shares', async () => {
  const shared = await world.db.query<{ orang: string; poin: string | null }>(
    ['hki', 'jurnal', 'proceeding']
      .map(
        kind => `select a.id_mahasiswa as orang, a.poin::text as poin from portofolio_${kind}_penulis a
          join portofolio_${kind} k on k.id = a.parent_id where k.status = 'terverifikasi' and a.id_mahasiswa is not null`,
      )
      .concat(
        `select id_mahasiswa, poin::text from portofolio_jejaring where status = 'terverifikasi' and id_mahasiswa is not null`,
      )
      .join(' union all '),
  );
  const sums = new Map<string, bigint>();
  for (const { orang, poin } of shared) sums.set(orang, (sums.get(orang) ?? 0n) + hundredths(poin));
  const best = [...sums.values()].sort((one, other) => Number(other - one)).slice(0, 10);
  const told = (await team.get('v9/dashboard/statistik')).json<StatistikPortofolio>();
  expect(told.peringkat.map(({ poin }) => poin)).toEqual(best.map(sum => Number(sum) / 100));
  for (const { id, poin } of told.peringkat) expect(poin).toBe(Number(sums.get(id) ?? 0n) / 100);
  const page = await team.get('v9/dashboard/mahasiswa', { range: [0, 99] });
  for (const { id, poin } of page.json<BarisOrang[]>()) expect(poin).toBe(Number(sums.get(id) ?? 0n) / 100);
});

it('are narrowed by years, study programme and owner, and listed with their number', async () => {
  const prodi = (
    await world.db.one<{ id: string }>(
      'select id_program_prodi as id from portofolio_jurnal where tahun = 2020 limit 1',
    )
  )?.id;
  const found = await world.db.one<{ n: number }>(
    `select count(*)::int as n from portofolio_jurnal where status = 'terverifikasi' and tahun between 2019 and 2021
     and id_program_prodi = $1 and jenis_pemilik = 'mahasiswa'`,
    [prodi],
  );
  const filter = { tahunMulai: '2019', tahunSelesai: '2021', idProgramProdi: prodi ?? '', jenisPemilik: 'mahasiswa' };
  const told = (await team.get('v9/dashboard/statistik', filter)).json<StatistikPortofolio>();
  expect(told.total.jurnal).toBe(found?.n);
  const behind = await team.get('v9/dashboard/list', { jenis: 'jurnal', ...filter });
  expect(behind.headers['content-range']).toBe(`items 0-${behind.json<unknown[]>().length - 1}/${found?.n}`);
});
