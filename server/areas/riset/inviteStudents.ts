import { dayInWords, type Message, messages, type Row, term, uuid } from '../../../resources/kit/index.ts';
import { periode } from '../../../resources/master/periode.ts';
import type { HasilUndangan } from '../../../resources/riset/bacaan.ts';
import { undanganRiset } from '../../../resources/riset/events.ts';
import { risetRefusals } from '../../../resources/riset/refusals.ts';
import { simaris } from '../../../resources/riset/simaris.ts';
import { sharedMessages } from '../../../resources/sharedMessages.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { keep } from '../../platform/access/keptSaid.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import { flagIn } from '../../platform/engine/bodyWords.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { lockRow } from '../../platform/engine/lockRow.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { badRequest, conflict, invalid } from '../../platform/errors.ts';
import { alreadyRegistered, clashing, sameRegistration } from '../mbkm/eligibility.ts';
import { tellOf } from '../mbkm/notices.ts';
import { type RegistrationFacts, registrationFactsOfMany } from '../mbkm/registrationFacts.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { onwards } from './followingWrites.ts';
import { openRegistration } from './openRegistration.ts';
import { researchProgram } from './participant.ts';

/** Most lines of one call: what may be pasted at once. */
const most = 100;

interface Line {
  /** From 1, as pasted. */
  baris: number;
  npm: string;
  peran: string;
}

