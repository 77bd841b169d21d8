import { createContext, useContext } from 'react';
import { inTerms, originOf } from '../resources/kit/terms.ts';
import { type Changes, useChanges } from './changes.tsx';
import type { LandingPhrase } from './english.ts';

/** Languages of a public page. */
export type PageLanguage = 'id' | 'en';

/** The English of each phrase; undefined on a page in Indonesian. */
export type LandingEnglish = Readonly<Record<LandingPhrase, string>>;

const English = createContext<LandingEnglish | undefined>(undefined);

/** Gives a page its language. */
export const EnglishProvider = English.Provider;

interface Spoken {
  language: PageLanguage;
  /** A phrase of the page, which is the Indonesian one; `{words}` are filled in. */
  say: (phrase: LandingPhrase, words?: Readonly<Record<string, string>>) => string;
  /** A label that came with the data, where it is one of those that the portal itself gives. */
  named: (label: string) => string;
}

/** How a page in a language says what is not its own content. */
export function spokenIn(english?: LandingEnglish, changed?: Changes['phrases']): Spoken {
  const known: Readonly<Record<string, string>> = english ?? {};
  return {
    language: english ? 'en' : 'id',
    say: (phrase, words = {}) =>
      inTerms(changed?.[phrase] ?? english?.[phrase] ?? phrase, english ? 'en' : 'id').replace(
        /\{(\w+)\}/g,
        (_, name: string) => words[name] ?? '',
      ),
    named: label => (english ? inTerms(known[originOf(label)] ?? label, 'en') : label),
  };
}

/** The same in the language of the page. */
export const usePhrases = (): Spoken => spokenIn(useContext(English), useChanges()?.phrases);
