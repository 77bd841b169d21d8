import { type Beda, type HasilBaris, type StatusBeda, statusBeda } from '../../../resources/sinkronisasi/pratinjau.ts';
import type { SourceRow } from './siamik/port.ts';

export const isState = (value: unknown): value is StatusBeda => statusBeda.some(state => state === value);

/**
 * One row of a preview. Names are short: a preview may hold a hundred thousand, and most are the same and say only so.
 */
export interface Item {
  /** Index of the kind's part. */
  p: number;
  s: StatusBeda;
  k: string;
  n: string;
  /** The source's row; of new and changed ones. */
  r?: SourceRow;
  /** Our row and the version that was compared. */
  id?: string;
  v?: number;
  beda?: Beda[];
  /** Reason why it cannot be written, or a warning: kept messages. */
  x?: string;
  w?: string;
  /** The source has its key twice. */
  g?: true;
  /** Result. */
  o?: HasilBaris;
  /** The run that tried it: after a crash it is not tried again by the same one. */
  z?: string;
}

/** Counts by state, in the columns of `internal/impor-baris`; `hilang` lives in `salah`. */
export type Counts = Record<StatusBeda, number>;

export function counted(items: readonly Item[]): Counts {
  const counts: Counts = { baru: 0, berubah: 0, sama: 0, hilang: 0 };
  for (const { s } of items) counts[s]++;
  return counts;
}
