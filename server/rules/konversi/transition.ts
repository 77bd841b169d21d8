import { messages } from '../../../resources/kit/index.ts';
import { type AksiKonversi, alurKonversi } from '../../../resources/mbkm/alurKonversi.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { RowData } from '../../database/db.ts';
import { conflict, forbidden, invalid } from '../../errors.ts';
import type { WriteContext } from '../../rest/context.ts';
import { presented } from '../../rest/present.ts';
import { lockRow, storeChange } from '../../rest/write.ts';

/** What a client says beside the action: the version that it saw, a note. */
export interface KonversiInput {
  version?: unknown;
  catatan?: unknown;
}

export const noteOf = (catatan: unknown): string | null =>
  typeof catatan === 'string' && catatan.trim() ? catatan.trim().slice(0, 2000) : null;

/**
 * The participation, locked for the rest of the transaction: two people who act on one conversion take turns.
 * @throws HttpError 404 out of scope, 409 when somebody has changed it since `version`
 */
export async function lockParticipation(ctx: WriteContext, id: string, version?: unknown): Promise<RowData> {
  const row = await lockRow(ctx, pendaftar, id);
  if (version !== undefined && version !== null && version !== row.version) throw wrongState(ctx, row);
  return row;
}

export const wrongState = (ctx: Pick<WriteContext, 'caller'>, row: RowData) =>
  conflict(messages.wrongState, { terkini: presented(ctx.caller, pendaftar, row) });

/**
 * Whether an action of W2 may be taken on a locked participation by this role.
 * @param onBehalf roles that act for the study programme, with a note only
 * @throws HttpError 403, 409, 422 'Catatan wajib diisi.'
 */
export function mustBeTakeable(
  ctx: Pick<WriteContext, 'caller'>,
  row: RowData,
  name: AksiKonversi,
  { catatan }: KonversiInput,
  onBehalf: readonly string[] = [],
): void {
  const action = alurKonversi.actions[name];
  const { baseRole } = ctx.caller;
  if (!action.roles.includes(baseRole)) throw forbidden();
  if (!action.from.includes(String(row.statusKonversi))) throw wrongState(ctx, row);
  if ((action.note || onBehalf.includes(baseRole)) && !noteOf(catatan))
    throw invalid({ catatan: messages.noteRequired }, messages.noteRequired);
}

/**
 * Writes the step: state, whatever else changes of the participation, history and audit together. Check it with
 * `mustBeTakeable` first.
 */
export const takeStep = (
  ctx: WriteContext,
  row: RowData,
  name: AksiKonversi,
  { catatan }: KonversiInput,
  data: RowData = {},
): Promise<RowData> => {
  const { to } = alurKonversi.actions[name];
  const from = String(row.statusKonversi);
  return storeChange(
    ctx,
    pendaftar,
    row,
    { ...data, statusKonversi: to },
    { action: 'transisi', note: noteOf(catatan), from, to, step: { field: 'statusKonversi', name } },
  );
};
