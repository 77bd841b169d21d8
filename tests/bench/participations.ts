import { registry } from '../../resources/index.ts';
import { entryFields } from '../../resources/kegiatan/log.ts';
import { monitorFields, queueFields, type Resource, steppedFields } from '../../resources/kit/index.ts';
import { antreanPaketProdi } from '../../resources/konversi/paketOptions.ts';
import { approvalOptions } from '../../resources/magang/approvalOptions.ts';
import { logbookQueueOptions, outputQueueOptions } from '../../resources/magang/kegiatanOptions.ts';
import { logbookMagang } from '../../resources/magang/logbookMagang.ts';
import { dosenPembimbing } from '../../resources/magang/monitoringScreens.ts';
import { rules } from '../../server/areas/gatherAreas.ts';
import { pendaftarId } from '../../server/areas/magang/demo/files.ts';
import { counted, figuresSql } from '../../server/areas/monitoring/figures.ts';
import { entriesByWeekSql } from '../../server/areas/monitoring/weeks.ts';
import { column, searchColumn, tableName } from '../../server/platform/database/columns.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { createEngine } from '../../server/platform/engine/engine.ts';
import { compare, number, option, report } from './compare.ts';
import { type PlainCall, plainPage, statementsFile, timingsOf } from './ratios.ts';
import { type Served, serveBare } from './servers.ts';
import { caller } from './workloads.ts';

/**
 * Every list and queue of participations and what hangs off them, and the figures of monitoring, against the bare SQL.
 * Options: --peserta=20000 --log=1000000: how many participations and logbook entries there are to be at least.
 */

const pendaftar = registry.get('mbkm/pendaftar-program-mbkm');
const logbook = registry.get('magang/logbook-magang');
const luaran = registry.get('magang/luaran-magang');
/** No list, queue or figure takes more than this many times the bare SQL. */
const most = 3;

const countOf = async (db: Db, table: string): Promise<number> =>
  (await db.one<{ n: number }>(`select count(*)::int as n from ${table}`))?.n ?? 0;

/** Participations of the running period in every state, of students who have none, like the demo's Rizky. */
export async function fillParticipations(db: Db, wanted: number): Promise<void> {
  const missing = wanted - (await countOf(db, tableName(pendaftar)));
  if (missing <= 0) return;
  await db.execute(
    `with d as (select array_agg(id order by id) as ids from master_pegawai where jenis = 'dosen' and aktif),
       w as (select array_agg(id order by id) as ids, array_agg(nama order by id) as nama from master_mitra where status = 'aktif'),
       m as (select s.*, row_number() over (order by s.npm) as n from master_mahasiswa s
         where not exists (select 1 from mbkm_pendaftar_program_mbkm p where p.id_mahasiswa = s.id) order by s.npm limit $2)
     insert into mbkm_pendaftar_program_mbkm (id, nomor_pendaftaran, id_mahasiswa, npm, nama_mahasiswa, id_program_prodi,
       id_program, id_periode, id_jenis_mbkm, kode_jenis_mbkm, jalur, id_mitra, nama_mitra, tanggal_mulai, tanggal_selesai,
       id_dosen_pembimbing, status, tahap_aktif, status_konversi, total_sks_diakui, nilai_akhir, nilai_huruf, tanggal_daftar)
     select gen_random_uuid(), 'BENCH-' || m.n, m.id, m.npm, m.nama, m.id_program_prodi, r.id_program, r.id_periode,
       r.id_jenis_mbkm, r.kode_jenis_mbkm, r.jalur, w.ids[1 + m.n % cardinality(w.ids)],
       w.nama[1 + m.n % cardinality(w.ids)], current_date - 60, current_date + 60,
       case when m.n % 9 > 0 then d.ids[1 + m.n % cardinality(d.ids)] end, x.status,
       case when x.status = 'diajukan' then 'prodi' end,
       case when x.status = 'selesai' then 'final' when x.status = 'berjalan' and m.n % 3 = 0 then 'diajukan' else 'belum' end,
       case when x.status = 'selesai' then 18 end, case when x.status = 'selesai' then 70 + m.n % 25 end,
       case when x.status = 'selesai' then case when m.n % 2 = 0 then 'A-' else 'B' end end,
       now() - m.n * interval '1 minute'
     from m cross join d cross join w
     cross join lateral (select case when m.n % 20 < 12 then 'berjalan' when m.n % 20 < 14 then 'disetujui'
       when m.n % 20 = 14 then 'diajukan' when m.n % 20 = 15 then 'revisi' else 'selesai' end as status) x
     join mbkm_pendaftar_program_mbkm r on r.id = $1`,
    [pendaftarId('rizky'), missing],
  );
}

