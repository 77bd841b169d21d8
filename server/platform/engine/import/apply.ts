import {
  type ImportStatus,
  type Message,
  messages,
  numberInWords,
  type Resource,
} from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { role } from '../../../../resources/roles.ts';
import { createActivityLog } from '../../access/activity.ts';
import type { Caller } from '../../access/caller.ts';
import { keep, keptCode } from '../../access/keptSaid.ts';
import type { Queryable, Tx } from '../../database/db.ts';
import { conflict, HttpError } from '../../errors.ts';
import type { Engine } from '../context.ts';
import { ruleContext } from '../transaction.ts';
import type { Failures } from './attempt.ts';
import { needsShadow, underShadow } from './shadow.ts';
import {
  type Batch,
  batchSizes,
  closeImport,
  findImport,
  type Import,
  loadBatch,
  moveImport,
  recount,
  updateBatch,
} from './store.ts';
import { addCounts, type Counts, type JudgedRow, noCounts } from './types.ts';
import { mustBeImporter, reachOf } from './uploadAndCheck.ts';
import { inSlices, writeBatch } from './write.ts';

/** Imports that this process is applying, with their progress in percent. */
const running = new Map<string, { stored: Import; progress: number; done: Promise<void> }>();

/** Progress of an import that this process is applying. */
export const progressOf = (id: string): number | undefined => running.get(id)?.progress;

/** Waits for the apply of an import that this process began; done where there is none. */
export const applied = async (id: string): Promise<void> => running.get(id)?.done;

/** Waits for every apply of this process to end; for a graceful stop and for tests. */
export async function settled(): Promise<void> {
  await Promise.allSettled([...running.values()].map(({ done }) => done));
}

/** An apply in which nothing may be left out found rows that cannot be written. */
class NotAll extends Error {
  override name = 'NotAll';
  constructor(readonly batches: readonly Batch[]) {
    super('Ada baris yang tidak dapat diterapkan.');
  }
}

/**
 * Begins to write an import in the background; the import tells how far it is.
 * @param allOrNothing refuse when any row is wrong, and write nothing when one turns out to be
 * @throws HttpError 403; 404; 409 when it is being or was applied, or was checked with other rights; 422 with wrong
 * rows when all are wanted
 */
export async function apply(
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
  allOrNothing: boolean,
  failed: (error: unknown) => void,
): Promise<Import> {
  mustBeImporter(caller, r);
  const stored = await recovered(engine, await findImport(engine.db, caller, r, id));
  if (stored.status !== 'selesai' && stored.hak !== reachOf(engine, caller, r)) {
    throw conflict(refusals.imports.otherRights);
  }
  if (allOrNothing && stored.jumlah.salah > 0) {
    throw new HttpError(422, refusals.imports.wrongRows({ n: stored.jumlah.salah }));
  }
  // A run that failed as a whole wrote nothing, so it may be applied again.
  const from: ImportStatus[] =
    stored.pesan !== null && keptCode(stored.pesan) === refusals.imports.interrupted.code
      ? ['pratinjau']
      : ['pratinjau', 'gagal'];
  if (!(await moveImport(engine.db, id, from, 'diproses', null))) throw conflict(whyNot(stored));
  const begun: Import = { ...stored, status: 'diproses', kemajuan: 0, pesan: null };
  const job = { stored: begun, progress: 0, done: Promise.resolve() };
  running.set(id, job);
  job.done = run(engine, caller, r, id, allOrNothing, percent => {
    job.progress = percent;
  })
    .catch(failed)
    .finally(() => running.delete(id));
  return begun;
}

/**
 * An import of the caller that this process is applying, as `findImport` would give it, without asking the database:
 * the embedded one has a single connection, which an import of a resource with rules holds until its end.
 */
export function beingApplied(caller: Caller, r: Resource, id: string): Import | undefined {
  const job = running.get(id);
  if (!job || job.stored.resource !== r.name) return undefined;
  return job.stored.idUser === caller.userId || caller.baseRole === role.superAdmin ? job.stored : undefined;
}

const whyNot = ({ status }: Import): Message =>
  status === 'gagal' ? refusals.imports.failed : refusals.imports.appliedOrRunning;

/** Holds the import for this transaction, so that an apply whose process ended can be told from a running one. */
export const lock = (tx: Tx, id: string, attempt: '' | 'try_') =>
  tx.one<{ ok: boolean | null }>(
    `select pg_${attempt}advisory_xact_lock(hashtextextended('impor:' || $1::text, 0))::text <> 'false' as ok`,
    [id],
  );

/** An import whose apply ended with its process: nothing was written, so it is a preview again. */
export async function recovered(engine: Engine, stored: Import): Promise<Import> {
  if (stored.status !== 'diproses' || running.has(stored.id)) return stored;
  const orphan =
    engine.db.embedded || (await engine.db.transaction(async tx => (await lock(tx, stored.id, 'try_'))?.ok === true));
  if (!orphan || !(await moveImport(engine.db, stored.id, ['diproses'], 'pratinjau', null))) return stored;
  return { ...stored, status: 'pratinjau', kemajuan: 0 };
}

