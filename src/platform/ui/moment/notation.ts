import type { Ref } from 'react';
import { clockInZone, momentInZone } from '../../../../resources/kit/index.ts';
import { formatDay, formatTime } from '../../providers/format.ts';

/** A calendar day, a time of day. */
export type PickKind = 'date' | 'time';

/** Kinds of a moment; a `datetime` is both, one beside the other. */
export type MomentKind = PickKind | 'datetime';

/** An input for a moment. */
export interface PickerProps {
  kind: PickKind;
  /** ISO day or HH:mm, as the API speaks; `null` = none. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  id?: string;
  name?: string;
  label: string;
  /** Said before the label where several of one name stand beside each other. */
  spoken?: string;
  required?: boolean;
  error?: boolean;
  helperText?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  /** First and last day that are offered (ISO). */
  min?: string | undefined;
  max?: string | undefined;
  /** Two stand side by side on a phone: the field alone, without its button. */
  narrow?: boolean;
}

/** Notation of a moment while it is typed: 22/11/2026, 08.30. */
export const notations: Readonly<Record<PickKind, string>> = { date: 'DD/MM/YYYY', time: 'HH.mm' };

/** Value of an unfinished moment: no day and no time, which the declaration refuses. */
export const unfinished = '?';

/** A stored value (ISO day, HH:mm) as one would type it; empty where it is none. */
export const writtenAs = (kind: PickKind, value: string | null): string =>
  !value || value === unfinished ? '' : kind === 'time' ? formatTime(value) : formatDay(value);

/** An instant as day and time in the portal's zone; both empty for an invalid one. */
export function halvesOf(value: string | null): { day: string | null; time: string | null } {
  const [day = null, time = null] = clockInZone(value ?? '')?.split('T') ?? [];
  return { day, time };
}

/** The instant of a day and a time in the portal's zone; unfinished where one is missing. */
export function instantOf(day: string | null, time: string | null): string | null {
  if (!day && !time) return null;
  return (day && time && momentInZone(day, time)) || unfinished;
}
