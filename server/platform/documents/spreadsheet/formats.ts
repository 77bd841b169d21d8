import { readPart } from './book.ts';
import { type Cell, serialText } from './cell.ts';
import type { Entry } from './zip.ts';

/** Number formats: which ones show dates, and which ones write a number as a code (`0000`, `"G-"000`). */

/** Turns a number of a cell into what the spreadsheet shows; the style is the cell's `s`. */
export type ShowNumber = (value: number, style: string | undefined) => Cell;

/** Conversion of a number by its format. */
export type Format = (value: number) => Cell;

/** @param from1904 whether days count from 1904 */
export async function numberFormats(bytes: Buffer, styles: Entry | undefined, from1904: boolean): Promise<ShowNumber> {
  const codes = await formatCodes(bytes, styles);
  const needed = codes.some(code => typeof code === 'string' && isCodeFormat(code));
  const made = needed ? await formatMaker(from1904) : undefined;
  const dates = dateFormat(from1904);
  const formats = codes.map(code =>
    typeof code === 'number' ? (builtInDates.has(code) ? dates : undefined) : isDateFormat(code) ? dates : made?.(code),
  );
  return (value, style) => (style ? (formats[Number(style)]?.(value) ?? value) : value);
}

/** Formats by their code, for files whose cells carry it. */
export async function formatMaker(from1904: boolean): Promise<(code: string) => Format | undefined> {
  const { SSF } = await import('@e965/xlsx');
  const write: (code: string, value: number) => string = SSF.format;
  const dates = dateFormat(from1904);
  // The library stumbles over formats that Excel takes; the number is what remains then.
  const written = (code: string, value: number): string | undefined => {
    try {
      return write(code, value).trim();
    } catch {
      return undefined;
    }
  };
  return code => {
    if (isDateFormat(code)) return dates;
    if (!isCodeFormat(code)) return undefined;
    return value => {
      if (!Number.isSafeInteger(value) || value < 0) return value;
      const shown = written(code, value);
      return shown === undefined || shown === String(value) ? value : { value, shown };
    };
  };
}

const dateFormat =
  (from1904: boolean): Format =>
  value =>
    serialText(value + (from1904 && value >= 1 ? 1462 : 0));

const builtInDates = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);

/** Format of each cell style: the number of a built-in one, or the code of the file's own. */
async function formatCodes(bytes: Buffer, entry: Entry | undefined): Promise<(number | string)[]> {
  const own = new Map<number, string>();
  const styles: (number | string)[] = [];
  let inCells = false;
  await readPart(bytes, entry, {
    open: ({ name, attributes }) => {
      if (name === 'cellXfs') inCells = true;
      if (name === 'numFmt') own.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name !== 'xf' || !inCells) return;
      const id = Number(attributes.numFmtId ?? 0);
      styles.push(own.get(id) ?? id);
    },
    close: name => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles;
}

/** A format without what stands in quotes or behind a backslash. Excel's longest format has 255 characters. */
const bareFormat = (code: string): string =>
  code
    .slice(0, 255)
    .split('"')
    .filter((_, i) => i % 2 === 0)
    .join('')
    .replace(/\\./g, '')
    .replace(/general/gi, '');

/** `"menit" 0` and `[Red]0` are none, `[hh]:mm` is one. */
const isDateFormat = (code: string): boolean =>
  bareFormat(code)
    .split('[')
    .map((piece, i) => (i === 0 || /^(h+|m+|s+)\]/i.test(piece) ? piece : piece.slice(piece.indexOf(']') + 1)))
    .some(piece => /[ymdhs]/i.test(piece));

/**
 * Formats that only add zeros and signs to a whole number, as codes are written. Thousands, decimals, powers and
 * percents are for figures: nobody means them in an NPM.
 */
function isCodeFormat(code: string): boolean {
  const [first = ''] = code.slice(0, 255).split(';', 1);
  const bare = bareFormat(first)
    .replace(/\[[^[\]]*\]/g, '')
    .replace(/[_*]./g, '');
  const zeros = bare.replace(/[^0]/g, '').length;
  const signs = first !== bare || /[^0#]/.test(bare);
  return /^[0#\- ():+]+$/.test(bare) && /[0#]/.test(bare) && (zeros > 1 || signs);
}
