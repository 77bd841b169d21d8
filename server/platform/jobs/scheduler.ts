import { performance } from 'node:perf_hooks';
import type { FastifyBaseLogger } from 'fastify';
import { DeclarationError } from '../../../resources/kit/index.ts';
import { refusals } from '../../../resources/platformRefusals.ts';
import type { Core } from '../access/change.ts';
import { longWork } from '../database/longWork.ts';
import { conflict } from '../errors.ts';
import { type ByHand, beat, type Claimed, claim, cutOff, finish, silentFor } from './claim.ts';
import { dueOccurrence } from './schedule.ts';
import type { Job, JobReport, JobResult } from './types.ts';

/** Runs jobs when they are due; any number of processes may have one on the same database. */
export interface Scheduler<E extends Core = Core> {
  readonly jobs: readonly Job<E>[];
  find(name: string): Job<E> | undefined;
  /** From now on looks twice a minute for what is due; the first time at once. Tests do not start it. */
  start(): void;
  /** Looks once: runs every job whose occurrence nobody has run. */
  tick(): Promise<void>;
  /** @throws HttpError 409 refusals.jobRunning */
  runByHand(job: Job<E>, byHand: ByHand): Promise<JobReport>;
  /** Stops looking, asks what runs to come to an end, and waits for it a while. */
  stop(): Promise<void>;
}

const lookEvery = 30_000;
const waitAtStop = 10_000;

/**
 * @param rowsAtOnce rows that a job holds at once
 * @throws DeclarationError for two jobs of one name, or a schedule that makes no sense
 */
export function createScheduler<E extends Core>(
  engine: E,
  jobs: readonly Job<E>[],
  log: FastifyBaseLogger,
  rowsAtOnce?: number,
): Scheduler<E> {
  const byName = new Map<string, Job<E>>();
  for (const job of jobs) {
    if (byName.has(job.name)) throw new DeclarationError(`pekerjaan "${job.name}" dideklarasikan dua kali`);
    if (job.schedule) dueOccurrence(job.schedule, engine.now());
    byName.set(job.name, job);
  }
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  /** The occurrence of each job that needs no more looking at. */
  const settled = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const run = async (job: Job<E>, claimed: Claimed): Promise<JobReport> => {
    const work = execute(engine, job, claimed, stopping.signal, rowsAtOnce);
    running.add(work);
    try {
      const report = await work;
      if (report.status === 'gagal') log.error({ pekerjaan: job.name, pesan: report.pesan }, 'pekerjaan gagal');
      return report;
    } finally {
      running.delete(work);
    }
  };

  const look = async (job: Job<E>): Promise<void> => {
    if (!job.schedule) return;
    const occurrence = dueOccurrence(job.schedule, engine.now());
    if (settled.get(job.name) === occurrence.getTime() || stopping.signal.aborted) return;
    if (job.due && !(await job.due(engine))) return;
    const taken = await claim(engine.db, job.name, engine.now(), { occurrence });
    if (taken === 'settled') settled.set(job.name, occurrence.getTime());
    if (typeof taken === 'object') await run(job, taken);
  };

  const tick = async () => {
    const looks = await Promise.allSettled(jobs.map(look));
    for (const one of looks) if (one.status === 'rejected') log.error({ err: one.reason }, 'penjadwal gagal');
  };

  return {
    jobs,
    find: name => byName.get(name),
    tick,
    start: () => {
      if (timer) return;
      timer = setInterval(() => void tick(), lookEvery).unref();
      void tick();
    },
    runByHand: async (job, byHand) => {
      const taken = await claim(engine.db, job.name, engine.now(), { byHand });
      if (typeof taken !== 'object') throw conflict(refusals.jobRunning);
      return run(job, taken);
    },
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await Promise.race([Promise.allSettled(running), new Promise(done => setTimeout(done, waitAtStop).unref())]);
    },
  };
}

/** Runs a claimed job; its failure is part of the report, never thrown. */
async function execute<E extends Core>(
  engine: E,
  job: Job<E>,
  claimed: Claimed,
  stopping: AbortSignal,
  rowsAtOnce: number | undefined,
): Promise<JobReport> {
  const begun = performance.now();
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  let heard = begun;
  let sofar: JobResult | null = null;
  const pulse = setInterval(async () => {
    const asked = performance.now();
    const ours = await beat(engine.db, claimed, engine.now(), sofar).catch(() => undefined);
    if (ours) heard = asked;
    // Somebody else has the run, or may take it any moment: two must not work on the same rows.
    else if (ours === 0 || asked - heard > silentFor) lost.abort();
  }, silentFor / 6).unref();
  const ended = (rest: Pick<JobReport, 'status' | 'hasil' | 'pesan'>): JobReport => ({
    ...rest,
    durasiMs: Math.round(performance.now() - begun),
  });
  let report: JobReport;
  try {
    const hasil = await engine.db.unhurried(longWork, () =>
      job.run({ engine, now: engine.now(), signal, rowsAtOnce, progress: said => (sofar = said) }),
    );
    // A run that was asked to stop may have left some: the next process takes it up.
    report = ended(
      signal.aborted ? { status: 'gagal', hasil, pesan: cutOff } : { status: 'selesai', hasil, pesan: null },
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report = ended({ status: 'gagal', hasil: sofar, pesan: reason.slice(0, 500) });
  } finally {
    clearInterval(pulse);
  }
  await finish(engine.db, claimed, report, engine.now());
  return report;
}
