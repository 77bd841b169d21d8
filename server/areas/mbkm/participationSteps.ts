import { type BulkAnswer, messages, noteOf, type Programme, rolesOf } from '../../../resources/kit/index.ts';
import { pegawai } from '../../../resources/master/pegawai.ts';
import { alurPendaftaran } from '../../../resources/mbkm/alurPendaftaran.ts';
import { dospemDitetapkan } from '../../../resources/mbkm/events.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { answerOf, eachOf } from '../../platform/engine/bulk.ts';
import type { Engine, WriteContext } from '../../platform/engine/context.ts';
import type { BulkItem } from '../../platform/engine/http.ts';
import { findRow } from '../../platform/engine/read.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import { passing } from '../../platform/engine/ruleParameter.ts';
import { transitionIn } from '../../platform/engine/transition.ts';
import { inTransaction } from '../../platform/engine/write.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { type KrsResult, krsSkipped } from './eligibility.ts';
import { mustNotBeLed } from './movedAlong.ts';
import { reachedBy, tellOf, tellOfTransition } from './notices.ts';
import type { Ports } from './ports.ts';
import { rulesOfProgramme } from './programmes.ts';
import { studyPlanOf } from './ruleParameters.ts';
import { krsFor } from './studyPlan.ts';

/** What is sent with a step, not checked yet: what it takes, its note (a withdrawal's also as `alasanMundur`), the version. */
export type StepInput = Readonly<Record<string, unknown>>;

/**
 * Takes a workflow action on a participation: the registration workflow with its checks, audit and notices in one
 * transaction.
 * @param input `{ catatan?, version, alasanMundur?, suratMundur? }`
 * @throws HttpError 403, 404, 409, 422 (docs/domain/20, introduction and §1.1)
 */
export async function moveParticipation(
  engine: Engine,
  ports: Ports,
  caller: Caller,
  id: string,
  action: string,
  input: StepInput,
): Promise<Pendaftar> {
  mustBeAllowed(caller, pendaftar, 'action');
  // Asked here already: nobody else's study plan is fetched for somebody who may not submit.
  if (action === 'ajukan' && !rolesOf(alurPendaftaran.actions.ajukan).includes(caller.baseRole)) throw forbidden();
  const row = await findRow(engine, engine.db, caller, pendaftar, id, 'read');
  if (row) mustNotBeLed(engine.registry, row);
  const programme = row && engine.registry.programmeOf(row.kodeJenisMbkm);
  const said = rulesOfProgramme(ports.programmes ?? {}, programme).saidWithDecision?.({ ...input }) ?? [];
  const krs = action === 'ajukan' ? await krsOfRow(engine, ports, caller, id) : undefined;
  return inTransaction(engine, caller, pendaftar, ctx =>
    krs ? submitIn(ctx, krs, id, input) : moveParticipationIn(passing(ctx, ...said), id, action, input),
  );
}

async function krsOfRow(engine: Engine, ports: Ports, caller: Caller, id: string): Promise<KrsResult> {
  const row = await findRow(engine, engine.db, caller, pendaftar, id, 'read');
  if (!row) throw notFound();
  return krsFor(engine, ports, row);
}

/** Submits inside a transaction; a skipped SKS check stands in the history. */
export async function submitIn(ctx: WriteContext, krs: KrsResult, id: string, input: StepInput): Promise<Pendaftar> {
  const catatan = krs.status === 'gagal' ? krsSkipped : null;
  return moveParticipationIn(passing(ctx, studyPlanOf.with(krs)), id, 'ajukan', { version: input.version, catatan });
}

/** `moveParticipation` inside a transaction. */
export async function moveParticipationIn(
  ctx: WriteContext,
  id: string,
  action: string,
  input: StepInput,
): Promise<Pendaftar> {
  const withdraws = action === 'mengundurkan_diri' || action === 'mundurkan';
  const given = withdraws ? { ...input, catatan: input.alasanMundur ?? input.catatan } : input;
  const reached = withdraws ? await reachedBy(ctx.tx, id) : undefined;
  const row = await transitionIn(ctx, pendaftar, id, action, given);
  const note = noteOf(given.catatan);
  await tellOfTransition(ctx, action, row, note, reached);
  if (action === 'setujui' && namesSupervisor(ctx, row)) await tellOfSupervisor(ctx, row);
  return row;
}

/** Whether this was the approval that names the supervisor. */
const namesSupervisor = ({ registry }: WriteContext, row: Pendaftar): boolean =>
  row.status === 'disetujui' && Boolean(registry.programmeOf(row.kodeJenisMbkm)?.supervisorAtApproval);

/** Student and lecturer hear of each other (docs/domain/20 §4.9). */
async function tellOfSupervisor(ctx: WriteContext, row: Pendaftar): Promise<void> {
  const found = await read(asSystem(ctx.tx), pegawai, row.idDosenPembimbing, ['namaLengkap']);
  await tellOf(ctx, row, dospemDitetapkan, { words: { dosen: found?.namaLengkap ?? '' } });
}

/**
 * The same action on many participations, each in a transaction of its own: one refusal leaves the others done, and
 * no two bulk calls wait for each other's rows. A call of a programme finds no participation of another one.
 */
export async function moveParticipations(
  engine: Engine,
  ports: Ports,
  caller: Caller,
  items: readonly BulkItem[],
  action: string,
  catatan: unknown,
  { of, ...more }: StepInput & { of?: Programme } = {},
): Promise<BulkAnswer> {
  mustBeAllowed(caller, pendaftar, 'action');
  const others = of ? await ofOtherProgrammes(engine, of, items) : new Set();
  const work = async ({ id, version }: BulkItem) =>
    others.has(id)
      ? messages.notFound
      : moveParticipation(engine, ports, caller, id, action, { ...more, version, catatan });
  return answerOf(await eachOf(engine, pendaftar, items, work));
}

async function ofOtherProgrammes({ db }: Engine, { kinds }: Programme, items: readonly BulkItem[]) {
  const found = await db.query<{ id: string }>(
    'select id from mbkm_pendaftar_program_mbkm where id::text = any($1::text[]) and kode_jenis_mbkm <> all($2::text[])',
    [items.map(({ id }) => id), kinds],
  );
  return new Set(found.map(({ id }) => id));
}
