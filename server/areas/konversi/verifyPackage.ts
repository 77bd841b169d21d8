import { type FieldErrors, messages, noteOf, type Row, rolesOf, term, uuid } from '../../../resources/kit/index.ts';
import type { MatkulPilihan } from '../../../resources/konversi/aturanPaket.ts';
import { konversiRefusals } from '../../../resources/konversi/refusals.ts';
import type { PaketPilihan } from '../../../resources/konversi/tampilanPaket.ts';
import { type KeputusanProdi, keputusanProdi, terpilihAwal } from '../../../resources/konversi/terpilihAwal.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import { alurKonversi } from '../../../resources/mbkm/alurKonversi.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { notedAs, noteError, noteIn } from '../../platform/engine/bodyWords.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { findRow } from '../../platform/engine/read.ts';
import { removeIn } from '../../platform/engine/removeRow.ts';
import { passing } from '../../platform/engine/ruleParameter.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { forbidden, invalid, notFound } from '../../platform/errors.ts';
import { asItIs } from '../../platform/versions.ts';
import { chosenRows, finalRows } from '../mbkm/conversionRows.ts';
import type { Ports } from '../mbkm/ports.ts';
import { lockParticipation, mustBeTakeable, takeStep, wrongState } from './conversionSteps.ts';
import { hostErrors, mappingOf } from './mapping.ts';
import { tellOfPackage } from './notices.ts';
import { offeredPackages, untuk } from './offeredPackages.ts';
import { choiceErrors, recordOf } from './proposePackage.ts';
import { writtenAsSet } from './ruleParameters.ts';
import { mustBeInTeam } from './team.ts';

type Aksi = 'setujui' | 'revisi';

/** A decision about a proposed course, or (without `idTerpilihAwal`) a course that the verifier adds. */
export interface Putusan {
  idTerpilihAwal: string | null;
  /** The course that is recognised; the replacement when `diganti`. */
  idMatkulPaketKonversi: string | null;
  keputusan: KeputusanProdi;
  catatan: string | null;
}

interface Input {
  idPendaftarMbkm: string;
  aksi: Aksi;
  items: readonly Putusan[];
  catatan: unknown;
  version: unknown;
}

const isId = (value: unknown): value is string => uuid.safeParse(value).success;
const isDecision = (value: unknown): value is KeputusanProdi =>
  typeof value === 'string' && Object.hasOwn(keputusanProdi, value);
const longestNote = 300;

function readInput(body: unknown): Input {
  const { idPendaftarMbkm, aksi, items = [], catatan, version } = mustBeObject(body);
  if (!isId(idPendaftarMbkm)) throw notFound();
  if (aksi !== 'setujui' && aksi !== 'revisi') throw invalid({ aksi: messages.choice });
  if (!Array.isArray(items) || items.length > 100) throw invalid({ items: messages.choice });
  const errors: FieldErrors = {};
  const read = items.map((item: unknown, i) => readItem(mustBeObject(item), i, errors));
  if (Object.keys(errors).length) throw invalid(errors, Object.values(errors)[0]);
  return { idPendaftarMbkm, aksi, items: read, catatan, version };
}

export function readItem(
  item: Readonly<Partial<Record<keyof Putusan, unknown>>>,
  i: number,
  errors: FieldErrors,
): Putusan {
  const keputusan = isDecision(item.keputusan) ? item.keputusan : 'menunggu';
  if (!isDecision(item.keputusan)) errors[`items.${i}.keputusan`] = messages.choice;
  const catatan = notedAs(item.catatan);
  const wrong = noteError(item.catatan);
  if (wrong) errors[`items.${i}.catatan`] = wrong;
  else if (catatan && catatan.length > longestNote)
    errors[`items.${i}.catatan`] = messages.text.max({ n: longestNote });
  const idTerpilihAwal = isId(item.idTerpilihAwal) ? item.idTerpilihAwal : null;
  const refuses = keputusan === 'ditolak' || keputusan === 'diganti';
  if (idTerpilihAwal && refuses && !catatan) errors[`items.${i}.catatan`] = messages.noteRequired;
  const idMatkulPaketKonversi = isId(item.idMatkulPaketKonversi) ? item.idMatkulPaketKonversi : null;
  if (!idMatkulPaketKonversi && (!idTerpilihAwal || keputusan === 'diganti'))
    errors[`items.${i}.idMatkulPaketKonversi`] = messages.required;
  return { idTerpilihAwal, idMatkulPaketKonversi, keputusan, catatan };
}

