import { type FieldErrors, messages, splitSource, uuid, valueSchema } from '../../../resources/kit/index.ts';
import { mitra } from '../../../resources/master/mitra.ts';
import type { Caller } from '../../access/caller.ts';
import type { RowData } from '../../database/db.ts';
import { daysBetween } from '../../day.ts';
import { HttpError } from '../../errors.ts';
import { checkCreate } from '../../rest/check.ts';
import type { Engine } from '../../rest/context.ts';
import type { Draft } from '../../rest/import/draft.ts';
import type { Said } from '../../rest/import/types.ts';
import { shownText } from '../impor/preview.ts';
import { clashing, sameRegistration, studentRequirement, thresholds } from '../mbkm/eligibility.ts';
import type { MoreFindings } from '../mbkm/programmes.ts';
import { fullWords } from '../monitoring/supervisor.ts';
import { type CommonColumn, type ParticipantSheet, sheetOf } from './columns.ts';
import { type ImportFacts, type ImportLecturer, type ImportStudent, nameKey, nidnOf, textOf } from './facts.ts';
import type { Importing, JudgedParticipant, ReadyRow } from './types.ts';

/** Who imports into which programme: a new partner is checked as if that person typed it in. */
export interface Judge {
  engine: Engine;
  caller: Caller;
  programme: Importing;
}

/** A row under judgement: what it says in its columns, and what is found wrong or doubtful. */
class Row {
  readonly wrong: FieldErrors = {};
  readonly doubtful: Said[] = [];

  constructor(
    readonly draft: Draft,
    readonly sheet: ParticipantSheet,
  ) {
    for (const { name, field } of sheet.fields) {
      const unread = draft.errors[name];
      if (unread) this.refuse(name, field.kind === 'date' && unread === messages.date ? unknownDate : unread);
    }
  }

  refuse(kolom: string, pesan: string): undefined {
    this.wrong[kolom] ??= pesan;
    return undefined;
  }

  warn(kolom: string, pesan: string): void {
    this.doubtful.push({ kolom, pesan });
  }

  /** The text of a column, empty where the row has none; not looked at any further. */
  text(name: CommonColumn): string {
    return textOf(this.draft, name);
  }

  /** The value of a column by the rule of its field; what it does not allow is refused. */
  value(name: string): unknown {
    const field = this.sheet.fields.find(known => known.name === name)?.field;
    if (!field || this.wrong[name]) return undefined;
    const given = this.draft.given[name] ?? null;
    const read = valueSchema(field, () => uuid).safeParse(typeof given === 'string' ? shownText(given) : given);
    if (!read.success) return this.refuse(name, read.error.issues[0]?.message ?? messages.wrongType);
    return read.data ?? null;
  }

  /** The same of a column that holds text, empty where it says nothing or nothing allowed. */
  words(name: CommonColumn): string {
    const value = this.value(name);
    return typeof value === 'string' ? value : '';
  }
}

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
  return drafts.map((draft, i) => {
    const npm = textOf(draft, 'npm');
    const judged = judge(by, facts, new Row(draft, sheet), more[i] ?? {}, { twin: seen.get(npm), given });
    if (npm && !seen.has(npm)) seen.set(npm, draft.nomor);
    const supervisor = judged.ready?.pendaftar.idDosenPembimbing;
    if (supervisor) given.set(supervisor, (given.get(supervisor) ?? 0) + 1);
    return judged;
  });
}

/** What the rows above say about this one. */
interface Above {
  /** Number of the student's first row. */
  twin: number | undefined;
  /** How many students the rows above give to a supervisor. */
  given: ReadonlyMap<unknown, number>;
}

function judge(
  by: Judge,
  facts: ImportFacts,
  row: Row,
  findings: MoreFindings,
  { twin, given }: Above,
): JudgedParticipant {
  const student = studentOf(facts, row, twin);
  const way = wayOf(by, facts, row);
  const partner = partnerOf(by, facts, row);
  const days = daysOf(facts, row);
  const own = ownOf(row);
  const more = extrasOf(facts, row, student);
  const lecturer = facts.lecturers.get(nidnOf(row.text('nidn_dosen')));
  if (lecturer) warnOfLoad(lecturer, given.get(lecturer.id) ?? 0, row);
  for (const [kolom, pesan] of Object.entries(findings.pesan ?? {})) row.refuse(kolom, pesan);
  for (const { kolom, pesan } of findings.peringatan ?? []) row.warn(kolom, pesan);
  for (const [source, value] of Object.entries(findings.nilai ?? {})) own.set(source, value);
  const good = Object.keys(row.wrong).length === 0 && student && way && days;
  return {
    row: {
      nomor: row.draft.nomor,
      status: good ? 'baru' : 'salah',
      ...{ nilai: {}, perubahan: {}, pesan: row.wrong, koreksi: row.draft.koreksi, peringatan: row.doubtful },
    },
    ready: good ? readyRow(by, facts, { student, way, partner, days, own, more }) : null,
  };
}

