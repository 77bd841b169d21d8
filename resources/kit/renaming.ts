import { isRecord } from './isRecord.ts';
import { inSentence } from './label.ts';
import { inTerms, isData, type Renaming, setRenaming, type TermLanguage } from './terms.ts';

/** A word as the sources write it, and what it is called now. */
export interface Renamed {
  readonly from: string;
  readonly to: string;
}

/** Every word that may be called otherwise, by language; also those that are not, which are part of longer ones. */
export type Vocabulary = Readonly<Record<string, readonly Renamed[]>> & { readonly id: readonly Renamed[] };

interface Words {
  readonly pattern: RegExp;
  readonly to: ReadonlyMap<string, Renamed>;
  /** Old text → new text, and the other way round. */
  readonly made: Map<string, string>;
  readonly origins: Map<string, string>;
}

const capital = /^\p{Lu}/u;
const inCapitals = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();
const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Part of a name in a program is no word of a sentence: `{isbn}`, `/buku`, `'isbn'`, `ISBN-12`. */
const before = String.raw`(?<![\p{L}\p{N}_{./'])`;
const after = String.raw`(?![\p{L}\p{N}_'])(?![/.}=-]+[\p{L}\p{N}])`;

/** Prefix of a code: `ST-ISBN`. */
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
  // ISBN is an acronym; "isbn" is a name in a program.
  if (inCapitals(from)) return found;
  if (inCapitals(found)) return to.toUpperCase();
  const lower = inSentence(to);
  // "ISBN office" stands inside a sentence, whatever its first word is written with.
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

/** Stands inside words that are data, so that they are not taken for words of the sentence. */
const fence = '\uE000';

/** A name in a program: an address, a key, a code. */
const isName = (text: string): boolean => !/\s/.test(text) && (/[/_:.={}?#]/.test(text) || !capital.test(text));

/** Declarations, and parts of them, whose texts follow already. */
const seen = new WeakSet<object>();

/** Matches nothing. */
const never = /(?!)/;

function follow(words: Readonly<Partial<Record<TermLanguage, Words>>>, thing: object, language: TermLanguage): void {
  if (seen.has(thing) || isData(thing)) return;
  seen.add(thing);
  if (thing instanceof Map) {
    for (const value of thing.values()) if (typeof value === 'object' && value !== null) follow(words, value, language);
    return;
  }
  const prototype: unknown = Object.getPrototypeOf(thing);
  if (prototype !== null && prototype !== Object.prototype && !Array.isArray(thing)) return;
  for (const [name, { value, configurable }] of Object.entries(Object.getOwnPropertyDescriptors(thing))) {
    const said = name === 'en' ? 'en' : language;
    if (isRecord(value) || Array.isArray(value) || value instanceof Map) follow(words, value, said);
    // One of the words stands in it, renamed or not: it may be renamed later.
    else if (
      typeof value === 'string' &&
      configurable &&
      !isName(value) &&
      value.search(words[said]?.pattern ?? never) >= 0
    )
      Object.defineProperty(thing, name, { get: () => inTerms(value, said), enumerable: true });
  }
}

function said(words: Words, text: string): string {
  const before = words.made.get(text);
  if (before !== undefined) return before;
  const now = renamed(text, words);
  if (words.made.size < most.texts && text.length <= most.length) {
    words.made.set(text, now);
    if (now !== text) words.origins.set(now, text);
  }
  return now;
}

function renamingOf(vocabulary: Vocabulary): Renaming | undefined {
  if (Object.values(vocabulary).every(list => list.every(({ from, to }) => from === to))) return undefined;
  const words: Readonly<Partial<Record<TermLanguage, Words>>> = Object.fromEntries(
    Object.entries(vocabulary).map(([language, list]) => [language, wordsOf(list)]),
  );
  const saidAs = (text: string, language: TermLanguage) => {
    const theirs = words[language];
    return theirs ? said(theirs, text) : text;
  };
  return {
    said: saidAs,
    originOf: text => words.id?.origins.get(text),
    guarded: (value, language) =>
      value.replace(words[language]?.pattern ?? never, found => found.charAt(0) + fence + found.slice(1)),
    unguarded: (sentence, language) => saidAs(sentence, language).replaceAll(fence, ''),
    follow: (root, language) => follow(words, root, language),
  };
}

const made = new WeakMap<Vocabulary, { renaming: Renaming | undefined }>();

/** Says what things are called from now on, in this process or browser. */
export function setVocabulary(vocabulary: Vocabulary): void {
  const known = made.get(vocabulary) ?? { renaming: renamingOf(vocabulary) };
  made.set(vocabulary, known);
  setRenaming(known.renaming);
}
