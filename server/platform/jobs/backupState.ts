import type { DbRow, Queryable } from '../database/db.ts';

/** Names of the jobs that back the portal up and try to restore it. */
export const backupJob = 'cadangan';
export const rehearsalJob = 'cadangan-coba';

const day = 86_400_000;
/** Longest time without a backup, and without a rehearsal, in milliseconds: the job has then missed at least one. */
const backupWithin = 2 * day;
const rehearsalWithin = 9 * day;

/** A run that came to an end. */
interface Ended {
  /** When (ISO). */
  selesai: string;
  pesan: string | null;
  hasil: Readonly<Record<string, unknown>> | null;
}

/** One of the two jobs: its last good run, and the last one where that failed. */
export interface Watched {
  good: Ended | null;
  failed: Ended | null;
  /** Since when (ISO) there has been no good one for too long; null: there has. */
  overdueSince: string | null;
}

export interface BackupState {
  backup: Watched;
  rehearsal: Watched;
}

interface RunRow extends DbRow, Ended {
  nama: string;
  status: 'selesai' | 'gagal';
}

const lastRuns = `select distinct on (nama, status) nama, status, selesai, pesan, hasil from internal_pekerjaan
  where nama = any($1) and status in ('selesai', 'gagal') and selesai is not null order by nama, status, mulai desc`;

/**
 * How the portal's own backups stand, by the runs of their jobs.
 * @param scheduled whether they are made without being asked for; otherwise nothing is overdue
 */
export async function backupState(on: Queryable, now: Date, scheduled: boolean): Promise<BackupState> {
  const runs = await on.query<RunRow>(lastRuns, [[backupJob, rehearsalJob]]);
  const installed = await on.one<{ sejak: string }>('select min(waktu) as sejak from _migrasi');
  const watch = (name: string, within: number): Watched => {
    const last = (status: RunRow['status']) => runs.find(run => run.nama === name && run.status === status) ?? null;
    const [good, failed] = [last('selesai'), last('gagal')];
    const since = good?.selesai ?? installed?.sejak ?? now.toISOString();
    return {
      good,
      failed: failed && failed.selesai > (good?.selesai ?? '') ? failed : null,
      overdueSince: scheduled && Date.parse(since) < now.getTime() - within ? since : null,
    };
  };
  return { backup: watch(backupJob, backupWithin), rehearsal: watch(rehearsalJob, rehearsalWithin) };
}