function studentOf(
  { students, taken, program, periode, settings }: ImportFacts,
  row: Row,
  twin: number | undefined,
): ImportStudent | undefined {
  const npm = row.words('npm');
  if (!npm) return undefined;
  const student = students.get(npm);
  if (!student) return row.refuse('npm', `NPM ${npm} tidak ditemukan.`);
  if (twin !== undefined) return row.refuse('npm', `NPM ganda dengan baris ${twin}.`);
  const others = taken.get(student.id) ?? [];
  const beside = { program, periode, others };
  if (sameRegistration(beside) ?? clashing(beside))
    return row.refuse('npm', 'Mahasiswa sudah terdaftar pada periode ini.');
  // What was agreed outside the portal is recorded: a student who could not register is a doubt, no error.
  const asked = { mahasiswa: student, program, settings, ties: [] };
  const ipk = thresholds(asked).find(({ kode, lolos }) => kode === 'ipk' && !lolos);
  if (ipk) row.warn('npm', `IPK ${ipk.nilai} di bawah syarat ${ipk.batas}.`);
  const { pesan } = studentRequirement(asked);
  if (pesan) row.warn('npm', pesan);
  return student;
}

function wayOf({ programme }: Judge, { program }: ImportFacts, row: Row): string | undefined {
  const way = row.words('jalur').toLowerCase();
  if (!way) return undefined;
  const { ways } = programme.participants;
  const pola = program.polaPendaftaran;
  const fits = ways.includes(way) && (!ways.includes(pola) || pola === way);
  return fits ? way : row.refuse('jalur', messages.reference('Jalur'));
}

/** The programme's own columns: values by source. */
const ownOf = (row: Row): Map<string, unknown> =>
  new Map(
    row.sheet.columns.flatMap(({ name, source }) => (source === undefined ? [] : [[source, row.value(name) ?? null]])),
  );

/** The partner of a row: a registered one, one to be made, or a mere name. */
interface RowPartner {
  id: string | null;
  nama: string;
  idPicMitra: string | null;
  mitraBaru: RowData | null;
}

function partnerOf(by: Judge, facts: ImportFacts, row: Row): RowPartner | undefined {
  if (by.programme.participants.partner === false) return undefined;
  const kode = row.text('kode_mitra');
  const nama = row.text('nama_mitra');
  if (!kode && !nama) return row.refuse('kode_mitra', 'Isi kode_mitra atau nama_mitra.');
  const known = kode ? facts.partnersByCode.get(kode.toUpperCase()) : facts.partnersByName.get(nameKey(nama));
  if (known) return { id: known.id, nama: known.nama, idPicMitra: known.idPicMitra, mitraBaru: null };
  if (kode) return row.refuse('kode_mitra', `Mitra ${kode} tidak ditemukan.`);
  if (!row.words('nama_mitra')) return undefined;
  const mitraBaru = newPartner(by, facts, row, nama);
  row.warn(
    'nama_mitra',
    mitraBaru
      ? `Mitra ${nama} belum terdaftar dan akan dibuat.`
      : `Mitra ${nama} belum terdaftar; disimpan sebagai usulan sampai datanya dilengkapi.`,
  );
  return { id: null, nama, idPicMitra: null, mitraBaru };
}

/** A partner is made only from everything that a partner needs; nothing is made up. */
function newPartner({ engine, caller }: Judge, facts: ImportFacts, row: Row, nama: string): RowData | null {
  try {
    return checkCreate(engine, caller, mitra, {
      nama,
      telepon: row.text('telepon_mitra'),
      idJenisMitra: facts.kinds.get(nameKey(row.text('jenis_mitra'))),
      bidangUsaha: row.text('bidang_usaha_mitra'),
      alamat: row.text('alamat_mitra'),
      idKabupaten: facts.regencies.get(nameKey(row.text('kabupaten_mitra'))),
      email: row.text('email_mitra'),
    });
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

function daysOf({ program }: ImportFacts, row: Row): readonly [string, string] | undefined {
  const [from, to] = [row.words('tanggal_mulai'), row.words('tanggal_selesai')];
  if (!from || !to) return undefined;
  if (to <= from) return row.refuse('tanggal_selesai', 'Tanggal selesai harus setelah tanggal mulai.');
  const least = program.durasiMinHari;
  if (daysBetween(from, to) < least) row.warn('tanggal_selesai', `Durasi kegiatan minimal ${least} hari.`);
  return [from, to];
}

const unknownDate = 'Format tanggal tidak dikenali.';

/** Whoever imports records what was agreed: a supervisor with too many students is a doubt, no error. */
function warnOfLoad({ nama, beban, kuota }: ImportLecturer, given: number, row: Row): void {
  if (beban + given >= kuota) row.warn('nidn_dosen', fullWords(nama, beban + given));
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
  if (lecturer === undefined) row.refuse('nidn_dosen', `NIDN ${nidn} tidak ditemukan.`);
  const kode = row.text('kode_paket').toUpperCase();
  const fits = facts.packages.find(
    found =>
      found.kode.toUpperCase() === kode &&
      found.idProgramProdi === student?.idProgramProdi &&
      (found.idProgram === null || found.idProgram === facts.program.id),
  );
  if (kode && student && !fits) row.refuse('kode_paket', `Paket ${kode} tidak ditemukan.`);
  return {
    ...{ idDosenPembimbing: lecturer?.id ?? null, idPaketKonversi: fits?.id ?? null },
    namaPembimbingLapangan: row.words('nama_pembimbing_lapangan') || null,
    emailPembimbingLapangan: row.words('email_pembimbing_lapangan') || null,
  };
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
  /** What the row says for a part: the participation itself, or the detail. */
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
