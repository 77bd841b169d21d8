import { messages, type Resource } from '../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { mustBeAllowed } from '../access/permission.ts';
import type { RowData } from '../database/db.ts';
import { conflict, forbidden, invalid, notFound } from '../errors.ts';
import { mustBeObject } from './check.ts';
import type { Engine, WriteContext } from './context.ts';
import { presented } from './present.ts';
import { inTransaction, lockRow, storeChange } from './write.ts';

/**
 * Moves a row along its declared workflow: row locked, role, state and note checked, rules run, status, history and
 * audit written together (docs/domain/00 "Workflows"; messages of docs/domain/20, introduction).
 * @throws HttpError 403 when the role may not, 404 unknown row or action, 409 in the wrong state, 422 without a note
 */
export async function transition(
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
  action: string,
  body: unknown,
): Promise<RowData> {
  mustBeAllowed(caller, r, 'action');
  const input = mustBeObject(body ?? {});
  return inTransaction(engine, caller, r, ctx => transitionIn(ctx, r, id, action, input));
}

/** The status field of a resource with a workflow. */
export function statusFieldOf(r: Resource) {
  for (const [name, field] of Object.entries(r.fields))
    if (field.kind === 'status') return { name, workflow: field.workflow };
  return undefined;
}

/** `transition` inside a transaction. */
export async function transitionIn(
  ctx: WriteContext,
  r: Resource,
  id: string,
  name: string,
  input: RowData,
): Promise<RowData> {
  const status = statusFieldOf(r);
  const action = status && Object.hasOwn(status.workflow.actions, name) ? status.workflow.actions[name] : undefined;
  if (!status || !action) throw notFound(messages.unknownCall);
  if (!action.roles.includes(ctx.caller.baseRole)) throw forbidden();
  const before = await lockRow(ctx, r, id);
  if (input.version !== undefined && input.version !== null && input.version !== before.version)
    throw conflict(messages.wrongState, { terkini: presented(ctx.caller, r, before) });
  const from = String(before[status.name]);
  if (!action.from.includes(from)) throw conflict(messages.wrongState, { terkini: presented(ctx.caller, r, before) });
  const note = typeof input.catatan === 'string' ? input.catatan.trim().slice(0, 2000) : '';
  if (action.note && !note) throw invalid({ catatan: messages.noteRequired }, messages.noteRequired);
  const data: RowData = { [status.name]: action.to };
  const rules = ctx.engine.rulesOf(r);
  await rules.beforeTransition?.(ctx, before, { action: name, from, to: action.to, note: note || null, data });
  // A rule may lead to another declared state (an approval that is not the last stage stays `diajukan`).
  return storeChange(ctx, r, before, data, {
    action: 'transisi',
    note: note || null,
    from,
    to: String(data[status.name]),
    step: { field: status.name, name },
  });
}
