import {
  isEmail,
  messages,
  type ParticipantImport,
  type Programme,
  splitSource,
} from '../../../resources/kit/index.ts';
import { mitra } from '../../../resources/master/mitra.ts';
import type { Caller } from '../../access/caller.ts';
import type { RowData } from '../../database/db.ts';
import { daysBetween } from '../../day.ts';
import { parseDate } from '../../documents/spreadsheet/cell.ts';
import { HttpError } from '../../errors.ts';
import { checkCreate } from '../../rest/check.ts';
import type { Engine } from '../../rest/context.ts';
import { digitsLost } from '../../rest/import/cells.ts';
import { withZeros, zerosSaid } from '../../rest/import/zeros.ts';
import { clashing, sameRegistration, studentRequirement, thresholds } from '../mbkm/eligibility.ts';
import { fullWords } from '../monitoring/supervisor.ts';
import { type CommonColumn, importColumns, type RowCells, textOf } from './columns.ts';
import { type ImportFacts, type ImportLecturer, type ImportStudent, nameKey, nidnOf } from './facts.ts';
import type { Finding, JudgedRow, ReadyRow } from './types.ts';

/** A row of the file with its number in it. */
export interface NumberedRow {
  nomor: number;
  cells: RowCells;
}

/** A programme that takes participants from a spreadsheet. */
export type Importing = Programme & { participants: ParticipantImport };

/** Who imports into which programme: a new partner is checked as if that person typed it in. */
export interface Judge {
  engine: Engine;
  caller: Caller;
  programme: Importing;
}

/** What is found wrong or doubtful while one row is read. */
class Findings {
  readonly wrong: Finding[] = [];
  readonly doubtful: Finding[] = [];
  refuse(kolom: string, pesan: string): undefined {
    this.wrong.push({ kolom, pesan });
    return undefined;
  }
  warn(kolom: CommonColumn, pesan: string): void {
    this.doubtful.push({ kolom, pesan });
  }
}

