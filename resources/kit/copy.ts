import type { Scope } from './access.ts';
import type { Field, Fields } from './field.ts';
import type { RowOfFields } from './row.ts';

/**
 * A row that is made again for another term: `POST {r}/{id}/salin`. Every writable field is taken over, days moved by
 * the distance of the two starts; files, join codes, states and what the server keeps are not. The new row begins as
 * any new one does, and with the flag of `opens` off.
 */
export interface ShortCopy<F extends Fields = Fields> {
  /** The day whose distance from the source's moves all the others; without it no day moves. */
  start?: keyof F & string;
  /** Reference to what the row belongs to, which has a start too: the next one is proposed, and its distance. */
  within?: keyof F & string;
  /** Reference to the row with which it is copied, unless whoever copies that one leaves it out. */
  along?: keyof F & string;
  /** Which rows come along; what people have begun for themselves does not. Default: all that are in use. */
  rows?: Scope;
  /** Fields that begin empty, or with their default: what is new in every term. */
  except?: readonly (keyof F & string)[];
  /** Texts whose years move along: 'Gelombang I 2026'. */
  names?: readonly (keyof F & string)[];
  /** Values that are neither the source's nor moved days: the code of the next term. */
  next?: (source: Partial<RowOfFields<F>>, moved: CopyDistance) => Partial<RowOfFields<F>>;
}

/** How far a copy lies from its source. */
export interface CopyDistance {
  readonly days: number;
  /** Whole years, for names. */
  readonly years: number;
}

/** The declaration as it is read. */
export interface Copy {
  readonly start: string | null;
  readonly within: string | null;
  readonly along: string | null;
  readonly rows: Scope;
  readonly except: readonly string[];
  readonly names: readonly string[];
  readonly next: (source: Record<string, unknown>, moved: CopyDistance) => Record<string, unknown>;
}

const dayMs = 86_400_000;
const daysOfYear = 365.25;

/** Days from one day to another. */
export const daysFrom = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The distance of so many days. */
export const distanceOf = (days: number): CopyDistance => ({ days, years: Math.round(days / daysOfYear) });

/** The nearest distance in whole weeks, which leaves every day on its weekday. */
export const wholeWeeks = (days: number): number => Math.round(days / 7) * 7;

/** A day or moment, so many days later. */
export function movedDay(value: string, days: number): string {
  const moved = new Date(Date.parse(value) + days * dayMs).toISOString();
  return value.length === 10 ? moved.slice(0, 10) : moved;
}

/** A text in which every year of this century lies so many years later. */
export const yearsMoved = (text: string, years: number): string =>
  text.replace(/\b20\d{2}\b/g, year => String(Number(year) + years));

/** Kinds whose values belong to the one row only. */
const ownKinds: ReadonlySet<string> = new Set(['file', 'files', 'joinCode', 'status']);

/** True if a copy of a row takes over the field. */
export const isCopied = (field: Field): boolean =>
  !field.readOnly && !field.derived && !field.secret && !ownKinds.has(field.kind);
