import {
  type FieldErrors,
  type Message,
  messages,
  mostSheetRows,
  type Resource,
} from '../../../resources/kit/index.ts';
import { refusals } from '../../../resources/platformRefusals.ts';
import type { Caller } from '../access/caller.ts';
import { mustBeAllowed } from '../access/permission.ts';
import type { RowData } from '../database/db.ts';
import { badRequest, HttpError, versionMissing } from '../errors.ts';
import { mustBeObject } from './check.ts';
import type { Engine } from './context.ts';
import { translate } from './dbErrors.ts';
import { presented } from './present.ts';
import { inTransaction } from './transaction.ts';
import { updateIn } from './updateRow.ts';

interface SheetRow {
  readonly id: string;
  readonly fields: RowData;
}

/** @throws HttpError 400 for a body that is no sheet, 428 where a row does not say which version it saw */
function rowsOf(body: unknown): SheetRow[] {
  const { items } = mustBeObject(body);
  if (!Array.isArray(items) || !items.length) throw badRequest(messages.badBody);
  if (items.length > mostSheetRows) throw badRequest(messages.tooManyRows({ most: mostSheetRows }));
  const rows = items.map((item: unknown): SheetRow => {
    const { id, ...fields } = mustBeObject(item);
    if (typeof id !== 'string') throw badRequest(messages.badBody);
    if (typeof fields.version !== 'number') throw versionMissing();
    return { id, fields };
  });
  if (new Set(rows.map(({ id }) => id)).size < rows.length) throw badRequest(messages.badBody);
  return rows;
}

/** Messages for a refused row of a sheet: by field where the refusal has them, else for the row. */
function refusalOf({ said, errors }: HttpError, i: number, { fields }: SheetRow): [string, Message][] {
  const named = Object.entries(errors ?? {});
  if (!named.length) return [[`items.${i}`, said]];
  // An error at a field that the sheet does not send is shown at its row.
  return named.map(([name, text]) => [Object.hasOwn(fields, name) ? `items.${i}.${name}` : `items.${i}`, text]);
}

/**
 * PUT `{endpoint}/lembar` `{ items: [{ id, version, … }] }`: the rows of a sheet, all or none. Every row is tried, so that
 * everything that is wrong is told at once.
 * @returns the rows as they are now, in the order given
 * @throws HttpError 400, 403, 428; 409 where rows are others by now, 422 with `items.{n}.{field}`
 */
export async function saveSheet(engine: Engine, caller: Caller, r: Resource, body: unknown): Promise<RowData[]> {
  mustBeAllowed(caller, r, 'update');
  const rows = rowsOf(body);
  // In the order of their ids, in which two sheets lock their rows.
  const inOrder = [...rows.entries()].sort(([, a], [, b]) => (a.id < b.id ? -1 : 1));
  return inTransaction(engine, caller, r, async ctx => {
    const saved: RowData[] = [];
    const refused: { error: HttpError; at: [string, Message][] }[] = [];
    for (const [i, row] of inOrder) {
      try {
        saved[i] = await ctx.tx.savepoint(() => updateIn(ctx, r, row.id, row.fields));
      } catch (problem) {
        const error = translate(problem, engine.registry, r);
        if (!(error instanceof HttpError)) throw problem;
        refused.push({ error, at: refusalOf(error, i, row) });
      }
    }
    if (refused.length)
      throw refusal(
        refused.map(({ error }) => error),
        Object.fromEntries(refused.flatMap(({ at }) => at)),
      );
    return saved.map(row => presented(caller, r, row));
  });
}

/** One answer for all refused rows: 409 if any was changed meanwhile, else 422. */
function refusal(refused: readonly HttpError[], errors: FieldErrors): HttpError {
  const stale = refused.some(({ code }) => code === 'stale');
  const count = refused.length;
  return new HttpError(stale ? 409 : 422, stale ? messages.stale : refusals.sheetRefused({ n: count }), errors);
}
