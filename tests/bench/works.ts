import type { Db } from '../../server/platform/database/db.ts';
import { number, option, report } from './compare.ts';
import { type PlainCall, timingsOf } from './ratios.ts';
import type { Served } from './servers.ts';

/**
 * Figures, rankings and lists of the portfolio against the bare SQL. Options: --karya=20000: how many articles there are
 * to be at least.
 */

/** No figure takes more than this many times the bare SQL. */
const most = 3;

/** Articles of students over twelve years, one to four authors each, four of five verified. */
async function fillWorks(db: Db, wanted: number): Promise<void> {
  const have = (await db.one<{ n: number }>('select count(*)::int as n from portofolio_jurnal'))?.n ?? 0;
  if (have >= wanted) return;
  await db.execute(
    `with m as (select id, npm, nama, id_program_prodi, row_number() over (order by npm) - 1 as n from master_mahasiswa limit 2000),
       k as (select array_agg(id order by kode) as ids from master_kategori_jurnal)
     insert into portofolio_jurnal (id, jenis_pemilik, id_mahasiswa, nomor_pemilik, nama_pemilik, id_program_prodi, judul,
       nama_jurnal, id_kategori_jurnal, tahun, penerbit, tautan, pengindeks, status_artikel, poin, status)
     select gen_random_uuid(), 'mahasiswa', m.id, m.npm, m.nama, m.id_program_prodi, 'Karya bench ' || i, 'Jurnal Bench',
       k.ids[1 + i % cardinality(k.ids)], 2015 + i % 12, 'P', 'https://bench.example/' || i, 'sinta2', 'published',
       case when i % 5 > 0 then 12.5 end, case when i % 5 > 0 then 'terverifikasi' else 'diajukan' end
     from generate_series(1, $1::int) i join m on m.n = i % (select count(*) from m) cross join k`,
    [wanted - have],
  );
  await db.execute(
    `with d as (select array_agg(id order by nip) as ids, array_agg(nip order by nip) as nip from master_pegawai where jenis = 'dosen')
     insert into portofolio_jurnal_penulis (id, parent_id, nomor, urutan, kategori, nomor_induk, nama, id_mahasiswa, id_pegawai, poin)
     select gen_random_uuid(), j.id, u - 1, u, case when u = 1 then 'mahasiswa' else 'dosen' end,
       case when u = 1 then j.nomor_pemilik else d.nip[1 + (j.tahun + u) % cardinality(d.ids)] end, 'Penulis',
       case when u = 1 then j.id_mahasiswa end,
       case when u > 1 then d.ids[1 + (j.tahun + u) % cardinality(d.ids)] end, 5
     from portofolio_jurnal j cross join d cross join generate_series(1, 4) u
     where j.nama_jurnal = 'Jurnal Bench' and u <= 1 + length(j.judul) % 4`,
  );
}

/** What somebody would write for the same answer: every kind grouped once, and the ten students with most points. */
const kinds = [
  ['hki', 'extract(year from tanggal_permohonan)::int', 'id_kategori_hki', 'kategori_hki'],
  ['jurnal', 'tahun', 'id_kategori_jurnal', 'kategori_jurnal'],
  ['proceeding', 'tahun', 'id_kategori_proceeding', 'kategori_proceeding'],
] as const;
const works = (where: string): string =>
  [
    ...kinds.map(
      ([kind, year, category, list]) =>
        `select '${kind}' as jenis, t.id, ${year} as tahun, k.nama as kategori, t.status, t.id_program_prodi, t.poin
         from portofolio_${kind} t join master_${list} k on k.id = t.${category} where t.status <> 'draf' ${where}`,
    ),
    `select 'jejaring', t.id, extract(year from tanggal_mulai)::int, t.jenis, t.status, t.id_program_prodi, t.poin
     from portofolio_jejaring t where t.status <> 'draf' ${where}`,
  ].join(' union all ');

