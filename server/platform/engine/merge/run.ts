import { v7 as uuidv7 } from 'uuid';
import {
  extraName,
  isExtras,
  type Merging,
  messages,
  type Note,
  noteOf,
  type ReadBodyOf,
  type Resource,
  together,
} from '../../../../resources/kit/index.ts';
import type { mergeCalls } from '../../../../resources/kit/mergeCalls.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import { noteWith } from '../../access/keptSaid.ts';
import { forbiddenFields } from '../../access/permission.ts';
import type { RowData } from '../../database/db.ts';
import { hangBack, type Rehung, rehang } from '../../documents/files/attach.ts';
import { conflict, invalid } from '../../errors.ts';
import { asItIs } from '../../versions.ts';
import { recoverIn } from '../bin/recover.ts';
import type { Engine } from '../context.ts';
import { answersIn } from '../extras/settled.ts';
import { lockRow, mustBeCurrent } from '../lockRow.ts';
import { removeIn } from '../removeRow.ts';
import type { RuleContext } from '../rules.ts';
import { storeChange } from '../storeChange.ts';
import { inTransaction } from '../transaction.ts';
import { updateIn } from '../updateRow.ts';
import { type Moved, moveAlong, moveBack, moveReferences, settle, versionsOf } from './moveReferences.ts';
import { type Obstacle, toldTo } from './obstacles.ts';
import { hindered, mustDiffer, mustMerge, takeable } from './plan.ts';
import { hindrancesOf, mergingOf } from './readMergings.ts';
import { type Kept, nameOf, storedMerging } from './storedMerging.ts';

type Wanted = ReadBodyOf<ReturnType<typeof mergeCalls>['merge']>;

