import type { SourceRow } from '../siamik/port.ts';

export const states = ['baru', 'berubah', 'sama', 'hilang'] as const;
export type State = (typeof states)[number];

export const isState = (value: unknown): value is State => states.some(state => state === value);

/** A difference as people read it. */
export interface Difference {
  label: string;
  lama: string | null;
  baru: string | null;
}

export type Action = 'tambah' | 'perbarui' | 'nonaktifkan' | 'lewati';

export interface Outcome {
  aksi: Action;
  hasil: 'berhasil' | 'gagal' | 'dilewati';
  pesan: string | null;
}

/**
 * One row of a preview. Names are short: a preview may hold a hundred thousand, and most are the same and say only so.
 */
export interface Item {
  /** Which part of the kind. */
  p: number;
  s: State;
  k: string;
  n: string;
  /** The source's row; of new and changed ones. */
  r?: SourceRow;
  /** Our row and the version that was compared. */
  id?: string;
  v?: number;
  beda?: Difference[];
  /** Why it cannot be written, or what to know before. */
  x?: string;
  w?: string;
  /** What became of it. */
  o?: Outcome;
  /** The run that tried it: after a crash it is not tried again by the same one. */
  z?: string;
}

/** Counts by state, in the columns of `internal/impor-baris`; `hilang` lives in `salah`. */
export type Counts = Record<State, number>;

export function counted(items: readonly Item[]): Counts {
  const counts: Counts = { baru: 0, berubah: 0, sama: 0, hilang: 0 };
  for (const { s } of items) counts[s]++;
  return counts;
}
