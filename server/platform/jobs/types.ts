import type { Core } from '../access/change.ts';

/** 1 Senin … 7 Minggu. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** When a job is due: at a time of day in the portal's zone (`02:30`), every day or on one of the week, or every so many minutes. */
export type Schedule = { at: string; on?: Weekday } | { everyMinutes: number };

/** Dependencies of a run; jobs of the areas get the whole engine (`EngineJob`). */
export interface JobContext<E extends Core = Core> {
  readonly engine: E;
  /** Time of the run; jobs do not read the clock themselves. */
  readonly now: Date;
  /** Aborted when the process stops: finish the batch at hand and return. */
  readonly signal: AbortSignal;
  /** Rows that the job holds at once (`partsOf`). */
  readonly rowsAtOnce?: number | undefined;
  /** Says how far the run is: kept with its next sign of life, and shown in the place of the result until it ends. */
  readonly progress?: ((sofar: JobResult) => void) | undefined;
}

/** Result of a run, shown to the Super Admin as it is: `{ dihapus: 3 }`. */
export type JobResult = Readonly<Record<string, unknown>>;

/**
 * A job, declared as data. A run that was cut off is taken up again, so running twice over the same rows must do
 * nothing the second time.
 */
export interface Job<E extends Core = Core> {
  /** In addresses: `sapu-berkas`. */
  readonly name: string;
  /** Shown to people. */
  readonly title: string;
  /** undefined: only when somebody asks. */
  readonly schedule: Schedule | undefined;
  /** True if the job may have work; where not, an occurrence leaves no run. */
  due?(engine: E): Promise<boolean>;
  run(context: JobContext<E>): Promise<JobResult>;
}

/** How a run ended. */
export interface JobReport {
  status: 'selesai' | 'gagal';
  hasil: JobResult | null;
  pesan: string | null;
  durasiMs: number;
}