/** Mergings take turns: what one moves another may be about to move as well. */
const takeTurns = (ctx: RuleContext): Promise<unknown> =>
  ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('gabung', 0))`);

/** Two rows, locked in one order whoever asks for them in which. */
async function lockBoth(ctx: RuleContext, r: Resource, ids: readonly [string, string]): Promise<[RowData, RowData]> {
  const locked = new Map<string, RowData>();
  for (const id of ids.toSorted()) locked.set(id, await lockRow(ctx, r, id));
  return [locked.get(ids[0]) ?? {}, locked.get(ids[1]) ?? {}];
}

/**
 * Makes one row of two: every reference moves to the row that stays, which takes the chosen values of the other; that
 * one goes into the bin. All of it or nothing.
 * @throws HttpError 400, 403, 404, 409 with everything that stands in its way or where a row is old, 422 by field, 428
 */
export async function merge(engine: Engine, caller: Caller, r: Resource, wanted: Wanted): Promise<Merging> {
  mustMerge(caller, r);
  const { idTetap, idLebur, ambil, catatan } = wanted;
  mustDiffer(idTetap, idLebur);
  return inTransaction(engine, caller, r, async ctx => {
    await takeTurns(ctx);
    const [keep, lose] = await lockBoth(ctx, r, [idTetap, idLebur]);
    mustBeCurrent(ctx, r, keep, wanted.versiTetap);
    mustBeCurrent(ctx, r, lose, wanted.versiLebur);
    mustBeTakeable(caller, r, keep, ambil);
    const { halangan } = await hindered({ engine, on: ctx.tx, caller }, r, { keep, lose });
    if (halangan.length) throw refused(caller, halangan);
    const names = { keep: await nameOf(engine, ctx.tx, r, idTetap), lose: await nameOf(engine, ctx.tx, r, idLebur) };
    const note = noteWith(refusals.notes.merged({ lebur: names.lose, tetap: names.keep }), noteOf(catatan));
    const along = (await engine.rulesOf(r).mergeAlong?.({ on: ctx.tx, registry: ctx.registry }, { keep, lose })) ?? [];
    const moved = [...(await moveAlong(ctx, along, note)), ...(await moveReferences(ctx, r, idTetap, idLebur, note))];
    const files = await rehang(ctx, r, filesAmong(r, ambil, lose), { from: idLebur, to: idTetap });
    await removeIn(ctx, r, idLebur, asItIs, { action: 'gabung', note });
    const taken = Object.fromEntries(ambil.map(name => [name, lose[name] ?? null]));
    const before = Object.fromEntries(ambil.map(name => [name, keep[name] ?? null]));
    const versi = await writeStaying(ctx, r, idTetap, taken, { action: 'gabung', note });
    await settle(ctx, r, [idTetap]);
    const id = uuidv7({ msecs: ctx.now.getTime() });
    const said = catatan?.trim() || null;
    await keepRecord(ctx, r, { id, idTetap, idLebur, names, versi, before, moved, files, catatan: said });
    return mergingOf(engine, ctx.tx, caller, r, id);
  });
}

const refused = (caller: Caller, halangan: readonly Obstacle[]) =>
  conflict(together(halangan.map(({ said }) => said)), { halangan: toldTo(caller, halangan) });

/** Fields, extra ones too, whose files go along with their values. */
const filesAmong = (r: Resource, names: readonly string[], lose: RowData): string[] =>
  names.flatMap(name => {
    const field = r.fields[name];
    if (isExtras(field)) return Object.keys(answersIn(lose[name])).map(id => extraName(name, id));
    return field?.kind === 'file' || field?.kind === 'files' ? [name] : [];
  });

/** @throws HttpError 422 by field for values that the caller may not give the row that stays */
function mustBeTakeable(caller: Caller, r: Resource, keep: RowData, names: readonly string[]): void {
  const open = takeable(caller, r, keep);
  const errors = forbiddenFields(caller, r, names);
  for (const name of names) if (!open.includes(name)) errors[name] ??= messages.readOnly;
  if (Object.keys(errors).length) throw invalid(errors);
}

/** Writes values into the row that stays, and its history also where nothing of it changes. @returns its version */
async function writeStaying(
  ctx: RuleContext,
  r: Resource,
  id: string,
  values: RowData,
  audit: { action: 'gabung' | 'batal_gabung'; note: Note },
): Promise<number> {
  const before = await lockRow(ctx, r, id);
  const after = await updateIn(ctx, r, id, { ...values, version: asItIs }, audit);
  const written = after.version === before.version ? await storeChange(ctx, r, before, {}, audit) : after;
  return Number(written.version);
}

interface Merged {
  id: string;
  idTetap: string;
  idLebur: string;
  names: { keep: string; lose: string };
  versi: number;
  before: RowData;
  moved: Moved[];
  files: Rehung[];
  catatan: string | null;
}

async function keepRecord(ctx: RuleContext, r: Resource, merged: Merged): Promise<void> {
  const { id, idTetap, idLebur, names, versi, before, moved, files, catatan } = merged;
  const pindah: Kept = { moved, files, versions: await versionsOf(ctx, moved) };
  await ctx.tx.execute(
    `insert into internal_penggabungan (id, resource, id_tetap, id_lebur, nama_tetap, nama_lebur, versi, sebelum, pindah,
       catatan, id_user, nama_user, waktu) values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10, $11, $12, $13)`,
    [
      id,
      r.name,
      idTetap,
      idLebur,
      names.keep,
      names.lose,
      versi,
      JSON.stringify(before),
      JSON.stringify(pindah),
      catatan,
      ctx.caller.userId,
      ctx.caller.name,
      ctx.now,
    ],
  );
}

/**
 * Takes a merging back: both rows are as they were, and so is what referred to the one that had gone.
 * @throws HttpError 403, 404, 409 with what is newer than it, 422 without a note
 */
export async function unmerge(
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
  catatan: string | null | undefined,
): Promise<Merging> {
  mustMerge(caller, r);
  const why = catatan?.trim();
  if (!why) throw invalid({ catatan: messages.noteRequired }, messages.noteRequired);
  return inTransaction(engine, caller, r, async ctx => {
    await takeTurns(ctx);
    const found = await storedMerging(ctx.tx, r, id, 'for update');
    const halangan = await hindrancesOf(engine, ctx.tx, caller, r, found);
    if (halangan.length) throw refused(caller, halangan);
    const { idTetap, idLebur, namaTetap, namaLebur, sebelum, pindah } = found;
    const note = noteWith(refusals.notes.unmerged({ lebur: namaLebur, tetap: namaTetap }), noteOf(why));
    await writeStaying(ctx, r, idTetap, sebelum, { action: 'batal_gabung', note });
    await hangBack(ctx, pindah.files, idLebur);
    await recoverIn(ctx, r, idLebur, { action: 'batal_gabung', note });
    await moveBack(ctx, pindah.moved, note);
    await settle(ctx, r, [idTetap, idLebur]);
    await ctx.tx.execute('update internal_penggabungan set dibatalkan_pada = $2 where id = $1', [id, ctx.now]);
    return mergingOf(engine, ctx.tx, caller, r, id);
  });
}
