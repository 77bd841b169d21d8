import { answerWords } from '../../../resources/kit/form/versions.ts';
import {
  extrasField,
  type Field,
  hasAnswers,
  isRecord,
  type LetterKind,
  type Resource,
  type WordKind,
  wordPath,
} from '../../../resources/kit/index.ts';
import { column, labelSql, tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayInWords } from '../../platform/documents/letters/index.ts';
import { readExtras } from '../../platform/engine/extras/store.ts';
import type { LetterRules, LetterSource } from './letterBook.ts';

/** Words of a letter as they are written; null = there is nothing to write. */
export type Words = ReadonlyMap<string, string | null>;

interface Asked {
  sql: string;
  /** Fields of the conditions, beside the words. */
  state: readonly string[];
}

const asked = new WeakMap<LetterKind, Asked>();

/** One query for all words of a kind: the row, and the rows that its references lead to, each joined once. */
function question({ registry }: LetterSource, kind: LetterKind): Asked {
  const known = asked.get(kind);
  if (known) return known;
  const about = registry.get(kind.resource);
  const joins = new Map<string, string>();
  const columns = Object.entries(kind.words).map(([word, path]) => {
    const { steps, name, field } = wordPath(registry, about, path);
    const alias = steps.reduce((from, { field: by, to }) => joined(joins, from, by, tableName(to)), 't');
    if (field.kind !== 'ref') return `${alias}.${column(name)}::text as "${word}"`;
    const target = registry.get(field.to);
    return `${labelSql(target, joined(joins, alias, name, tableName(target)), registry)} as "${word}"`;
  });
  const conditions = [...kind.issue, ...kind.counts.state, ...(kind.issuedBy?.step?.when ?? [])];
  const state = [...new Set(conditions.map(({ field }) => field))];
  const states = state.map((name, i) => `t.${column(name)} as "_${i}"`);
  const sql = `select ${[...columns, ...states].join(', ')} from ${tableName(about)} t ${[...joins.values()].join(' ')} where t.id = $1`;
  const made = { sql, state };
  asked.set(kind, made);
  return made;
}

function joined(joins: Map<string, string>, from: string, by: string, table: string): string {
  const key = `${from}.${by}`;
  const known = [...joins.keys()].indexOf(key);
  if (known !== -1) return `j${known}`;
  const alias = `j${joins.size}`;
  joins.set(key, `left join ${table} ${alias} on ${alias}.id = ${from}.${column(by)}`);
  return alias;
}

/** Format of a field's value in letters. */
const kindOf = (field: Field): WordKind =>
  field.kind === 'date' ? 'tanggal' : field.kind === 'decimal' ? { scale: field.scale ?? 2 } : 'teks';

/** A choice or a state by its label. */
function called(field: Field, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (field.kind === 'enum') return Object.hasOwn(field.choices, value) ? field.choices[value] : value;
  if (field.kind !== 'status') return value;
  const { states } = field.workflow;
  return Object.hasOwn(states, value) ? states[value]?.label : value;
}

/** A value as a letter writes it; null where there is none. */
export function written(value: unknown, kind: WordKind): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'tanggal') return dayInWords(String(value));
  if (kind === 'teks') return String(value);
  const digits = { minimumFractionDigits: kind.scale, maximumFractionDigits: kind.scale };
  return Number(value).toLocaleString('id-ID', digits);
}

/** Content of a row: its words, raw values by word, and values of the fields on which issuing depends. */
export interface Said {
  words: Words;
  raw: DbRow;
  state: DbRow;
  /** Labels and answers of the campus's own questions that may stand in it. */
  answers: readonly (readonly [label: string, answer: string])[];
}

/** Answers of a row as a letter writes them, in the order of the questions; what only some roles see is in no letter. */
async function answersOf({ on, registry }: LetterSource, about: Resource, id: string): Promise<Said['answers']> {
  const within = extrasField(about);
  const extras = within === undefined ? undefined : await readExtras(on, registry, about);
  const columns = (extras?.columns ?? []).filter(({ question }) => question.inLetters && !question.seenBy?.length);
  if (within === undefined || !columns.length) return [];
  const row = await on.one<{ isi: unknown }>(`select ${column(within)} as isi from ${tableName(about)} where id = $1`, [
    id,
  ]);
  const given = isRecord(row?.isi) ? row.isi : {};
  return columns.flatMap(({ question }) => {
    const { id: key, label, kind } = question;
    const said = answerWords({ key, heading: label, question, row: null, section: null, removed: false }, given[key]);
    if (said === null || said === '') return [];
    if (kind === 'date') return [[label, dayInWords(String(said))] as const];
    return [[label, typeof said === 'number' ? said.toLocaleString('id-ID') : said] as const];
  });
}

/** Undefined where there is no such row. */
export async function wordsOf(source: LetterSource, rules: LetterRules, id: string): Promise<Said | undefined> {
  const { kind } = rules;
  const { sql, state } = question(source, kind);
  const row = await source.on.one(sql, [id], { prepare: true });
  if (!row) return undefined;
  const about = source.registry.get(kind.resource);
  const own = Object.entries(kind.words).map(([word, path]) => {
    const { field } = wordPath(source.registry, about, path);
    const value = row[word];
    return [word, written(called(field, value), kindOf(field))] as const;
  });
  const given = (await rules.given?.(source, id)) ?? {};
  const others = Object.entries(kind.given).map(([word, how]) => [word, written(given[word], how)] as const);
  return {
    words: new Map([...own, ...others]),
    raw: { ...row, ...given },
    state: Object.fromEntries(state.map((name, i) => [name, row[`_${i}`]])),
    answers: hasAnswers(kind) ? await answersOf(source, about, id) : [],
  };
}

/** A text with its words: `[…]` goes where one of its words is empty, other empty words read '–'. */
export function filled(text: string, words: Words): string {
  const kept = text.replaceAll(/\[([^[\]]*)\]/g, (_, part: string) =>
    [...part.matchAll(/\{(\w+)\}/g)].some(([, word = '']) => !words.get(word)) ? '' : part,
  );
  return kept.replaceAll(/\{(\w+)\}/g, (_, word: string) => words.get(word) ?? '–').trim();
}
