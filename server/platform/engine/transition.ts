import {
  type Action,
  type Actor,
  type Arrow,
  type ChangeOf,
  type FieldErrors,
  fits,
  type Look,
  type Message,
  messages,
  type Note,
  type Resource,
  type RowOf,
  type Scope,
  typedName,
} from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { mustBeAllowed } from '../access/permission.ts';
import { scopeSql } from '../access/scope.ts';
import { tableName } from '../database/columns.ts';
import type { RowData } from '../database/db.ts';
import { conflict, forbidden, invalid, notFound, versionMissing } from '../errors.ts';
import { notedAs, noteError } from './bodyWords.ts';
import { mustBeObject } from './check.ts';
import type { Engine } from './context.ts';
import { lockRow, mustBeCurrent } from './lockRow.ts';
import { mustLookWell } from './looks.ts';
import { actionOf, mustBeSomebodys, named } from './namedStep.ts';
import { mustMeetNeeds } from './needs.ts';
import { presented } from './present.ts';
import { findRow } from './read.ts';
import { type Passed, passing } from './ruleParameter.ts';
import type { RuleContext, StepName } from './rules.ts';
import { inputOf, noInput, type StepInput } from './stepInput.ts';
import { isOf } from './steps.ts';
import { storeChange } from './storeChange.ts';
import { inTransaction } from './transaction.ts';
import { misnamed } from './weighty.ts';

/** A step that may be taken on a locked row. */
interface Step extends StepName {
  action: Action;
  arrow: Arrow;
  from: string;
  note: Note | null;
  /** Looks before it is taken; none for a step that follows from another one. */
  looks: readonly Look[];
  input: StepInput;
  /** Taken for itself, not along with another row's. */
  alone: boolean;
}

/**
 * Moves a row along its declared workflow: row locked, role, relation, state, version and note checked, rules run,
 * status, history and audit written together (docs/domain/00 "Workflows"; messages of docs/domain/20, introduction).
 * @param name the action; behind its field where that is not the resource's first: `statusKhs/validasi`
 * @throws HttpError 403 who may not, 404 unknown row or action, 409 in the wrong state or old, 422 without a note, 428 without
 *   the version
 */
export async function transition(
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
  name: string,
  body: unknown,
): Promise<RowData> {
  mustBeAllowed(caller, r, 'action');
  const input = mustBeObject(body ?? {});
  const outside = (await engine.rulesOf(r).outside?.(engine, caller, id, named(r, name), input)) ?? [];
  return inTransaction(engine, caller, r, ctx => transitionIn(passing(ctx, ...outside), r, id, name, input));
}

/**
 * `transition` inside a transaction; jobs and rules that know no version give `asItIs`.
 * @param data what else changes with the step, checked already
 */
export async function transitionIn<R extends Resource>(
  ctx: RuleContext,
  r: R,
  id: string,
  name: string,
  input: RowData,
  data?: ChangeOf<R>,
): Promise<RowOf<R>>;
export async function transitionIn(
  ctx: RuleContext,
  r: Resource,
  id: string,
  name: string,
  input: RowData,
  data: RowData = {},
): Promise<RowData> {
  const step = named(r, name);
  mustBeSomebodys(ctx.caller, actionOf(r, step));
  return moveRow(ctx, r, await lockRow(ctx, r, id), step, input, data);
}

/** Takes a step on a locked row: `stepOn`, the resource's rules, and all that changes in one write. */
export async function moveRow<R extends Resource>(
  ctx: RuleContext,
  r: R,
  before: RowOf<R>,
  name: StepName,
  input: RowData,
  more?: ChangeOf<R>,
): Promise<RowOf<R>>;
export async function moveRow(
  ctx: RuleContext,
  r: Resource,
  before: RowOf<Resource>,
  name: StepName,
  input: RowData,
  more: RowData = {},
): Promise<RowData> {
  return takeStep(ctx, r, before, await stepOn(ctx, r, before, name, input), more);
}

/**
 * A step that follows from another row's, as `RuleContext.step`: that one decided who may take it; asked here is the
 * state, and what the resource's own rules say.
 * @param passed goes to its rules
 * @param data what else changes with the step, checked already
 * @throws HttpError 404, 409 in another state
 */
export async function stepAlong<R extends Resource>(
  ctx: RuleContext,
  r: R,
  id: string,
  name: string,
  note: Note | null,
  passed?: readonly Passed[],
  data?: ChangeOf<R>,
): Promise<RowOf<R>>;
export async function stepAlong(
  ctx: RuleContext,
  r: Resource,
  id: string,
  name: string,
  note: Note | null,
  passed: readonly Passed[] = [],
  data: RowData = {},
): Promise<RowData> {
  const row = await findRow(ctx.engine, ctx.tx, null, r, id, 'read', true);
  if (!row) throw notFound();
  const step = named(r, name);
  const action = actionOf(r, step);
  const from = String(row[step.field]);
  const arrow = action.arrows.find(each => each.from.includes(from) && fits(each, row));
  if (!arrow) throw conflict(messages.wrongState);
  await mustMeetNeeds(ctx, r, row, step, 'along');
  const along = { ...step, action, arrow, from, note, looks: [], input: noInput, alone: false };
  return takeStep({ ...ctx, passed }, r, row, along, data);
}

