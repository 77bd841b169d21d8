import { isRecord } from './isRecord.ts';
import { dayInWords, numberInWords, oneStop } from './numberWords.ts';
import type { Plural } from './plural.ts';
import { filled } from './template.ts';
import { guarded, inTerms, originOf, type TermLanguage, unguarded, wordInTerms } from './terms.ts';

/** A word of a declaration inside a message, a label or the name of a state: each language has its own for it. */
export class Term {
  constructor(readonly word: string) {}

  toString(): string {
    return this.word;
  }
}

export const term = (word: string): Term => new Term(word);

/** A day, `2027-03-01`, inside a sentence with places: each language writes it. */
export class Day {
  constructor(readonly day: string) {}

  toString(): string {
    return dayInWords(this.day);
  }
}

export const onDay = (day: string): Day => new Day(day);

/** Value filled into a message. */
export type Param = string | number | boolean | Term | Day | Message | readonly (string | Term | Message)[];
export type Params = Readonly<Record<string, Param>>;
/** The same in one language, as the sentence is made of it. */
type Filling = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * A message to a person, independent of the language: its code for programs, its parameters, and the Indonesian
 * sentence.
 */
export class Message {
  readonly #said: string | (() => string);

  /** @param said the sentence, or how it is made where things may be called otherwise by then (terms.ts) */
  constructor(
    readonly code: string,
    readonly params: Params,
    said: string | (() => string),
  ) {
    this.#said = said;
  }

  get text(): string {
    return typeof this.#said === 'string' ? this.#said : this.#said();
  }

  toString(): string {
    return this.text;
  }

  /** A message that lands in an answer or a kept report as it is stands there as its sentence. */
  toJSON(): string {
    return this.text;
  }
}

/** How a language writes what is filled into its sentences. */
interface Format {
  readonly number: (n: number) => string;
  /** @param date `YYYY-MM-DD` */
  readonly day: (date: string) => string;
}

/**
 * Notices in another language, by the code of the event: title and text of each of its tells, `null` for what its
 * readers never get.
 */
export type SaidNotices = Readonly<Record<string, readonly (Readonly<Record<'title' | 'text', string>> | null)[]>>;

/** Words of one language: the sentence of a code, and the word for a term; undefined for what it does not have. */
export interface Language {
  readonly code: TermLanguage;
  /** How it writes numbers and days, and what it tells apart when it counts: `en-GB`. */
  readonly locale: string;
  readonly sentenceOf: (code: string) => unknown;
  /** The form of a sentence that counts for the number in it (`countedIn`); undefined for what is none. */
  readonly counted: (sentence: unknown, params: Params) => string | undefined;
  readonly wordOf: (term: string) => string | undefined;
  readonly format: Format;
  /** Notices by the code of their event (notice.ts). */
  readonly notices?: SaidNotices;
  /** Before the note of a step: 'Note'. */
  readonly note?: string;
}

const indonesian: Format = { number: n => numberInWords(n), day: dayInWords };

const named = (word: string, language: Language | undefined): string => {
  const theirs = language?.wordOf(originOf(word));
  return theirs === undefined ? wordInTerms(word) : inTerms(theirs, language?.code);
};

const inOne = (param: string | Term | Message, language: Language | undefined): string => {
  if (param instanceof Message) return inLanguage(param, language);
  return param instanceof Term ? named(param.word, language) : param;
};

/** Parameters as words of a language; Indonesian without one. A sentence that is a function formats numbers itself. */
const fillingOf = (params: Params, language?: Language): Filling =>
  Object.fromEntries(
    Object.entries(params).map(([name, param]) => {
      if (param instanceof Day) return [name, (language?.format ?? indonesian).day(param.day)];
      if (param instanceof Term || param instanceof Message) return [name, inOne(param, language)];
      return [name, typeof param === 'object' ? param.map(one => inOne(one, language)) : param];
    }),
  );

/** The same as words, for the places of a sentence. */
const placesOf = (params: Params, language?: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fillingOf(params, language)).map(([name, value]) => [
      name,
      typeof value === 'object'
        ? value.map(one => one.replace(/\.$/, '')).join('; ')
        : typeof value === 'number'
          ? (language?.format ?? indonesian).number(value)
          : String(value),
    ]),
  );

const isSentence = (value: unknown): value is (filling: Filling) => string => typeof value === 'function';

/** A value that is no word of the sentence it is filled into. */
const kept = (value: Filling[string], language?: Language): Filling[string] => {
  if (typeof value === 'string') return guarded(value, language?.code);
  return typeof value === 'object' ? value.map(one => guarded(one, language?.code)) : value;
};

/** A sentence that is a function, with what is filled in, in the words of the moment. */
const sentenceWith = (sentence: (filling: Filling) => string, params: Params, language?: Language): string => {
  const filling = Object.entries(fillingOf(params, language)).map(([name, value]) => [name, kept(value, language)]);
  return oneStop(unguarded(sentence(Object.fromEntries(filling)), language?.code));
};

