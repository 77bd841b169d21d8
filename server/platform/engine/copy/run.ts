import { namedInPlan } from '../../../../resources/kit/copyCalls.ts';
import {
  type CopiedRow,
  type CopyAlong,
  type CopyDistance,
  type CopyPlan,
  type FieldErrors,
  inSentence,
  noteOf,
  type Resource,
} from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import { mayDo, mustBeAllowed } from '../../access/permission.ts';
import { saidTo } from '../../access/saidTo.ts';
import type { RowData } from '../../database/db.ts';
import { HttpError, invalid, saidBy } from '../../errors.ts';
import { checkCreate } from '../check.ts';
import type { Engine } from '../context.ts';
import { createIn } from '../createRow.ts';
import { translate } from '../dbErrors.ts';
import { withSeenExtras } from '../extras/seen.ts';
import { askedExtras, extrasLater } from '../extras/settle.ts';
import { nameOf } from '../merge/storedMerging.ts';
import { presented } from '../present.ts';
import { passing, ruleParameter } from '../ruleParameter.ts';
import type { RuleContext } from '../rules.ts';
import { inTransaction, ruleContext } from '../transaction.ts';
import { alongWith, copyOf, mostAlong, proposed, rowsAlong, sourceOf } from './propose.ts';
import { copiedValues, movedDays } from './values.ts';

/** Passed to the rules of a row that is made as a copy: the id of its source. It stays a draft, whoever makes it. */
const copying = ruleParameter<string>('disalin');

/** Id of the row of which this one is made as a copy; undefined for one that is none. */
export const copiedFrom = (ctx: Pick<RuleContext, 'passed'>): string | undefined => copying.of(ctx);

/** True if the row is made as a copy of another one. */
export const isCopy = (ctx: Pick<RuleContext, 'passed'>): boolean => copiedFrom(ctx) !== undefined;

/** Request of a copy: values of the new row, and the resources whose rows are copied too (all where none are named). */
interface Asked {
  readonly nilai: RowData;
  readonly anak?: readonly string[] | undefined;
}

/** The row that is copied, and what it is called. */
interface Source {
  readonly id: string;
  readonly nama: string;
}

/** A copy in the making. */
interface Making {
  readonly ctx: RuleContext;
  readonly distance: CopyDistance;
  readonly chosen: ReadonlySet<string> | undefined;
  readonly copied: Map<string, Map<string, string>>;
  readonly found: Found[];
}

/** Rows of one resource that come along, and those of them that cannot. */
interface Found {
  readonly child: Resource;
  readonly under: Resource;
  readonly rows: (CopiedRow & { readonly error?: HttpError })[];
}

/** A row and its copy; undefined where there is none. */
type Pair = readonly [from: string, to: string | undefined];

/** All resources that may come along with a resource, and with those. */
const descendants = (engine: Engine, r: Resource): string[] =>
  alongWith(engine, r).flatMap(([child]) => [child.name, ...descendants(engine, child)]);

/** @throws HttpError 422 for a resource whose rows do not come along */
function mustBeKnown(engine: Engine, r: Resource, names: readonly string[] | undefined): void {
  const known = new Set(descendants(engine, r));
  const wrong = names?.find(name => !known.has(name));
  if (wrong !== undefined) throw invalid({ anak: refusals.copy.unknownAlong({ name: wrong }) });
}

/** `asked`: whoever copies fills in the row's form; `along`: nobody does. */
type How = 'asked' | 'along';

/** Makes one row of what is to be copied. @throws HttpError 422 by field */
async function makeRow({ ctx }: Making, r: Resource, values: RowData, from: Source, how: How): Promise<RowData> {
  const checked = checkCreate(ctx.engine, ctx.caller, r, values);
  const data = how === 'asked' ? askedExtras(ctx.caller, r, checked) : checked;
  const passed = [copying.with(from.id), ...(how === 'along' ? [extrasLater.with(true)] : [])];
  return createIn(passing(ctx, ...passed), r, data, noteOf(refusals.notes.copied({ nama: from.nama })));
}

/** Copies what hangs on rows that were copied, each in a savepoint of its own: one that is refused stays out. */
async function bringAlong(making: Making, parent: Resource, pairs: readonly Pair[]): Promise<void> {
  const { ctx, distance, chosen, copied, found } = making;
  const { engine, caller, tx } = ctx;
  for (const [child, by] of alongWith(engine, parent)) {
    if (!mayDo(caller, child, 'create') || !mayDo(caller, child, 'read')) continue;
    const entry: Found = { child, under: parent, rows: [] };
    found.push(entry);
    const wanted = chosen?.has(child.name) ?? true;
    const made: Pair[] = [];
    for (const [from, to] of pairs) {
      const room = mostAlong - found.reduce((sum, { rows }) => sum + rows.length, 0);
      for (const { id, nama, row } of await rowsAlong(engine, tx, caller, child, by, from, room)) {
        const values: RowData = {
          ...copiedValues(caller, child, row, distance, copied, 'along'),
          ...(to ? { [by]: to } : {}),
        };
        const told: CopiedRow = { id, nama, tanggal: movedDays(child.fields, row, values) };
        const result = wanted && to ? await attempt(making, child, values, { id, nama }, 'along') : undefined;
        entry.rows.push(result instanceof HttpError ? { ...told, error: result } : told);
        if (result instanceof HttpError) continue;
        const own = copied.get(child.name) ?? new Map<string, string>();
        if (result) copied.set(child.name, own.set(id, String(result.id)));
        made.push([id, result && String(result.id)]);
      }
    }
    if (wanted && made.length) await bringAlong(making, child, made);
  }
}

