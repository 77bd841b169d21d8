import { dayInZone, zone, zoned } from '../../../resources/kit/index.ts';
import { locales } from '../../../resources/pengaturan/bahasa.ts';
import { currentLanguage } from './currentLanguage.ts';
import { inWords } from './reading.ts';

/** Numbers, days, moments and sizes as the language of the page writes them. */
const perLocale = <T>(make: (locale: string) => T): (() => T) => {
  const made = new Map<string, T>();
  return () => {
    const locale = locales[currentLanguage()];
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
};

/** Formats days or moments of a kind that one page alone has. */
export const dayFormat = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  perLocale(locale => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }));

/** The same of moments, in the portal's zone. */
export const momentFormat = (options: Intl.DateTimeFormatOptions): ((moment: Date | number) => string) => {
  const format = perLocale(locale => zoned(locale, options));
  return moment => format()(moment);
};

const numbers = perLocale(locale => new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }));
const percents = perLocale(locale => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }));
const rupiahs = new Intl.NumberFormat('id-ID');
const days = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });
const weekdays = dayFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const moments = momentFormat({ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
const clocks = momentFormat({ hour: '2-digit', minute: '2-digit' });
const relative = perLocale(locale => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const lists = perLocale(locale => new Intl.ListFormat(locale, { type: 'conjunction' }));

export const formatNumber = (value: number): string => numbers().format(value);

/** `0.125` → "12,5%". */
export const formatPercent = (share: number): string => percents().format(share);

/** "A, B, dan C". */
export const formatList = (words: readonly string[]): string => lists().format(words);

/** With as many digits after the comma as the field declares: an IPK of 4 reads "4,00". */
export const formatDecimal = (value: number, scale = 0): string =>
  value.toLocaleString(locales[currentLanguage()], { minimumFractionDigits: scale, maximumFractionDigits: scale });

/** `Rp.1.500.000`; negatives in parentheses (specification §9). */
export const formatMoney = (value: number): string => {
  const words = `Rp.${rupiahs.format(Math.abs(Math.round(value)))}`;
  return value < 0 ? `(${words})` : words;
};

/** `2026-08-17` → "17 Agustus 2026"; calendar days have no time zone. */
export const formatDate = (value: string): string => {
  const day = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? value : days().format(day);
};

/** `2026-08-17` → "Sen, 17 Agt 2026". */
export const formatWeekday = (value: string): string => {
  const day = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? value : weekdays().format(day);
};

/** "17–23 November 2026", "27 Juli – 2 Agustus 2026": two calendar days, what they share said once. */
export const formatDays = (from: string, to: string): string => {
  const [first, last] = [from, to].map(day => new Date(`${day.slice(0, 10)}T00:00:00Z`));
  return first && last && first <= last ? days().formatRange(first, last) : formatDate(from);
};

/** The day of a moment (epoch milliseconds) in the portal's zone, `YYYY-MM-DD`. */
export const dayOf = (moment: number): string => dayInZone(moment);
/** Today in the portal's zone, `YYYY-MM-DD`. */
export const dayToday = (): string => dayOf(Date.now());

/** `2026-08-17` → "17/08/2026", as one types it. */
export const formatDay = (value: string): string => value.slice(0, 10).split('-').reverse().join('/');

/** `08:30` → "08.30"; a time of day has no time zone. */
export const formatTime = (value: string): string => value.slice(0, 5).replace(':', '.');

/** Readers of other languages do not know the Indonesian name of the zone. */
const zoneName = (): string => (currentLanguage() === 'id' ? zone().name : zone().english);

/** "26 Nov 2026, 23.59 WIB": in the portal's zone, whatever zone the device is in, and it says so. */
export const formatDateTime = (value: string): string => {
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? value : `${moments(moment)} ${zoneName()}`;
};

/** "08.30 WIB": the time of a moment of today. */
export const formatClock = (moment: Date | number): string => `${clocks(moment)} ${zoneName()}`;

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
    if (Math.abs(seconds) >= size) return relative().format(Math.trunc(seconds / size), unit);
  return inWords('baru saja');
}

export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 ** 2) return `${numbers().format(Math.round(bytes / 102.4) / 10)} KB`;
  return `${numbers().format(Math.round(bytes / (1024 ** 2 / 10)) / 10)} MB`;
}

/** Decimal mark: a comma in Indonesian, a point in English. */
const decimalMark = perLocale(
  locale => new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? ',',
);

/**
 * "3,75" or "1.250,5" as typed in Indonesia, "1,250.5" in English → 3.75, 1250.5; anything else comes back as it is,
 * for the schema to refuse.
 */
export function parseNumber(typed: string): number | string | null {
  const text = typed.trim();
  if (text === '') return null;
  const value = Number(decimalMark() === ',' ? commaDecimals(text) : pointDecimals(text));
  return Number.isFinite(value) ? value : typed;
}

const commaDecimals = (text: string): string =>
  text.includes(',') || /^-?\d{1,3}(\.\d{3})+$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text;

/** "3,75" cannot be grouped thousands: somebody types it as they do at home. */
const pointDecimals = (text: string): string =>
  /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
