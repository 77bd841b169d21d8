import {
  type CommonColumn,
  wayOf as declaredWay,
  messages,
  numberInWords,
  splitSource,
  term,
} from '../../../resources/kit/index.ts';
import { pesertaRefusals } from '../../../resources/peserta/refusals.ts';
import { programmeRefusals } from '../../../resources/programme/refusals.ts';
import { sharedMessages } from '../../../resources/sharedMessages.ts';
import type { RowData } from '../../platform/database/db.ts';
import { daysBetween } from '../../platform/day.ts';
import { grouped } from '../../platform/engine/grouped.ts';
import type { Draft } from '../../platform/engine/import/draft.ts';
import { clashing, sameRegistration, studentRequirement, thresholds } from '../mbkm/eligibility.ts';
import { fullWords } from '../mbkm/lecturers.ts';
import type { MoreFindings } from '../mbkm/programmes.ts';
import { sheetOf } from './columns.ts';
import { type ImportFacts, type ImportLecturer, type ImportStudent, nameKey, nidnOf, textOf } from './importFacts.ts';
import { type Judge, Row } from './judgedRow.ts';
import { partnerOf, type RowPartner } from './judgePartner.ts';
import type { JudgedParticipant, ReadyRow } from './types.ts';

const gpa = (value: unknown): string => numberInWords(Number(value), 2);

/** Judges every row by the same facts; a student's second row is wrong (docs/domain/20 §2 "Import columns"). */
export function judgeRows(
  by: Judge,
  facts: ImportFacts,
  drafts: readonly Draft[],
  more: readonly MoreFindings[] = [],
): JudgedParticipant[] {
  const sheet = sheetOf(by.engine.registry, by.programme);
  const seen = new Map<string, number>();
  const given = new Map<unknown, number>();
  const judged = drafts.map((draft, i) => {
    const npm = textOf(draft, 'npm');
    const one = judge(by, facts, new Row(draft, sheet), more[i] ?? {}, { twin: seen.get(npm), given });
    if (npm && !seen.has(npm)) seen.set(npm, draft.nomor);
    const supervisor = one.ready?.pendaftar.idDosenPembimbing;
    if (supervisor) given.set(supervisor, (given.get(supervisor) ?? 0) + 1);
    return one;
  });
  return standingTogether(by, judged);
}

/** Rows by what holds them together; rows that stand alone are in none. */
export const togetherOf = (
  { participants: { together } }: Judge['programme'],
  rows: readonly JudgedParticipant[],
): ReadonlyMap<string, readonly JudgedParticipant[]> =>
  together === undefined
    ? new Map()
    : grouped(
        rows.filter(({ draft }) => textOf(draft, together)),
        ({ draft }) => nameKey(textOf(draft, together)),
      );

/** A group with a wrong row is not taken: its other rows say so. */
function standingTogether({ programme }: Judge, rows: readonly JudgedParticipant[]): JudgedParticipant[] {
  const { together = '' } = programme.participants;
  const fallen = new Map<JudgedParticipant, string>();
  for (const all of togetherOf(programme, rows).values()) {
    const wrong = all.filter(({ ready }) => !ready).map(({ row }) => row.nomor);
    const why = pesertaRefusals.groupHasWrong({ baris: wrong.map(String) }).text;
    if (wrong.length) for (const one of all) if (one.ready) fallen.set(one, why);
  }
  return rows.map(one => {
    const why = fallen.get(one);
    return why
      ? { ...one, row: { ...one.row, status: 'salah', pesan: { ...one.row.pesan, [together]: why } }, ready: null }
      : one;
  });
}

/** Facts from the rows above this one. */
interface Above {
  /** Number of the student's first row. */
  twin: number | undefined;
  /** Number of students given to each supervisor by the rows above. */
  given: ReadonlyMap<unknown, number>;
}

