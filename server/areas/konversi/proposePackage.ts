import {
  distinct,
  type FieldErrors,
  type InputOf,
  type Message,
  messages,
  noteOf,
  rolesOf,
  term,
  uuid,
} from '../../../resources/kit/index.ts';
import { masalahAlasan, periksaPaket } from '../../../resources/konversi/aturanPaket.ts';
import type { PaketPilihan } from '../../../resources/konversi/tampilanPaket.ts';
import { terpilihAwal } from '../../../resources/konversi/terpilihAwal.ts';
import { periode } from '../../../resources/master/periode.ts';
import { alurKonversi, paketBelumMasuk } from '../../../resources/mbkm/alurKonversi.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { flagIn } from '../../platform/engine/bodyWords.ts';
import { checkCreate, mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { findRow } from '../../platform/engine/read.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import { removeIn } from '../../platform/engine/removeRow.ts';
import { passing } from '../../platform/engine/ruleParameter.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { forbidden, HttpError, invalid, notFound } from '../../platform/errors.ts';
import { asItIs } from '../../platform/versions.ts';
import { chosenRows, type Usulan } from '../mbkm/conversionRows.ts';
import { sksTooMany } from '../mbkm/eligibility.ts';
import type { Ports } from '../mbkm/ports.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { lockParticipation, mustBeTakeable, takeStep, wrongState } from './conversionSteps.ts';
import { hostErrors, mappedTwice, mappingOf, withHostCredits } from './mapping.ts';
import { tellOfPackage } from './notices.ts';
import { offeredPackages, untuk } from './offeredPackages.ts';
import { writtenAsSet } from './ruleParameters.ts';
import { type StudyRecord, studyRecord } from './studyRecord.ts';

/** A choice as the form sends it. */
interface Input {
  idPendaftarMbkm: string;
  idPaketKonversi: string;
  items: readonly InputOf<typeof terpilihAwal>[];
  ajukan: boolean;
  version: unknown;
}

const mostCourses = 50;
const isId = (value: unknown): value is string => uuid.safeParse(value).success;

function readInput(body: unknown): Input {
  const input = mustBeObject(body);
  const { idPendaftarMbkm, idPaketKonversi, items, version } = input;
  if (!isId(idPendaftarMbkm)) throw notFound();
  if (!isId(idPaketKonversi)) throw invalid({ idPaketKonversi: messages.required });
  if (!Array.isArray(items)) throw invalid({ items: messages.required });
  if (items.length > mostCourses) throw invalid({ items: messages.maxRows({ n: mostCourses }) });
  return {
    idPendaftarMbkm,
    idPaketKonversi,
    ajukan: flagIn(input, 'ajukan'),
    version,
    items: items.map(mustBeObject),
  };
}

/** One item as the resource itself would take it, with its errors at the item. */
function checkedItems(ctx: RuleContext, { idPendaftarMbkm, items }: Input): Usulan[] {
  const errors: FieldErrors = {};
  const checked = items.map((item, i): Usulan => {
    try {
      const data = checkCreate(ctx.engine, ctx.caller, terpilihAwal, { ...item, idPendaftarMbkm });
      const { idMatkulPaketKonversi = '' } = data;
      return withHostCredits({ ...data, idMatkulPaketKonversi, alasan: noteOf(data.alasan) });
    } catch (error) {
      if (!(error instanceof HttpError) || !error.errors) throw error;
      for (const [name, message] of Object.entries(error.errors)) errors[`items.${i}.${name}`] = message;
      return { idMatkulPaketKonversi: '', alasan: null };
    }
  });
  if (Object.keys(errors).length) throw invalid(errors);
  return checked;
}

/** States in which a mapping is that belongs to its registration (docs/domain/50 §1.9). */
const openWithRegistration: ReadonlySet<unknown> = new Set(['draf', 'revisi']);

/**
 * Replaces what a student proposes, as a draft or (`ajukan: true`) as a submission, in one transaction: when it is
 * refused nothing has been written (docs/domain/20 §2 POST A/bulk, §4.3).
 * @returns the id of the participation
 * @throws HttpError 403, 404, 409, 422 by field: `totalSks`, `sksKrs`, `items.{n}`, `items.{n}.alasan`
 */
export async function propose(engine: Engine, ports: Ports, caller: Caller, body: unknown): Promise<string> {
  mustBeAllowed(caller, terpilihAwal, 'create');
  const input = readInput(body);
  const seen = await findRow(engine, engine.db, caller, pendaftar, input.idPendaftarMbkm, 'read');
  if (!seen) throw notFound();
  const record = await recordOf(engine, ports, seen);
  await inTransaction(engine, caller, terpilihAwal, async ctx => {
    const row = await lockParticipation(ctx, input.idPendaftarMbkm, input.version);
    await mustBeOpen(ctx, row);
    const paket = (await offeredPackages(ctx.tx, ctx.registry, untuk(row), record)).find(
      ({ id }) => id === input.idPaketKonversi,
    );
    if (!paket) throw invalid({ idPaketKonversi: messages.reference({ label: term('Paket Konversi') }) });
    const items = checkedItems(ctx, input);
    const mapping = mappingOf(ctx.registry, row.kodeJenisMbkm);
    mustBelong(paket, items, mapping !== null);
    // A mapping of a registration is handed in with it.
    if (input.ajukan && mapping?.withRegistration) throw wrongState(ctx, row);
    if (input.ajukan) await mustBeSubmittable(ctx, row, paket, items, record);
    await storeItems(passing(ctx, writtenAsSet.with(true)), row, paket, items, input.ajukan);
    const totals = totalsOf(paket, items);
    if (!input.ajukan) return keepDraft(ctx, row, totals);
    const catatan = record.sks.status === 'gagal' ? mbkmRefusals.krsSkipped : null;
    const data = { ...totals, catatanTerakhir: null };
    const moved = await takeStep(ctx, row, 'ajukan', { catatan }, data);
    await tellOfPackage(ctx, 'ajukan', moved, null);
  });
  return input.idPendaftarMbkm;
}

/** Study record of a participation's student, from the academic system. */
export async function recordOf(engine: Engine, ports: Ports, row: Pendaftar): Promise<StudyRecord> {
  const found = await read(asSystem(engine.db), periode, row.idPeriode, ['kode']);
  return studyRecord(ports, row.npm ?? '', found?.kode ?? '');
}

/** True if the registration is still written, and with it the mapping that goes along. */
export const isWritten = (row: Pendaftar): boolean =>
  openWithRegistration.has(row.status) && paketBelumMasuk.some(state => state === row.statusKonversi);

const proposers: readonly string[] = rolesOf(alurKonversi.actions.ajukan);

/**
 * A package is filled in while it may be handed in; a mapping that goes with its registration while that one is written.
 * @throws HttpError 403, 409
 */
export async function mustBeOpen(ctx: RuleContext, row: Pendaftar): Promise<void> {
  if (!mappingOf(ctx.registry, row.kodeJenisMbkm)?.withRegistration) return mustBeTakeable(ctx, row, 'ajukan', {});
  if (!proposers.includes(ctx.caller.baseRole)) throw forbidden();
  if (!isWritten(row)) throw wrongState(ctx, row);
}

/** Courses are of the package, each once; a draft too. */
function mustBelong(paket: PaketPilihan, items: readonly Usulan[], maps: boolean): void {
  const ids = items.map(item => item.idMatkulPaketKonversi);
  const { masalah } = periksaPaket(paket.matkul, ids, paket.batas);
  const wrong = masalah.filter(({ jenis }) => jenis === 'asing' || jenis === 'ganda');
  const said = wrong.map(({ jenis, id, pesan }) => ({
    at: `items.${ids.lastIndexOf(id ?? '')}`,
    pesan: maps && jenis === 'ganda' && id ? mappedTwice(paket, id) : pesan,
  }));
  if (said.length) throw invalid(Object.fromEntries(said.map(({ at, pesan }) => [at, pesan])), said[0]?.pesan);
}

/** Every rule of docs/domain/20 §4.3, all failures together. */
async function mustBeSubmittable(
  ctx: RuleContext,
  row: Pendaftar,
  paket: PaketPilihan,
  items: readonly Usulan[],
  record: StudyRecord,
): Promise<void> {
  const errors = {
    ...(await krsErrors(ctx, row, record)),
    ...choiceErrors(paket, items),
    ...reasonErrors(items),
    ...(mappingOf(ctx.registry, row.kodeJenisMbkm) ? await hostErrors(ctx.tx, paket, items) : {}),
  };
  const sentences = distinct(Object.values(errors));
  if (sentences.length) throw refusal(errors, sentences);
}

const refusal = (errors: FieldErrors, sentences: readonly Message[]): HttpError =>
  invalid(errors, sentences.length === 1 ? sentences[0] : messages.invalid);

/** Equal passes; no study plan passes; a source that is down passes and is recorded (docs/domain/20 §4.1). */
async function krsErrors(ctx: RuleContext, row: Pendaftar, { sks }: StudyRecord): Promise<FieldErrors> {
  const program = await ctx.tx.one<{ batas: number | null }>(
    'select batas_sks_krs as batas from master_program where id = $1::uuid',
    [row.idProgram],
  );
  const limit = program?.batas ?? (await readSetting(ctx.tx, 'sks.batasKrs'));
  return sks.status === 'ada' && sks.total > limit ? { sksKrs: sksTooMany(limit) } : {};
}

/** Errors found by `periksaPaket`, at the course or at the sum. */
export function choiceErrors(
  paket: PaketPilihan,
  items: readonly Pick<Usulan, 'idMatkulPaketKonversi'>[],
): FieldErrors {
  const ids = items.map(item => item.idMatkulPaketKonversi);
  const errors: FieldErrors = {};
  for (const { jenis, id, pesan } of periksaPaket(paket.matkul, ids, paket.batas).masalah) {
    const field = jenis === 'lebih' || jenis === 'kurang' ? 'totalSks' : jenis === 'wajib' ? `wajib.${id}` : null;
    errors[field ?? `items.${ids.indexOf(id ?? '')}`] = pesan;
  }
  return errors;
}

export function reasonErrors(items: readonly Pick<Usulan, 'alasan'>[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [i, { alasan }] of items.entries()) {
    const pesan = masalahAlasan(alasan);
    if (pesan) errors[`items.${i}.alasan`] = pesan;
  }
  return errors;
}

export function totalsOf(paket: PaketPilihan, items: readonly Pick<Usulan, 'idMatkulPaketKonversi'>[]) {
  const ids = items.map(item => item.idMatkulPaketKonversi);
  const { totalSks, adaMatkulKkn } = periksaPaket(paket.matkul, ids, paket.batas);
  return { idPaketKonversi: paket.id, totalSksDiajukan: totalSks, totalSksDiakui: null, adaMatkulKkn };
}

async function keepDraft(ctx: RuleContext, row: Pendaftar, totals: ReturnType<typeof totalsOf>): Promise<void> {
  const stored: Readonly<Record<string, unknown>> = row;
  const changed = Object.entries(totals).some(([name, value]) => (stored[name] ?? null) !== value);
  if (changed) await storeChange(ctx, pendaftar, row, totals, { action: 'ubah' });
}

/** The rows become what was sent: kept ones keep their recommendation; decisions of an earlier round end. */
async function storeItems(
  ctx: RuleContext,
  row: Pendaftar,
  paket: PaketPilihan,
  items: readonly Usulan[],
  submits: boolean,
): Promise<void> {
  const before = await chosenRows(ctx.tx, row.id);
  const wanted = new Map(items.map(item => [item.idMatkulPaketKonversi, item]));
  const sksOf = new Map(paket.matkul.map(({ id, sks }) => [id, sks]));
  for (const stored of before) {
    if (!wanted.has(stored.idMatkulPaketKonversi)) await removeIn(ctx, terpilihAwal, stored.id, asItIs);
  }
  for (const [idMatkulPaketKonversi, item] of wanted) {
    const values = { ...item, sks: sksOf.get(idMatkulPaketKonversi) ?? null };
    const stored = before.find(old => old.idMatkulPaketKonversi === idMatkulPaketKonversi);
    if (!stored) {
      await createIn(ctx, terpilihAwal, { ...values, keputusan: 'menunggu' });
      continue;
    }
    const again = submits ? { keputusan: 'menunggu', catatanKeputusan: null } : {};
    const kept = { ...values, keputusan: stored.keputusan, ...again };
    const known: Readonly<Record<string, unknown>> = stored;
    const change = Object.entries(kept).filter(([name, value]) => (known[name] ?? null) !== (value ?? null));
    if (change.length) await storeChange(ctx, terpilihAwal, stored, Object.fromEntries(change), { action: 'ubah' });
  }
}
