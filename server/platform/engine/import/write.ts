import { v7 as uuidv7 } from 'uuid';
import { messages, type Resource } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import type { RowData } from '../../database/db.ts';
import { conflict } from '../../errors.ts';
import { type Changes, diff } from '../audit.ts';
import { saveChildren } from '../childStore.ts';
import { mayBeClosed, mustBeOpen, mustNotBeClosed } from '../closed.ts';
import { follow, followAll } from '../follow.ts';
import { fillJoinCodes } from '../joinCodes.ts';
import { mustStayInScope } from '../lockRow.ts';
import { findRow } from '../read.ts';
import type { ResourceRules, RuleContext } from '../rules.ts';
import { mustHoldTaken } from '../takenPlaces.ts';
import { mustBeMeant } from '../weighty.ts';
import { attempt, type Failures } from './attempt.ts';
import { insertSet, type SetAudit, type SetChange, type SetRow, updateSet } from './setWrite.ts';
import type { Shadow } from './shadow.ts';
import type { JudgedRow } from './types.ts';

/** Writes judged rows: a whole batch in one statement, or one by one where rules of the resource must see each. */

const hasRules = ({ beforeCreate, beforeUpdate, afterWrite }: ResourceRules): boolean =>
  Boolean(beforeCreate || beforeUpdate || afterWrite);

const newId = (ctx: RuleContext, { nilai }: JudgedRow): string =>
  typeof nilai.id === 'string' ? nilai.id : uuidv7({ msecs: ctx.now.getTime() });

/**
 * Writes the new and changed rows of a batch.
 * @returns the rows that could not be written, with the reason
 */
export async function writeBatch(
  ctx: RuleContext,
  r: Resource,
  rows: readonly JudgedRow[],
  audit: SetAudit,
): Promise<Failures<JudgedRow>> {
  const failed: Failures<JudgedRow> = new Map();
  const kept = r.unaudited ? null : audit;
  const rules = ctx.engine.rulesOf(r);
  if (hasRules(rules) || mayBeClosed(ctx, r)) {
    for (const row of rows) await attempt(ctx, r, [row], failed, () => writeOne(ctx, r, row, kept, rules));
    return failed;
  }
  const created = rows.filter(({ status }) => status === 'baru');
  const changed = rows.filter(({ status }) => status === 'berubah');
  await attempt(ctx, r, created, failed, some => insertAll(ctx, r, some, kept, failed));
  await attempt(ctx, r, changed, failed, some => updateAll(ctx, r, some, kept, failed));
  return failed;
}

/**
 * Writes rows as `writeBatch` does, in slices under a shadow.
 * @param told hears how many rows are done
 */
export async function inSlices(
  shadow: Shadow,
  caller: Caller,
  rows: readonly JudgedRow[],
  write: (ctx: RuleContext, rows: readonly JudgedRow[]) => Promise<Failures<JudgedRow>>,
  told: (done: number) => void = () => undefined,
): Promise<Failures<JudgedRow>> {
  const failed: Failures<JudgedRow> = new Map();
  let done = 0;
  for await (const { part, result } of shadow.each(caller, rows, write)) {
    for (const [row, reason] of result) failed.set(row, reason);
    done += part.length;
    told(done);
  }
  return failed;
}

const newRow = (ctx: RuleContext, r: Resource, row: JudgedRow): SetRow => ({
  id: newId(ctx, row),
  values: row.nilai,
  changes: diff(r, undefined, row.nilai),
});

async function insertAll(
  ctx: RuleContext,
  r: Resource,
  rows: readonly JudgedRow[],
  audit: SetAudit | null,
  failed: Failures<JudgedRow>,
): Promise<void> {
  for (const { nilai } of rows) await fillJoinCodes(ctx.tx, r, nilai);
  const made = rows.map(row => newRow(ctx, r, row));
  const written = await insertSet(ctx, r, made, audit);
  if (written.size === rows.length) return;
  for (const [i, row] of rows.entries())
    if (!written.has(made[i]?.id ?? '')) failed.set(row, refusals.imports.madeMeanwhile);
}

const changesOf = (r: Resource, { perubahan }: JudgedRow): Changes =>
  Object.fromEntries(
    Object.entries(perubahan).map(([name, { dari, ke }]) => [name, r.fields[name]?.secret ? {} : { dari, ke }]),
  );

const changedRow = (r: Resource, row: JudgedRow): SetChange => ({
  id: row.id ?? '',
  version: row.versi ?? 0,
  values: row.nilai,
  changes: changesOf(r, row),
});

async function updateAll(
  ctx: RuleContext,
  r: Resource,
  rows: readonly JudgedRow[],
  audit: SetAudit | null,
  failed: Failures<JudgedRow>,
): Promise<void> {
  const changes = rows.map(row => changedRow(r, row));
  const written = await updateSet(ctx, r, changes, audit);
  for (const row of rows) if (!written.has(row.id ?? '')) failed.set(row, messages.stale);
  await followAll(
    ctx,
    r,
    changes.filter(({ id }) => written.has(id)),
  );
}

const stored = (ctx: RuleContext, r: Resource, id: string): Promise<RowData | undefined> =>
  findRow(ctx.engine, ctx.tx, null, r, id, 'read');

/** One row with the rules of its resource around it, as in a single write (server/platform/engine/write.ts). */
async function writeOne(
  ctx: RuleContext,
  r: Resource,
  row: JudgedRow,
  audit: SetAudit | null,
  rules: ResourceRules,
): Promise<void> {
  const before = row.status === 'berubah' ? await lockCurrent(ctx, r, row) : undefined;
  const data: RowData = { ...row.nilai };
  if (before) {
    await rules.beforeUpdate?.(ctx, before, data);
    await mustBeMeant(ctx, r, before, row.perubahan, null);
    await mustBeOpen(ctx, r, before, { ...before, ...data });
    await mustNotBeClosed(ctx, r, before, data);
    await mustHoldTaken(ctx, r, before, data);
    const after = { ...before, ...data };
    Object.assign(data, r.derive(after));
    const change = {
      id: String(before.id),
      version: Number(before.version),
      values: data,
      changes: diff(r, before, { ...after, ...data }),
    };
    const { size } = await updateSet(ctx, r, [change], audit);
    if (size) await saveChildren(ctx.tx, ctx.registry, r, change.id, data);
    await follow(ctx, r, change.changes, () => stored(ctx, r, change.id));
  } else {
    await fillJoinCodes(ctx.tx, r, data);
    data.id ??= uuidv7({ msecs: ctx.now.getTime() });
    await rules.beforeCreate?.(ctx, data);
    await mustBeOpen(ctx, r, data);
    const written = await insertSet(
      ctx,
      r,
      [{ id: String(data.id), values: data, changes: diff(r, undefined, data) }],
      audit,
    );
    if (!written.size) throw conflict(refusals.imports.madeMeanwhile);
    if (rules.beforeCreate) await mustStayInScope(ctx, r, String(data.id));
  }
  if (rules.afterWrite) {
    await rules.afterWrite(ctx, await stored(ctx, r, String(before?.id ?? data.id)), before);
  }
}

/** @throws HttpError 409 when the row has changed since the dry run */
async function lockCurrent(ctx: RuleContext, r: Resource, row: JudgedRow): Promise<RowData> {
  await ctx.engine.rulesOf(r).beforeLock?.(ctx, row.id ?? '');
  const before = await findRow(ctx.engine, ctx.tx, null, r, row.id ?? '', 'read', true);
  if (!before || before.version !== row.versi) throw conflict(messages.stale);
  return before;
}
