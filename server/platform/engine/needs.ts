import {
  type Message,
  messages,
  type Need,
  needsOf,
  type Registry,
  type Resource,
  valued,
} from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { scopeSql } from '../access/scope.ts';
import { tableName } from '../database/columns.ts';
import type { RowData } from '../database/db.ts';
import { dayInZone } from '../day.ts';
import { conflict } from '../errors.ts';
import { ofResource } from './builtOnce.ts';
import type { Engine } from './context.ts';
import { presented } from './present.ts';
import type { RuleContext, StepCondition, StepName } from './rules.ts';

type Asked = ReturnType<typeof needsOf>[number];
type Asking = Pick<Engine, 'registry' | 'rulesOf' | 'now'>;

/** The needs of a step for a caller. */
const neededBy = (
  { registry }: Pick<Engine, 'registry'>,
  { baseRole }: Pick<Caller, 'baseRole'>,
  r: Resource,
  { field, name }: StepName,
): Asked[] => needsOf(registry, r, field, name).filter(({ free = [] }) => !free.includes(baseRole));

/** The condition that a need names. @throws Error where the resource's rules have none of that name */
function conditionOf({ rulesOf }: Pick<Engine, 'rulesOf'>, r: Resource, rule: string): StepCondition {
  const found = rulesOf(r).conditions?.[rule];
  if (!found) throw new Error(`${r.name}: tidak ada aturan "${rule}" yang diminta alur kerjanya`);
  return found;
}

/** SQL condition that a row meets a need; a condition of a programme binds only its own participations. */
function metSql(
  engine: Asking,
  caller: Caller,
  r: Resource,
  step: StepName,
  need: Asked,
  alias: string,
  params: unknown[],
): string {
  const scope = (of: Parameters<typeof scopeSql>[3]) => scopeSql(engine.registry, r, caller, of, alias, params);
  const others = need.kinds ? `not coalesce(${scope(valued('kodeJenisMbkm', ...need.kinds))}, false) or ` : '';
  const met =
    'of' in need
      ? scope(need.of)
      : conditionOf(engine, r, need.rule).rows({ registry: engine.registry, alias, params, now: engine.now(), step });
  return `(${others}coalesce((${met}), false))`;
}

/** The needs of a step as WHERE fragments over `alias`. */
export const needsSql = (
  engine: Asking,
  caller: Caller,
  r: Resource,
  step: StepName,
  alias: string,
  values: unknown[],
): string[] => neededBy(engine, caller, r, step).map(need => metSql(engine, caller, r, step, need, alias, values));

const sentenceOf = async (ctx: RuleContext, r: Resource, row: RowData, need: Need): Promise<Message> =>
  'of' in need
    ? need.says
    : (need.says ?? (await conditionOf(ctx.engine, r, need.rule).says?.(ctx, row)) ?? messages.wrongState);

/**
 * @param how whether the step is taken for itself, or follows from another row's
 * @throws HttpError 409 with the sentence of the first need that a row does not meet
 */
export async function mustMeetNeeds(
  ctx: RuleContext,
  r: Resource,
  row: RowData,
  step: StepName,
  how: 'alone' | 'along',
): Promise<void> {
  const caller: Caller = { ...ctx.caller, today: ctx.caller.today ?? dayInZone(ctx.now) };
  const needs = neededBy(ctx, caller, r, step).filter(({ alone }) => how === 'alone' || !alone);
  if (!needs.length) return;
  for (const need of needs) if ('rule' in need) await conditionOf(ctx.engine, r, need.rule).hold?.(ctx, row);
  const unmet = await firstUnmet({ ...ctx, caller }, r, row, step, needs);
  if (unmet) throw conflict(unmet, { terkini: presented(ctx.caller, r, row) });
}

/** The sentence of the first need that a row does not meet, as it would be refused. */
async function firstUnmet(
  ctx: RuleContext,
  r: Resource,
  row: RowData,
  step: StepName,
  needs: readonly Asked[],
): Promise<Message | undefined> {
  const values: unknown[] = [row.id];
  const met = needs.map(need => metSql(ctx.engine, ctx.caller, r, step, need, 't', values));
  const found = await ctx.tx.one<{ met: boolean[] }>(
    `select array[${met.join(', ')}] as met from ${tableName(r)} t where t.id = $1`,
    values,
    { prepare: true },
  );
  const unmet = needs[found?.met.indexOf(false) ?? 0];
  return unmet && sentenceOf(ctx, r, row, unmet);
}

/** Why a step is refused on a row for what the row belongs to; undefined where it is not. Locks nothing. */
export async function unmetNeed(
  ctx: RuleContext,
  r: Resource,
  row: RowData,
  step: StepName,
): Promise<Message | undefined> {
  const caller: Caller = { ...ctx.caller, today: ctx.caller.today ?? dayInZone(ctx.now) };
  const needs = neededBy(ctx, caller, r, step);
  return needs.length ? firstUnmet({ ...ctx, caller }, r, row, step, needs) : undefined;
}

/** By registry: every request asks, and programmes add to what a resource declares. */
const asking = new WeakMap<Registry, (r: Resource) => boolean>();

const askingIn = (registry: Registry) =>
  ofResource(r =>
    Object.entries(r.fields).some(
      ([field, declared]) =>
        declared.kind === 'status' &&
        Object.keys(declared.workflow.actions).some(name => needsOf(registry, r, field, name).length > 0),
    ),
  );

/** True if some step of the resource has needs beyond states and actors. */
export function asksNeeds({ registry }: Pick<Engine, 'registry'>, r: Resource): boolean {
  const asks = asking.get(registry) ?? askingIn(registry);
  asking.set(registry, asks);
  return asks(r);
}
