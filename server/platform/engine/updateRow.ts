import {
  messages,
  type Note,
  notedIn,
  noteName,
  type Resource,
  type RowOf,
  takesNotes,
  typedName,
} from '../../../resources/kit/index.ts';
import type { RowData } from '../database/db.ts';
import { invalid } from '../errors.ts';
import type { AuditEntry } from './audit.ts';
import { noteIn } from './bodyWords.ts';
import { checkReferences, checkUpdate } from './check.ts';
import { checkDepending } from './depends.ts';
import { settleExtras } from './extras/settle.ts';
import { lockRow, mustBeCurrent } from './lockRow.ts';
import type { RuleContext } from './rules.ts';
import { sameValue } from './sameValue.ts';
import { storeChange } from './storeChange.ts';
import { checkWeeks } from './weeks.ts';
import { mustBeMeant } from './weighty.ts';

/** A body's fields, and the note and typed name that come beside them where the resource has fields that ask for them. */
export function withNote(r: Resource, body: RowData): { fields: RowData; note?: Note | null; typed?: unknown } {
  if (!takesNotes(r) && !r.weighty) return { fields: body };
  const { [noteName]: _, [typedName]: typed, ...fields } = body;
  return { fields, note: noteIn(body), typed };
}

/** `update` inside a transaction. */
export async function updateIn<R extends Resource>(
  ctx: RuleContext,
  r: R,
  id: string,
  body: RowData,
  audit?: Partial<AuditEntry>,
): Promise<RowOf<R>>;
export async function updateIn(
  ctx: RuleContext,
  r: Resource,
  id: string,
  body: RowData,
  audit: Partial<AuditEntry> = {},
): Promise<RowData> {
  const before = await lockRow(ctx, r, id);
  const { data, asked } = await checkedChange(ctx, r, before, body, audit);
  if (Object.keys(data).length === 0) return before;
  const saved = await storeChange(ctx, r, before, data, { action: 'ubah', ...audit });
  // A former version brings along what followed from it then.
  if (audit.action !== 'pulihkan') mustBeKept(r, asked, before, saved);
  return saved;
}

/** Checked changes of a row, and the names of those that somebody asked for. */
export interface CheckedChange {
  readonly data: RowData;
  readonly asked: readonly string[];
}

/**
 * What a body really changes of a locked row, checked.
 * @throws HttpError as `update`
 */
export async function checkedChange(
  ctx: RuleContext,
  r: Resource,
  before: RowData,
  body: RowData,
  audit: Partial<AuditEntry>,
): Promise<CheckedChange> {
  mustBeCurrent(ctx, r, before, body.version);
  const restoring = audit.action === 'pulihkan';
  const data = checkUpdate(ctx.engine, ctx.caller, r, before, body, { restoring });
  await settleExtras(ctx, r, data, before, { restoring });
  mustNotTouchBuiltIn(r, before, data);
  if (Object.keys(data).length === 0) return { data, asked: [] };
  if (!audit.note && notedIn(r, before, data).length)
    throw invalid({ [noteName]: messages.noteRequired }, messages.noteRequired);
  await mustBeMeant(ctx, r, before, data, audit.note);
  await checkReferences(ctx.engine, ctx.tx, ctx.caller, r, data, before);
  await checkWeeks(ctx.engine, ctx.tx, r, { ...before, ...data }, data);
  // Emptied fields may be filled again by the rules: a default, or somebody else's remarks.
  const asked = Object.keys(data).filter(name => !isEmpty(data[name]));
  await ctx.engine.rulesOf(r).beforeUpdate?.(ctx, before, data);
  await checkDepending(ctx.tx, ctx.registry, r, { ...before, ...data }, data);
  return { data, asked };
}

const isEmpty = (value: unknown): boolean => value == null || (Array.isArray(value) && value.length === 0);

/**
 * Nothing that somebody changed is dropped without a word because rules derive it, copy it or do without it.
 * @throws HttpError 422 by field; the transaction takes back whatever else was written
 */
export function mustBeKept(r: Resource, asked: readonly string[], before: RowData, saved: RowData): void {
  const dropped = asked.filter(name => sameValue(before[name], saved[name], r.fields[name]));
  if (dropped.length) throw invalid(Object.fromEntries(dropped.map(name => [name, messages.dropped])));
}

function mustNotTouchBuiltIn(r: Resource, before: RowData, data: RowData): void {
  const { builtIn } = r;
  if (!builtIn || before[builtIn.field] !== builtIn.value) return;
  const touched = builtIn.lockedFields.filter(name => name in data);
  if (touched.length) throw invalid(Object.fromEntries(touched.map(name => [name, builtIn.lockedMessage])));
}
