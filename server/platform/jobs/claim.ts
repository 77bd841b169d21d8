import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Db, DbRow, Tx } from '../database/db.ts';
import { holdName } from '../database/turns.ts';
import type { JobReport, JobResult } from './types.ts';

/**
 * A run without a sign of life for so long was cut off (its process is gone) and may be taken over. One that lives gives
 * six of them meanwhile, and stops as soon as it hears that it was taken over (`scheduler.ts`).
 */
export const silentFor = 30_000;
/** A failed occurrence is tried again after this, so many times in all. */
const retryAfter = 10 * 60_000;
const mostAttempts = 3;
export const cutOff = 'Terhenti sebelum selesai.';

/** The person who runs a job by hand. */
export interface ByHand {
  userId: string;
  name: string;
}

interface Run extends DbRow {
  id: string;
  kunci: string;
  status: 'berjalan' | 'selesai' | 'gagal';
  percobaan: number;
  denyut: string;
  selesai: string | null;
  pesan: string | null;
}

/** `settled`: nobody needs to look at this occurrence again. */
export type Claim = Claimed | 'settled' | 'busy';

/** A run that belongs to this process, and which attempt it is. */
export interface Claimed {
  id: string;
  attempt: number;
}

/**
 * Takes an occurrence of a job, or a run by hand, for this process. Whoever asks at the same moment waits for the lock
 * and then finds it taken; two runs of one job never overlap.
 */
export async function claim(
  db: Db,
  name: string,
  now: Date,
  what: { occurrence: Date } | { byHand: ByHand },
): Promise<Claim> {
  return db.transaction(async tx => {
    await holdName(tx, `pekerjaan:${name}`);
    const kunci = 'occurrence' in what ? `${name}@${what.occurrence.toISOString()}` : `${name}#${randomUUID()}`;
    // One statement, so one moment: a run that ends between two questions would look cut off.
    const alive = new Date(now.getTime() - silentFor).toISOString();
    const found = await tx.query<Run>(
      `select id, kunci, status, percobaan, denyut, selesai, pesan from internal_pekerjaan
        where kunci = $1 or (nama = $2 and status = 'berjalan' and denyut > $3)`,
      [kunci, name, alive],
    );
    const known = found.find(run => run.kunci === kunci);
    if (known && isSettled(known)) return 'settled';
    if (found.some(run => run.status === 'berjalan' && Date.parse(run.denyut) > Date.parse(alive))) return 'busy';
    if (!known) {
      await tx.execute(
        `update internal_pekerjaan set status = 'gagal', selesai = denyut, pesan = '${cutOff}' where nama = $1 and status = 'berjalan'`,
        [name],
      );
      return insert(tx, name, kunci, now, what);
    }
    // One that a stopping process left has not failed: nothing is gained by waiting.
    if (
      known.status === 'gagal' &&
      known.pesan !== cutOff &&
      Date.parse(known.selesai ?? '') > now.getTime() - retryAfter
    )
      return 'busy';
    return takeOver(tx, known, now);
  });
}

const isSettled = ({ status, percobaan }: Run): boolean =>
  status === 'selesai' || (status === 'gagal' && percobaan >= mostAttempts);

async function insert(
  tx: Tx,
  name: string,
  kunci: string,
  now: Date,
  what: { occurrence: Date } | { byHand: ByHand },
): Promise<Claim> {
  const id = uuidv7({ msecs: now.getTime() });
  const hand = 'byHand' in what ? what.byHand : undefined;
  await tx.execute(
    `insert into internal_pekerjaan (id, created_at, updated_at, kunci, nama, jadwal, status, mulai, denyut, percobaan, id_user, nama_user)
     values ($1, $2, $2, $3, $4, $5, 'berjalan', $2, $2, 1, $6, $7)`,
    [
      id,
      now.toISOString(),
      kunci,
      name,
      'occurrence' in what ? what.occurrence.toISOString() : null,
      hand?.userId ?? null,
      hand?.name ?? null,
    ],
  );
  return { id, attempt: 1 };
}

/** An occurrence that failed or was cut off goes on in the same row. A cut-off run counts as an attempt too. */
async function takeOver(tx: Tx, run: Run, now: Date): Promise<Claim> {
  if (run.percobaan >= mostAttempts) {
    await tx.execute(
      `update internal_pekerjaan set status = 'gagal', selesai = $2, pesan = '${cutOff}' where id = $1`,
      [run.id, now.toISOString()],
    );
    return 'settled';
  }
  const taken = await tx.execute(
    `update internal_pekerjaan set status = 'berjalan', percobaan = percobaan + 1, mulai = $2, denyut = $2,
       selesai = null, pesan = null, updated_at = $2, version = version + 1
     where id = $1 and status = $3 and percobaan = $4`,
    [run.id, now.toISOString(), run.status, run.percobaan],
  );
  return taken ? { id: run.id, attempt: run.percobaan + 1 } : 'busy';
}

/**
 * A sign of life of a run, and how far it is.
 * @returns 0 where it was taken over meanwhile
 */
export const beat = (db: Db, { id, attempt }: Claimed, now: Date, sofar: JobResult | null): Promise<number> =>
  db.execute(
    `update internal_pekerjaan set denyut = $3, hasil = coalesce($4::jsonb, hasil)
      where id = $1 and percobaan = $2 and status = 'berjalan'`,
    [id, attempt, now.toISOString(), sofar && JSON.stringify(sofar)],
  );

/** Notes how a run ended; one that was taken over meanwhile has nothing to say any more. */
export async function finish(db: Db, { id, attempt }: Claimed, report: JobReport, now: Date): Promise<void> {
  await db.execute(
    `update internal_pekerjaan set status = $3, hasil = $4, pesan = $5, durasi_ms = $6, selesai = $7, denyut = $7,
       updated_at = $7, version = version + 1 where id = $1 and percobaan = $2`,
    [
      id,
      attempt,
      report.status,
      report.hasil ? JSON.stringify(report.hasil) : null,
      report.pesan,
      report.durasiMs,
      now.toISOString(),
    ],
  );
}