function judge(
  by: Judge,
  facts: ImportFacts,
  row: Row,
  findings: MoreFindings,
  { twin, given }: Above,
): JudgedParticipant {
  const { nilai = {} } = findings;
  const student = studentOf(facts, row, twin);
  const way = row.asks('jalur') ? wayOf(by, facts, row) : wordOf(nilai.jalur);
  const partner = partnerOf(by, facts, row);
  const days = row.asks('tanggal_mulai') ? daysOf(facts, row) : givenDays(nilai);
  const own = ownOf(row);
  const more = extrasOf(facts, row, student);
  mustName(by, row, way, 'email_pembimbing_lapangan', 'emailPembimbingLapangan');
  const lecturer = facts.lecturers.get(nidnOf(row.text('nidn_dosen')));
  if (lecturer) warnOfLoad(lecturer, given.get(lecturer.id) ?? 0, row);
  for (const [kolom, pesan] of Object.entries(findings.pesan ?? {})) row.refuse(kolom, pesan);
  for (const { kolom, pesan } of findings.peringatan ?? []) row.warn(kolom, pesan);
  for (const [source, value] of Object.entries(nilai)) own.set(source, value);
  const good = Object.keys(row.wrong).length === 0 && student && way && days;
  return {
    draft: row.draft,
    row: {
      nomor: row.draft.nomor,
      status: good ? 'baru' : 'salah',
      nilai: {},
      perubahan: {},
      pesan: row.wrong,
      koreksi: row.draft.koreksi,
      peringatan: row.doubtful,
    },
    ready: good ? readyRow(by, facts, { student, way, partner, days, own, more }) : null,
  };
}

const wordOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Days that the programme's rules give to a row that does not name them. */
function givenDays({ tanggalMulai, tanggalSelesai }: RowData): readonly [string, string] | undefined {
  const [from, to] = [wordOf(tanggalMulai), wordOf(tanggalSelesai)];
  return from && to ? [from, to] : undefined;
}

function studentOf(
  { students, taken, program, periode, settings, ties }: ImportFacts,
  row: Row,
  twin: number | undefined,
): ImportStudent | undefined {
  const npm = row.words('npm');
  if (!npm) return undefined;
  const student = students.get(npm);
  if (!student) return row.refuse('npm', programmeRefusals.unknown({ apa: term('NPM'), kode: npm }));
  if (twin !== undefined) return row.refuse('npm', pesertaRefusals.numberTwice({ baris: twin }));
  const others = taken.get(student.id) ?? [];
  const beside = { program, periode, others };
  if (sameRegistration(beside) ?? clashing(beside)) return row.refuse('npm', pesertaRefusals.registeredAlready);
  // The agreement was made outside the portal, so a student who does not meet the requirements is a warning, not an
  // error.
  const asked = { mahasiswa: student, program, settings, ties };
  const ipk = thresholds(asked).find(({ kode, lolos }) => kode === 'ipk' && !lolos);
  if (ipk) row.warn('npm', `IPK ${gpa(ipk.nilai)} di bawah syarat ${gpa(ipk.batas)}.`);
  const { pesan } = studentRequirement(asked);
  if (pesan) row.warn('npm', pesan.text);
  return student;
}

function wayOf({ programme }: Judge, { program }: ImportFacts, row: Row): string | undefined {
  const way = row.words('jalur').toLowerCase();
  if (!way) return undefined;
  const { ways } = programme.participants;
  const pola = program.polaPendaftaran;
  const fits = ways.includes(way) && (!ways.includes(pola) || pola === way);
  return fits ? way : row.refuse('jalur', messages.reference({ label: term('Jalur') }));
}

/** The programme's own columns: values by source; those that only its rules judge are checked by their field as well. */
const ownOf = (row: Row): Map<string, unknown> =>
  new Map(
    row.sheet.columns.flatMap(({ name, source, own }): [string, unknown][] => {
      const value = own ? (row.value(name) ?? null) : null;
      return source === undefined ? [] : [[source, value]];
    }),
  );

function daysOf({ program }: ImportFacts, row: Row): readonly [string, string] | undefined {
  const [from, to] = [row.words('tanggal_mulai'), row.words('tanggal_selesai')];
  if (!from || !to) return undefined;
  if (to <= from) return row.refuse('tanggal_selesai', sharedMessages.datesInOrder);
  const least = program.durasiMinHari;
  if (daysBetween(from, to) < least) row.warn('tanggal_selesai', `Durasi kegiatan minimal ${least} hari.`);
  return [from, to];
}

