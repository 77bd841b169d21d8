import {
  type FieldErrors,
  type Message,
  messages,
  type Note,
  type Resource,
  together,
  typedName,
  withWords,
} from '../../../resources/kit/index.ts';
import { refusals } from '../../../resources/platformRefusals.ts';
import type { Caller } from '../access/caller.ts';
import { mustBeAllowed } from '../access/permission.ts';
import { saidTo } from '../access/saidTo.ts';
import type { RowData } from '../database/db.ts';
import { badRequest, invalid, notFound } from '../errors.ts';
import { checkRow } from './check.ts';
import type { Engine } from './context.ts';
import { countsOf, type Looking } from './looks.ts';
import { nameOf } from './merge/storedMerging.ts';
import { findRow } from './read.ts';
import { ruleParameter } from './ruleParameter.ts';
import type { RuleContext } from './rules.ts';

/** Name of the changed row as the person typed it for confirmation. */
export const nameGiven = ruleParameter<unknown>('nama yang diketik');

/** Names are compared as they are read: spaces and capitals aside. */
const asRead = (text: unknown): string =>
  typeof text === 'string' ? text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('id') : '';

/** By field, that the name of a row was not typed. */
export async function misnamed(ctx: RuleContext, r: Resource, row: RowData, typed: unknown): Promise<FieldErrors> {
  const nama = await nameOf(ctx.engine, ctx.tx, r, String(row.id));
  return asRead(typed) === asRead(nama) ? {} : { [typedName]: refusals.weighty.misnamed({ nama }) };
}

/** Rows affected by a change of some fields, a sentence each. */
async function touched(looking: Looking, r: Resource, id: string, names: readonly string[]): Promise<Message[]> {
  const { weighty } = r;
  if (!weighty || !names.some(name => weighty.fields.includes(name))) return [];
  const said: Message[] = [];
  for (const { some, says } of weighty.touches) {
    const found = (await countsOf(looking, some, [id])).get(id);
    if (found) said.push(withWords(says, { n: found.n }));
  }
  return said;
}

/**
 * A change that touches people is made with a note and the name typed; jobs give none.
 * @param data what really changes
 * @throws HttpError 422 `catatan` and `ketikNama`, with the numbers
 */
export async function mustBeMeant(
  ctx: RuleContext,
  r: Resource,
  before: RowData,
  data: RowData,
  note: Note | null | undefined,
): Promise<void> {
  if (!r.weighty || ctx.caller.system) return;
  const said = await touched({ ...ctx, on: ctx.tx }, r, String(before.id), Object.keys(data));
  if (!said.length) return;
  // Days that cannot be right are told first.
  checkRow(r, { ...before, ...data });
  const errors: FieldErrors = {
    ...(note ? {} : { catatan: messages.noteRequired }),
    ...(await misnamed(ctx, r, before, nameGiven.of(ctx))),
  };
  if (Object.keys(errors).length) throw invalid(errors, together([...said, refusals.weighty.asks]));
}

/**
 * GET {r}/{id}/dampak?kolom=…: the numbers before such a change.
 * @throws HttpError 400 for other fields, 403, 404
 */
export async function impactOf(
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
  names: readonly string[],
): Promise<{ nama: string; perlu: boolean; pesan: string[] }> {
  mustBeAllowed(caller, r, 'update');
  if (!names.length || names.some(name => !r.weighty?.fields.includes(name))) throw badRequest(messages.badQuery);
  if (!(await findRow(engine, engine.db, caller, r, id, 'write'))) throw notFound();
  const looking = { on: engine.db, registry: engine.registry, caller, now: engine.now() };
  const said = await touched(looking, r, id, names);
  return {
    nama: await nameOf(engine, engine.db, r, id),
    perlu: said.length > 0,
    pesan: said.map(one => saidTo(caller, one)),
  };
}
