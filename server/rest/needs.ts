import { either, type Need, needsOf, type Resource, unless, valued } from '../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { scopeSql } from '../access/scope.ts';
import { tableName } from '../database/columns.ts';
import type { RowData } from '../database/db.ts';
import { dayInJakarta } from '../day.ts';
import { conflict } from '../errors.ts';
import type { Engine, WriteContext } from './context.ts';
import type { StepName } from './rules.ts';

/** What a step asks, whatever the row: what a programme asks of its own participations binds no other programme's. */
const wholeNeeds = (
  { registry }: Pick<Engine, 'registry'>,
  { baseRole }: Pick<Caller, 'baseRole'>,
  r: Resource,
  { field, name }: StepName,
): Need[] =>
  needsOf(registry, r, field, name)
    .filter(({ free = [] }) => !free.includes(baseRole))
    .map(({ of, says, kinds }) => ({
      of: kinds ? either(unless(valued('kodeJenisMbkm', ...kinds)), of) : of,
      says,
    }));

/** The needs of a step as WHERE fragments over `alias`. */
export const needsSql = (
  engine: Pick<Engine, 'registry'>,
  caller: Caller,
  r: Resource,
  step: StepName,
  alias: string,
  values: unknown[],
): string[] =>
  wholeNeeds(engine, caller, r, step).map(
    ({ of }) => `coalesce(${scopeSql(engine.registry, r, caller, of, alias, values)}, false)`,
  );

/** @throws HttpError 409 with the sentence of the first need that a row does not meet */
export async function mustMeetNeeds(ctx: WriteContext, r: Resource, row: RowData, step: StepName): Promise<void> {
  const caller: Caller = { ...ctx.caller, today: ctx.caller.today ?? dayInJakarta(ctx.now) };
  for (const { of, says } of wholeNeeds(ctx, caller, r, step)) {
    const values: unknown[] = [row.id];
    const where = scopeSql(ctx.registry, r, caller, of, 't', values);
    const met = await ctx.tx.one(`select 1 as ada from ${tableName(r)} t where t.id = $1 and ${where}`, values, {
      prepare: true,
    });
    if (!met) throw conflict(says);
  }
}

/** Whether some step of the resource asks something of what its rows belong to. */
export const asksNeeds = ({ registry }: Pick<Engine, 'registry'>, r: Resource): boolean =>
  Object.entries(r.fields).some(
    ([field, declared]) =>
      declared.kind === 'status' &&
      Object.keys(declared.workflow.actions).some(name => needsOf(registry, r, field, name).length > 0),
  );
