import { zone, zoned } from '../resources/kit/day.ts';

const day = zoned('id-ID', { day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = zoned('id-ID', { day: 'numeric', month: 'short', year: 'numeric' });
const englishShortDay = zoned('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const englishNumber = new Intl.NumberFormat('en-GB');
const number = new Intl.NumberFormat('id-ID');

const englishDay = zoned('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** '2 Maret 2026' or '2 March 2026'. */
export const dateIn =
  (language: 'id' | 'en') =>
  (iso: string): string =>
    (language === 'en' ? englishDay : day)(new Date(iso));

/** '2 Maret 2026' */
export const formatDate = (iso: string): string => day(new Date(iso));

/** '2 Mar 2026 – 9 Mar 2026', one date when both are the same day. */
export function formatPeriod(from: string, until: string, language: 'id' | 'en' = 'id'): string {
  const days = language === 'en' ? englishShortDay : shortDay;
  const [start, end] = [days(new Date(from)), days(new Date(until))];
  return start === end ? start : `${start} – ${end}`;
}

/** '1.234' */
export const formatNumber = (value: number, language: 'id' | 'en' = 'id'): string =>
  (language === 'en' ? englishNumber : number).format(value);

/** '1,2 MB', '340 KB' */
export function formatSize(bytes: number, language: 'id' | 'en' = 'id'): string {
  const point = language === 'en' ? '.' : ',';
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1).replace('.', point)} MB`;
  return `${Math.max(1, Math.round(bytes / 1000))} KB`;
}

export type Phase = 'Selesai' | 'Berlangsung' | 'Akan datang';

/** Position of today relative to a stage; a last day without time is included whole. */
export function phaseOf(from: string, until: string, now: Date): Phase {
  const end = until.length === 10 ? new Date(`${until}T23:59:59${zone().offset}`) : new Date(until);
  const start = from.length === 10 ? new Date(`${from}T00:00:00${zone().offset}`) : new Date(from);
  if (now > end) return 'Selesai';
  return now < start ? 'Akan datang' : 'Berlangsung';
}
