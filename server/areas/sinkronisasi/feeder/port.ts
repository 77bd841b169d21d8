import type { Message } from '../../../../resources/kit/index.ts';
import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';

/** A record as the Feeder has it, under its own names. */
export type FeederRow = Readonly<Record<string, unknown>>;

/** What a call of the Feeder says beside its name (`act`). */
export interface FeederBody {
  /** Condition in SQL; made by `equals` and `among` only. */
  readonly filter?: string;
  readonly order?: string;
  readonly limit?: number;
  readonly offset?: number;
  readonly record?: FeederRow;
  readonly key?: FeederRow;
}

/** The campus's Neo Feeder (docs/domain/10 §3.14). */
export interface FeederPort {
  /** Rows that a page holds. */
  readonly pageSize: number;
  /** Milliseconds after which a call that was begun has no effect any more. */
  readonly answersWithin: number;
  /**
   * One call, without repeating it: an insert whose answer was lost may have been stored.
   * @returns `data` of the answer
   * @throws FeederRefused where the Feeder says no; SiamikUnavailable where no usable answer came
   */
  call(act: string, body?: FeederBody): Promise<unknown>;
}

/** The Feeder understood the call and says no, or what it has stands in the way. */
export class FeederRefused extends Error {
  override name = 'FeederRefused';
  constructor(readonly said: Message) {
    super(said.text);
  }
}

/** A refusal in the Feeder's own words. */
export const refusedBy = (kode: number, pesan: string): FeederRefused =>
  new FeederRefused(sinkronisasiRefusals.feeder.said({ kode, pesan: pesan.slice(0, 400) }));

/** A value inside a condition: quotes are doubled, control characters have no place there. */
const quoted = (value: string): string => `'${value.replace(/\p{Cc}/gu, ' ').replaceAll("'", "''")}'`;

/** Condition: every field has the value beside it. */
export const equals = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([field, value]) => `${field} = ${quoted(value)}`)
    .join(' and ');

/** Condition: the field has one of the values. */
export const among = (field: string, values: readonly string[]): string =>
  `${field} in (${values.map(quoted).join(', ')})`;
