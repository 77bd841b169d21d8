import type { FastifyReply } from 'fastify';
import { declared } from '../../../resources/kit/index.ts';
import { kelompok } from '../../../resources/kkn/kelompok.ts';
import { kknRefusals } from '../../../resources/kkn/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { allAtOnce } from '../../platform/database/rowLimit.ts';
import { type PrintedList, sendLists } from '../../platform/documents/letters/index.ts';
import { filterSql } from '../../platform/engine/computed.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { fileName, formatOf, sendSheets } from '../../platform/engine/export/send.ts';
import { grouped } from '../../platform/engine/grouped.ts';
import { parseFilter } from '../../platform/engine/listQuery.ts';
import { badRequest } from '../../platform/errors.ts';
import { takesPart } from '../mbkm/groupTables.ts';
import { members } from './tables.ts';

/** Members of the groups that a print is about, at most. */
const most = 10_000;

interface Member extends DbRow {
  idKelompok: string;
  kelompok: string;
  gelombang: string;
  desa: string | null;
  dpl: string | null;
  pic: string | null;
  npm: string;
  nama: string;
  jenisKelamin: string | null;
  prodi: string;
  jabatan: string;
  noHp: string | null;
}

async function membersOf(engine: Engine, caller: Caller, filter: unknown): Promise<Member[]> {
  mustBeAllowed(caller, kelompok, 'export');
  const values: unknown[] = [];
  const where = await filterSql(engine, caller, kelompok, parseFilter(filter), 'g', values);
  const scope = engine.rowsOf(caller, kelompok, 'read', 'g', values);
  const rows = await allAtOnce<Member>(
    engine.db.reading,
    `select g.id as id_kelompok, g.kode || ' ' || g.nama as kelompok, w.nama as gelombang,
       d.desa || ', ' || d.kecamatan as desa, l.nama as dpl, o.nama_lengkap as pic, t.npm, t.nama_mahasiswa as nama,
       s.jenis_kelamin, r.nama as prodi, j.nama as jabatan, p.no_hp
     from kkn_kkn_kelompok g join kkn_gelombang w on w.id = g.id_gelombang
     join ${members} m on m.parent_id = g.id and ${takesPart('m')}
     join mbkm_pendaftar_program_mbkm t on t.id = m.id_pendaftar_mbkm join master_mahasiswa s on s.id = t.id_mahasiswa
     join master_program_prodi r on r.id = t.id_program_prodi join master_jenis_anggota j on j.id = m.id_jenis_anggota
     left join kkn_pendaftaran p on p.id_pendaftar_mbkm = t.id
     left join kkn_desa d on d.id = g.id_desa left join kkn_dpl l on l.id = g.id_dpl
     left join kkn_pic_kelompok c on c.id_kelompok = g.id left join master_pegawai o on o.id = c.id_pegawai
     where ${where} and ${scope} order by w.tanggal_berangkat desc, g.kode, m.nomor`,
    values,
    { most, instead: kknRefusals.oneWave },
  );
  return rows;
}

const columns = [
  'Gelombang',
  'Kelompok',
  'Desa',
  'DPL',
  'PIC',
  'NPM',
  'Nama',
  'L/P',
  'Program studi',
  'Jabatan',
  'No. HP',
].map(heading => ({ heading, kind: 'text' as const }));
const cellsOf = (row: Member) => [
  row.gelombang,
  row.kelompok,
  row.desa,
  row.dpl,
  row.pic,
  row.npm,
  row.nama,
  row.jenisKelamin,
  row.prodi,
  row.jabatan,
  row.noHp,
];

/** Days of an attendance list on one page. */
const signatures = 5;
/** Eight millimetres and a half a row: people sign by hand, and a group of ten stays on one page. */
const signed = 19;

const kinds = declared({
  daftar: {
    judul: 'DAFTAR KELOMPOK KKN',
    kolom: ['No.', 'NPM', 'Nama', 'L/P', 'Program studi', 'Jabatan'],
    lebar: [24, 78, '*', 26, 110, 70],
    baris: (row: Member, i: number) => [
      String(i + 1),
      row.npm,
      row.nama,
      row.jenisKelamin ?? '',
      row.prodi,
      row.jabatan,
    ],
  },
  hadir: {
    judul: 'DAFTAR HADIR KKN',
    kolom: ['No.', 'NPM', 'Nama', ...Array.from({ length: signatures }, () => 'Tanggal / tanda tangan')],
    lebar: [24, 74, '*', ...Array.from({ length: signatures }, () => 62)],
    baris: (row: Member, i: number) => [String(i + 1), row.npm, row.nama],
  },
} satisfies Record<string, unknown>);

type Kind = keyof typeof kinds;
const isKind = (value: unknown): value is Kind => typeof value === 'string' && Object.hasOwn(kinds, value);

function page(kind: Kind, rows: readonly Member[], now: Date): PrintedList {
  const { judul, kolom, lebar, baris } = kinds[kind];
  const [first] = rows;
  return {
    judul,
    rincian: [
      ['Gelombang', first?.gelombang ?? '–'],
      ['Kelompok', first?.kelompok ?? '–'],
      ['Desa', first?.desa ?? '–'],
      ['DPL', first?.dpl ?? '–'],
      ['PIC', first?.pic ?? '–'],
    ],
    tabel: { kolom, lebar: lebar.map(each => (each === '*' ? '*' : Number(each))), baris: rows.map(baris) },
    ...(kind === 'hadir' ? { tinggi: signed, landscape: true } : {}),
    tanggal: now,
  };
}

/**
 * GET mengatur-kelompok/cetak?jenis=daftar|hadir&filter=&format=pdf|xlsx|csv: the groups of a filter with their members,
 * a page each, or as one sheet.
 * @throws HttpError 400, 403, 429
 */
export async function printGroups(
  engine: Engine,
  caller: Caller,
  query: Readonly<Record<string, unknown>>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const kind = query.jenis ?? 'daftar';
  if (!isKind(kind)) throw badRequest(kknRefusals.printKind);
  const rows = await membersOf(engine, caller, query.filter);
  const name = kinds[kind].judul;
  if (query.format === undefined || query.format === 'pdf') {
    const groups = [...grouped(rows, ({ idKelompok }) => idKelompok).values()];
    return sendLists(engine, caller, reply, name, () =>
      (groups.length ? groups : [[]]).map(group => page(kind, group, engine.now())),
    );
  }
  const format = formatOf(query.format);
  const days = kind === 'hadir' ? signatures : 0;
  const signed = Array.from({ length: days }, (_, i) => ({ heading: `Hadir ${i + 1}`, kind: 'text' as const }));
  const cells = rows.map(row => [...cellsOf(row), ...signed.map(() => null)]);
  const sheet = { name: 'Kelompok', columns: [...columns, ...signed], rows: [cells] };
  return sendSheets(reply, format, fileName(name, format), [sheet]);
}