/**
 * The study programme decides on a package: approves it, which writes the recognised courses, or returns it. While the
 * package is approved and nothing is graded, the decision may be taken again with a note (docs/domain/20 §2 F/bulk,
 * §4.3, §4.10: the second of two verifiers gets 409).
 * @returns the id of the participation
 * @throws HttpError 403 role or team, 404, 409, 422 by field: `catatan`, `totalSks`, `wajib.{id}`, `items.{n}…`
 */
export async function verifyPackage(engine: Engine, ports: Ports, caller: Caller, body: unknown): Promise<string> {
  mustBeAllowed(caller, terpilihFinal, 'action');
  const input = readInput(body);
  const seen = await findRow(engine, engine.db, caller, pendaftar, input.idPendaftarMbkm, 'read');
  if (!seen) throw notFound();
  const record = await recordOf(engine, ports, seen);
  await inTransaction(engine, caller, terpilihFinal, async ctx => {
    const row = await lockParticipation(ctx, input.idPendaftarMbkm, input.version);
    await mustBeInTeam(ctx, 'konversi', row);
    const again = row.statusKonversi === 'disetujui';
    if (again) await mustBeRevisable(ctx, row, input);
    else await mustBeTakeable(ctx, row, input.aksi, input);
    const proposed = await chosenRows(ctx.tx, row.id);
    mustPointAt(proposed, input.items);
    await storeDecisions(ctx, proposed, input.items);
    const note = noteIn({ catatan: input.catatan });
    if (input.aksi === 'revisi') {
      const moved = await takeStep(ctx, row, 'revisi', input, { catatanTerakhir: note });
      return tellOfPackage(ctx, 'revisi', moved, note);
    }
    const packages = await offeredPackages(ctx.tx, ctx.registry, untuk(row), record);
    const paket = packages.find(({ id }) => id === row.idPaketKonversi);
    if (!paket) throw wrongState(ctx, row);
    const chosen = chosenCourses(paket, proposed, input.items);
    if (mappingOf(ctx.registry, row.kodeJenisMbkm)) await mustBeLargeEnough(ctx, paket, proposed, chosen);
    const totals = await storeFinal(ctx, row, chosen);
    const moved = again
      ? await storeChange(ctx, pendaftar, row, totals, { action: 'ubah', note })
      : await takeStep(ctx, row, 'setujui', input, { ...totals, catatanTerakhir: null });
    return tellOfPackage(ctx, 'setujui', moved, note);
  });
  return input.idPendaftarMbkm;
}

const verifiers: readonly string[] = rolesOf(alurKonversi.actions.setujui);

/** An approved package is decided again: with a note, and only before the first grade. */
async function mustBeRevisable(ctx: RuleContext, row: Pendaftar, { aksi, catatan }: Input): Promise<void> {
  if (!verifiers.includes(ctx.caller.baseRole)) throw forbidden();
  const graded = await ctx.tx.one(
    `select 1 as ada from konversi_terpilih_final
     where id_pendaftar_mbkm = $1::uuid and nilai_angka is not null limit 1`,
    [row.id],
  );
  if (graded || aksi !== 'setujui') throw wrongState(ctx, row);
  if (!notedAs(catatan)) throw invalid({ catatan: messages.noteRequired }, messages.noteRequired);
}

/** Decisions are about this participation's own proposals, each once. */
export function mustPointAt(proposed: readonly Row<typeof terpilihAwal>[], items: readonly Putusan[]): void {
  const own = new Set(proposed.map(({ id }) => String(id)));
  const seen = new Set<string>();
  const errors: FieldErrors = {};
  for (const [i, { idTerpilihAwal }] of items.entries()) {
    if (idTerpilihAwal === null) continue;
    if (!own.has(idTerpilihAwal) || seen.has(idTerpilihAwal))
      errors[`items.${i}`] = messages.reference({ label: term('Usulan') });
    seen.add(idTerpilihAwal);
  }
  if (Object.keys(errors).length) throw invalid(errors, Object.values(errors)[0]);
}

