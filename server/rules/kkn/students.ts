import type { FastifyReply } from 'fastify';
import { messages } from '../../../resources/kit/index.ts';
import type { MahasiswaKkn } from '../../../resources/kkn/mahasiswaKkn.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import { sightOf } from '../../access/sight.ts';
import type { DbRow } from '../../database/db.ts';
import { isIdOf } from '../../database/ids.ts';
import { dayInJakarta } from '../../day.ts';
import { badRequest, notFound } from '../../errors.ts';
import type { Engine } from '../../rest/context.ts';
import { fileName, formatOf, sendSheets } from '../../rest/export/send.ts';
import { type ListQuery, parseListQuery } from '../../rest/listQuery.ts';
import { groups, isGroup, members, takesPart } from './tables.ts';

/** Columns that the list may be narrowed by, and the SQL of each. */
const filters: Readonly<Record<string, string>> = {
  id: 't.id',
  idGelombang: 'p.id_gelombang',
  idKelompok: 'g.id',
  idDpl: 'g.id_dpl',
  idProgramProdi: 't.id_program_prodi',
};

/** Rows of an export at most. */
const most = 20_000;
type Row = MahasiswaKkn & DbRow;

/** The wave's days, its target of log days, and the weeks that are over on day $1. */
const days = 'w.tanggal_selesai - w.tanggal_berangkat + 1';
const approvedDays = `(select count(distinct l.tanggal)::int from kkn_laporan_harian l
  where l.id_pendaftar_mbkm = t.id and l.status = 'disetujui')`;
const dueWeeks = `greatest(0, least(ceil((${days}) / 7.0), floor(($1::date - w.tanggal_berangkat + 1) / 7.0)))::int`;
const approvedWeeks = `(select count(*)::int from kkn_laporan_tugas_mingguan m where m.id_kelompok = g.id and m.status = 'disetujui')`;
const demands = `from master_syarat_luaran s where s.aktif and s.wajib and s.id_jenis_mbkm = t.id_jenis_mbkm
  and (s.id_program is null or s.id_program = t.id_program)`;
const metDemands = `(select count(*)::int ${demands} and s.jumlah_minimal <= (select count(*) from kkn_kkn_luaran o
  where o.id_syarat_luaran = s.id and o.status = 'disetujui' and (o.id_pendaftar_mbkm = t.id or o.id_kelompok = g.id)))`;
const pair = (done: string, target: string) => `jsonb_build_object('selesai', ${done}, 'target', ${target})`;

const from = `from mbkm_pendaftar_program_mbkm t join kkn_pendaftaran p on p.id_pendaftar_mbkm = t.id
  join kkn_gelombang w on w.id = p.id_gelombang join master_program_prodi r on r.id = t.id_program_prodi
  left join ${members} a on a.id_pendaftar_mbkm = t.id and ${takesPart('a')}
  left join ${groups} g on g.id = a.parent_id and ${isGroup('g')}
  left join master_jenis_anggota j on j.id = a.id_jenis_anggota
  left join kkn_desa d on d.id = g.id_desa left join kkn_dpl l on l.id = g.id_dpl
  left join kkn_pic_kelompok c on c.id_kelompok = g.id left join master_pegawai o on o.id = c.id_pegawai`;

/** What narrows the list: known filters only, ids that are ids. @throws HttpError 400 */
function narrowed(filter: ListQuery['filter'], values: unknown[]): string {
  const found: string[] = [];
  for (const [name, value] of Object.entries(filter)) {
    if (name === 'q' && typeof value === 'string') {
      values.push(`%${value.slice(0, 100).replace(/[\\%_]/g, '\\$&')}%`);
      found.push(`(t.nama_mahasiswa ilike $${values.length} or t.npm like $${values.length})`);
    } else if (name === 'status' && typeof value === 'string') {
      values.push(value);
      found.push(`t.status = $${values.length}`);
    } else if (Object.hasOwn(filters, name)) {
      if (typeof value !== 'string' || !isIdOf(pendaftar, value)) throw badRequest(messages.badFilter);
      values.push(value);
      found.push(`${filters[name]} = $${values.length}`);
    } else throw badRequest(messages.badFilter);
  }
  return found.length ? found.join(' and ') : 'true';
}