interface Asked {
  idPenelitian: string;
  idPeriode: string;
  lines: readonly Line[];
  /** Only says what would be done. */
  uji: boolean;
  lewatiGagal: boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** @throws HttpError 400, 422 by field */
function readAsked(body: unknown): Asked {
  const input = mustBeObject(body);
  const { idPenelitian, idPeriode, mahasiswa } = input;
  for (const [name, id] of Object.entries({ idPenelitian, idPeriode }))
    if (!uuid.safeParse(id).success) throw invalid({ [name]: messages.required });
  if (!Array.isArray(mahasiswa) || mahasiswa.length === 0) throw invalid({ mahasiswa: risetRefusals.givenNone });
  if (mahasiswa.length > most) throw badRequest(risetRefusals.studentsMost({ n: most }));
  const lines = mahasiswa.map((each: unknown, i): Line => {
    const { npm, peranMahasiswa } = mustBeObject(each);
    return { baris: i + 1, npm: textOf(npm), peran: textOf(peranMahasiswa) };
  });
  return {
    idPenelitian: String(idPenelitian),
    idPeriode: String(idPeriode),
    lines,
    uji: flagIn(input, 'uji'),
    lewatiGagal: flagIn(input, 'lewatiGagal'),
  };
}

interface Student {
  id: string;
  npm: string;
  nama: string;
  status: string;
}

/** Reason why a line is refused; undefined if the student may be invited. */
function reasonAgainst(
  { npm, peran }: Line,
  student: Student | undefined,
  earlier: ReadonlySet<string>,
  known: ReadonlyMap<string, RegistrationFacts>,
): Message | undefined {
  if (earlier.has(npm)) return sharedMessages.numberTwice;
  if (!student) return sharedMessages.numberUnknown;
  if (student.status !== 'aktif') return risetRefusals.studentInactive;
  if (!peran) return risetRefusals.roleMissing;
  if (peran.length > 150) return messages.text.max({ n: 150 });
  const facts = known.get(student.id);
  if (!facts) return messages.reference({ label: term('Periode') });
  const other = sameRegistration(facts) ?? clashing(facts);
  return other && risetRefusals.otherParticipation({ program: other.namaProgram });
}

/**
 * POST {simaris}/bulk: registers students into a project by their numbers; each gets an invitation with a term and a draft
 * that waits for the answer (docs/domain/40 §2.3).
 * @throws HttpError 403, 404, 409 without places, 422 with the refused lines unless they may be left out
 */
export async function inviteStudents(engine: Engine, caller: Caller, body: unknown): Promise<HasilUndangan> {
  mustBeAllowed(caller, simaris, 'update');
  const asked = readAsked(body);
  return inTransaction(engine, caller, simaris, async ctx => {
    // Two calls for one project take turns.
    const project = await lockRow(ctx, simaris, asked.idPenelitian);
    if (!project.aktif) throw conflict(risetRefusals.projectInactive);
    const target = { idProgram: await researchProgram(ctx.tx), idPeriode: asked.idPeriode };
    await mustBeCurrent(ctx, asked.idPeriode);
    const students = await studentsOf(ctx, asked.lines);
    const facts = await registrationFactsOfMany(
      ctx.tx,
      ctx.registry,
      target,
      [...students.values()].map(({ id }) => id),
    );
    const refused: Refused[] = [];
    const chosen: { line: Line; student: Student }[] = [];
    const seen = new Set<string>();
    for (const line of asked.lines) {
      const student = students.get(line.npm);
      const pesan = reasonAgainst(line, student, seen, facts);
      seen.add(line.npm);
      if (pesan || !student) refused.push({ line, said: pesan ?? alreadyRegistered });
      else chosen.push({ line, student });
    }
    const left = project.kuotaMahasiswa - (project.terisi ?? 0);
    if (chosen.length > left) throw conflict(risetRefusals.placesLeft({ n: Math.max(0, left) }));
    if (!asked.uji && refused.length && !asked.lewatiGagal) throw refusedLines(refused);
    const berhasil: HasilUndangan['berhasil'] = [];
    for (const { line, student } of chosen) {
      const id = asked.uji ? null : await invite(ctx, project, target, line, student);
      berhasil.push({ npm: student.npm, nama: student.nama, idPendaftarMbkm: id });
    }
    if (!asked.uji && chosen.length)
      await ctx.tx.execute('update riset_simaris set terisi = terisi + $2 where id = $1', [project.id, chosen.length]);
    const gagal = refused.map(({ line: { baris, npm }, said }) => ({ baris, npm, pesan: keep(said) }));
    return { berhasil, gagal };
  });
}

async function mustBeCurrent({ tx }: RuleContext, idPeriode: string): Promise<void> {
  const found = await tx.one<{ status: string }>('select status from master_periode where id = $1', [idPeriode]);
  if (found?.status !== 'aktif') throw invalid({ idPeriode: messages.reference({ label: term('Periode') }) });
}

async function studentsOf({ tx }: RuleContext, lines: readonly Line[]): Promise<ReadonlyMap<string, Student>> {
  const found = await tx.query<Student & Record<string, unknown>>(
    `select id, npm, nama, status_akademik as status from master_mahasiswa where npm = any($1::text[])`,
    [lines.map(({ npm }) => npm)],
  );
  return new Map(found.map(student => [student.npm, student]));
}

/** A line that cannot be invited, and why. */
interface Refused {
  line: Line;
  said: Message;
}

const refusedLines = (refused: readonly Refused[]) =>
  invalid(
    Object.fromEntries(refused.map(({ line, said }) => [`mahasiswa.${line.baris - 1}.npm`, said])),
    risetRefusals.someRefused,
  );

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);

async function invite(
  ctx: RuleContext,
  project: Row<typeof simaris>,
  target: { idProgram: string; idPeriode: string },
  { peran }: Line,
  { id: idMahasiswa }: Student,
): Promise<string> {
  const today = dayInZone(ctx.now);
  const batas = dayAfter(today, await readSetting(ctx.tx, 'riset.batasKonfirmasi'));
  const period = await read(asSystem(ctx.tx), periode, target.idPeriode, ['tanggalMulai', 'tanggalSelesai']);
  const row = await openRegistration(onwards(ctx), {
    participation: {
      ...target,
      idMahasiswa,
      jalur: 'simaris',
      judulKegiatan: project.judul,
      // The days that project and period have in common; the student narrows them.
      tanggalMulai: later(project.tanggalMulai, period?.tanggalMulai ?? ''),
      tanggalSelesai: earlier(project.tanggalSelesai, period?.tanggalSelesai ?? '9999'),
    },
    detail: { bidangIlmu: project.bidangIlmu, peranMahasiswa: peran, idDosenUsulan: project.idKetua },
    server: { idPenelitian: project.id, konfirmasi: 'menunggu', batasKonfirmasi: batas },
    source: 'simaris',
  });
  await tellOf(ctx, row, undanganRiset, { words: { judul: project.judul, batas: dayInWords(batas) } });
  return row.id;
}