/** Writes a step that may be taken: what the resource's rules add, status, history and audit together. */
async function takeStep(
  ctx: RuleContext,
  r: Resource,
  before: RowOf<Resource>,
  { field, arrow, from, note, looks, input, alone, ...step }: Step,
  more: RowData = {},
): Promise<RowData> {
  const to = arrow.to[0] ?? from;
  const data: RowData = { ...input.ofRow, ...more, [field]: to };
  const taken = { action: step.name, field, from, to, note, data, input: input.own, alone };
  const { beforeTransition, afterTransition } = ctx.engine.rulesOf(r);
  await beforeTransition?.(ctx, before, taken);
  // After what the rules refuse: nobody is asked for a note about what cannot be done at all.
  await mustLookWell(ctx, r, before, looks, taken.note);
  const reached = String(data[field]);
  if (reached !== to && !arrow.to.includes(reached))
    throw new Error(`${r.name}: aksi "${step.name}" tidak menuju "${reached}"`);
  const audit = {
    action: 'transisi',
    note: taken.note,
    from,
    to: reached,
    step: { field, name: step.name },
  } as const;
  // A step may lead out of the states in which its taker writes the row.
  const row = await storeChange(ctx, r, before, data, audit, 'decided');
  await afterTransition?.(ctx, row, taken, before);
  return row;
}

/**
 * Checks that the caller may take a step on a locked row now.
 * @throws HttpError 403 not this role, or not on this row; 409 in another state of the row or of what it belongs to, with an
 *   old version; 422; 428 without a version
 */
export async function stepOn(
  ctx: RuleContext,
  r: Resource,
  row: RowData,
  { field, name }: StepName,
  body: RowData,
): Promise<Step> {
  const { catatan, version } = body;
  const action = actionOf(r, { field, name });
  mustBeSomebodys(ctx.caller, action);
  if (version === undefined || version === null) throw versionMissing();
  const from = String(row[field]);
  const { [from]: early = messages.wrongState } = action.early ?? {};
  const wrongState = () => conflict(early, { terkini: presented(ctx.caller, r, row) });
  const mine = (arrow: Arrow) => arrow.by.filter(actor => isOf(ctx.caller, actor));
  const begun = action.arrows.filter(arrow => arrow.from.includes(from) && mine(arrow).length > 0);
  if (!begun.length) throw wrongState();
  const related: { arrow: Arrow; actors: Actor[] }[] = [];
  for (const arrow of begun) {
    const actors: Actor[] = [];
    for (const actor of mine(arrow)) if (await holds(ctx, r, row, actor.of)) actors.push(actor);
    if (actors.length) related.push({ arrow, actors });
  }
  if (!related.length) throw forbidden();
  const found = related.find(({ arrow }) => fits(arrow, row));
  if (!found) throw wrongState();
  await mustMeetNeeds(ctx, r, row, { field, name }, 'alone');
  mustBeCurrent(ctx, r, row, version);
  const actor = await unexcepted(ctx, r, row, found.actors);
  const note = notedAs(catatan);
  const wrongNote = noteError(catatan);
  const input = await inputOf(ctx, r, action, row, body);
  const errors: FieldErrors = 'errors' in input ? input.errors : {};
  if (wrongNote) errors.catatan = wrongNote;
  else if ((action.note || actor.note) && !note) errors.catatan = messages.noteRequired;
  if (action.takes && typedName in action.takes && !('errors' in input))
    Object.assign(errors, await misnamed(ctx, r, row, input.own[typedName]));
  const [first] = Object.values(errors);
  if (first || 'errors' in input) throw invalid(errors, errors.catatan ?? first);
  return { field, name, action, arrow: found.arrow, from, note, looks: action.looks ?? [], input, alone: true };
}

/**
 * The first of the actors whose exceptions do not include this row.
 * @throws HttpError 403 with the sentence of the exception
 */
async function unexcepted(ctx: RuleContext, r: Resource, row: RowData, actors: readonly Actor[]): Promise<Actor> {
  let reason: Message | undefined;
  for (const actor of actors) {
    if (!actor.except || !(await holds(ctx, r, row, actor.except.of))) return actor;
    reason = actor.except.message;
  }
  throw forbidden(reason);
}

/** True if the caller is related to the row as the scope says. */
async function holds(ctx: RuleContext, r: Resource, row: RowData, scope: Scope): Promise<boolean> {
  if (scope.type === 'all') return true;
  const values: unknown[] = [row.id];
  const where = scopeSql(ctx.registry, r, ctx.caller, scope, 't', values);
  if (where === 'true' || where === 'false') return where === 'true';
  const sql = `select 1 from ${tableName(r)} t where t.id = $1 and ${where}`;
  return (await ctx.tx.one(sql, values, { prepare: true })) !== undefined;
}
