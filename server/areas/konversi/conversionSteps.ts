import { type ChangeOf, conversionDenied, messages } from '../../../resources/kit/index.ts';
import type { AksiKonversi } from '../../../resources/mbkm/alurKonversi.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { notedAs } from '../../platform/engine/bodyWords.ts';
import { lockRow, mustBeCurrent } from '../../platform/engine/lockRow.ts';
import { presented } from '../../platform/engine/present.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { moveRow, stepAlong, stepOn } from '../../platform/engine/transition.ts';
import { conflict } from '../../platform/errors.ts';
import { asItIs } from '../../platform/versions.ts';
import { withDetail } from '../mbkm/detail.ts';

/** Inputs beside the action: a note. */
export interface KonversiInput {
  catatan?: unknown;
}

/**
 * The participation, locked for the rest of the transaction: two people who act on one conversion take turns.
 * @throws HttpError 404 out of scope, 409 when it is never recognised, or when somebody has changed it since `version`,
 * 428 without one
 */
export async function lockParticipation(ctx: RuleContext, id: string, version: unknown): Promise<Pendaftar> {
  const row = await lockRow(ctx, pendaftar, id);
  const programme = ctx.registry.programmeOf(row.kodeJenisMbkm);
  if (programme?.conversion.denied) {
    const denied = conversionDenied(programme, await withDetail(ctx.tx, ctx.registry, programme, row));
    if (denied) throw conflict(denied);
  }
  mustBeCurrent(ctx, pendaftar, row, version);
  return row;
}

export const wrongState = (ctx: Pick<RuleContext, 'caller'>, row: Pendaftar) =>
  conflict(messages.wrongState, { terkini: presented(ctx.caller, pendaftar, row) });

const stepOf = (name: AksiKonversi) => ({ field: 'statusKonversi', name });

/**
 * Checks that a step of the conversion workflow may be taken on a locked participation, before anything along with it is
 * written.
 * @throws HttpError 403, 409, 422 'Catatan wajib diisi.'
 */
export async function mustBeTakeable(
  ctx: RuleContext,
  row: Pendaftar,
  name: AksiKonversi,
  { catatan }: KonversiInput,
): Promise<void> {
  await stepOn(ctx, pendaftar, row, stepOf(name), { catatan, version: asItIs });
}

/**
 * Takes a step of the conversion workflow (docs/domain/20 §1.1) on a locked participation, with whatever else changes
 * of it.
 */
export const takeStep = (
  ctx: RuleContext,
  row: Pendaftar,
  name: AksiKonversi,
  { catatan }: KonversiInput,
  data: ChangeOf<typeof pendaftar> = {},
): Promise<Pendaftar> => moveRow(ctx, pendaftar, row, stepOf(name), { catatan, version: asItIs }, data);

/** Takes a step of the conversion workflow that follows from a revision of grades, which decided who may take it. */
export const followStep = (
  ctx: RuleContext,
  row: Pendaftar,
  name: AksiKonversi,
  { catatan }: KonversiInput,
  data: ChangeOf<typeof pendaftar> = {},
): Promise<Pendaftar> => stepAlong(ctx, pendaftar, row.id, `statusKonversi/${name}`, notedAs(catatan), [], data);
