import { xlsformMessages } from '../../../../resources/formulir/xlsformMessages.ts';
import type { Message } from '../../../../resources/kit/index.ts';
import { type Cell, cellText, isBlank, mergedCell, unusable } from '../../../platform/documents/spreadsheet/cell.ts';
import type { RawRow } from '../../../platform/documents/spreadsheet/rawRow.ts';

/** Sheets of an XLSForm as tables by the names of their columns, and what is noted while they are read. */

/** What cannot be kept, and where it stands. */
export interface XlsNote {
  readonly lembar: string;
  /** Row as the spreadsheet shows it. */
  readonly baris: number;
  readonly kolom: string;
  readonly pesan: Message;
}

export type Tell = (baris: number, kolom: string, pesan: Message) => void;

export interface TableRow {
  readonly number: number;
  /** Text of a column, trimmed; empty where the cell or the column is not there. */
  readonly get: (column: string) => string;
}

export interface Table {
  readonly heading: number;
  /** Normalised names of the columns: `label::english (en)`. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  readonly tell: Tell;
}

/** Other names of columns that tools read. */
const aliases: Readonly<Record<string, string>> = {
  command: 'type',
  caption: 'label',
  text: 'label',
  relevance: 'relevant',
  readonly: 'read_only',
  calculate: 'calculation',
  constraint_msg: 'constraint_message',
  'jr:constraintmsg': 'constraint_message',
  image: 'media::image',
  audio: 'media::audio',
  video: 'media::video',
};

/** `bind:relevant` → `relevant`, `List Name` → `list_name`, `label:English` → `label::english`. */
function columnName(written: string): string {
  const plain = written.replace(/\s+/g, ' ').trim().slice(0, 100);
  const [first = '', ...rest] = plain.split(/::?/);
  const base = first.trim().toLowerCase().replace(/[ -]/g, '_');
  if (base === 'bind' && rest.length) return columnName(rest.join(':'));
  const language = rest.join('::').trim().toLowerCase();
  const own = aliases[base] ?? base;
  if (!language) return own;
  return base === 'media' ? `media::${language}` : `${own}::${language}`;
}

/** Text of a cell; a number is as it was typed, and what is no text of its own is empty. */
const textOf = (cell: Cell | undefined): string =>
  typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : cellText(cell).trim();

/** The table of a sheet; undefined for one without a heading. */
export function tableOf(rows: readonly RawRow[] | undefined, tell: Tell): Table | undefined {
  const at = rows?.findIndex(({ cells }) => cells.some(cell => !isBlank(cell) && cell !== mergedCell)) ?? -1;
  const heading = rows?.[at];
  if (!rows || !heading) return undefined;
  const columns = heading.cells.map(cell => (cell === mergedCell ? '' : columnName(textOf(cell))));
  return {
    heading: heading.number,
    columns: [...new Set(columns.filter(Boolean))],
    tell,
    rows: rows.slice(at + 1).map(({ number, cells }) => {
      const texts = new Map<string, string>();
      for (const [i, column] of columns.entries()) {
        const cell = cells[i];
        if (!column || isBlank(cell)) continue;
        if (unusable(cell)) {
          // A row of remarks that is merged over the whole width says nothing of its columns.
          if (cell !== mergedCell) tell(number, column, xlsformMessages.xlsCell);
          continue;
        }
        if (!texts.has(column)) texts.set(column, textOf(cell));
      }
      return { number, get: column => texts.get(column) ?? '' };
    }),
  };
}

/** Columns that hold texts for people in several languages, by language; `''` is the one without a name. */
const languagesOf = (tables: readonly Table[], base: string): string[] =>
  tables.flatMap(({ columns }) =>
    columns.flatMap(column => {
      if (column === base) return [''];
      return column.startsWith(`${base}::`) ? [column.slice(base.length + 2)] : [];
    }),
  );

/**
 * How texts are read: in Indonesian where there is any, else in the language that the form calls its own, else as they
 * stand first. A text that lacks the language is read in another one.
 */
export interface Languages {
  readonly used: string;
  readonly others: readonly string[];
  readonly text: (row: TableRow, base: 'label' | 'hint') => string;
}

export function languagesIn(tables: readonly Table[], own: string): Languages {
  const all = [...new Set([...languagesOf(tables, 'label'), ...languagesOf(tables, 'hint')])];
  const indonesian = all.find(each => /\bid\b|indonesia/i.test(each));
  const named = all.find(each => each !== '' && each.toLowerCase() === own.toLowerCase());
  const used = indonesian ?? named ?? (all.includes('') ? '' : (all[0] ?? ''));
  const order = [used, '', ...all].filter((each, i, list) => list.indexOf(each) === i);
  return {
    used,
    others: all.filter(each => each !== used && each !== ''),
    text: (row, base) => {
      for (const each of order) {
        const text = row.get(each ? `${base}::${each}` : base);
        if (text) return text;
      }
      return '';
    },
  };
}
