import type { Logbook, LogEntry } from '../../../resources/kegiatan/log.ts';
import type { Outputs } from '../../../resources/kegiatan/outputsOf.ts';
import type { Weekly } from '../../../resources/kegiatan/weeklyReportOf.ts';
import { type BulkAnswer, messages, noteOf, type Resource, rolesOf } from '../../../resources/kit/index.ts';
import { keputusanPeriksa } from '../../../resources/mbkm/alurPeriksa.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { forItems } from '../../platform/engine/bulk.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine, WriteContext } from '../../platform/engine/context.ts';
import { type BulkItem, itemsOf } from '../../platform/engine/http.ts';
import { statusFieldOf } from '../../platform/engine/steps.ts';
import { transitionIn } from '../../platform/engine/transition.ts';
import { lockRow, mustBeCurrent, storeChange } from '../../platform/engine/write.ts';
import { conflict, forbidden, invalid } from '../../platform/errors.ts';
import type { Judgement } from './outputRules.ts';

type Keputusan = (typeof keputusanPeriksa)[number];

/**
 * PUT {logbook}/verifikasi: the supervisor decides, the partner initials, many at once (docs/domain/20 §2).
 * @throws HttpError 403 for another role, 422 for another `aksi` or a missing note
 */
export async function decideLogs(
  engine: Engine,
  caller: Caller,
  logbook: Logbook,
  input: unknown,
): Promise<BulkAnswer> {
  mustBeAllowed(caller, logbook, 'action');
  const body = mustBeObject(input);
  const { aksi, catatan } = body;
  if (aksi === 'paraf' && logbook.log.signed) {
    if (caller.baseRole !== role.mitra) throw forbidden();
    const komentar = noteOf(body.komentarMitra ?? catatan, 300);
    return forItems(engine, caller, logbook, itemsOf(body), (ctx, item) => initial(ctx, logbook, item, komentar));
  }
  const decision = mustBeDecision(caller, logbook, aksi, catatan);
  return forItems(engine, caller, logbook, itemsOf(body), (ctx, { id, version }) =>
    transitionIn(ctx, logbook, id, decision, { version, catatan }),
  );
}

/** An action of those who look through it, with its note. @throws HttpError 403, 422 */
function mustBeDecision(caller: Caller, r: Resource, aksi: unknown, catatan: unknown): Keputusan {
  const actions = statusFieldOf(r)?.workflow.actions ?? {};
  const decision = keputusanPeriksa.find(known => known === aksi && Object.hasOwn(actions, known));
  const action = decision && actions[decision];
  if (!action) throw invalid({ aksi: messages.choice });
  if (!rolesOf(action).includes(caller.baseRole)) throw forbidden();
  if (action.note && !noteOf(catatan)) throw invalid({ catatan: messages.noteRequired }, messages.noteRequired);
  return decision;
}

/** The partner's initials under what waits or was approved; a comment may be added to them later. */
async function initial(
  ctx: WriteContext,
  logbook: Logbook,
  { id, version }: BulkItem,
  komentar: string | null,
): Promise<LogEntry> {
  const before = await lockRow(ctx, logbook, id);
  if (before.status !== 'diajukan' && before.status !== 'disetujui') throw conflict(messages.wrongState);
  mustBeCurrent(ctx, logbook, before, version);
  const data = {
    parafMitra: true,
    waktuParaf: ctx.now.toISOString(),
    komentarMitra: komentar ?? before.komentarMitra,
  };
  return storeChange(ctx, logbook, before, data, { action: 'ubah', note: komentar });
}

/** A number with at most two decimals from 0 to 100, null when none is given. @throws HttpError 422 */
function scoreOf(value: unknown, name: string): number | null {
  if (value === undefined || value === null || value === '') return null;
  const right = typeof value === 'number' && value >= 0 && value <= 100;
  if (!right) throw invalid({ [name]: 'Nilai harus antara 0 dan 100.' }, 'Nilai harus antara 0 dan 100.');
  return Math.round(value * 100) / 100;
}

/**
 * PUT {outputs}/verifikasi: those who look through them decide, with the grade of a final report and the similarity
 * that was found (docs/domain/20 §1.11, §2).
 */
export async function decideOutputs(
  engine: Engine,
  caller: Caller,
  outputs: Outputs,
  input: unknown,
): Promise<BulkAnswer> {
  mustBeAllowed(caller, outputs, 'action');
  const body = mustBeObject(input);
  const { aksi, catatan } = body;
  const decision = mustBeDecision(caller, outputs, aksi, catatan);
  const judgement: Judgement = {
    nilai: scoreOf(body.nilai, 'nilai'),
    persenKemiripan: scoreOf(body.persenKemiripan, 'persenKemiripan'),
  };
  return forItems(engine, caller, outputs, itemsOf(body), (ctx, { id, version }) => {
    const judging = { ...ctx, judgement };
    return transitionIn(judging, outputs, id, decision, { version, catatan });
  });
}

/** A whole number from 0 to 100, null when none is given. @throws HttpError 422 */
function wholeScoreOf(value: unknown): number | null {
  if (value === undefined || value === null || value === '') return null;
  const wrong = 'Skor harus bilangan bulat dari 0 sampai 100.';
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 100)
    throw invalid({ skor: wrong }, wrong);
  return value;
}

/** PUT {weekly}/verifikasi: the supervisor decides, with the score that an approval needs (docs/domain/30 §1.10). */
export async function decideWeekly(
  engine: Engine,
  caller: Caller,
  weekly: Weekly,
  input: unknown,
): Promise<BulkAnswer> {
  mustBeAllowed(caller, weekly, 'action');
  const body = mustBeObject(input);
  const decision = mustBeDecision(caller, weekly, body.aksi, body.catatan);
  const skor = wholeScoreOf(body.skor);
  return forItems(engine, caller, weekly, itemsOf(body), (ctx, { id, version }) => {
    const scoring = { ...ctx, skor };
    return transitionIn(scoring, weekly, id, decision, { version, catatan: body.catatan });
  });
}
