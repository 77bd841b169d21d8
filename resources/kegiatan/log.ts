import { errorIf } from '../checkHelpers.ts';
import {
  type FieldErrors,
  type Fields,
  type Message,
  messages,
  type Resource,
  type RowOf,
  rowFields,
  term,
} from '../kit/index.ts';
import type { Amount, AmountOf } from './amount.ts';
import type { LogFields } from './logFields.ts';

/** Fields that hold the time of an entry. */
export type LogTime =
  | {
      readonly by: 'clock';
      readonly begin: string;
      readonly end: string;
      /** Derived from the two. */
      readonly hours: string;
      /** Said where two entries of a student, of whatever programme, share a minute. */
      readonly overlap: Message;
      /** Most hours of a day; without it only the day's length limits them. */
      readonly perDay?: Amount;
    }
  | { readonly by: 'duration'; readonly hours: string; readonly perDay?: Amount }
  | { readonly by: 'none' };

/**
 * Unit and target of approved entries: hours of the recognised SKS × `sks.jam`, days of the participation by days per
 * week, or a number of entries. `short` is the message below the target (`{a}` of `{b}`).
 */
export type LogGoal = { readonly short: Message } & (
  | {
      readonly by: 'hours';
      /** SKS while neither recognised nor proposed ones are known. */
      readonly estimate?: AmountOf;
      /** Percent from which it is enough. */
      readonly percent: Amount;
    }
  | { readonly by: 'days'; readonly perWeek: Amount; readonly percent: Amount }
  | { readonly by: 'entries'; readonly least: Amount }
);

/** Child rows with files: how many, of which kind. */
export interface LogDocuments {
  readonly field: string;
  readonly file: string;
  readonly caption: string;
  /** Asked for when the entry is handed in. */
  readonly least: number;
  readonly tooFew: Message;
  /** Never more than this. */
  readonly most: Amount;
  /** `{n}` = the most. */
  readonly tooMany: Message;
}

/** Until when an entry may be filled in, by the server's day. */
interface LogLate {
  readonly days: Amount;
  /** Counted from the entry's own day, or from the participation's last one. */
  readonly from: 'day' | 'end';
  /** `{n}` = the days. */
  readonly message: Message;
  /** Date of the student's place in the group until which late entries are open after all. */
  readonly openUntil?: string;
}

/** Figures that only some members of the group may give. */
interface LogMoney {
  readonly fields: readonly string[];
  /** Codes of master/jenis-anggota. */
  readonly members: readonly string[];
  readonly message: Message;
}

/** Roles of a logbook's fields, and rules of its entries. */
export interface Log {
  readonly day: string;
  readonly title: string;
  /** Field of the description, and its least number of characters for handing in. */
  readonly text: { readonly field: string; readonly least: number };
  readonly time: LogTime;
  /** Fields whose value is often that of the day before: the times, and those that the logbook names. */
  readonly again: readonly string[];
  readonly goal: LogGoal;
  /** Percent that may not fall below the last approved one (`{n}`). */
  readonly progress?: { readonly field: string; readonly message: Message };
  readonly documents: LogDocuments;
  readonly late: LogLate;
  /** Said of a day outside the participation; `{mulai}`, `{selesai}` in words. */
  readonly outside: Message;
  /** Said of a day that is still to come. */
  readonly ahead: Message;
  /** Field of the time of handing in; then the field of the note of a return. */
  readonly sent: string;
  readonly note: string;
  /** The partner's initials. */
  readonly signed?: { readonly field: string; readonly at: string; readonly comment: string };
  /** UUID made on the device: sending the same entry again answers the one that is there. */
  readonly clientId: string;
  /** Field of the time of writing on the device; then the flag of entries that came in a handed-in file. */
  readonly written: string;
  readonly copied: string;
  readonly money?: LogMoney;
  /** Marks an entry that was handed in more than so many days after its day. */
  readonly lateMark?: { readonly field: string; readonly days: Amount };
}

/** The resource of a logbook. */
export type Logbook = Resource<LogFields & Fields> & { readonly log: Log };

/** An entry: what all of them have, and by name what its logbook adds. */
export type LogEntry = RowOf<Logbook>;

export type LogDocument = NonNullable<LogEntry['dokumen']>[number];

/**
 * States of a participation that has a logbook, those in which it goes on, and those in which it has not begun: its
 * logbook is opened the day before, so that a phone without signal has it on the first one.
 */
export const logbookStates: Readonly<Record<'all' | 'running' | 'coming', readonly string[]>> = {
  all: ['disetujui', 'berjalan', 'selesai'],
  running: ['berjalan'],
  coming: ['disetujui'],
};

export const isLogbook = (r: Resource): r is Logbook => 'log' in r;

/** Fields that say when it was and how long it took. */
export const timeFields = ({ time }: Log): string[] =>
  time.by === 'clock' ? [time.begin, time.end, time.hours] : time.by === 'duration' ? [time.hours] : [];

/** Fields that lists of entries read: those on cards, and those copied into the next entry. */
export const entryFields = (logbook: Logbook): string[] => {
  const { day, title, text, note, progress, signed, again, money } = logbook.log;
  const more = [
    ...(money?.fields ?? []),
    ...(progress ? [progress.field] : []),
    ...(signed ? [signed.field, signed.comment] : []),
  ];
  return rowFields(logbook, [day, ...timeFields(logbook.log), title, text.field, note, ...again, ...more]);
};

/** Minutes after midnight of `HH:mm`; null for anything else. */
export function menitDari(jam: unknown): number | null {
  const [, hours, minutes] = typeof jam === 'string' ? (/^(\d{2}):(\d{2})$/.exec(jam) ?? []) : [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

/** Hours of a number of minutes, half-up to two decimals. */
export const jamDari = (menit: number): number => Math.round((menit * 100) / 60) / 100;

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.trim().length : 0);

/** Errors by field that keep an entry from being handed in; a draft may be shorter and without documents. */
export function handInErrors({ log, fields }: Logbook, row: Readonly<Record<string, unknown>>): FieldErrors {
  const { text, documents } = log;
  const files = row[documents.field];
  const label = fields[text.field]?.label ?? text.field;
  return {
    ...errorIf(
      lengthOf(row[text.field]) < text.least,
      text.field,
      messages.text.min({ label: term(label), n: text.least }),
    ),
    ...errorIf((Array.isArray(files) ? files.length : 0) < documents.least, documents.field, documents.tooFew),
  };
}