/** Judges every row by the same facts; a student's second row is wrong (docs/domain/20 §2 "Import columns"). */
export function judgeRows(by: Judge, facts: ImportFacts, rows: readonly NumberedRow[]): JudgedRow[] {
  const seen = new Map<string, number>();
  const given = new Map<unknown, number>();
  return rows.map(row => {
    const npm = textOf(row.cells, 'npm');
    const judged = judge(by, facts, row, { twin: seen.get(npm), given });
    if (npm && !seen.has(npm)) seen.set(npm, row.nomor);
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

function judge(by: Judge, facts: ImportFacts, { nomor, cells }: NumberedRow, { twin, given }: Above): JudgedRow {
  const found = new Findings();
  for (const { name } of importColumns(by.programme.participants)) {
    const lost = digitsLost(cells[name]);
    if (lost) found.refuse(name, lost);
  }
  const student = studentOf(facts, cells, twin, found);
  const way = wayOf(by, facts, cells, found);
  const partner = partnerOf(by, facts, cells, found);
  const days = daysOf(facts, cells, found);
  const own = ownOf(by, cells, found);
  const more = extrasOf(facts, cells, student, found);
  const lecturer = facts.lecturers.get(nidnOf(textOf(cells, 'nidn_dosen')));
  if (lecturer) warnOfLoad(lecturer, given.get(lecturer.id) ?? 0, found);
  const good = found.wrong.length === 0 && student && way && days;
  return {
    nomor,
    data: Object.fromEntries(
      importColumns(by.programme.participants).flatMap(({ name }) =>
        textOf(cells, name) ? [[name, textOf(cells, name)] as const] : [],
      ),
    ),
    status: !good ? 'gagal' : found.doubtful.length ? 'peringatan' : 'valid',
    kesalahan: [...found.wrong, ...found.doubtful],
    ready: good ? readyRow(by, facts, { student, way, partner, days, own, more, cells }) : null,
  };
}

function required(cells: RowCells, name: string, max: number, found: Findings): string | undefined {
  const text = textOf(cells, name);
  if (!text) return found.refuse(name, messages.required);
  return text.length > max ? found.refuse(name, messages.text.max(max)) : text;
}

function studentOf(
  { students, taken, program, periode, settings }: ImportFacts,
  cells: RowCells,
  twin: number | undefined,
  found: Findings,
): ImportStudent | undefined {
  const npm = required(cells, 'npm', 15, found);
  if (!npm) return undefined;
  const student = students.get(npm);
  if (!student) return found.refuse('npm', `NPM ${npm} tidak ditemukan.`);
  if (twin !== undefined) return found.refuse('npm', `NPM ganda dengan baris ${twin}.`);
  const others = taken.get(student.id) ?? [];
  const beside = { program, periode, others };
  if (sameRegistration(beside) ?? clashing(beside))
    return found.refuse('npm', 'Mahasiswa sudah terdaftar pada periode ini.');
  // What was agreed outside the portal is recorded: a student who could not register is a doubt, no error.
  const asked = { mahasiswa: student, program, settings, ties: [] };
  const ipk = thresholds(asked).find(({ kode, lolos }) => kode === 'ipk' && !lolos);
  if (ipk) found.warn('npm', `IPK ${ipk.nilai} di bawah syarat ${ipk.batas}.`);
  const { pesan } = studentRequirement(asked);
  if (pesan) found.warn('npm', pesan);
  return student;
}

function wayOf({ programme }: Judge, { program }: ImportFacts, cells: RowCells, found: Findings): string | undefined {
  const text = required(cells, 'jalur', 20, found)?.toLowerCase();
  if (!text) return undefined;
  const { ways } = programme.participants;
  const pola = program.polaPendaftaran;
  const fits = ways.includes(text) && (!ways.includes(pola) || pola === text);
  return fits ? text : found.refuse('jalur', messages.reference('Jalur'));
}

/** The programme's own columns: text by source. */
function ownOf({ programme }: Judge, cells: RowCells, found: Findings): ReadonlyMap<string, string | null> {
  const values = new Map<string, string | null>();
  for (const { name, source, most, required: must } of programme.participants.columns) {
    const text = textOf(cells, name);
    if (must && !text) found.refuse(name, messages.required);
    if (text.length > most) found.refuse(name, messages.text.max(most));
    values.set(source, text || null);
  }
  return values;
}

/** The partner of a row: a registered one, one to be made, or a mere name. */
interface RowPartner {
  id: string | null;
  nama: string;
  idPicMitra: string | null;
  mitraBaru: RowData | null;
}

function partnerOf(by: Judge, facts: ImportFacts, cells: RowCells, found: Findings): RowPartner | undefined {
  const kode = textOf(cells, 'kode_mitra');
  const nama = textOf(cells, 'nama_mitra');
  if (!kode && !nama) return found.refuse('kode_mitra', 'Isi kode_mitra atau nama_mitra.');
  const known = kode ? facts.partnersByCode.get(kode.toUpperCase()) : facts.partnersByName.get(nameKey(nama));
  if (known) return { id: known.id, nama: known.nama, idPicMitra: known.idPicMitra, mitraBaru: null };
  if (kode) return found.refuse('kode_mitra', `Mitra ${kode} tidak ditemukan.`);
  if (nama.length > 150) return found.refuse('nama_mitra', messages.text.max(150));
  const telepon = textOf(cells, 'telepon_mitra');
  const whole = withZeros(mitra.fields.telepon, telepon);
  if (whole) found.warn('telepon_mitra', zerosSaid(telepon, whole));
  const mitraBaru = newPartner(by, facts, cells, { nama, telepon: whole ?? telepon });
  found.warn(
    'nama_mitra',
    mitraBaru
      ? `Mitra ${nama} belum terdaftar dan akan dibuat.`
      : `Mitra ${nama} belum terdaftar; disimpan sebagai usulan sampai datanya dilengkapi.`,
  );
  return { id: null, nama, idPicMitra: null, mitraBaru };
}

/** A partner is made only from everything that a partner needs; nothing is made up. */
function newPartner(
  { engine, caller }: Judge,
  facts: ImportFacts,
  cells: RowCells,
  named: { nama: string; telepon: string },
): RowData | null {
  try {
    return checkCreate(engine, caller, mitra, {
      ...named,
      idJenisMitra: facts.kinds.get(nameKey(textOf(cells, 'jenis_mitra'))),
      bidangUsaha: textOf(cells, 'bidang_usaha_mitra'),
      alamat: textOf(cells, 'alamat_mitra'),
      idKabupaten: facts.regencies.get(nameKey(textOf(cells, 'kabupaten_mitra'))),
      email: textOf(cells, 'email_mitra'),
    });
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

function daysOf({ program }: ImportFacts, cells: RowCells, found: Findings): readonly [string, string] | undefined {
  const [from, to] = (['tanggal_mulai', 'tanggal_selesai'] as const).map(name => {
    const cell = cells[name];
    if (cell === undefined) return found.refuse(name, messages.required);
    return parseDate(typeof cell === 'string' ? textOf(cells, name) : cell) ?? found.refuse(name, unknownDate);
  });
  if (!from || !to) return undefined;
  if (to <= from) return found.refuse('tanggal_selesai', 'Tanggal selesai harus setelah tanggal mulai.');
  const least = program.durasiMinHari;
  if (daysBetween(from, to) < least) found.warn('tanggal_selesai', `Durasi kegiatan minimal ${least} hari.`);
  return [from, to];
}

const unknownDate = 'Format tanggal tidak dikenali.';

/** Whoever imports records what was agreed: a supervisor with too many students is a doubt, no error. */
function warnOfLoad({ nama, beban, kuota }: ImportLecturer, given: number, found: Findings): void {
  if (beban + given >= kuota) found.warn('nidn_dosen', fullWords(nama, beban + given));
}

interface Extras {
  idDosenPembimbing: string | null;
  idPaketKonversi: string | null;
}

function extrasOf(facts: ImportFacts, cells: RowCells, student: ImportStudent | undefined, found: Findings): Extras {
  const nidn = nidnOf(textOf(cells, 'nidn_dosen'));
  const lecturer = nidn ? facts.lecturers.get(nidn) : null;
  if (lecturer === undefined) found.refuse('nidn_dosen', `NIDN ${nidn} tidak ditemukan.`);
  const kode = textOf(cells, 'kode_paket').toUpperCase();
  const fits = facts.packages.find(
    found =>
      found.kode.toUpperCase() === kode &&
      found.idProgramProdi === student?.idProgramProdi &&
      (found.idProgram === null || found.idProgram === facts.program.id),
  );
  if (kode && student && !fits) found.refuse('kode_paket', `Paket ${kode} tidak ditemukan.`);
  const email = textOf(cells, 'email_pembimbing_lapangan');
  if (email && !isEmail(email)) found.refuse('email_pembimbing_lapangan', messages.text.email);
  const guide = 'nama_pembimbing_lapangan';
  if (textOf(cells, guide).length > 120) found.refuse(guide, messages.text.max(120));
  return { idDosenPembimbing: lecturer?.id ?? null, idPaketKonversi: fits?.id ?? null };
}

interface Read {
  student: ImportStudent;
  way: string;
  partner: RowPartner | undefined;
  days: readonly [string, string];
  own: ReadonlyMap<string, string | null>;
  more: Extras;
  cells: RowCells;
}

function readyRow({ programme }: Judge, { program, periode }: ImportFacts, read: Read): ReadyRow {
  const { student, way, partner, days, own, more, cells } = read;
  const text = (name: CommonColumn) => textOf(cells, name) || null;
  const proposed = programme.proposedPartner?.nama;
  const byName = partner && !partner.id && !partner.mitraBaru ? partner.nama : null;
  const given = new Map([...own, ...(proposed ? ([[proposed, byName]] as const) : [])]);
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
      namaPembimbingLapangan: text('nama_pembimbing_lapangan'),
      emailPembimbingLapangan: text('email_pembimbing_lapangan'),
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