async function run(
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
  allOrNothing: boolean,
  tell: (percent: number) => void,
): Promise<void> {
  let percent = 0;
  const note = () =>
    engine.db
      .execute(`update internal_impor set kemajuan = $2 where id = $1 and status = 'diproses'`, [id, percent])
      .catch(() => 0);
  // Made outside the transaction, so that other processes see the progress; the one embedded connection is taken.
  const timer = engine.db.embedded ? undefined : setInterval(note, 500);
  try {
    const told = (done: number) => {
      percent = done;
      tell(done);
    };
    const { baru, berubah } = (await findImport(engine.db, null, r, id)).jumlah;
    if (needsShadow(engine, baru + berubah)) await applyInSlices(engine, caller, r, id, allOrNothing, told);
    else await engine.db.transaction(tx => applyIn(engine, tx, caller, r, id, allOrNothing, told));
  } catch (error) {
    if (error instanceof NotAll) {
      for (const batch of error.batches) await updateBatch(engine.db, id, batch);
      await recount(engine.db, id);
    }
    const said = error instanceof NotAll || error instanceof HttpError;
    const why = error instanceof HttpError ? error.said : said ? error.message : messages.internal;
    await moveImport(engine.db, id, ['diproses'], 'gagal', keep(refusals.imports.nothingSaved({ sebab: why })));
    if (!said) throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Writes rows, telling how many of them are done; those that could not be written come back with the reason. */
type WriteRows = (rows: readonly JudgedRow[], told: (done: number) => void) => Promise<Failures<JudgedRow>>;

/** @throws NotAll when every row is wanted and one could not be written */
async function applyBatches(
  on: Queryable,
  id: string,
  allOrNothing: boolean,
  tell: (percent: number) => void,
  write: WriteRows,
): Promise<Result> {
  const result = new Result();
  const sizes = await batchSizes(on, id);
  for (const [i, { bagian }] of sizes.entries()) {
    const batch = await loadBatch(on, id, bagian, false);
    const rows = wantedIn(batch);
    const failed = await write(rows, done => tell(share(i + done / rows.length, sizes.length)));
    result.add(batch, failed);
    tell(share(i + 1, sizes.length));
  }
  if (allOrNothing && result.spoiled.length) throw new NotAll(result.spoiled);
  return result;
}

const auditOf = (importId: string) => ({ action: 'impor', importId }) as const;

async function applyIn(
  engine: Engine,
  tx: Tx,
  caller: Caller,
  r: Resource,
  id: string,
  allOrNothing: boolean,
  tell: (percent: number) => void,
): Promise<void> {
  await lock(tx, id, '');
  if (!(await isApplying(tx, id))) return;
  const ctx = ruleContext(engine, tx, caller);
  const result = await applyBatches(tx, id, allOrNothing, tell, rows => writeBatch(ctx, r, rows, auditOf(id)));
  await finish(engine, tx, caller, r, id, result);
}

/** The same in short transactions that let others in between, who see nothing of it before its end (`shadow.ts`). */
async function applyInSlices(
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
  allOrNothing: boolean,
  tell: (percent: number) => void,
): Promise<void> {
  if (!(await isApplying(engine.db, id))) return;
  await underShadow(engine, r, async shadow => {
    const result = await applyBatches(engine.db, id, allOrNothing, tell, (rows, told) =>
      inSlices(shadow, caller, rows, (ctx, some) => writeBatch(ctx, r, some, auditOf(id)), told),
    );
    await shadow.finish(caller, ({ tx }) => finish(engine, tx, caller, r, id, result));
  });
}

const wantedIn = ({ rows }: Batch): JudgedRow[] =>
  rows.filter(({ status }) => status === 'baru' || status === 'berubah');

const share = (done: number, all: number): number => Math.min(99, Math.round((done / all) * 100));

/** True if an import still waits to be written; two callers who apply it take turns. */
async function isApplying(on: Queryable, id: string): Promise<boolean> {
  const job = await on.one<{ status: ImportStatus }>('select status from internal_impor where id = $1', [id]);
  return job?.status === 'pratinjau' || job?.status === 'diproses';
}

/** Results of the batches so far. */
class Result {
  readonly counts: Counts = noCounts();
  readonly spoiled: Batch[] = [];

  add(batch: Batch, failed: Failures<JudgedRow>): void {
    this.counts.diterapkan += wantedIn(batch).length - failed.size;
    if (failed.size) this.spoiled.push(spoil(batch, failed));
    addCounts(this.counts, batch.rows);
  }
}

/** Marks the rows that could not be written. */
function spoil(batch: Batch, failed: Failures<JudgedRow>): Batch {
  for (const [row, reason] of failed) {
    row.status = 'salah';
    row.pesan = { root: keep(reason) };
  }
  return batch;
}

async function finish(
  engine: Engine,
  tx: Tx,
  caller: Caller,
  r: Resource,
  id: string,
  { counts, spoiled }: Result,
): Promise<void> {
  for (const batch of spoiled) await updateBatch(tx, id, batch);
  const left = counts.salah ? keep(refusals.imports.notAllApplied({ n: counts.salah })) : null;
  await closeImport(tx, id, counts, left);
  const { namaBerkas } = await findImport(tx, null, r, id);
  await createActivityLog(engine.registry)(tx, {
    aksi: 'impor',
    ringkasan: `Impor ${r.label} dari ${namaBerkas}: ${numberInWords(counts.diterapkan)} baris diterapkan.`,
    waktu: engine.now(),
    idUser: caller.userId,
    namaUser: caller.name,
    roleId: caller.roleId,
    resource: r.name,
    idBaris: id,
  });
}
