import type { FastifyReply } from 'fastify';
import { inTerms } from '../../../resources/kit/index.ts';
import { kategoriUsaha, kelompokKwu, skemaUsaha, tahapUsaha } from '../../../resources/kwu/kelompok.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { Cell } from '../../platform/documents/spreadsheet/cell.ts';
import type { SheetToWrite } from '../../platform/documents/spreadsheet/write.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { fileName, formatOf, sendSheets } from '../../platform/engine/export/send.ts';
import { takesPart } from '../mbkm/groupTables.ts';
import { overviewOf, seenOf } from './overview.ts';
import { members } from './tables.ts';

type Query = Readonly<Record<string, unknown>>;

/** A column of the sheet of businesses: its heading, its kind, and the value of a row. */
const columns = [
  ['Usaha', 'text', 'usaha'],
  ['Kelompok', 'text', 'nama'],
  ['Jenis', 'text', 'jenis'],
  ['Kategori', 'text', 'kategori'],
  ['Tahap', 'text', 'tahap'],
  ['Skema', 'text', 'skema'],
  ['Status', 'text', 'status'],
  ['DPL', 'text', 'dpl'],
  ['Anggota', 'integer', 'anggota'],
  ['Omzet', 'money', 'omzet'],
  ['Pengeluaran', 'money', 'pengeluaran'],
  ['Laba', 'money', 'laba'],
  ['Transaksi', 'integer', 'transaksi'],
  ['Target omzet per bulan', 'money', 'target'],
] as const;

type Exported = DbRow & Readonly<Record<(typeof columns)[number][2], string | number | null>>;

const words: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  jenis: new Map(Object.entries(kelompokKwu.fields.jenis.choices)),
  kategori: new Map(Object.entries(kategoriUsaha)),
  tahap: new Map(Object.entries(tahapUsaha)),
  skema: new Map(Object.entries(skemaUsaha)),
  status: new Map(Object.entries(kelompokKwu.fields.status.workflow.states).map(([code, { label }]) => [code, label])),
};
const cellOf = (row: Exported, name: (typeof columns)[number][2]): Cell =>
  words[name]?.get(`${row[name]}`) ?? row[name];

/**
 * GET {kelompok}/ringkasan/ekspor?idPeriode=&format=xlsx|csv: what the overview counts, a row for each business of the
 * caller's scope; in a workbook the months beside it. CSV has the businesses.
 * @throws HttpError 400, 403
 */
export async function sendOverview(
  engine: Engine,
  caller: Caller,
  query: Query,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const format = formatOf(query.format);
  const { bulan } = await overviewOf(engine, caller, query);
  const { sql, values } = seenOf(engine, caller, query);
  const rows = await engine.db.query<Exported>(
    `with usaha as (${sql})
     select g.nama_usaha as usaha, g.nama, g.jenis, g.kategori, g.tahap, g.program_eksternal as skema, g.status,
       d.nama_lengkap as dpl, x.omzet, x.pengeluaran, x.omzet - x.pengeluaran as laba, x.transaksi,
       (select count(*)::int from ${members} m where m.parent_id = g.id and ${takesPart('m')}) as anggota,
       (select p.target_omzet_bulanan from kwu_profile p where p.id_kelompok = g.id and p.status = 'disetujui') as target
     from usaha u join kwu_kelompok g on g.id = u.id left join master_pegawai d on d.id = g.id_pegawai_dpl
     cross join lateral (select coalesce(sum(l.omzet), 0)::float8 as omzet, coalesce(sum(l.pengeluaran), 0)::float8 as pengeluaran,
         coalesce(sum(l.jumlah_transaksi), 0)::int as transaksi
       from kwu_log_book l where l.id_kelompok = g.id and l.status = 'disetujui') x
     order by g.nama_usaha, g.id`,
    values,
  );
  const sheets: SheetToWrite[] = [
    {
      name: 'Usaha',
      columns: columns.map(([heading, kind]) => ({ heading, kind })),
      rows: [rows.map(row => columns.map(([, , name]) => cellOf(row, name)))],
    },
    {
      name: 'Bulan',
      columns: [
        { heading: 'Bulan', kind: 'text' },
        ...['Omzet', 'Pengeluaran', 'Laba'].map(heading => ({ heading, kind: 'money' as const })),
        { heading: 'Transaksi', kind: 'integer' },
      ],
      rows: [bulan.map(one => [one.bulan, one.omzet, one.pengeluaran, one.laba, one.transaksi])],
    },
  ];
  return sendSheets(reply, format, fileName(inTerms('Ringkasan usaha KWU'), format), sheets);
}
