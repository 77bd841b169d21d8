import { extrasField, type Resource } from '../../../resources/kit/index.ts';
import { rowsFields } from '../database/columns.ts';
import type { DbRow, QueryOptions, RowData, Tx } from '../database/db.ts';
import { fileFieldsOf } from '../documents/files/fields.ts';
import { HttpError } from '../errors.ts';
import { type AuditEntry, diff } from './audit.ts';
import { eachOf, type Fared, type Refused, refusedFor } from './bulk.ts';
import { storedRows } from './carry.ts';
import { mayBeClosed } from './closed.ts';
import { isPgError } from './dbErrors.ts';
import { followAll } from './follow.ts';
import { type SetAudit, type SetChange, updateSet } from './import/setWrite.ts';
import { lockRows, mustStayInScope } from './lockRow.ts';
import type { Chosen } from './manyRows.ts';
import type { RuleContext } from './rules.ts';
import { completedChange } from './storeChange.ts';
import { checkedChange, mustBeKept, updateIn } from './updateRow.ts';

/** Rows that are locked, checked and written together. */
const together = 250;

/** Rows after their change: `same` of those done had the values already. */
interface Changed {
  fared: Fared<Chosen>;
  same: number;
}

/**
 * The same change of many rows with the history of each, in order: by few statements for hundreds of rows where the
 * declaration alone says what is right, else row by row. Both come to the same.
 * @returns what became of each row; one that is refused leaves the others done
 */
export async function changeBySets(
  ctx: RuleContext,
  r: Resource,
  rows: readonly Chosen[],
  changes: RowData,
  audit: Partial<AuditEntry>,
): Promise<Changed> {
  if (!isPlain(ctx, r, changes)) return oneByOne(ctx, r, rows, changes, audit);
  const done: Chosen[] = [];
  const failed: Refused<Chosen>[] = [];
  let same = 0;
  for (let at = 0; at < rows.length; at += together) {
    const part = rows.slice(at, at + together);
    const found =
      (await ctx.tx.savepoint(() => changeSet(ctx, r, part, changes, audit)).catch(mustBeApart)) ??
      (await oneByOne(ctx, r, part, changes, audit));
    done.push(...found.fared.done);
    failed.push(...found.fared.failed);
    same += found.same;
  }
  return { fared: { done, failed }, same };
}

/** True if no rule, closed row, child row, file or row of the same table has a say in such a change. */
function isPlain(ctx: RuleContext, r: Resource, changes: RowData): boolean {
  const { beforeLock, beforeUpdate, afterWrite } = ctx.engine.rulesOf(r);
  if (beforeLock || beforeUpdate || afterWrite || mayBeClosed(ctx, r) || rowsFields(r).length) return false;
  if (Object.values(r.fields).some(field => 'to' in field && field.to === r.name)) return false;
  const named = new Set([extrasField(r), ...fileFieldsOf(r).map(({ top }) => top)]);
  return !Object.keys(changes).some(name => named.has(name));
}

async function oneByOne(
  ctx: RuleContext,
  r: Resource,
  rows: readonly Chosen[],
  changes: RowData,
  audit: Partial<AuditEntry>,
): Promise<Changed> {
  let same = 0;
  const fared = await eachOf(ctx, r, rows, ({ id, version, stored }) =>
    ctx.tx.savepoint(async () => {
      const after = await updateIn(ctx, r, id, { ...changes, version }, audit);
      if (after.version === stored) same += 1;
    }),
  );
  return { fared, same };
}

/** A set that cannot be written as one: its rows are tried one by one, which finds those that are to blame. */
class Apart extends Error {
  override name = 'Apart';
}

function mustBeApart(error: unknown): undefined {
  if (!(error instanceof Apart || error instanceof HttpError || isPgError(error))) throw error;
}

/** A checked change that is about to be written. */
interface Write {
  before: RowData;
  asked: readonly string[];
  change: SetChange;
}

async function changeSet(
  ctx: RuleContext,
  r: Resource,
  rows: readonly Chosen[],
  changes: RowData,
  audit: Partial<AuditEntry>,
): Promise<Changed> {
  const locked = await lockRows(
    ctx,
    r,
    rows.map(({ id }) => id),
  );
  const checking: RuleContext = { ...ctx, tx: askedOnce(ctx.tx) };
  const writes: Write[] = [];
  const done: Chosen[] = [];
  const failed: Refused<Chosen>[] = [];
  let same = 0;
  for (const row of rows) {
    const before = locked.get(row.id);
    if (!before) throw new Apart();
    try {
      const write = await checkedWrite(checking, r, before, { ...changes, version: row.version }, audit);
      if (write) writes.push(write);
      else if (before.version === row.stored) same += 1;
      done.push(row);
    } catch (error) {
      failed.push(refusedFor(ctx.registry, r, row, error));
    }
  }
  if (writes.length) await writeSet(ctx, r, writes, audit);
  return { fared: { done, failed }, same };
}

/** What is to be written of a locked row; undefined where it has the values already. */
async function checkedWrite(
  ctx: RuleContext,
  r: Resource,
  before: RowData,
  body: RowData,
  audit: Partial<AuditEntry>,
): Promise<Write | undefined> {
  const { data, asked } = await checkedChange(ctx, r, before, body, audit);
  if (!Object.keys(data).length) return undefined;
  const { given, after } = await completedChange(ctx, r, before, data);
  const version = Number(before.version);
  return {
    before,
    asked,
    change: { id: String(before.id), version, values: given, changes: diff(r, before, after) },
  };
}

async function writeSet(
  ctx: RuleContext,
  r: Resource,
  writes: readonly Write[],
  { note, importId = null }: Partial<AuditEntry>,
): Promise<void> {
  const changes = writes.map(({ change }) => change);
  const ids = changes.map(({ id }) => id);
  const audit: SetAudit = { action: 'ubah', importId, ...(note ? { note } : {}) };
  const written = await updateSet(ctx, r, changes, r.unaudited ? null : audit);
  if (written.size < changes.length) throw new Apart();
  await mustStayInScope(ctx, r, ...ids);
  const saved = new Map((await storedRows(ctx, r, ids)).map(row => [row.id, row]));
  for (const { before, asked, change } of writes) mustBeKept(r, asked, before, saved.get(change.id) ?? {});
  await followAll(ctx, r, changes);
}

/** Asks what several rows ask in the same words once: nothing is written while they are checked. */
function askedOnce(tx: Tx): Tx {
  const answers = new Map<string, Promise<DbRow[]>>();
  const ask = <T extends DbRow>(text: string, values?: readonly unknown[], options?: QueryOptions) => {
    const question = JSON.stringify([text, values]);
    const answer = answers.get(question) ?? tx.query(text, values, options);
    answers.set(question, answer);
    // The same words ask for the same columns, whoever uses them.
    return answer as Promise<T[]>;
  };
  return {
    ...tx,
    query: ask,
    one: async <T extends DbRow>(text: string, values?: readonly unknown[], options?: QueryOptions) =>
      (await ask<T>(text, values, options))[0],
  };
}
