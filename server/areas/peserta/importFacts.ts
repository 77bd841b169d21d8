import { messages, type Programme, type Registry, term } from '../../../resources/kit/index.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { Draft } from '../../platform/engine/import/draft.ts';
import { badRequest, invalid } from '../../platform/errors.ts';
import { shownText } from '../mbkm/imports/preview.ts';
import { menteesSql } from '../mbkm/lecturers.ts';
import {
  type OtherFacts,
  type PeriodFacts,
  type ProgramFacts,
  periodFacts,
  programFacts,
  type StudentFacts,
} from '../mbkm/registrationFacts.ts';
import { type TieFacts, tieFacts } from '../mbkm/ties.ts';
import { type RegistrationSettings, readSetting, registrationSettings } from '../pengaturan/settings.ts';

export type ImportStudent = StudentFacts & DbRow;

interface ImportPartner extends DbRow {
  id: string;
  kode: string;
  nama: string;
  idPicMitra: string | null;
}

type Taken = OtherFacts & DbRow & { idMahasiswa: string };

/** A supervisor that rows name, with the students of now and how many there may be. */
export interface ImportLecturer extends DbRow {
  id: string;
  nidn: string;
  nama: string;
  beban: number;
  kuota: number;
}

interface Package extends DbRow {
  id: string;
  kode: string;
  idProgramProdi: string;
  idProgram: string | null;
}

/** Everything that the rows of a file are judged by, read in one query per table whatever the number of rows. */
export interface ImportFacts {
  program: ProgramFacts;
  periode: PeriodFacts;
  settings: RegistrationSettings;
  students: ReadonlyMap<string, ImportStudent>;
  /** Participations of the students in the period, by student. */
  taken: ReadonlyMap<string, readonly Taken[]>;
  partnersByCode: ReadonlyMap<string, ImportPartner>;
  partnersByName: ReadonlyMap<string, ImportPartner>;
  lecturers: ReadonlyMap<string, ImportLecturer>;
  packages: readonly Package[];
  kinds: ReadonlyMap<string, string>;
  regencies: ReadonlyMap<string, string>;
  /** Rows to which every registration of the period is tied; their minimum IPK replaces the portal's. */
  ties: readonly TieFacts[];
}

/** Text of a row's column; '' if empty. */
export const textOf = ({ given }: Draft, name: string): string => {
  const value = given[name];
  return typeof value === 'string' ? shownText(value) : '';
};

/** Names are compared without case and double spaces. */
export const nameKey = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').trim();
/** Names of partners are compared by their letters and digits, as a new partner is (docs/domain/10 §2.4). */
export const partnerKey = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
/** Lecturers' numbers lose their leading zeros when a spreadsheet takes them for figures. */
export const nidnOf = (text: string): string => (/^\d{1,9}$/.test(text) ? text.padStart(10, '0') : text);

const texts = (rows: readonly Draft[], read: (row: Draft) => string): string[] => [
  ...new Set(rows.map(read).filter(Boolean)),
];
const byKey = <T>(rows: readonly T[], key: (row: T) => string): ReadonlyMap<string, T> =>
  new Map(rows.map(row => [key(row), row]));

/**
 * The programme and period that a file is imported into.
 * @throws HttpError 400 without them, 422 for a programme of another area or a period that is not active
 */
export async function targetFacts(
  on: Queryable,
  idProgram: string,
  idPeriode: string,
  { kinds }: Programme,
): Promise<Pick<ImportFacts, 'program' | 'periode'>> {
  if (!idProgram || !idPeriode) throw badRequest(mbkmRefusals.programAndPeriod);
  const program = await programFacts(on, idProgram);
  const periode = await periodFacts(on, idPeriode);
  const errors = {
    ...(program?.aktif && kinds.includes(program.kodeJenisMbkm)
      ? {}
      : { idProgram: messages.reference({ label: term('Program') }) }),
    ...(periode?.status === 'aktif' ? {} : { idPeriode: messages.reference({ label: term('Periode') }) }),
  };
  if (!program || !periode || Object.keys(errors).length) throw invalid(errors);
  return { program, periode };
}

