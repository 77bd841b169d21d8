/** Days on which a report is sent: each Monday, or the first of each month. */

export type Kapan = 'senin' | 'bulan';

const aDay = 86_400_000;
const dayAt = (day: string): Date => new Date(`${day}T00:00:00Z`);
const written = (day: Date): string => day.toISOString().slice(0, 10);

/** The latest occasion on or before a day. */
export function latestOf(kapan: Kapan, day: string): string {
  if (kapan === 'bulan') return `${day.slice(0, 8)}01`;
  const at = dayAt(day);
  return written(new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * aDay));
}

/** The occasion that comes after a day; `today` where one was missed. @param last the day of the latest one */
export function nextOf(kapan: Kapan, last: string, today: string): string {
  if (latestOf(kapan, today) > last) return today;
  if (kapan === 'senin') return written(new Date(dayAt(latestOf(kapan, today)).getTime() + 7 * aDay));
  const first = dayAt(latestOf(kapan, today));
  return written(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)));
}
