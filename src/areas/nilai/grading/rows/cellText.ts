import { type Field, isListKind, uuid, valueSchema } from '../../../../../resources/kit/index.ts';
import { formatDay, parseNumber } from '../../../../platform/providers/format.ts';
import { inWords } from '../../../../platform/providers/reading.ts';
import { scoreText } from '../scoreText.ts';

/** Parsed text of a cell: a value of the field, or the reason why it is none. */
export type Read = { value: unknown } | { problem: string };

/** A stored value as one would type it. */
export function cellText(field: Field, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return scoreText(value);
  return field.kind === 'date' ? formatDay(String(value)) : String(value);
}

/** 1/2/2026 and 01-02-2026 → 2026-02-01; anything else as it is, for the declaration to refuse. */
function dayIn(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** A choice by its code or its words, in Indonesian or the language of the page, however they are written. */
function choiceIn(choices: Readonly<Record<string, string>>, text: string): string {
  const typed = text.toLowerCase();
  const found = Object.entries(choices).find(([code, words]) =>
    [code, words, inWords(words)].some(one => one.toLowerCase() === typed),
  );
  return found?.[0] ?? text;
}

/** A typed or pasted text as the cell keeps it: a choice by its code. */
export const asTyped = (field: Field, text: string): string =>
  field.kind === 'enum' && text ? choiceIn(field.choices, text.trim()) : text;

function valueIn(field: Field, text: string): unknown {
  const typed = text.trim();
  if (!typed) return null;
  if (field.kind === 'integer' || field.kind === 'decimal') return parseNumber(typed);
  return field.kind === 'date' ? dayIn(typed) : typed;
}

/** Reads a cell by the declaration that the server reads it by. */
export function readCell(field: Field, text: string): Read {
  if (isListKind(field.kind)) return { problem: '' };
  const read = valueSchema(field, () => uuid).safeParse(valueIn(field, text));
  return read.success ? { value: read.data } : { problem: read.error.issues[0]?.message ?? '' };
}

/** The value of a cell, null where it is none (yet). */
export function cellValue(field: Field, text: string): unknown {
  const read = readCell(field, text);
  return 'value' in read ? read.value : null;
}