/** Entries of the last weeks, one a day, for those that began. */
async function fillLogs(db: Db, wanted: number): Promise<void> {
  const missing = wanted - (await countOf(db, tableName(logbook)));
  const begun = `nomor_pendaftaran like 'BENCH-%' and status in ('berjalan', 'selesai')`;
  const takers = await countOf(db, `${tableName(pendaftar)} where ${begun}`);
  if (missing <= 0 || !takers) return;
  await db.execute(
    `insert into magang_logbook_magang (id, id_pendaftar_mbkm, id_mahasiswa, npm, nama_mahasiswa, tanggal, jam_mulai,
       jam_selesai, durasi_jam, tempat, kegiatan, uraian, status, tanggal_diajukan)
     select gen_random_uuid(), p.id, p.id_mahasiswa, p.npm, p.nama_mahasiswa, current_date - (i + length(p.npm || p.nomor_pendaftaran) % 14)::int,
       '08:00', '16:00', 8, 'kantor', 'Kegiatan ' || i, 'Mengerjakan tugas harian sesuai rencana pekan ini.',
       case when i % 20 = 0 then 'diajukan' else 'disetujui' end, now() - i * interval '1 day'
     from ${tableName(pendaftar)} p, generate_series(1, $1::int) i where ${begun}`,
    [Math.ceil(missing / takers)],
  );
}

const newestLogs = 'logbook satu peserta';

type Named = PlainCall & { name: string };

const orderOf = (r: Resource): string =>
  [...r.sort.map(key => `t.${column(key.replace(/^-/, ''))}${key.startsWith('-') ? ' desc' : ''}`), 't.id'].join(', ');

/** A page in the default order with its count: what the screen asks for, and as one would write it by hand. */
function listCall(
  name: string,
  r: Resource,
  fields: readonly string[],
  filter: Record<string, unknown>,
  where: string,
  values: unknown[] = [],
): Named {
  const page = `from ${tableName(r)} t where ${where} order by ${orderOf(r)} limit 25`;
  const kolom = JSON.stringify(fields);
  const query = new URLSearchParams({ range: '[0,24]', filter: JSON.stringify(filter), embed: '1', kolom });
  return {
    name,
    path: `/api/${r.endpoint}?${query}`,
    sql: plainPage(r, fields, page, where),
    values,
  };
}

/** The figures and the weeks of a period, in one answer. */
async function figuresCall(db: Db, idPeriode: string): Promise<Named> {
  const engine = createEngine(db, registry, rules);
  const filter = { idPeriode };
  const figures = await figuresSql(engine, caller, filter);
  const weeks = await entriesByWeekSql(engine, caller, { ...counted, ...filter });
  const shifted = weeks.text.replaceAll(/\$(\d+)/g, (_, n: string) => `$${Number(n) + figures.values.length}`);
  return {
    name: 'angka monitoring',
    path: `/api/mbkm/monitoring/ringkasan?idPeriode=${idPeriode}`,
    sql: `select json_build_object('angka', (select row_to_json(f) from (${figures.text}) f),
      'pekan', (select coalesce(json_agg(w), '[]') from (${shifted}) w))::text as isi`,
    values: [...figures.values, ...weeks.values],
  };
}

