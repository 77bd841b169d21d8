import { isRecord } from './isRecord.ts';
import { inSentence } from './label.ts';

/** A word as the sources write it, and what it is called now. */
export interface Renamed {
  readonly from: string;
  readonly to: string;
}

/** Every word that may be called otherwise, by language; also those that are not, which are part of longer ones. */
export type Vocabulary = Readonly<Record<'id' | 'en', readonly Renamed[]>>;

interface Words {
  readonly pattern: RegExp;
  readonly to: ReadonlyMap<string, Renamed>;
  /** What texts have become, and the other way round. */
  readonly made: Map<string, string>;
  readonly origins: Map<string, string>;
}

let words: Readonly<Partial<Record<'id' | 'en', Words>>> = {};
let set: Vocabulary | undefined;

const capital = /^\p{Lu}/u;
const inCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();
const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Part of a name in a program is no word of a sentence: `{kkn}`, `/magang`, `'komcad'`, `KKN-12`. */
const before = String.raw`(?<![\p{L}\p{N}_{./'])`;
const after = String.raw`(?![\p{L}\p{N}_'])(?![/.}=-]+[\p{L}\p{N}])`;

/** What stands before a part of a code: `ST-KKN`. */
const inCode = /[\p{Lu}\p{N}]-$/u;

function wordsOf(list: readonly Renamed[]): Words {
  const longest = [...list].sort((a, b) => b.from.length - a.from.length);
  return {
    pattern: new RegExp(`${before}(?:${longest.map(({ from }) => escaped(from)).join('|')})${after}`, 'giu'),
    to: new Map(list.map(one => [one.from.toLowerCase(), one])),
    made: new Map(),
    origins: new Map(),
  };
}

/** The new word as the old one stands there: in capitals, in lower case inside a sentence, as the first of one. */
function inCase(found: string, { from, to }: Renamed, whole: string): string {
  if (found === from) return inCapitals(whole) && whole.length > found.length ? to.toUpperCase() : to;
  // KKN is an acronym; "kkn" is a name in a program.
  if (inCapitals(from)) return found;
  if (inCapitals(found)) return to.toUpperCase();
  const lower = inSentence(to);
  // "MBKM team" stands inside a sentence, whatever its first word is written with.
  return capital.test(found) && !inCapitals(found.split(' ')[0] ?? '')
    ? lower.charAt(0).toUpperCase() + lower.slice(1)
    : lower;
}

const renamed = (text: string, { pattern, to }: Pick<Words, 'pattern' | 'to'>): string =>
  text.replace(pattern, (found: string, at: number) => {
    const one = to.get(found.toLowerCase());
    return one && !inCode.test(text.slice(Math.max(0, at - 2), at)) ? inCase(found, one, text) : found;
  });

/** A text in which words are replaced by others: what is stored and is to be called otherwise from now on. */
export const renamedIn = (text: string, list: readonly Renamed[]): string => renamed(text, wordsOf(list));

/** Texts that are kept as they were made; more come from a program that says texts of people, and are made each time. */
const most = { texts: 20_000, length: 300 };

/**
 * A text of the sources in the words of the moment; it is the text itself while nothing is renamed. What people typed
 * never goes through here: it is filled in afterwards, or kept out by `guarded`.
 */
export function inTerms(text: string, language: 'id' | 'en' = 'id'): string {
  const known = words[language];
  if (!known) return text;
  const before = known.made.get(text);
  if (before !== undefined) return before;
  const now = renamed(text, known);
  if (known.made.size < most.texts && text.length <= most.length) {
    known.made.set(text, now);
    if (now !== text) known.origins.set(now, text);
  }
  return now;
}

/** The text of the sources that has become this one: by it dictionaries and tables find their entries. */
export const originOf = (text: string): string => words.id?.origins.get(text) ?? text;

/** A word of a declaration, which may have been asked for in the words of the moment already. */
export const wordInTerms = (word: string): string => (words.id?.origins.has(word) ? word : inTerms(word));

/** Stands inside words that are data, so that they are not taken for words of the sentence. */
const fence = '\uE000';

/** What is filled into a sentence before its own words are looked for. */
export const guarded = (value: string, language: 'id' | 'en' = 'id'): string =>
  words[language] ? value.replace(words[language].pattern, found => found.charAt(0) + fence + found.slice(1)) : value;

/** A sentence that was made with guarded values, in the words of the moment. */
export const unguarded = (sentence: string, language: 'id' | 'en' = 'id'): string =>
  words[language] ? inTerms(sentence, language).replaceAll(fence, '') : sentence;

/** Declarations whose texts are to follow the words. */
const roots = new Map<object, 'id' | 'en'>();
const seen = new WeakSet<object>();
const unsaid = new WeakSet<object>();

/** A name in a program: an address, a key, a code. */
const isName = (text: string): boolean => !/\s/.test(text) && (/[/_:.={}?#]/.test(text) || !capital.test(text));

function follow(thing: object, language: 'id' | 'en' = 'id'): void {
  if (seen.has(thing) || unsaid.has(thing)) return;
  seen.add(thing);
  if (thing instanceof Map) {
    for (const value of thing.values()) if (typeof value === 'object' && value !== null) follow(value, language);
    return;
  }
  const prototype: unknown = Object.getPrototypeOf(thing);
  if (prototype !== null && prototype !== Object.prototype && !Array.isArray(thing)) return;
  for (const [name, { value, configurable }] of Object.entries(Object.getOwnPropertyDescriptors(thing))) {
    const said = name === 'en' ? 'en' : language;
    if (isRecord(value) || Array.isArray(value) || value instanceof Map) follow(value, said);
    else if (typeof value === 'string' && configurable && !isName(value) && hasTerms(value, said))
      Object.defineProperty(thing, name, { get: () => inTerms(value, said), enumerable: true });
  }
}

/** Whether one of the words stands in the text, renamed or not: it may be renamed later. */
const hasTerms = (text: string, language: 'id' | 'en'): boolean => text.search(words[language]?.pattern ?? /$^/) >= 0;

/** Texts of a declaration follow the words from now on, wherever they are read from it. */
export function declared<T extends object>(declaration: T, language: 'id' | 'en' = 'id'): T {
  if (words.id) follow(declaration, language);
  else roots.set(declaration, language);
  return declaration;
}

/** What looks like words and is data: defaults, codes. It stays as it is. */
export function asData<T extends object>(value: T): T {
  unsaid.add(value);
  return value;
}

/** Says what things are called from now on, in this process or browser. */
export function setVocabulary(vocabulary: Vocabulary): void {
  if (vocabulary === set) return;
  set = vocabulary;
  const changed = [...vocabulary.id, ...vocabulary.en].some(({ from, to }) => from !== to);
  words = changed ? { id: wordsOf(vocabulary.id), en: wordsOf(vocabulary.en) } : {};
  // Nothing to follow while everything is called as the sources call it: a browser then has no work with it.
  if (!changed) return;
  for (const [root, language] of roots) follow(root, language);
  roots.clear();
}
