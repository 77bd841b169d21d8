import { isDay } from './day.ts';
import { messages } from './messages.ts';
import type { FieldErrors } from './row.ts';

/** The least days of a participation (docs/domain/20 §1.1 tanggalSelesai), for the server and the form alike. */

/** The first day on which it may end. */
export const earliestEnd = (from: string, least: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + least * 86_400_000).toISOString().slice(0, 10);

const day = (value: unknown): string | null => (isDay(value) ? value : null);

/** 'Durasi kegiatan minimal {n} hari.'; nothing while one of the days is missing. */
export function durationErrors(from: unknown, to: unknown, least: number): FieldErrors {
  const [first, last] = [day(from), day(to)];
  const short = first !== null && last !== null && last < earliestEnd(first, least);
  return short ? { tanggalSelesai: messages.durationLeast({ n: least }) } : {};
}
