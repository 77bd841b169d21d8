import Papa from 'papaparse';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { Refusal } from '../refusal.ts';
import { mostCharacters, type RawRow } from './rawRow.ts';

/** UTF-8 (with or without mark), UTF-16 with a mark, else Windows-1252 as older Excel writes it. */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1').replace(/[\u0080-\u009f]/g, found => western[found.charCodeAt(0) - 0x80] ?? found);
  }
}

/** Characters of Windows-1252 in place of control characters; TextDecoder of Node 20 reads it as plain Latin-1. */
const western = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const separators = [';', '\t', ',', '|'] as const;

/** The separator that splits the first lines most evenly; `sep=;` (Excel's own hint) wins. */
export function separatorOf(text: string): string {
  const hint = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (hint) return hint;
  const outsideQuotes = (_: string, i: number) => i % 2 === 0;
  const plain = text.slice(0, 20_000).split('"').filter(outsideQuotes).join('');
  const sample = plain.split(/\r?\n/, 20).filter(line => line.trim());
  const scored = separators.map(separator => {
    const counts = sample.map(line => line.split(separator).length - 1);
    const most = Math.max(0, ...counts);
    return { separator, score: most ? counts.filter(count => count === most).length * 1000 + most : 0 };
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score ? best.separator : ';';
}

/** Undoes the apostrophe that `csvText` puts before what Excel would run as a formula. */
const withoutGuard = (text: string): string => (/^'+[=+\-@＝＋－＠\t\r]/.test(text) ? text.slice(1) : text);

/**
 * Rows of a CSV file, some thousand at a time, in the reading thread.
 * @throws Refusal 422 for a cell that is longer than any: a quote that nobody closed
 */
export async function* readCsvRows(bytes: Buffer): AsyncGenerator<RawRow[], undefined> {
  const text = decodeText(bytes);
  const delimiter = separatorOf(text);
  const hint = /^sep=.\r?\n/i.exec(text)?.[0] ?? '';
  let number = hint ? 1 : 0;
  for (const piece of pieces(text.slice(hint.length))) {
    const { data } = Papa.parse<string[]>(piece, { delimiter });
    yield data.map(line => ({ number: ++number, cells: line.map(cell => withoutGuard(fitting(cell, number))) }));
  }
  return undefined;
}

function fitting(cell: string, row: number): string {
  if (cell.length <= mostCharacters) return cell;
  throw new Refusal(422, refusals.sheet.rowCellTooLong({ row }));
}

const pieceLength = 262_144;

/** Cuts text behind line ends that stand outside quotes, looking at each character once. */
export function* pieces(text: string, length = pieceLength): Generator<string> {
  let start = 0;
  let quote = text.indexOf('"');
  while (start < text.length) {
    let quoted = false;
    let end = start;
    do {
      const next = text.indexOf('\n', Math.max(end, start + length));
      end = next < 0 ? text.length : next + 1;
      for (; quote >= 0 && quote < end; quote = text.indexOf('"', quote + 1)) quoted = !quoted;
    } while (quoted && end < text.length);
    // The line end itself stays out, or Papa Parse would see an empty line behind it.
    yield text.slice(start, end).replace(/\r?\n$/, '');
    start = end;
  }
}
