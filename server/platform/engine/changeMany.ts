import { v7 as uuidv7 } from 'uuid';
import {
  type ChangeSample,
  isOwn,
  messages,
  type Note,
  type Report,
  type Resource,
  samplesShown,
} from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { mustBeAllowed } from '../access/permission.ts';
import { unseenIn } from '../access/visibleFields.ts';
import type { RowData } from '../database/db.ts';
import { HttpError, invalid } from '../errors.ts';
import { diff } from './audit.ts';
import { nameChanges } from './changeLabels.ts';
import { changeBySets } from './changeSet.ts';
import { mustBeObject } from './check.ts';
import type { Engine } from './context.ts';
import { dbErrorsOf } from './dbErrors.ts';
import { forEachRow, reportOf, selected } from './manyRows.ts';
import { findRow } from './read.ts';
import { writeReceipt } from './receipts.ts';
import type { RuleContext } from './rules.ts';
import { inTransaction, ruleContext } from './transaction.ts';
import { updateIn, withNote } from './updateRow.ts';

/** Requested change and the rows that it applies to. */
interface Asked {
  readonly selection: RowData;
  readonly changes: RowData;
  readonly note: Note | null | undefined;
}

/**
 * Changes the same fields of many rows: `{ items | filter, data }`. What changed has a receipt, by which it can be
 * undone; with `coba: true` nothing is kept, and some of the rows are shown as they would become.
 * @throws HttpError 403, 422 by field for what belongs to one row
 */
export async function updateMany(engine: Engine, caller: Caller, r: Resource, body: unknown): Promise<Report> {
  mustBeAllowed(caller, r, 'update');
  const { fields, note } = withNote(r, mustBeObject(body));
  const { data, coba, ...selection } = fields;
  if (coba !== undefined && typeof coba !== 'boolean') throw invalid({ coba: messages.wrongType });
  const changes = mustBeObject(data);
  const names = Object.keys(changes).filter(name => name !== 'version');
  if (!names.length) throw new HttpError(422, messages.nothingChanged);
  const own = names.filter(name => isOwn(r, name));
  if (own.length) throw invalid(Object.fromEntries(own.map(name => [name, messages.own])), messages.own);
  const asked = { selection, changes, note };
  if (coba) return rehearse(engine, caller, r, asked);
  return inTransaction(engine, caller, r, async ctx => {
    const bukti = uuidv7();
    const report = await changeRows(ctx, r, asked, { importId: bukti });
    if (r.unaudited || report.berhasil === report.sama) return report;
    await writeReceipt(ctx, r, bukti, names, report);
    return { ...report, bukti: [bukti] };
  });
}

async function changeRows(
  ctx: RuleContext,
  r: Resource,
  { selection, changes, note }: Asked,
  audit: { importId?: string },
  seen?: (id: string, label: string, before: RowData, after: RowData) => Promise<void>,
): Promise<Report & { sama: number }> {
  const chosen = await selected(ctx, r, selection);
  if (!seen) {
    const { fared, same } = await changeBySets(ctx, r, chosen.rows, changes, { note, ...audit });
    return { ...reportOf(ctx, chosen, fared), sama: same };
  }
  let sama = 0;
  const report = await forEachRow(ctx, r, chosen, async ({ id, label, version, stored }) => {
    const before = await findRow(ctx.engine, ctx.tx, null, r, id, 'read');
    const after = await updateIn(ctx, r, id, { ...changes, version }, { note, ...audit });
    if (after.version === stored) sama += 1;
    else if (before) await seen(id, label, before, after);
  });
  return { ...report, sama };
}

/** Takes a dry run back; never leaves this file. */
class Rehearsed extends Error {
  override name = 'Rehearsed';
  constructor(readonly report: Report) {
    super('Percobaan perubahan.');
  }
}

/** The same change, rolled back, with the first rows that it would change. */
async function rehearse(engine: Engine, caller: Caller, r: Resource, asked: Asked): Promise<Report> {
  const contoh: ChangeSample[] = [];
  const work = dbErrorsOf(engine.registry, r, () =>
    engine.db.transaction(async tx => {
      const ctx = ruleContext(engine, tx, caller);
      const report = await changeRows(ctx, r, asked, {}, async (id, label, before, after) => {
        if (contoh.length === samplesShown) return;
        const unseen = await unseenIn(engine.registry, tx, caller, r, id);
        const told = Object.entries(diff(r, before, after)).filter(
          ([name]) => Object.hasOwn(asked.changes, name) && !unseen.has(name),
        );
        contoh.push({ id, label, perubahan: Object.fromEntries(told) });
      });
      throw new Rehearsed(report);
    }),
  );
  const report = await work.then(
    () => {
      throw new Error('Percobaan tidak boleh tersimpan.');
    },
    (error: unknown) => {
      if (error instanceof Rehearsed) return error.report;
      throw error;
    },
  );
  await nameChanges(
    engine,
    contoh.map(({ perubahan }) => ({ resource: r, perubahan })),
  );
  return { ...report, contoh };
}