async function callsOf(db: Db): Promise<Named[]> {
  const one = await db.one<{ id: string; idPeriode: string; npm: string }>(
    `select id, id_periode as "idPeriode", npm from ${tableName(pendaftar)} where nomor_pendaftaran like 'BENCH-%' and status = 'berjalan' limit 1`,
  );
  if (!one) throw new Error('Tidak ada peserta bench.');
  const { id, idPeriode, npm } = one;
  const recent = `exists (select 1 from magang_logbook_magang l where l.id_pendaftar_mbkm = t.id and l.status <> 'draf'
    and l.tanggal > current_date - 7 and l.tanggal <= current_date)`;
  const silent = `t.status = 'berjalan' and t.tanggal_mulai <= current_date - 7 and not ${recent}`;
  const [waiting] = approvalOptions.tabs;
  const [packages] = antreanPaketProdi.tabs;
  const [logs] = logbookQueueOptions.tabs;
  const [outputs] = outputQueueOptions.tabs;
  if (!waiting || !packages || !logs || !outputs) throw new Error('Antrean tanpa tab.');
  const watched = monitorFields(pendaftar, dosenPembimbing);
  return [
    listCall('daftar peserta', pendaftar, steppedFields(pendaftar, pendaftar.columns), {}, 'true'),
    listCall(
      'monitoring satu periode',
      pendaftar,
      watched,
      { idPeriode, status_neq: 'draf' },
      `t.id_periode = $1 and t.status <> 'draf'`,
      [idPeriode],
    ),
    listCall('cari peserta', pendaftar, watched, { q: npm }, `t.${searchColumn} like $1`, [`%${npm}%`]),
    listCall(
      'antrean prodi',
      pendaftar,
      queueFields(pendaftar, approvalOptions, waiting),
      { status: 'diajukan', tahapAktif: 'prodi' },
      `t.status = 'diajukan' and t.tahap_aktif = 'prodi'`,
    ),
    listCall(
      'antrean paket',
      pendaftar,
      queueFields(pendaftar, antreanPaketProdi, packages),
      { statusKonversi: 'diajukan' },
      `t.status_konversi = 'diajukan'`,
    ),
    listCall('logbook kosong', pendaftar, watched, { peringatan: 'LOG_KOSONG_7H' }, silent),
    listCall(
      'antrean logbook',
      logbook,
      queueFields(logbook, logbookQueueOptions, logs),
      { status: 'diajukan' },
      `t.status = 'diajukan'`,
    ),
    listCall(newestLogs, logbook, entryFields(logbookMagang), { idPendaftarMbkm: id }, 't.id_pendaftar_mbkm = $1', [
      id,
    ]),
    listCall(
      'antrean luaran',
      luaran,
      queueFields(luaran, outputQueueOptions, outputs),
      { status: 'diajukan' },
      `t.status = 'diajukan'`,
    ),
    await figuresCall(db, idPeriode),
  ];
}

/** Fills the university and reports each list, queue and figure as a multiple of the bare SQL. */
export async function measureParticipations(
  db: Db,
  databaseUrl: string,
  portal: Served,
  authorization: string,
): Promise<void> {
  await fillParticipations(db, option('peserta', 20_000));
  await fillLogs(db, option('log', 1_000_000));
  await db.execute('vacuum analyze');
  const [people, entries] = [await countOf(db, tableName(pendaftar)), await countOf(db, tableName(logbook))];
  console.log(`${number(people)} peserta, ${number(entries)} catatan logbook`);
  const calls = await callsOf(db);
  for (const { name, ours, bare, ratio } of await timingsOf(calls, databaseUrl, portal.url, authorization))
    report(
      name,
      `${ours.toFixed(1)} dan ${bare.toFixed(1)} ms: ${ratio.toFixed(1)}×`,
      `≤ ${most}× SQL polos`,
      ratio <= most,
    );
  const newest = calls.find(({ name }) => name === newestLogs);
  if (newest) await compareNewest(db, databaseUrl, portal, authorization, newest);
}

/** The latest entries of one participation, by ten clients at once. */
async function compareNewest(
  db: Db,
  databaseUrl: string,
  portal: Served,
  authorization: string,
  { path, sql, values }: Named,
): Promise<void> {
  const bare = await serveBare(databaseUrl, statementsFile({ log: { text: sql, values } }));
  try {
    const ours = { server: portal, call: { url: portal.url + path, headers: { authorization } } };
    await compare('log terbaru', 60, ours, { server: bare, call: { url: `${bare.url}/log` } }, db);
  } finally {
    await bare.stop();
  }
}
