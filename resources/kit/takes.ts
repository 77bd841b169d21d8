import type { Message } from './message.ts';
import type { Condition } from './patterns/common.ts';

/** A number above which a form warns: GET `{endpoint}?{param}=` with the row's field of that name answers `limit`. */
export interface WarnAbove {
  readonly endpoint: string;
  readonly param: string;
  readonly limit: string;
  /** `{n}` is the limit. */
  readonly text: string;
}

/** A field of the row that a step asks for and fills. */
export interface RowFieldTaken {
  readonly ofRow: true;
  /** Must be given. */
  readonly required: boolean;
  /** It is asked for, and required, only of rows for which this holds. */
  readonly when?: Condition;
  /** Refuses it, in these words, of rows for which `when` does not hold; without, what is given there is written too. */
  readonly unasked?: Message;
  readonly warnAbove?: WarnAbove;
  /** False: written where it is given, but asked for only where a screen says so (`QueueOptions.takes`). */
  readonly asked: boolean;
}

/**
 * Inputs of a step beside its note, by name: a field of the row that it fills (`ofRow`), or a value of its own,
 * declared like a field, which only the rules of the resource read.
 */
export type Takes = Readonly<Record<string, TakenValue | RowFieldTaken>>;

/** A value of the step's own: any declared field (`Field`, which this file cannot name: a status is one, too). */
export interface TakenValue {
  readonly kind: string;
  readonly required: boolean;
}

/** The row's field of that name, filled by the step. */
export const ofRow = (options: Partial<Omit<RowFieldTaken, 'ofRow'>> = {}): RowFieldTaken => ({
  ofRow: true,
  required: false,
  asked: true,
  ...options,
});

export const isOfRow = (taken: TakenValue | RowFieldTaken): taken is RowFieldTaken => 'ofRow' in taken;

/** Names under which a step is told what it is about; nothing that it takes may be called so. */
export const namesOfSteps: readonly string[] = ['aksi', 'catatan', 'filter', 'id', 'ids', 'items', 'semua', 'version'];
