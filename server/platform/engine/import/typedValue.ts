import { type Field, hasSpelling, isBlankText, oneLine } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { keep } from '../../access/keptSaid.ts';
import { type Cell, isBlank } from '../../documents/spreadsheet/cell.ts';
import { readCell } from './cells.ts';
import { withZeros, zerosSaid } from './zeros.ts';

/** Words that other systems and typists write for "nothing", in lower case. */
const nothing: ReadonlySet<string> = new Set([
  'null',
  '(null)',
  '<null>',
  '\\n',
  'nil',
  'n/a',
  'n.a.',
  '-',
  '--',
  '---',
  '–',
  '—',
  '.',
]);

/** A formula that only keeps a spreadsheet from taking digits for a number: `="0812"`. */
const asFormula = /^="([^"]*)"$/;
/** An apostrophe that does the same; before a letter it belongs to the word: 'Aisyiyah. */
const apostrophe = /^'(?=[\d=+\-@])/;

const unguarded = (text: string): string => {
  const line = text.trim();
  return asFormula.exec(line)?.[1] ?? (apostrophe.test(line) ? line.slice(1) : text);
};

/** Kinds of several lines or entries, which are read with their line breaks. */
const inLines: ReadonlySet<Field['kind']> = new Set(['longtext', 'texts', 'enums', 'refs', 'rows']);

/** True if the field itself knows the words: "-" is "no" of a switch, and may be a choice. */
const isWord = (field: Field, text: string): boolean =>
  field.kind === 'boolean' ? text === '-' : field.kind === 'enum' && typeof readCell(text, field) === 'string';

/** The cleaned value of a cell, and the correction shown in the preview. */
export interface Heard {
  cell: Cell;
  said?: string;
}

/**
 * A cell without what programs put around its value: guards of text, zero-width characters, words for nothing; zeros
 * that a spreadsheet dropped are restored.
 */
export function heard(cell: Cell, field: Field): Heard {
  if (cell === null || isBlank(cell)) return { cell: null };
  if (typeof cell === 'boolean') return { cell };
  if (typeof cell === 'string') {
    if (isBlankText(cell)) return { cell: null };
    const plain = unguarded(cell);
    const text = inLines.has(field.kind) ? plain : oneLine(plain);
    const word = text.trim();
    if (nothing.has(word.toLowerCase()) && !isWord(field, word))
      return { cell: null, said: keep(refusals.imports.readAsEmpty({ kata: word })) };
    if (!hasSpelling(field)) return { cell: text };
    const whole = withZeros(field, text);
    return whole === undefined ? { cell: text } : { cell: whole, said: zerosSaid(text, whole) };
  }
  const whole = hasSpelling(field) ? withZeros(field, String(cell)) : undefined;
  return whole === undefined ? { cell } : { cell: whole, said: zerosSaid(String(cell), whole) };
}
