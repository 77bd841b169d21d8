import { isZoneName, type Message, saidText, type ZoneName, zone, zones } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';

/**
 * A cell as it is read or written. Dates travel as text without a zone (`2026-11-21`, `2026-11-21T08:30:00`, `08:30`),
 * as a spreadsheet knows them.
 */
export type Cell = string | number | boolean | ShownNumber | null;

/** A number whose format makes a code of it: 7 that is shown as `G-007`. */
export interface ShownNumber {
  value: number;
  shown: string;
}

/** Value of all cells but the first where several columns were merged. */
export const mergedCell = '#GABUNGAN';

const formulaError =
  /^#(?:N\/A(?: N\/A)?|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|GETTING_DATA|SPILL!|CALC!|FIELD!|BLOCKED!|BUSY!|UNKNOWN!|CONNECT!)$/i;

/** Why a cell says nothing that could be stored, in a field of any kind; undefined for every other cell. */
export function unusable(cell: Cell | undefined): Message | undefined {
  if (typeof cell !== 'string' || !cell.trimStart().startsWith('#')) return undefined;
  const text = cell.trim();
  if (text === mergedCell) return refusals.cell.merged;
  return formulaError.test(text) ? refusals.cell.formula({ galat: text }) : undefined;
}

/** The number of a cell, whatever its format shows; every other cell as it is. */
export const withoutFormat = (cell: Cell): Exclude<Cell, ShownNumber> =>
  typeof cell === 'object' && cell !== null ? cell.value : cell;

const day = 86_400_000;
/** Day 0 of the 1900 date system, its false 29 February 1900 included. */
const epoch = Date.UTC(1899, 11, 30);

const pad = (n: number, digits = 2): string => String(n).padStart(digits, '0');

/** True if a cell has nothing in it. */
export const isBlank = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

/** A cell as a person reads it. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return numberText(cell);
  if (typeof cell === 'boolean') return cell ? 'Ya' : 'Tidak';
  return typeof cell === 'object' ? cell.shown : saidText(cell);
}

/** Codes kept as numbers (NPM, NIP) never become `2.1e+10`. */
const numberText = (n: number): string => (Number.isInteger(n) && Math.abs(n) < 1e21 ? n.toFixed(0) : String(n));

/** A spreadsheet's serial number as text; below 1 it is a time of day. */
export function serialText(serial: number): string {
  const moment = new Date(epoch + Math.round(serial * 86_400) * 1000);
  const clock = `${pad(moment.getUTCHours())}:${pad(moment.getUTCMinutes())}:${pad(moment.getUTCSeconds())}`;
  if (serial >= 0 && serial < 1) return clock.endsWith(':00') ? clock.slice(0, 5) : clock;
  const date = `${pad(moment.getUTCFullYear(), 4)}-${pad(moment.getUTCMonth() + 1)}-${pad(moment.getUTCDate())}`;
  return clock === '00:00:00' ? date : `${date}T${clock}`;
}

/** Serial number of a date or of a moment in UTC (shown in the portal's zone). */
export function serialOf(iso: string): number {
  if (iso.length === 10) return (Date.parse(`${iso}T00:00:00Z`) - epoch) / day;
  return (Date.parse(iso) + zone().minutes * 60_000 - epoch) / day;
}

