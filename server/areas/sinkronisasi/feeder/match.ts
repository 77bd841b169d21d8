import type { Message } from '../../../../resources/kit/index.ts';
import type { JenisPasangan } from '../../../../resources/sinkronisasi/feeder/pasangan.ts';
import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import { keep } from '../../../platform/access/keptSaid.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import { among, equals, type FeederPort, type FeederRow } from './port.ts';
import { readAll, textOf } from './read.ts';

const { reason } = sinkronisasiRefusals.feeder;

/** Somebody or something of the portal that a record names. */
interface Wanted {
  readonly kunci: string;
  readonly nama: string;
}

/** A course of a study programme. */
interface WantedCourse extends Wanted {
  readonly prodi: string;
  readonly kode: string;
}

/** A student, with the study programme that tells two registrations apart. */
interface WantedStudent extends Wanted {
  readonly prodi: string;
}

export interface Wants {
  readonly prodi: readonly Wanted[];
  readonly mahasiswa: readonly WantedStudent[];
  readonly dosen: readonly Wanted[];
  readonly mataKuliah: readonly WantedCourse[];
}

/** The Feeder's id, or why there is none; of a student also the person's, which outlives a registration. */
export type Match = ({ readonly id: string } | { readonly because: Message }) & { readonly person?: string };

/** What was found for everything that was asked for. */
export interface Matches {
  prodi(kode: string): Match;
  mahasiswa(npm: string): Match;
  dosen(nidn: string): Match;
  mataKuliah(prodi: string, kode: string): Match;
  /** Whether the scale of a study programme has a letter; undefined = the Feeder has no scale for it. */
  hasLetter(prodi: string, huruf: string): boolean | undefined;
}

/** Values in one condition: some installations refuse long ones. */
const atOnce = 100;

function* chunks<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < all.length; i += atOnce) yield all.slice(i, i + atOnce);
}

export const courseKey = (prodi: string, kode: string): string => `${prodi} ${kode}`;

type Status = 'cocok' | 'tidak_ada' | 'ganda' | 'keluar';
interface Outcome extends Wanted {
  jenis: JenisPasangan;
  status: Status;
  match: Match;
}

const found = (jenis: JenisPasangan, wanted: Wanted, id: string): Outcome => ({
  ...wanted,
  jenis,
  status: 'cocok',
  match: { id },
});

const lacking = (jenis: JenisPasangan, wanted: Wanted, status: Status, because: Message): Outcome => ({
  ...wanted,
  jenis,
  status,
  match: { because },
});

/** The only id among rows, or why there is none. */
function single(jenis: JenisPasangan, wanted: Wanted, ids: readonly string[], missing: Message): Outcome {
  const unique = [...new Set(ids.filter(Boolean))];
  const [id] = unique;
  if (id === undefined) return lacking(jenis, wanted, 'tidak_ada', missing);
  if (unique.length === 1) return found(jenis, wanted, id);
  return lacking(jenis, wanted, 'ganda', reason.several({ apa: wanted.kunci, n: unique.length }));
}

function matchProdi(rows: readonly FeederRow[], wanted: readonly Wanted[]): Outcome[] {
  return wanted.map(one => {
    const same = rows.filter(row => textOf(row, 'kode_program_studi') === one.kunci);
    const active = same.filter(row => textOf(row, 'status') === 'A');
    const ids = (active.length ? active : same).map(row => textOf(row, 'id_prodi'));
    return single('prodi', one, ids, reason.prodiMissing({ kode: one.kunci }));
  });
}

async function matchStudents(
  port: FeederPort,
  wanted: readonly WantedStudent[],
  prodiOf: (kode: string) => string | undefined,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const part of chunks(wanted)) {
    const rows = await readAll(
      port,
      'GetListRiwayatPendidikanMahasiswa',
      among(
        'nim',
        part.map(({ kunci }) => kunci),
      ),
    );
    for (const one of part)
      outcomes.push(
        student(
          one,
          rows.filter(row => textOf(row, 'nim') === one.kunci),
          prodiOf,
        ),
      );
  }
  return outcomes;
}

/** Somebody may have been registered twice: the registration of the study programme counts, and one that has not ended. */
function student(
  one: WantedStudent,
  rows: readonly FeederRow[],
  prodiOf: (kode: string) => string | undefined,
): Outcome {
  const prodi = prodiOf(one.prodi);
  const own = rows.filter(row => prodi === undefined || textOf(row, 'id_prodi') === prodi);
  const running = own.filter(row => textOf(row, 'keterangan_keluar') === '');
  const [ended] = own;
  if (running.length === 0 && ended) {
    const alasan = textOf(ended, 'keterangan_keluar');
    return withPerson(lacking('mahasiswa', one, 'keluar', reason.studentEnded({ npm: one.kunci, alasan })), ended);
  }
  const ids = running.map(row => textOf(row, 'id_registrasi_mahasiswa'));
  return withPerson(single('mahasiswa', one, ids, reason.studentMissing({ npm: one.kunci })), running[0]);
}

function withPerson(outcome: Outcome, row: FeederRow | undefined): Outcome {
  const person = row && textOf(row, 'id_mahasiswa');
  return person ? { ...outcome, match: { ...outcome.match, person } } : outcome;
}

async function matchLecturers(port: FeederPort, wanted: readonly Wanted[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const part of chunks(wanted)) {
    const rows = await readAll(
      port,
      'GetListDosen',
      among(
        'nidn',
        part.map(({ kunci }) => kunci),
      ),
    );
    for (const one of part) {
      const ids = rows.filter(row => textOf(row, 'nidn') === one.kunci).map(row => textOf(row, 'id_dosen'));
      outcomes.push(single('dosen', one, ids, reason.lecturerMissing({ nidn: one.kunci })));
    }
  }
  return outcomes;
}

