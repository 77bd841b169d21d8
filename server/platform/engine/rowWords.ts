import { type Fields, onDay, type Param, type Params } from '../../../resources/kit/index.ts';
import type { RowData } from '../database/db.ts';

const wordOf = (fields: Fields, name: string, value: unknown): Param =>
  fields[name]?.kind === 'date' && value ? onDay(String(value)) : String(value ?? '');

/** Values of a row as a sentence names them: a day is written by each language. */
export const wordsOfRow = (fields: Fields, names: readonly string[], row: RowData): Params =>
  Object.fromEntries(names.map(name => [name, wordOf(fields, name, row[name])]));