const shares = [
  ...kinds.map(
    ([kind]) => `select a.id_mahasiswa as orang, a.poin from portofolio_${kind}_penulis a
      join portofolio_${kind} t on t.id = a.parent_id where t.status = 'terverifikasi' and a.id_mahasiswa is not null`,
  ),
  `select id_mahasiswa, poin from portofolio_jejaring where status = 'terverifikasi' and id_mahasiswa is not null`,
].join(' union all ');
const ranked = (limit: number): string =>
  `select m.id, m.npm, m.nama, p.nama as prodi, count(*)::int as karya, sum(x.poin)::float8 as poin from (${shares}) x
   join master_mahasiswa m on m.id = x.orang left join master_program_prodi p on p.id = m.id_program_prodi
   group by 1, 2, 3, 4 order by poin desc, nama limit ${limit}`;

const figures = (where: string): string => `with k as materialized (${works(where)})
  select json_build_object(
    'jumlah', (select json_agg(x) from (select jenis, status, count(*) from k group by 1, 2) x),
    'tahun', (select json_agg(x) from (select jenis, tahun, count(*) from k where status = 'terverifikasi' group by 1, 2) x),
    'kategori', (select json_agg(x) from (select jenis, kategori, count(*) from k where status = 'terverifikasi' group by 1, 2) x),
    'prodi', (select json_agg(x) from (select p.nama, count(*), sum(k.poin) from k
      join master_program_prodi p on p.id = k.id_program_prodi where status = 'terverifikasi' group by 1) x),
    'peringkat', (select json_agg(x) from (${ranked(10)}) x),
    'mbkm', (select count(*) from mbkm_pendaftar_program_mbkm where status in ('disetujui', 'berjalan', 'selesai')))::text as isi, 0 as total`;

interface Named extends PlainCall {
  name: string;
}

async function callsOf(db: Db): Promise<Named[]> {
  const one = await db.one<{ prodi: string; orang: string }>(
    `select id_program_prodi as prodi, id_mahasiswa as orang from portofolio_jurnal where nama_jurnal = 'Jurnal Bench' limit 1`,
  );
  if (!one) throw new Error('Tidak ada karya bench.');
  const dashboard = '/api/v9/dashboard';
  return [
    { name: 'angka portofolio', path: `${dashboard}/statistik`, sql: figures(''), values: [] },
    {
      name: 'angka satu prodi',
      path: `${dashboard}/statistik?idProgramProdi=${one.prodi}`,
      sql: figures('and t.id_program_prodi = $1'),
      values: [one.prodi],
    },
    {
      name: 'karya di balik angka',
      path: `${dashboard}/list?jenis=jurnal&tahunMulai=2020&tahunSelesai=2021&range=${encodeURIComponent('[0,24]')}`,
      sql: `with k as materialized (${works('')}), c as (select * from k where jenis = 'jurnal' and status = 'terverifikasi' and tahun between 2020 and 2021)
        select (select json_agg(x) from (select * from c order by tahun desc limit 25) x)::text as isi, (select count(*)::int from c) as total`,
      values: [],
    },
    {
      name: 'peringkat mahasiswa',
      path: `${dashboard}/mahasiswa?range=${encodeURIComponent('[0,24]')}`,
      sql: `with r as materialized (${ranked(1_000_000)})
        select (select json_agg(x) from (select * from r limit 25) x)::text as isi, (select count(*)::int from r) as total`,
      values: [],
    },
  ];
}

/** Fills the portfolio and reports each figure and list as a multiple of the bare SQL. */
export async function measureWorks(db: Db, databaseUrl: string, portal: Served, authorization: string): Promise<void> {
  await fillWorks(db, option('karya', 20_000));
  await db.execute('vacuum analyze').catch(() => db.unhurried(0, () => db.execute('analyze')));
  const found = await db.one<{ n: number }>('select count(*)::int as n from portofolio_jurnal');
  console.log(`${number(found?.n ?? 0)} artikel`);
  for (const { name, ours, bare, ratio } of await timingsOf(await callsOf(db), databaseUrl, portal.url, authorization))
    report(
      name,
      `${ours.toFixed(1)} dan ${bare.toFixed(1)} ms: ${ratio.toFixed(1)}×`,
      `≤ ${most}× SQL polos`,
      ratio <= most,
    );
}
