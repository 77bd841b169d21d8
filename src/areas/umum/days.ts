import { currentLanguage } from '../../platform/providers/currentLanguage.ts';
import { dayToday } from '../../platform/providers/format.ts';
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

const short = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const formats = (locale: string) => ({
  short: new Intl.DateTimeFormat(locale, short),
  withYear: new Intl.DateTimeFormat(locale, { ...short, year: 'numeric' }),
});
const days = { id: formats('id-ID'), en: formats('en-GB') };

/** `2026-12-22` → "22 Des"; with its year where that is another one. */
export function shortDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sameYear = day.slice(0, 4) === dayToday().slice(0, 4);
  const { short, withYear } = days[currentLanguage()];
  return (sameYear ? short : withYear).format(date);
}
