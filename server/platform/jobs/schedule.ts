import { DeclarationError, zone } from '../../../resources/kit/index.ts';
import type { Schedule, Weekday } from './types.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const weekdays = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const;
/** The clock of computers began on a Thursday. */
const daysFromThursday = (on: Weekday): number => (on + 3) % 7;

/** Minutes after midnight of `HH:mm`. */
function minutesOf(at: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(at);
  if (!match) throw new DeclarationError(`jam pekerjaan "${at}" harus berbentuk JJ:MM`);
  return Number(match[1]) * 60 + Number(match[2]);
}

/** Start of the grid of occurrences and the distance between two of them, in milliseconds. */
function grid(schedule: Schedule): { start: number; step: number } {
  if ('at' in schedule) {
    const start = minutesOf(schedule.at) * minute - zone().minutes * minute;
    return schedule.on ? { start: start + daysFromThursday(schedule.on) * day, step: 7 * day } : { start, step: day };
  }
  if (!Number.isInteger(schedule.everyMinutes) || schedule.everyMinutes < 1)
    throw new DeclarationError(`selang pekerjaan "${schedule.everyMinutes}" harus bilangan bulat positif`);
  return { start: 0, step: schedule.everyMinutes * minute };
}

/**
 * The occurrence that is due: the latest one that is not in the future. One that was missed while nothing ran is it
 * until the next comes, so it is made up for once, however long the pause was.
 */
export function dueOccurrence(schedule: Schedule, now: Date): Date {
  const { start, step } = grid(schedule);
  return new Date(start + Math.floor((now.getTime() - start) / step) * step);
}

export function nextOccurrence(schedule: Schedule, now: Date): Date {
  return new Date(dueOccurrence(schedule, now).getTime() + grid(schedule).step);
}

/** The schedule in words. */
export function scheduleWords(schedule: Schedule): string {
  if (!('at' in schedule)) return `Setiap ${schedule.everyMinutes} menit`;
  const days = schedule.on ? `hari ${weekdays[schedule.on - 1]}` : 'hari';
  return `Setiap ${days} pukul ${schedule.at.replace(':', '.')} ${zone().name}`;
}