/** The sentence of a message in a language; the Indonesian one where the language does not have it. */
export function inLanguage(message: Message, language: Language | undefined): string {
  const sentence = language?.sentenceOf(message.code);
  if (isSentence(sentence)) return sentenceWith(sentence, message.params, language);
  const words = typeof sentence === 'string' ? sentence : language?.counted(sentence, message.params);
  return words === undefined ? message.text : filledText(inTerms(words, language?.code), message.params, language);
}

const filledText = (text: string, params: Params, language?: Language): string =>
  text.includes('{') ? oneStop(filled(text, placesOf(params, language))) : text;

/** A sentence with places, `Desa {nama} sudah ada.`, and what stands in them. */
export const withWords = (said: Message, params: Params): Message =>
  new Message(said.code, params, () => filledText(said.text, params));

/** Parameters as programs read them in an answer: words in the language, days as `YYYY-MM-DD`. */
export const paramsIn = (message: Message, language: Language | undefined): Filling => ({
  ...fillingOf(message.params, language),
  ...Object.fromEntries(
    Object.entries(message.params).flatMap(([name, param]) => (param instanceof Day ? [[name, param.day]] : [])),
  ),
});

/** Sentences of a catalogue, by name; with something to fill in as functions of it. */
type Sentences = { readonly [name: string]: string | ((filling: never) => string) | Sentences };

type Fillable<P> = {
  readonly [K in keyof P]: P[K] extends readonly string[]
    ? readonly (string | Term | Message)[]
    : string extends P[K]
      ? string | Term | Message
      : P[K];
};
type Filled<P> = {
  readonly [K in keyof P]: P[K] extends string | number | boolean
    ? P[K]
    : P[K] extends readonly unknown[]
      ? readonly string[]
      : string;
};

type MessagesOf<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? Message
    : T[K] extends (filling: infer P) => string
      ? (params: Fillable<P>) => Message
      : MessagesOf<T[K]>;
};

/** The sentences of a catalogue in another language: one that is missing, or asks for other words, does not compile. */
export type Translation<M> = {
  readonly [K in keyof M]: M[K] extends Message
    ? string | Plural
    : M[K] extends (params: infer P) => Message
      ? (filling: Filled<P>) => string
      : Translation<M[K]>;
};

/**
 * A catalogue of messages: each sentence once, in Indonesian; its code is its name behind that of the area.
 * @param area first part of the codes; empty for the platform's own
 */
export function catalogue<const T extends Sentences>(area: string, sentences: T): MessagesOf<T>;
export function catalogue(area: string, sentences: Sentences): object {
  const prefix = area ? `${area}.` : '';
  return Object.fromEntries(
    Object.entries(sentences).map(([name, sentence]) => {
      const code = prefix + name;
      if (typeof sentence === 'string') return [name, new Message(code, {}, () => inTerms(sentence))];
      if (typeof sentence === 'object') return [name, catalogue(code, sentence)];
      // The parameters are checked where the message is used (`MessagesOf`).
      const made = (filling: Filling) => String(Reflect.apply(sentence, undefined, [filling]));
      return [name, (params: Params) => new Message(code, params, () => sentenceWith(made, params))];
    }),
  );
}

/** A message as an issue of zod carries it, which knows texts only; `messageIn` reads it. */
export const asIssue = (said: Message): string => JSON.stringify(written(said));

/** A message as data, those that are filled into it included. */
const written = ({ code, params, text }: Message): object => ({
  code,
  params: Object.fromEntries(
    Object.entries(params).map(([name, param]) => {
      if (param instanceof Message) return [name, written(param)];
      return [name, Array.isArray(param) ? param.map(one => (one instanceof Message ? written(one) : one)) : param];
    }),
  ),
  text,
});

/** The message of an issue of zod (`asIssue`); undefined where it is a text of zod's own, or one that was cut off. */
export function messageIn({ message }: { readonly message: string }): Message | undefined {
  if (!message.startsWith('{"code"')) return undefined;
  const read = parsed(message);
  return isRecord(read) && typeof read.text === 'string' ? messageOf(read) : undefined;
}

/** A text that people typed, or that a limit of length cut, may begin like JSON and be none. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const messageOf = ({ code, params, text }: Readonly<Record<string, unknown>>): Message =>
  new Message(String(code), isRecord(params) ? paramsRead(params) : {}, String(text));

/** A word or a message inside a list of them. */
const partRead = (one: Readonly<Record<string, unknown>>): Term | Message =>
  'code' in one ? messageOf(one) : term(String(one.word));

const paramsRead = (params: Readonly<Record<string, unknown>>): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'number' || typeof value === 'boolean') return [name, value];
      if (Array.isArray(value)) return [name, value.map(one => (isRecord(one) ? partRead(one) : String(one)))];
      if (isRecord(value) && 'day' in value) return [name, onDay(String(value.day))];
      return [name, isRecord(value) ? partRead(value) : String(value)];
    }),
  );
