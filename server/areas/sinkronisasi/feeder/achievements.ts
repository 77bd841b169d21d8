import type { Resource } from '../../../../resources/kit/index.ts';
import { isAchieving, jenisPrestasi, type Prestasi, tingkatPrestasi } from '../../../../resources/mbkm/prestasi.ts';
import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import { childTableName, column, tableName } from '../../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import type { confirmedCodes } from './codes.ts';
import { plain } from './feederText.ts';
import type { createMatcher, Match } from './match.ts';
import type { Selection } from './participations.ts';
import type { Planned } from './planned.ts';

const { reason } = sinkronisasiRefusals.feeder;
const slice = 500;
const first = '00000000-0000-0000-0000-000000000000';

/** A work of the portfolio as an achievement of one student. */
interface Achieved extends DbRow {
  id: string;
  idMahasiswa: string;
  npm: string;
  nama: string;
  idProgramProdi: string;
  kodeProdi: string | null;
  judul: string;
  penyelenggara: string | null;
  nilaiTingkat: string | null;
  tahun: number;
}

/** Verified works of a year with each student who owns or wrote them, in the order of their ids. */
function achievedAfter(
  on: Queryable,
  r: Resource,
  { judul, tahun, penyelenggara, tingkat, while: asked, authors }: Prestasi,
  { idProgramProdi, year }: { idProgramProdi: string | null; year: number },
  [work, student]: readonly [string, string],
): Promise<Achieved[]> {
  const yearSql =
    r.fields[tahun]?.kind === 'date' ? `extract(year from w.${column(tahun)})::int` : `w.${column(tahun)}`;
  const level = typeof tingkat === 'string' ? 'null' : `w.${column(tingkat.field)}`;
  const written = authors
    ? `union select a.parent_id, a.id_mahasiswa from ${childTableName(r, authors)} a where a.id_mahasiswa is not null`
    : '';
  const state = asked ? `and w.${column(asked.field)} = any($6::text[])` : 'and $6::text[] is not null';
  return on.query<Achieved>(
    `select w.id, m.id as id_mahasiswa, m.npm, m.nama, m.id_program_prodi, s.kode_pddikti as kode_prodi,
       w.${column(judul)} as judul, w.${column(penyelenggara)} as penyelenggara, ${level} as nilai_tingkat, ${yearSql} as tahun
     from ${tableName(r)} w
     join (select o.id, o.id_mahasiswa from ${tableName(r)} o where o.id_mahasiswa is not null ${written}) b(id, siapa)
       on b.id = w.id
     join master_mahasiswa m on m.id = b.siapa
     join master_program_prodi s on s.id = m.id_program_prodi
     where w.status = 'terverifikasi' and ${yearSql} = $1 and ($2::uuid is null or m.id_program_prodi = $2)
       and (w.id, m.id) > ($3::uuid, $4::uuid) ${state}
     order by w.id, m.id limit $5`,
    [year, idProgramProdi, work, student, slice, asked?.in ?? []],
  );
}

function recordOf(
  r: Resource,
  { jenis, tingkat }: Prestasi,
  row: Achieved,
  student: Match,
  code: Awaited<ReturnType<typeof confirmedCodes>>,
): Planned {
  const level = typeof tingkat === 'string' ? tingkat : (tingkat.values[row.nilaiTingkat ?? ''] ?? tingkat.lainnya);
  const [kind, reach] = [code('jenis_prestasi', jenis), code('tingkat_prestasi', level)];
  const nama = plain(row.judul, 200);
  return {
    jenis: 'prestasi',
    kunci: `w:${r.name}/${row.id}/${row.idMahasiswa}`.slice(0, 120),
    kunciInduk: null,
    kunciAnggota: null,
    nama: `${row.npm} ${row.nama}: ${nama}`.slice(0, 300),
    idProgramProdi: row.idProgramProdi,
    kodeJenisMbkm: null,
    isi: {
      id_mahasiswa: student.person ?? '',
      id_jenis_prestasi: kind ?? '',
      id_tingkat_prestasi: reach ?? '',
      nama_prestasi: nama,
      tahun_prestasi: String(row.tahun),
      penyelenggara: plain(row.penyelenggara ?? '', 100),
      peringkat: '',
    },
    alasan: [
      ...(kind ? [] : [reason.kindUnmapped({ apa: jenisPrestasi[jenis] })]),
      ...(reach ? [] : [reason.kindUnmapped({ apa: tingkatPrestasi[level] })]),
      ...(student.person ? [] : ['because' in student ? student.because : reason.studentMissing({ npm: row.npm })]),
    ],
  };
}

interface Planning {
  readonly match: ReturnType<typeof createMatcher>;
  readonly code: Awaited<ReturnType<typeof confirmedCodes>>;
}

/**
 * Verified works of students as achievements, of the calendar year in which a period begins: the Feeder has a year of them
 * and no semester. Somebody whose registration has ended is told of as well.
 * @throws FeederRefused, SiamikUnavailable
 */
export async function* achievementPages(
  { db, registry }: Engine,
  { idPeriode, idProgramProdi }: Selection,
  { match, code }: Planning,
): AsyncGenerator<Planned[]> {
  const period = await db.one<{ tahun: number }>(
    'select extract(year from tanggal_mulai)::int as tahun from master_periode where id = $1',
    [idPeriode],
  );
  if (!period) return;
  for (const r of registry.resources.filter(isAchieving)) {
    for (let after: readonly [string, string] = [first, first]; ; ) {
      const rows = await achievedAfter(db, r, r.prestasi, { idProgramProdi, year: period.tahun }, after);
      const known = rows.flatMap(({ npm, nama, kodeProdi }) =>
        kodeProdi ? [{ kunci: npm, nama, prodi: kodeProdi }] : [],
      );
      const mahasiswa = [...new Map(known.map(one => [one.kunci, one])).values()];
      const prodi = [...new Set(known.map(one => one.prodi))].map(kunci => ({ kunci, nama: kunci }));
      const matches = await match({ prodi, mahasiswa, dosen: [], mataKuliah: [] });
      yield rows.map(row => recordOf(r, r.prestasi, row, matches.mahasiswa(row.npm), code));
      const last = rows.at(-1);
      if (!last || rows.length < slice) break;
      after = [last.id, last.idMahasiswa];
    }
  }
}
