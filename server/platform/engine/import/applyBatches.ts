import { setImmediate as turn } from 'node:timers/promises';
import { keep } from '../../access/keptSaid.ts';
import type { Queryable } from '../../database/db.ts';
import type { Failures } from './attempt.ts';
import { type Batch, batchSizes, readBatch, type StoredBatch, storedBatch } from './store.ts';
import { addCounts, type Counts, type JudgedRow, noCounts } from './types.ts';
import type { Prepared } from './write.ts';

/** An apply in which nothing may be left out found rows that cannot be written. */
export class NotAll extends Error {
  override name = 'NotAll';
  constructor(readonly batches: readonly Batch[]) {
    super('Ada baris yang tidak dapat diterapkan.');
  }
}

interface RowsWriter {
  /** Works out how rows are sent, without the database; undefined where each is looked at as it is written. */
  prepare(rows: readonly JudgedRow[]): Prepared | undefined;
  /** Writes rows, telling how many of them are done; those that could not be written come back with the reason. */
  write(
    rows: readonly JudgedRow[],
    told: (done: number) => void,
    prepared: Prepared | undefined,
  ): Promise<Failures<JudgedRow>>;
}

/**
 * Writes batch by batch; while PostgreSQL writes one, the next is read and prepared, and no further one.
 * @throws NotAll when every row is wanted and one could not be written
 */
export async function applyBatches(
  on: Queryable,
  id: string,
  allOrNothing: boolean,
  tell: (percent: number) => void,
  { prepare, write }: RowsWriter,
): Promise<Result> {
  const result = new Result();
  const sizes = await batchSizes(on, id);
  const storedAt = async (i: number) => {
    const bagian = sizes[i]?.bagian;
    return bagian === undefined ? undefined : { bagian, ...(await storedBatch(on, id, bagian, false)) };
  };
  const first = await storedAt(0);
  let ready = first && readied(first, prepare);
  for (let i = 0; ready; i++) {
    const { batch, rows, prepared } = await ready;
    // Asked for before the write: within it, a row that is refused would refuse this too.
    const following = await storedAt(i + 1);
    const writing = write(rows, done => tell(share(i + done / rows.length, sizes.length)), prepared);
    ready = following && readied(following, prepare);
    ready?.catch(() => undefined);
    result.add(batch, await writing);
    tell(share(i + 1, sizes.length));
  }
  if (allOrNothing && result.spoiled.length) throw new NotAll(result.spoiled);
  return result;
}

/** Reads and prepares a batch, in steps between which the write of the one before goes on. */
async function readied(stored: StoredBatch & { bagian: number }, prepare: RowsWriter['prepare']) {
  await turn();
  const batch = readBatch(stored.bagian, stored);
  await turn();
  const rows = wantedIn(batch);
  return { batch, rows, prepared: prepare(rows) };
}

const wantedIn = ({ rows }: Batch): JudgedRow[] =>
  rows.filter(({ status }) => status === 'baru' || status === 'berubah');

const share = (done: number, all: number): number => Math.min(99, Math.round((done / all) * 100));

/** Results of the batches so far. */
export class Result {
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