/** A moment in UTC as people write it: `2026-11-21 08:30`, in the portal's zone. */
export function localMoment(iso: string): string {
  const local = new Date(Date.parse(iso) + zone().minutes * 60_000).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, local.slice(17, 19) === '00' ? 16 : 19)}`;
}

const months: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'januari jan january',
    'februari feb pebruari february',
    'maret mar march',
    'april apr',
    'mei may',
    'juni jun june',
    'juli jul july',
    'agustus agu agt ags aug august',
    'september sep sept',
    'oktober okt oct october',
    'november nov nop nopember',
    'desember des dec december',
  ].flatMap((words, i) => words.split(' ').map(word => [word, i + 1])),
);

/** Years of two digits belong to the century nearest to now: 26 → 2026, 98 → 1998. */
const fullYear = (text: string): number => {
  const n = Number(text);
  return text.length > 2 ? n : n < 50 ? 2000 + n : 1900 + n;
};

function isoDay(year: number, month: number, date: number): string | undefined {
  const made = new Date(Date.UTC(year, month - 1, date));
  const right = made.getUTCFullYear() === year && made.getUTCMonth() === month - 1 && made.getUTCDate() === date;
  return right && year >= 1000 && year <= 9999 ? made.toISOString().slice(0, 10) : undefined;
}

/** Order of dates such as 3/4/2026: day first, as in Indonesia, or month first. */
export type DateOrder = 'hari' | 'bulan';

const numeric = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[T ][\d:.]*)?$/;

/** In which orders a cell can be a date; undefined where none is in question, as in 21 November 2026 or 3/3/2026. */
export function ordersOf(cell: Cell | undefined): DateOrder | 'keduanya' | undefined {
  if (typeof cell !== 'string') return undefined;
  const [, first, second] = numeric.exec(cell.trim().replace(/^[a-z]+,\s*/i, '')) ?? [];
  const [a, b] = [Number(first), Number(second)];
  if (!a || !b || a === b || (a > 12 && b > 12)) return undefined;
  return a > 12 ? 'hari' : b > 12 ? 'bulan' : 'keduanya';
}

/**
 * `21/11/2026`, `2026-11-21`, `21-11-26`, `21.11.2026`, `21 November 2026`, or a serial number.
 * @param order what stands first where only numbers do
 */
export function parseDate(cell: Cell, order: DateOrder = 'hari'): string | undefined {
  if (typeof cell === 'number') return cell >= 1 && cell < 2_958_466 ? serialText(Math.floor(cell)) : undefined;
  if (typeof cell !== 'string') return undefined;
  const text = cell.trim().replace(/^[a-z]+,\s*/i, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.,Z+-]*)?$/.exec(text);
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, first, second, year] = numeric.exec(text) ?? [];
  if (year) {
    const [date, month] = order === 'hari' ? [first, second] : [second, first];
    return isoDay(fullYear(year), Number(month), Number(date));
  }
  const words = /^(\d{1,2})[-\s]([a-z]+)\.?[-\s](\d{4}|\d{2})$/i.exec(text);
  const month = months[words?.[2]?.toLowerCase() ?? ''];
  return words && month ? isoDay(fullYear(words[3] ?? ''), month, Number(words[1])) : undefined;
}

/** `08:30`, `8.30`, `08:30:00`, or the fraction of a day. */
export function parseTime(cell: Cell): string | undefined {
  if (typeof cell === 'number') return cell >= 0 && cell < 1 ? serialText(cell).slice(0, 5) : undefined;
  if (typeof cell !== 'string') return undefined;
  const found = /^(?:.*[T ])?(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?: ?wi(?:b|ta|t))?$/i.exec(cell.trim());
  if (!found || Number(found[1]) > 23 || Number(found[2]) > 59) return undefined;
  return `${pad(Number(found[1]))}:${found[2]}`;
}

const zoneOf = (named: string): ZoneName => {
  const name = named.toUpperCase();
  return isZoneName(name) ? name : zone().name;
};

/** A date with or without a time; without a zone it is the portal's. The answer is ISO 8601 in UTC. */
export function parseMoment(cell: Cell, order: DateOrder = 'hari'): string | undefined {
  if (typeof cell === 'number') return cell >= 1 ? parseMoment(serialText(cell)) : undefined;
  if (typeof cell !== 'string') return undefined;
  const text = cell.trim();
  if (text.includes('T') && /(?:Z|[+-]\d{2}:?\d{2})$/.test(text)) {
    const moment = Date.parse(text);
    return Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
  }
  const [, date = '', clock = '00:00', named = zone().name] =
    /^(.*?)(?:[T ](\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?)(?: ?(wi(?:b|ta|t)))?)?$/i.exec(text) ?? [];
  const onDay = parseDate(date, order);
  const [hours, minutes, seconds = '00'] = clock.split(/[:.]/);
  if (!onDay || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const local = Date.parse(`${onDay}T${pad(Number(hours))}:${minutes}:${seconds}Z`);
  const { minutes: ahead } = zones[zoneOf(named)];
  return new Date(local - ahead * 60_000).toISOString();
}

/**
 * A number in Indonesian or English writing: `1.234,56`, `1,234.56`, `Rp 1.500.000`, `3,75`. One separator followed
 * by three digits separates thousands, unless the field has that many digits after the comma.
 */
export function parseNumber(cell: Cell, scale: number): number | undefined {
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'string') return undefined;
  const text = cell
    .trim()
    .replace(/^rp\.?\s*/i, '')
    .replace(/(?<=\d),-$/, '')
    .replace(/[\s\u00a0']/g, '');
  if (!/^[+-]?\d[\d.,]*$/.test(text)) return undefined;
  const separators = text.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (!last) return Number(text);
  const tail = text.length - text.lastIndexOf(last) - 1;
  const kinds = new Set(separators).size;
  const thousands = kinds === 1 && (separators.length > 1 || (tail === 3 && scale < 3 && !/^[+-]?0/.test(text)));
  if (thousands && !/^[+-]?\d{1,3}([.,]\d{3})+$/.test(text)) return undefined;
  if (kinds === 2 && text.split(last).length > 2) return undefined;
  if (thousands) return Number(text.replace(/[.,]/g, ''));
  return Number(
    `${text.slice(0, text.length - tail - 1).replace(/[.,]/g, '')}.${text.slice(text.length - tail) || '0'}`,
  );
}

const yes = new Set(['ya', 'y', 'true', '1', 'benar', 'yes', 'v', '✓', '✔', 'x', 'aktif']);
const no = new Set(['tidak', 't', 'n', 'false', '0', 'salah', 'no', '-', 'tdk', 'nonaktif', 'tidak aktif']);

/** `ya/tidak`, `true/false`, `1/0` and what else people write. */
export function parseBoolean(cell: Cell): boolean | undefined {
  if (typeof cell === 'boolean') return cell;
  const word = cellText(cell).trim().toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : undefined;
}
