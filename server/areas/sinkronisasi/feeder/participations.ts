import type { KodeJenisMbkm } from '../../../../resources/mbkm/jenis.ts';
import { labelSql, tableName } from '../../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { type Grouping, groupingOf } from '../../mbkm/group.ts';

/** What a sending is about. */
export interface Selection {
  readonly idPeriode: string;
  readonly jenis: readonly string[];
  readonly idProgramProdi: string | null;
  /** Achievements of the portfolio too. */
  readonly prestasi: boolean | null;
}

/** A participation as far as it is reported. */
export interface Reported extends DbRow {
  id: string;
  nomor: string | null;
  npm: string;
  nama: string;
  jenis: KodeJenisMbkm;
  idProgramProdi: string;
  kodeProdi: string | null;
  semester: string;
  judul: string | null;
  namaMitra: string | null;
  tanggalMulai: string | null;
  tanggalSelesai: string | null;
  idDosen: string | null;
  nidn: string | null;
  namaDosen: string | null;
  statusMahasiswa: string;
}

/** Where a participation stands in its group. */
export interface Grouped extends DbRow {
  id: string;
  idKelompok: string;
  namaKelompok: string;
  ketua: boolean;
}

/** A recognised course of a participation. */
export interface Recognised extends DbRow {
  idPendaftarMbkm: string;
  kode: string;
  nama: string;
  sks: number;
  angka: number | null;
  huruf: string | null;
  indeks: number | null;
}

/** Some activities' participations, with their groups and recognised courses. */
interface Page {
  readonly rows: readonly Reported[];
  readonly places: ReadonlyMap<string, Grouped>;
  readonly courses: readonly Recognised[];
}

/** Participations by themselves, and groups, of a page; groups have some twenty members. */
const alone = 500;
const together = 30;
const first = '00000000-0000-0000-0000-000000000000';

/** Those that run or have ended; values from `$1`. */
const reported = `t.id_periode = $1 and t.kode_jenis_mbkm = any($2::text[]) and t.status in ('berjalan', 'selesai')`;

/** Participations with what is told of them, by a further condition over `t`. */
const reportedOf = (on: Queryable, { idPeriode, jenis }: Selection, rest: string, values: readonly unknown[]) =>
  on.query<Reported>(
    `select t.id, t.nomor_pendaftaran as nomor, t.npm, t.nama_mahasiswa as nama, t.kode_jenis_mbkm as jenis,
       t.id_program_prodi, s.kode_pddikti as kode_prodi, d.kode as semester, coalesce(t.judul_kegiatan, p.nama) as judul,
       t.nama_mitra, t.tanggal_mulai, t.tanggal_selesai, t.id_dosen_pembimbing as id_dosen, g.nidn,
       g.nama_lengkap as nama_dosen, h.status_akademik as status_mahasiswa
     from mbkm_pendaftar_program_mbkm t
     join master_mahasiswa h on h.id = t.id_mahasiswa
     join master_program p on p.id = t.id_program
     join master_periode d on d.id = t.id_periode
     join master_program_prodi s on s.id = t.id_program_prodi
     left join master_pegawai g on g.id = t.id_dosen_pembimbing
     where ${reported} and ${rest}`,
    [idPeriode, jenis, ...values],
  );

/** Programmes of the selection that have groups. */
const groupingsOf = ({ registry }: Pick<Engine, 'registry'>, { jenis }: Selection): Grouping[] =>
  registry.programmes.flatMap(programme => {
    const grouping = programme.group && groupingOf(registry, programme, programme.group);
    return grouping && programme.kinds.some(kind => jenis.includes(kind)) ? [grouping] : [];
  });

const memberSql = ({ members }: Grouping) =>
  `select 1 from ${members.table} m where m.${members.participation} = t.id and ${members.isLive('m')}`;

/**
 * Participations of a period and of kinds that run or have ended, so many at a time that a period of any size fits: first
 * those by themselves, then groups, each whole, as a group is one record.
 */
export async function* pagesOf(
  engine: Pick<Engine, 'registry'>,
  on: Queryable,
  selection: Selection,
): AsyncGenerator<Page> {
  const groupings = groupingsOf(engine, selection);
  const ungrouped = groupings.map(grouping => `and not exists (${memberSql(grouping)})`).join(' ');
  for (let after = first; ; ) {
    const rows = await reportedOf(on, selection, `t.id > $3 ${ungrouped} order by t.id limit ${alone}`, [after]);
    if (rows.length) yield { rows, places: new Map(), courses: await recognisedOf(on, rows) };
    const last = rows.at(-1);
    if (!last || rows.length < alone) break;
    after = last.id;
  }
  for (const grouping of groupings) yield* groupPages(engine, on, selection, grouping);
}

async function* groupPages(
  { registry }: Pick<Engine, 'registry'>,
  on: Queryable,
  selection: Selection,
  { resource, members }: Grouping,
): AsyncGenerator<Page> {
  const { idPeriode, jenis } = selection;
  const member = `${members.table} m join mbkm_pendaftar_program_mbkm t on t.id = m.${members.participation}`;
  for (let after = first; ; ) {
    const groups = await on.query<{ id: string }>(
      `select distinct m.parent_id as id from ${member}
       where ${reported} and ${members.isLive('m')} and m.parent_id > $3 order by 1 limit ${together}`,
      [idPeriode, jenis, after],
    );
    const places = await on.query<Grouped>(
      `select t.id, m.parent_id as id_kelompok, ${labelSql(resource, 'k', registry)} as nama_kelompok,
         j.kode = 'ketua' as ketua
       from ${member}
       join ${tableName(resource)} k on k.id = m.parent_id
       join master_jenis_anggota j on j.id = m.${members.position}
       where ${reported} and ${members.isLive('m')} and m.parent_id = any($3::uuid[])`,
      [idPeriode, jenis, groups.map(({ id }) => id)],
    );
    const rows = await reportedOf(on, selection, 't.id = any($3::uuid[]) order by t.npm, t.id', [
      places.map(({ id }) => id),
    ]);
    if (rows.length)
      yield { rows, places: new Map(places.map(one => [one.id, one])), courses: await recognisedOf(on, rows) };
    const last = groups.at(-1);
    if (!last || groups.length < together) return;
    after = last.id;
  }
}

/** Courses with final grades of these participations. */
const recognisedOf = (on: Queryable, rows: readonly Reported[]): Promise<Recognised[]> =>
  on.query<Recognised>(
    `select f.id_pendaftar_mbkm, m.kode_matkul as kode, m.nama_matkul as nama, f.sks_diakui as sks,
       f.nilai_angka as angka, f.nilai_huruf as huruf, f.nilai_mutu as indeks
     from konversi_terpilih_final f
     join mbkm_pendaftar_program_mbkm t on t.id = f.id_pendaftar_mbkm
     join konversi_matkul_paket m on m.id = f.id_matkul_paket_konversi
     where f.id_pendaftar_mbkm = any($1::uuid[]) and t.status_konversi = 'final'
     order by f.id_pendaftar_mbkm, m.urutan, m.kode_matkul`,
    [rows.map(({ id }) => id)],
  );