async function read(
  engine: Engine,
  caller: Caller,
  query: Pick<ListQuery, 'filter' | 'offset' | 'limit'>,
): Promise<{ rows: Row[]; total: number }> {
  mustBeAllowed(caller, pendaftar, 'read');
  const values: unknown[] = [dayInJakarta(engine.now())];
  const where = narrowed(query.filter, values);
  const scope = engine.rowsOf(caller, pendaftar, 'read', 't', values);
  const sight = sightOf(engine.registry, caller, pendaftar);
  const seen = (name: string) => `${sight.hidden.has(name) ? 'null' : sight.at(name, 't', values)} as "${name}"`;
  const grades = ['nilaiMitra', 'nilaiDosen', 'nilaiTim', 'nilaiAkhir', 'nilaiHuruf'].map(seen).join(', ');
  values.push(query.limit, query.offset);
  const rows = await engine.db.query<Row & { semua: number }>(
    `select t.id, t.npm, t.nama_mahasiswa as nama, r.nama as prodi, w.nama as gelombang, t.status,
       g.kode || ' ' || g.nama as kelompok, case when g.id is not null then j.nama end as jabatan,
       d.desa || ', ' || d.kecamatan as desa, l.nama as dpl, o.nama_lengkap as pic,
       ${pair(approvedDays, `floor((${days}) * w.hari_wajib_per_minggu / 7.0)::int`)} as log,
       ${pair(approvedWeeks, dueWeeks)} as mingguan, ${pair(metDemands, `(select count(*)::int ${demands})`)} as luaran,
       ${grades}, count(*) over ()::int as semua
     ${from} where ${where} and ${scope}
     order by w.tanggal_berangkat desc, g.kode nulls last, t.nama_mahasiswa, t.id
     limit $${values.length - 1} offset $${values.length}`,
    values,
  );
  return { rows: rows.map(({ semua: _, ...row }) => row), total: rows[0]?.semua ?? 0 };
}

/** GET v3/kkn/mhs?filter=&range=: participants in the caller's scope, a page of them. @throws HttpError 400, 403 */
export async function sendStudents(
  engine: Engine,
  caller: Caller,
  query: Readonly<Record<string, unknown>>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { filter, offset, limit } = parseListQuery(query);
  const { rows, total } = await read(engine, caller, { filter, offset, limit });
  const last = Math.max(offset, Math.min(offset + limit, total) - 1);
  return reply.header('content-range', `items ${offset}-${last}/${total}`).send(rows);
}

/** GET v3/kkn/mhs/{id}: one of them. @throws HttpError 404 */
export async function oneStudent(engine: Engine, caller: Caller, id: string): Promise<MahasiswaKkn> {
  if (!isIdOf(pendaftar, id)) throw notFound();
  const [found] = (await read(engine, caller, { filter: { id }, offset: 0, limit: 1 })).rows;
  if (!found) throw notFound();
  return found;
}

const heading = (name: string, kind: 'text' | 'integer' | 'decimal' = 'text') => ({ heading: name, kind });
const columns = [
  ...['NPM', 'Nama', 'Program Studi', 'Gelombang', 'Status', 'Kelompok', 'Jabatan', 'Desa', 'DPL', 'PIC'].map(name =>
    heading(name),
  ),
  ...['Log Disetujui', 'Target Log', 'Mingguan Disetujui', 'Minggu Berakhir', 'Luaran Terpenuhi', 'Luaran Wajib'].map(
    name => heading(name, 'integer'),
  ),
  ...['Nilai Desa', 'Nilai DPL', 'Nilai Tim', 'Nilai Akhir'].map(name => heading(name, 'decimal')),
  heading('Huruf'),
];

const cellsOf = (row: Row) => [
  ...[row.npm, row.nama, row.prodi, row.gelombang, row.status, row.kelompok, row.jabatan, row.desa, row.dpl, row.pic],
  ...[row.log, row.mingguan, row.luaran].flatMap(({ selesai, target }) => [selesai, target]),
  ...[row.nilaiMitra, row.nilaiDosen, row.nilaiTim, row.nilaiAkhir, row.nilaiHuruf],
];

/** GET v3/kkn/mhs/export?filter=&format=xlsx|csv. @throws HttpError 400, 403 */
export async function exportStudents(
  engine: Engine,
  caller: Caller,
  query: Readonly<Record<string, unknown>>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  mustBeAllowed(caller, pendaftar, 'export');
  const format = formatOf(query.format);
  const { filter } = parseListQuery({ filter: query.filter });
  const { rows, total } = await read(engine, caller, { filter, offset: 0, limit: most });
  if (total > most) throw badRequest(`Terlalu banyak baris (lebih dari ${most}). Pilih satu gelombang.`);
  return sendSheets(reply, format, fileName('Peserta KKN', format), [
    { name: 'Peserta', columns, rows: [rows.map(cellsOf)] },
  ]);
}
