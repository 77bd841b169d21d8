import { sanitizeSvg } from '../files/svg.ts';
import { readCsvRows } from '../spreadsheet/csvRead.ts';
import { type RawRow, readXlsxRows } from '../spreadsheet/xlsxRead.ts';

/** What the reading thread can do, and the pieces that come out of it. */
interface Jobs {
  xlsx: { takes: Uint8Array; gives: RawRow[] };
  csv: { takes: Uint8Array; gives: RawRow[] };
  svg: { takes: string; gives: string | undefined };
}

export type JobName = keyof Jobs;
export type Takes<N extends JobName> = Jobs[N]['takes'];
export type Gives<N extends JobName> = Jobs[N]['gives'];
export type Job = { [N in JobName]: { name: N; input: Takes<N> } }[JobName];

export type Answer<N extends JobName = JobName> =
  | { piece: Gives<N> }
  | { done: true }
  | { refused: { statusCode: 413 | 422; message: string } }
  | { failed: string };

/** Does the work, in the thread. */
export async function* perform(job: Job): AsyncGenerator<Gives<JobName>, undefined> {
  switch (job.name) {
    case 'xlsx':
      return yield* readXlsxRows(Buffer.from(job.input));
    case 'csv':
      return yield* readCsvRows(Buffer.from(job.input));
    case 'svg':
      yield sanitizeSvg(job.input);
  }
}
