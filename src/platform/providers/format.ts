import { dayInZone, zone, zoned } from '../../../resources/kit/index.ts';
import { currentLanguage } from './currentLanguage.ts';

/** Numbers, dates and sizes as Indonesians write them; days and moments also as who reads English does. */
const locale = 'id-ID';
const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
const written = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const days = { id: new Intl.DateTimeFormat(locale, written), en: new Intl.DateTimeFormat('en-GB', written) };
const onWeekday = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const weekdays = { id: new Intl.DateTimeFormat(locale, onWeekday), en: new Intl.DateTimeFormat('en-GB', onWeekday) };
const toTheMinute = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;
const moments = { id: zoned(locale, toTheMinute), en: zoned('en-GB', toTheMinute) };
const clock = { hour: '2-digit', minute: '2-digit' } as const;
const clocks = { id: zoned(locale, clock), en: zoned('en-GB', clock) };
const relative = {
  id: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
  en: new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }),
};
const justNow = { id: 'baru saja', en: 'just now' };

export const formatNumber = (value: number): string => numbers.format(value);

/** With as many digits after the comma as the field declares: an IPK of 4 reads "4,00". */
export const formatDecimal = (value: number, scale = 0): string =>
  value.toLocaleString(locale, { minimumFractionDigits: scale, maximumFractionDigits: scale });

/** `Rp.1.500.000`; negatives in parentheses (specification §9). */
export const formatMoney = (value: number): string => {
  const words = `Rp.${numbers.format(Math.abs(Math.round(value)))}`;
  return value < 0 ? `(${words})` : words;
};

/** `2026-08-17` → "17 Agustus 2026"; calendar days have no time zone. */
export const formatDate = (value: string): string => {
  const day = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? value : days[currentLanguage()].format(day);
};

/** `2026-08-17` → "Sen, 17 Agt 2026". */
export const formatWeekday = (value: string): string => {
  const day = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? value : weekdays[currentLanguage()].format(day);
};

/** "17–23 November 2026", "27 Juli – 2 Agustus 2026": two calendar days, what they share said once. */
export const formatDays = (from: string, to: string): string => {
  const [first, last] = [from, to].map(day => new Date(`${day.slice(0, 10)}T00:00:00Z`));
  return first && last && first <= last ? days[currentLanguage()].formatRange(first, last) : formatDate(from);
};

/** The day of a moment (epoch milliseconds) in the portal's zone, `YYYY-MM-DD`. */
export const dayOf = (moment: number): string => dayInZone(moment);
/** Today in the portal's zone, `YYYY-MM-DD`. */
export const dayToday = (): string => dayOf(Date.now());

/** `2026-08-17` → "17/08/2026", as one types it. */
export const formatDay = (value: string): string => value.slice(0, 10).split('-').reverse().join('/');

/** `08:30` → "08.30"; a time of day has no time zone. */
export const formatTime = (value: string): string => value.slice(0, 5).replace(':', '.');

/** Who does not read Indonesian does not know the zone's name. */
const zoneName = (): string => (currentLanguage() === 'en' ? zone().english : zone().name);

/** "26 Nov 2026, 23.59 WIB": in the portal's zone, whatever zone the device is in, and it says so. */
export const formatDateTime = (value: string): string => {
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? value : `${moments[currentLanguage()](moment)} ${zoneName()}`;
};

/** "08.30 WIB": the time of a moment of today. */
export const formatClock = (moment: Date | number): string => `${clocks[currentLanguage()](moment)} ${zoneName()}`;

const steps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 hari yang lalu", "baru saja". */
export function formatRelative(value: string, now = Date.now()): string {
  const seconds = (new Date(value).getTime() - now) / 1000;
  if (Number.isNaN(seconds)) return value;
  for (const [unit, size] of steps)
    if (Math.abs(seconds) >= size) return relative[currentLanguage()].format(Math.trunc(seconds / size), unit);
  return justNow[currentLanguage()];
}

export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 ** 2) return `${numbers.format(Math.round(bytes / 102.4) / 10)} KB`;
  return `${numbers.format(Math.round(bytes / (1024 ** 2 / 10)) / 10)} MB`;
}

/** "3,75" or "1.250,5" as typed in Indonesia → 3.75, 1250.5; anything else comes back as it is, for the schema to refuse. */
export function parseNumber(typed: string): number | string | null {
  const text = typed.trim();
  if (text === '') return null;
  const plain =
    text.includes(',') || /^-?\d{1,3}(\.\d{3})+$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text;
  const value = Number(plain);
  return Number.isFinite(value) ? value : typed;
}