/** Reads what the rows name. */
export async function importFacts(
  on: Queryable,
  registry: Registry,
  programme: Programme,
  target: Pick<ImportFacts, 'program' | 'periode'>,
  rows: readonly Draft[],
): Promise<ImportFacts> {
  const students = await on.query<ImportStudent>(
    `select id, npm, nama, id_program_prodi, status_akademik, semester, ipk,
       coalesce(sks_tempuh, sks_lulus) as sks_tempuh from master_mahasiswa where npm = any($1)`,
    [texts(rows, row => textOf(row, 'npm'))],
  );
  const taken = await on.query<Taken>(
    `select t.id, t.id_mahasiswa, t.id_program, t.id_periode, t.status,
       p.nama as nama_program, d.nama as nama_periode, p.boleh_rangkap,
       t.total_sks_diakui
     from mbkm_pendaftar_program_mbkm t join master_program p on p.id = t.id_program
     join master_periode d on d.id = t.id_periode where t.id_periode = $1 and t.id_mahasiswa = any($2::uuid[]) and t.status not in ('ditolak', 'mengundurkan_diri')`,
    [target.periode.id, students.map(({ id }) => id)],
  );
  const byStudent = new Map<string, Taken[]>();
  for (const row of taken) byStudent.set(row.idMahasiswa, [...(byStudent.get(row.idMahasiswa) ?? []), row]);
  return {
    ...target,
    settings: await registrationSettings(on),
    ties: await tieFacts(on, registry, programme, { idProgram: target.program.id, idPeriode: target.periode.id }),
    students: byKey(students, ({ npm }) => npm),
    taken: byStudent,
    ...(await partners(on, rows)),
    ...(await others(on, registry, rows)),
  };
}

async function partners(on: Queryable, rows: readonly Draft[]) {
  const found = await on.query<ImportPartner>(
    `select m.id, m.kode, m.nama, (select p.id from master_pic_mitra p where p.id_mitra = m.id and p.aktif
       order by p.is_utama desc, p.id limit 1) as id_pic_mitra
     from master_mitra m where m.status in ('aktif', 'diusulkan')
       and (upper(m.kode) = any($1) or regexp_replace(lower(m.nama), '[^[:alnum:]]+', '', 'g') = any($2)) order by m.id`,
    [
      texts(rows, row => textOf(row, 'kode_mitra').toUpperCase()),
      texts(rows, row => partnerKey(textOf(row, 'nama_mitra'))),
    ],
  );
  return {
    partnersByCode: byKey(found, ({ kode }) => (kode ?? '').toUpperCase()),
    partnersByName: byKey(found, ({ nama }) => partnerKey(nama)),
  };
}

async function others(on: Queryable, registry: Registry, rows: readonly Draft[]) {
  const lecturers = await on.query<ImportLecturer>(
    `select d.id, d.nidn, d.nama_lengkap as nama, (${menteesSql(registry, 'd.id')}) as beban,
       coalesce(d.kuota_bimbingan, $2::int) as kuota
     from master_pegawai d where d.nidn = any($1) and d.jenis = 'dosen' and d.aktif`,
    [texts(rows, row => nidnOf(textOf(row, 'nidn_dosen'))), await readSetting(on, 'bimbingan.maks')],
  );
  const packages = await on.query<Package>(
    `select id, kode, id_program_prodi, id_program from master_paket_konversi
     where upper(kode) = any($1) and status = 'aktif'`,
    [texts(rows, row => textOf(row, 'kode_paket').toUpperCase())],
  );
  const isNew = rows.some(row => textOf(row, 'kabupaten_mitra') !== '');
  const kinds = isNew
    ? await on.query<{ id: string; nama: string }>('select id, nama from master_jenis_mitra where aktif')
    : [];
  const regencies = isNew ? await on.query<{ id: string; nama: string }>('select id, nama from master_kabupaten') : [];
  return {
    lecturers: byKey(lecturers, ({ nidn }) => nidn),
    packages,
    kinds: new Map(kinds.map(({ id, nama }) => [nameKey(nama), id])),
    regencies: new Map(regencies.map(({ id, nama }) => [nameKey(nama), id])),
  };
}
