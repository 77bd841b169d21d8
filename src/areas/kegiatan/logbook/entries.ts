import type { RaRecord } from 'react-admin';
import { type Log, type Logbook, timeFields } from '../../../../resources/kegiatan/log.ts';
import { dayFormat, formatNumber, formatTime } from '../../../platform/providers/format.ts';
import { wordsOf } from '../../../platform/ui/words.ts';

/** An entry as the API answers it. */
export type Entry = RaRecord<string>;

export const textOf = (entry: Entry, name: string): string => {
  const value: unknown = entry[name];
  return typeof value === 'string' ? value : '';
};

/** Title of an entry; choices by their label. */
export function titleOf(entry: Entry, { log, fields }: Logbook): string {
  const title = textOf(entry, log.title);
  const field = fields[log.title];
  return field?.kind === 'enum' ? wordsOf(field, title) : title;
}

/** Hours of an entry; 0 while it has none. */
export const hoursOf = (entry: Entry, { time }: Log): number =>
  time.by === 'none' ? 0 : Number(entry[time.hours]) || 0;

/** Translates the unit of a number into the language of the page (`useUnit`). */
type Unit = (unit: string) => string;

/** "3,5 jam". */
const hoursWords = (entry: Entry, log: Log, unit: Unit): string =>
  `${formatNumber(hoursOf(entry, log))} ${unit('jam')}`;

/** Time of an entry: "08.00–11.30 · 3,5 jam", "3,5 jam"; empty if entries have only a day. */
export function timeWords(entry: Entry, log: Log, unit: Unit): string {
  const { time } = log;
  const hours = hoursWords(entry, log, unit);
  if (time.by === 'none') return '';
  return time.by === 'clock'
    ? `${formatTime(textOf(entry, time.begin))}–${formatTime(textOf(entry, time.end))} · ${hours}`
    : hours;
}

/** Values that can be copied into the next entry: "08.00–16.00 · Kantor". */
export function repeatedWords({ log, fields }: Logbook, entry: Entry, unit: Unit): string {
  const { time } = log;
  const place = log.again
    .filter(name => !timeFields(log).includes(name))
    .map(name => {
      const field = fields[name];
      const text = textOf(entry, name);
      return field?.kind === 'enum' && text ? wordsOf(field, text) : text;
    });
  const when =
    time.by === 'clock'
      ? `${formatTime(textOf(entry, time.begin))}–${formatTime(textOf(entry, time.end))}`
      : time.by === 'duration'
        ? hoursWords(entry, log, unit)
        : '';
  return [when, ...place].filter(Boolean).join(' · ');
}

/** The calendar day `n` days after another. */
export const dayAfter = (day: string, n: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10);

/** Monday of a day's week. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** `2026-11` moved by n months. */
export function monthAfter(month: string, n: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + n, 1)).toISOString().slice(0, 7);
}

/** The days of a month's calendar, whole weeks from Monday on. */
export function daysOfMonth(month: string): string[] {
  const first = mondayOf(`${month}-01`);
  const end = dayAfter(`${monthAfter(month, 1)}-01`, -1);
  const days: string[] = [];
  for (let day = first; day <= end || days.length % 7 !== 0; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** Entries by a key of theirs, in their order. */
export function groupBy(entries: readonly Entry[], keyOf: (entry: Entry) => string): ReadonlyMap<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = found.get(key);
    if (group) group.push(entry);
    else found.set(key, [entry]);
  }
  return found;
}

const urgency = ['revisi', 'draf', 'diajukan', 'disetujui'];
/** The state that a day is marked with: what asks for the person's hand comes first. */
export const stateOfDay = (entries: readonly Entry[], source: string): string | undefined =>
  urgency.find(state => entries.some(entry => entry[source] === state)) ??
  (entries[0] ? String(entries[0][source]) : undefined);

const months = dayFormat({ month: 'long', year: 'numeric' });
const longDays = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const shortDays = dayFormat({ day: 'numeric', month: 'short' });
const weekdayNames = dayFormat({ weekday: 'long' });
const monthNames = dayFormat({ month: 'long' });
const at = (day: string) => new Date(`${day}T00:00:00Z`);

/** `2026-11` → "November 2026". */
export const monthWords = (month: string): string => months().format(at(`${month}-01`));
/** `2026-11-20` → "Jumat, 20 November". */
export const dayWords = (day: string): string => longDays().format(at(day));
/** Words before and after the day's number: "Jumat", "November". */
export const wordsAround = (day: string): readonly [weekday: string, month: string] => [
  weekdayNames().format(at(day)),
  monthNames().format(at(day)),
];
/** A week → "16 Nov – 22 Nov". */
export const weekWords = (monday: string): string =>
  `${shortDays().format(at(monday))} – ${shortDays().format(at(dayAfter(monday, 6)))}`;