export async function storeDecisions(
  ctx: RuleContext,
  proposed: readonly Row<typeof terpilihAwal>[],
  items: readonly Putusan[],
): Promise<void> {
  const set = passing(ctx, writtenAsSet.with(true));
  for (const { idTerpilihAwal, keputusan, catatan } of items) {
    const row = proposed.find(({ id }) => id === idTerpilihAwal);
    if (!row || (row.keputusan === keputusan && row.catatanKeputusan === catatan)) continue;
    const data = { keputusan, catatanKeputusan: catatan };
    await storeChange(set, terpilihAwal, row, data, { action: 'ubah', note: noteOf(catatan) });
  }
}

/** @throws HttpError 422 where the host's course is too small for the own one, at `items.{n}.sksAsal` */
export async function mustBeLargeEnough(
  ctx: RuleContext,
  paket: PaketPilihan,
  proposed: readonly Row<typeof terpilihAwal>[],
  chosen: readonly Diakui[],
): Promise<void> {
  const rows = chosen.flatMap(({ course, idTerpilihAwal }) => {
    const row = proposed.find(({ id }) => id === idTerpilihAwal);
    return row ? [{ ...row, idMatkulPaketKonversi: course.id }] : [];
  });
  const errors = await hostErrors(ctx.tx, paket, rows);
  const [first] = Object.values(errors);
  if (first) throw invalid(errors, first);
}

export interface Diakui {
  course: MatkulPilihan;
  idTerpilihAwal: string | null;
}

/** Courses recognised in the end, under the same rules as a proposal (docs/domain/20 §4.3). */
export function chosenCourses(
  paket: PaketPilihan,
  proposed: readonly Row<typeof terpilihAwal>[],
  items: readonly Putusan[],
): Diakui[] {
  const decided = new Set(items.flatMap(item => (item.keputusan === 'menunggu' ? [] : [item.idTerpilihAwal])));
  const open = proposed.filter(({ id }) => !decided.has(String(id)));
  if (open.length) throw invalid({ items: konversiRefusals.decideEach }, konversiRefusals.decideEach);
  const taken = items.flatMap(item => {
    const stored = proposed.find(({ id }) => id === item.idTerpilihAwal);
    if (item.keputusan === 'ditolak') return [];
    const proposal = typeof stored?.idMatkulPaketKonversi === 'string' ? stored.idMatkulPaketKonversi : null;
    const id = item.keputusan === 'diganti' ? item.idMatkulPaketKonversi : (proposal ?? item.idMatkulPaketKonversi);
    return [{ idMatkulPaketKonversi: id ?? '', idTerpilihAwal: item.idTerpilihAwal }];
  });
  const errors = choiceErrors(paket, taken);
  const sentences = [...new Set(Object.values(errors))];
  if (sentences.length) throw invalid(errors, sentences.length === 1 ? sentences[0] : messages.invalid);
  return taken.flatMap(({ idMatkulPaketKonversi, idTerpilihAwal }) => {
    const course = paket.matkul.find(({ id }) => id === idMatkulPaketKonversi);
    return course ? [{ course, idTerpilihAwal }] : [];
  });
}

/** The final rows become the chosen courses; a course that stays keeps its row. */
export async function storeFinal(ctx: RuleContext, row: Pendaftar, chosen: readonly Diakui[]) {
  const before = await finalRows(ctx.tx, row.id);
  const kept = new Set(chosen.map(({ course }) => course.id));
  for (const stored of before)
    if (!kept.has(stored.idMatkulPaketKonversi)) await removeIn(ctx, terpilihFinal, stored.id, asItIs);
  for (const { course, idTerpilihAwal } of chosen) {
    const values = { idTerpilihAwal, adaDiKrs: course.diKrs === true };
    const stored = before.find(old => old.idMatkulPaketKonversi === course.id);
    if (!stored) {
      await createIn(ctx, terpilihFinal, {
        ...values,
        idPendaftarMbkm: row.id,
        idMatkulPaketKonversi: course.id,
        sksDiakui: course.sks,
        adalahMatkulKkn: course.adalahMatkulKkn,
        lulus: false,
        statusSiamik: 'belum',
      });
    } else if (stored.idTerpilihAwal !== idTerpilihAwal || stored.adaDiKrs !== values.adaDiKrs) {
      await storeChange(ctx, terpilihFinal, stored, values, { action: 'ubah' });
    }
  }
  return {
    totalSksDiakui: chosen.reduce((sum, { course }) => sum + course.sks, 0),
    adaMatkulKkn: chosen.some(({ course }) => course.adalahMatkulKkn),
  };
}