/**
 * The import records agreements made outside the portal, so a supervisor with too many students is a warning, not an
 * error.
 */
function warnOfLoad({ nama, beban, kuota }: ImportLecturer, given: number, row: Row): void {
  if (beban + given >= kuota) row.warn('nidn_dosen', fullWords(nama, beban + given).text);
}

interface Extras {
  idDosenPembimbing: string | null;
  idPaketKonversi: string | null;
  namaPembimbingLapangan: string | null;
  emailPembimbingLapangan: string | null;
}

function extrasOf(facts: ImportFacts, row: Row, student: ImportStudent | undefined): Extras {
  const nidn = nidnOf(row.text('nidn_dosen'));
  const lecturer = nidn ? facts.lecturers.get(nidn) : null;
  if (lecturer === undefined) row.refuse('nidn_dosen', programmeRefusals.unknown({ apa: term('NIDN'), kode: nidn }));
  const kode = row.text('kode_paket').toUpperCase();
  const fits = facts.packages.find(
    found =>
      found.kode.toUpperCase() === kode &&
      found.idProgramProdi === student?.idProgramProdi &&
      (found.idProgram === null || found.idProgram === facts.program.id),
  );
  if (kode && student && !fits) row.refuse('kode_paket', programmeRefusals.unknown({ apa: term('Paket'), kode }));
  return {
    idDosenPembimbing: lecturer?.id ?? null,
    idPaketKonversi: fits?.id ?? null,
    namaPembimbingLapangan: row.words('nama_pembimbing_lapangan') || null,
    emailPembimbingLapangan: row.words('email_pembimbing_lapangan') || null,
  };
}

/** Fields that the way's form always requires are required in rows too. */
function mustName({ programme }: Judge, row: Row, way: string | undefined, column: CommonColumn, field: string): void {
  if (!row.asks(column) || row.text(column)) return;
  const fields = declaredWay(programme, way)?.steps.flatMap(step => step.fields) ?? [];
  if (fields.some(({ name, required }) => name === field && required === true)) row.refuse(column, messages.required);
}

interface Read {
  student: ImportStudent;
  way: string;
  partner: RowPartner | undefined;
  days: readonly [string, string];
  own: ReadonlyMap<string, unknown>;
  more: Extras;
}

function readyRow({ programme }: Judge, { program, periode }: ImportFacts, read: Read): ReadyRow {
  const { student, way, partner, days, own, more } = read;
  const proposed = programme.proposedPartner?.nama;
  const byName = partner && !partner.id && !partner.mitraBaru ? partner.nama : null;
  const given = new Map<string, unknown>([...own, ...(proposed ? [[proposed, byName] as const] : [])]);
  /** Values of a row for the participation (null) or a detail. */
  const partOf = (wanted: string | null): RowData =>
    Object.fromEntries(
      [...given].flatMap(([source, value]) => {
        const { part, name } = splitSource(source);
        return part === wanted ? [[name, value]] : [];
      }),
    );
  return {
    pendaftar: {
      idMahasiswa: student.id,
      npm: student.npm,
      namaMahasiswa: student.nama,
      idProgramProdi: student.idProgramProdi,
      idProgram: program.id,
      idPeriode: periode.id,
      idJenisMbkm: program.idJenisMbkm,
      kodeJenisMbkm: program.kodeJenisMbkm,
      jalur: way,
      idMitra: partner?.id ?? null,
      namaMitra: partner?.nama ?? null,
      idPicMitra: partner?.idPicMitra ?? null,
      semester: student.semester,
      ipk: student.ipk,
      sksTempuh: student.sksTempuh,
      tanggalMulai: days[0],
      tanggalSelesai: days[1],
      ...more,
      status: 'disetujui',
      statusKonversi: 'belum',
      adaMatkulKkn: false,
      statusSiamik: 'belum',
      sumberData: 'import',
      ...partOf(null),
    },
    detail: partOf(programme.detail?.key ?? null),
    mitraBaru: partner?.mitraBaru ?? null,
  };
}
