const dayMs = 86_400_000;
const jakarta = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' });

/** Days from today to a calendar day, `YYYY-MM-DD`; today is 0. */
export const daysUntil = (day: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${jakarta.format(new Date())}T00:00:00Z`)) / dayMs);

/** `3` → "3 hari lagi". */
export const inDays = (days: number): string => (days === 0 ? 'hari ini' : days === 1 ? 'besok' : `${days} hari lagi`);

/** Whole days since a moment (ISO); negative while it lies ahead. */
export const daysSince = (moment: string): number => Math.floor((Date.now() - Date.parse(moment)) / dayMs);

const short = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortWithYear = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-12-22` → "22 Des"; with its year where that is another one. */
export function shortDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sameYear = day.slice(0, 4) === jakarta.format(new Date()).slice(0, 4);
  return (sameYear ? short : shortWithYear).format(date);
}