/** The row as it was made, or why it could not be. */
async function attempt(
  making: Making,
  r: Resource,
  values: RowData,
  from: Source,
  how: How,
): Promise<RowData | HttpError> {
  try {
    return await making.ctx.tx.savepoint(() => makeRow(making, r, values, from, how));
  } catch (error) {
    const known = translate(error, making.ctx.registry, r);
    if (known instanceof HttpError) return known;
    throw error;
  }
}

const told = (caller: Caller, root: Resource, { child, under, rows }: Found): CopyAlong => ({
  resource: child.name,
  label: child.label,
  induk: under === root ? null : under.name,
  jumlah: rows.length,
  baris: rows
    .toSorted((a, b) => Number(b.error !== undefined) - Number(a.error !== undefined))
    .slice(0, namedInPlan)
    .map(({ id, nama, tanggal, error }) => ({
      id,
      nama,
      tanggal,
      ...(error ? { pesan: saidTo(caller, saidBy(error)) } : {}),
    })),
});

/** Rolls a plan back; never leaves this file. */
class Planned extends Error {
  override name = 'Planned';
  constructor(readonly plan: CopyPlan) {
    super('Rencana salinan.');
  }
}

/**
 * Preview of a copy: it is made and rolled back.
 * @throws HttpError 403, 404, 422 for too many child rows
 */
export async function planCopy(
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
  asked: Asked,
): Promise<CopyPlan> {
  const { start, within } = copyOf(r);
  mustBeAllowed(caller, r, 'create');
  mustBeKnown(engine, r, asked.anak);
  const given = Object.fromEntries(Object.entries(asked.nilai).filter(([name]) => Object.hasOwn(r.fields, name)));
  const work = engine.db.transaction(async tx => {
    const ctx = ruleContext(engine, tx, caller);
    const source = await sourceOf(engine, tx, caller, r, id);
    const nama = await nameOf(engine, tx, r, id);
    const { distance, within: around } = await proposed(engine, tx, caller, r, source, given);
    const nilai: RowData = {
      ...copiedValues(caller, r, source, distance),
      ...(within ? { [within]: around } : {}),
      ...given,
    };
    const making = makingOf(ctx, distance, asked);
    const made = await attempt(making, r, nilai, { id, nama }, 'asked');
    // Child rows are tried even while the new row's name, or an extra field, is missing.
    const named = { ...copiedValues(caller, r, source, distance, new Map(), 'along'), ...nilai };
    const tried = made instanceof HttpError ? await attempt(making, r, named, { id, nama }, 'along') : made;
    const newId = tried instanceof HttpError ? undefined : String(tried.id);
    if (newId) making.copied.set(r.name, new Map([[id, newId]]));
    await bringAlong(making, r, [[id, newId]]);
    throw new Planned({
      id,
      nama,
      mulai: start,
      dalam: within,
      geser: distance.days,
      nilai,
      tanggal: movedDays(r.fields, source, nilai),
      anak: making.found.map(one => told(caller, r, one)),
      halangan: made instanceof HttpError ? hindrances(caller, made) : {},
    });
  });
  return work.then(
    () => {
      throw new Error('Rencana salinan tidak boleh tersimpan.');
    },
    (error: unknown) => {
      if (error instanceof Planned) return error.plan;
      throw error;
    },
  );
}

const hindrances = (caller: Caller, { errors, said }: HttpError): CopyPlan['halangan'] => {
  const byField: FieldErrors = errors && Object.keys(errors).length ? errors : { '': said };
  return Object.fromEntries(
    Object.entries(byField).flatMap(([name, message]) => (message ? [[name, saidTo(caller, message)]] : [])),
  );
};

const makingOf = (ctx: RuleContext, distance: CopyDistance, { anak }: Asked): Making => ({
  ctx,
  distance,
  chosen: anak && new Set(anak),
  copied: new Map(),
  found: [],
});

/** Result of a copy: the new rows, and those left out. */
interface CopyAnswer {
  baris: RowData & { id: string };
  disalin: { label: string; jumlah: number }[];
  dilewati: { label: string; nama: string; pesan: string }[];
}

/**
 * Copies a row and what comes along in one transaction, each row as its maker would create it.
 * @throws HttpError 403, 404, 422 by field of the row itself
 */
export async function copyRow(
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
  asked: Asked,
): Promise<CopyAnswer> {
  copyOf(r);
  mustBeAllowed(caller, r, 'create');
  mustBeKnown(engine, r, asked.anak);
  return inTransaction(engine, caller, r, async ctx => {
    const source = await sourceOf(engine, ctx.tx, caller, r, id);
    const { distance } = await proposed(engine, ctx.tx, caller, r, source, asked.nilai);
    const making = makingOf(ctx, distance, asked);
    const from = { id, nama: await nameOf(engine, ctx.tx, r, id) };
    const saved = await makeRow(making, r, asked.nilai, from, 'asked');
    making.copied.set(r.name, new Map([[id, String(saved.id)]]));
    await bringAlong(making, r, [[id, String(saved.id)]]);
    const wanted = making.found.filter(({ child }) => making.chosen?.has(child.name) ?? true);
    const extras = await withSeenExtras({ registry: engine.registry, db: ctx.tx }, caller, r, saved);
    return {
      baris: { ...presented(caller, r, saved), ...extras, id: String(saved.id) },
      disalin: wanted.map(({ child, rows }) => ({
        label: inSentence(child.label),
        jumlah: rows.filter(({ error }) => !error).length,
      })),
      dilewati: wanted.flatMap(({ child, rows }) =>
        rows.flatMap(({ nama, error }) =>
          error ? [{ label: child.label, nama, pesan: saidTo(caller, saidBy(error)) }] : [],
        ),
      ),
    };
  });
}
