import { dayFormat, dayToday } from '../../platform/providers/format.ts';
import type { Say } from '../../platform/providers/language.ts';

const dayMs = 86_400_000;

/** Days from today to a calendar day, `YYYY-MM-DD`; today is 0. */
export const daysUntil = (day: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${dayToday()}T00:00:00Z`)) / dayMs);

/** `3` → "3 hari lagi". */
export const inDays = (days: number, say: Say): string =>
  days === 0 ? say('hari ini') : days === 1 ? say('besok') : say('%{n} hari lagi', { n: days });

/** Whole days since a moment (ISO); negative while it lies ahead. */
export const daysSince = (moment: string): number => Math.floor((Date.now() - Date.parse(moment)) / dayMs);

const short = dayFormat({ day: 'numeric', month: 'short' });
const withYear = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** `2026-12-22` → "22 Des"; with its year where that is another one. */
export function shortDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sameYear = day.slice(0, 4) === dayToday().slice(0, 4);
  return (sameYear ? short() : withYear()).format(date);
}
