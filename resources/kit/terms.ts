/** Code of a language; texts of one that has no words of its own for what may be called otherwise stay as they are. */
export type TermLanguage = string;

/**
 * How texts of the sources are said in other words (renaming.ts). It is apart from what asks for it: a page of an
 * installation that renames nothing does not load it.
 */
export interface Renaming {
  said(text: string, language: TermLanguage): string;
  /** The text of the sources that has become this one; undefined where none has. */
  originOf(text: string): string | undefined;
  guarded(value: string, language: TermLanguage): string;
  unguarded(sentence: string, language: TermLanguage): string;
  /** The texts of a declaration follow the words from now on. */
  follow(root: object, language: TermLanguage): void;
}

let renaming: Renaming | undefined;

/**
 * A text of the sources in the words of the moment; it is the text itself while nothing is renamed. What people typed
 * never goes through here: it is filled in afterwards, or kept out by `guarded`.
 */
export const inTerms = (text: string, language: TermLanguage = 'id'): string => renaming?.said(text, language) ?? text;

/** The text of the sources that has become this one: by it dictionaries and tables find their entries. */
export const originOf = (text: string): string => renaming?.originOf(text) ?? text;

/** A word of a declaration, which may have been asked for in the words of the moment already. */
export const wordInTerms = (word: string): string => (renaming?.originOf(word) === undefined ? inTerms(word) : word);

/** Marks a value as data, so that its words are not translated as part of the sentence. */
export const guarded = (value: string, language: TermLanguage = 'id'): string =>
  renaming?.guarded(value, language) ?? value;

/** A sentence that was made with guarded values, in the words of the moment. */
export const unguarded = (sentence: string, language: TermLanguage = 'id'): string =>
  renaming?.unguarded(sentence, language) ?? sentence;

/** Declarations whose texts are to follow the words once there are others. */
const roots = new Map<object, TermLanguage>();
const data = new WeakSet<object>();

/** Texts of a declaration follow the words from now on, wherever they are read from it. */
export function declared<T extends object>(declaration: T, language: TermLanguage = 'id'): T {
  if (renaming) renaming.follow(declaration, language);
  else roots.set(declaration, language);
  return declaration;
}

/** Marks values that look like words but are data, such as defaults and codes: they are not translated. */
export function asData<T extends object>(value: T): T {
  data.add(value);
  return value;
}

export const isData = (value: object): boolean => data.has(value);

/** Puts other words in force, in this process or browser; undefined: those of the sources. */
export function setRenaming(next: Renaming | undefined): void {
  if (next === renaming) return;
  renaming = next;
  // Nothing to follow while everything is called as the sources call it: a browser then has no work with it.
  if (!next) return;
  for (const [root, language] of roots) next.follow(root, language);
  roots.clear();
}