async function matchCourses(
  port: FeederPort,
  wanted: readonly WantedCourse[],
  prodiOf: (kode: string) => string | undefined,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const prodi of new Set(wanted.map(one => one.prodi))) {
    const id = prodiOf(prodi);
    for (const part of chunks(wanted.filter(one => one.prodi === prodi))) {
      const codes = part.map(({ kode }) => kode);
      const filter = `${equals({ id_prodi: id ?? '' })} and ${among('kode_mata_kuliah', codes)}`;
      const rows = id === undefined ? [] : await readAll(port, 'GetListMataKuliah', filter);
      for (const one of part) {
        const ids = rows
          .filter(row => textOf(row, 'kode_mata_kuliah') === one.kode)
          .map(row => textOf(row, 'id_matkul'));
        outcomes.push(single('mata_kuliah', one, ids, reason.courseMissing({ kode: one.kode, prodi })));
      }
    }
  }
  return outcomes;
}

/** Letters by study programme of the Feeder. */
async function scales(port: FeederPort, prodi: readonly string[]): Promise<Map<string, Set<string>>> {
  const letters = new Map<string, Set<string>>();
  for (const part of chunks(prodi)) {
    for (const row of await readAll(port, 'GetListSkalaNilaiProdi', among('id_prodi', part))) {
      const of = letters.get(textOf(row, 'id_prodi')) ?? new Set();
      letters.set(textOf(row, 'id_prodi'), of.add(textOf(row, 'nilai_huruf')));
    }
  }
  return letters;
}

/**
 * Finds people, study programmes and courses at the Feeder, and notes the outcome of each. What many activities name (all
 * but students) is asked for once.
 * @throws FeederRefused, SiamikUnavailable
 */
export function createMatcher(on: Queryable, port: FeederPort, now: Date): (wants: Wants) => Promise<Matches> {
  const known = new Map<string, Match>();
  const prodiIds = new Map<string, string>();
  const letters = new Map<string, Set<string>>();
  const prodiOf = (kode: string) => prodiIds.get(kode);
  let prodiRows: readonly FeederRow[] | undefined;
  const fresh = <T extends Wanted>(jenis: JenisPasangan, wanted: readonly T[]): T[] =>
    wanted.filter(({ kunci }) => !known.has(`${jenis} ${kunci}`));
  const note = async (outcomes: readonly Outcome[], into: Map<string, Match>) => {
    for (const { jenis, kunci, match } of outcomes) into.set(`${jenis} ${kunci}`, match);
    await keepOutcomes(on, outcomes, now);
  };
  return async wants => {
    const prodi = fresh('prodi', wants.prodi);
    if (prodi.length) {
      prodiRows ??= await readAll(port, 'GetProdi');
      const outcomes = matchProdi(prodiRows, prodi);
      for (const { kunci, match } of outcomes) if ('id' in match) prodiIds.set(kunci, match.id);
      await note(outcomes, known);
    }
    const unread = wants.mataKuliah.length ? [...prodiIds.values()].filter(id => !letters.has(id)) : [];
    for (const [id, of] of await scales(port, unread)) letters.set(id, of);
    const students = new Map<string, Match>();
    await note(await matchStudents(port, wants.mahasiswa, prodiOf), students);
    await note(await matchLecturers(port, fresh('dosen', wants.dosen)), known);
    await note(await matchCourses(port, fresh('mata_kuliah', wants.mataKuliah), prodiOf), known);
    const of = (jenis: JenisPasangan, kunci: string, missing: Message): Match =>
      known.get(`${jenis} ${kunci}`) ?? students.get(`${jenis} ${kunci}`) ?? { because: missing };
    return {
      prodi: kode => of('prodi', kode, reason.prodiMissing({ kode })),
      mahasiswa: npm => of('mahasiswa', npm, reason.studentMissing({ npm })),
      dosen: nidn => of('dosen', nidn, reason.lecturerMissing({ nidn })),
      mataKuliah: (kodeProdi, kode) =>
        of('mata_kuliah', courseKey(kodeProdi, kode), reason.courseMissing({ kode, prodi: kodeProdi })),
      hasLetter: (kodeProdi, huruf) => letters.get(prodiOf(kodeProdi) ?? '')?.has(huruf),
    };
  };
}

const keptAtOnce = 1000;

async function keepOutcomes(on: Queryable, outcomes: readonly Outcome[], now: Date): Promise<void> {
  for (let i = 0; i < outcomes.length; i += keptAtOnce) {
    const rows = outcomes.slice(i, i + keptAtOnce).map(({ jenis, kunci, nama, status, match }) => ({
      jenis,
      kunci,
      nama,
      status,
      alasan: 'because' in match ? keep(match.because) : null,
      id_feeder: 'id' in match ? match.id : null,
    }));
    await on.execute(
      `insert into sinkronisasi_pasangan_feeder
         (id, created_at, updated_at, version, jenis, kunci, nama, status, alasan, id_feeder, diperiksa_pada)
       select gen_random_uuid(), $2, $2, 1, n.jenis, left(n.kunci, 60), left(n.nama, 200), n.status, n.alasan,
         left(n.id_feeder, 60), $2
       from json_to_recordset($1::json) as n(jenis text, kunci text, nama text, status text, alasan text, id_feeder text)
       on conflict (jenis, kunci) do update set nama = excluded.nama, status = excluded.status, alasan = excluded.alasan,
         id_feeder = excluded.id_feeder, diperiksa_pada = excluded.diperiksa_pada, updated_at = excluded.updated_at`,
      [JSON.stringify(rows), now.toISOString()],
    );
  }
}
