import { type Action, messages, type Resource, type StepPreview, statesOf } from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { forbidden, notFound } from '../errors.ts';
import type { Engine } from './context.ts';
import { preview } from './looks.ts';
import type { StepName } from './rules.ts';
import { isSomebodys, statusFieldOf } from './steps.ts';

/** @throws HttpError 403 where the step is none of the caller's role */
export function mustBeSomebodys(caller: Caller, action: Action): void {
  if (!isSomebodys(caller, action)) throw forbidden();
}

/** @throws HttpError 404 for a field or action that the resource does not have */
export function named(r: Resource, call: string): StepName {
  const [action = '', field] = call.split('/').reverse();
  const name = field ?? statusFieldOf(r)?.name;
  if (!name) throw notFound(messages.unknownCall);
  return { field: name, name: action };
}

/**
 * The findings before a step, for its dialog: GET {r}/{id}/aksi/{name}.
 * @throws HttpError 403, 404 unknown row or action
 */
export async function previewOf(
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
  name: string,
): Promise<StepPreview> {
  return preview(engine, caller, r, id, lookedAt(caller, r, name).looks);
}

/**
 * The looks of a step, and the rows they apply to: those in states in which it begins.
 * @throws HttpError 403 not this role, 404 unknown action
 */
export function lookedAt(caller: Caller, r: Resource, name: string) {
  const action = mayTake(caller, r, name);
  return { field: named(r, name).field, states: statesOf(action), looks: action.looks ?? [] };
}

/**
 * The step of that name, which the caller may take on some row.
 * @throws HttpError 403 not this role, 404 unknown action
 */
export function mayTake(caller: Caller, r: Resource, name: string): Action {
  const action = actionOf(r, named(r, name));
  mustBeSomebodys(caller, action);
  return action;
}

/** @throws HttpError 404 for a step that the resource does not have */
export function actionOf(r: Resource, { field, name }: StepName): Action {
  const status = Object.hasOwn(r.fields, field) ? r.fields[field] : undefined;
  const actions = status?.kind === 'status' ? status.workflow.actions : {};
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) throw notFound(messages.unknownCall);
  return action;
}
