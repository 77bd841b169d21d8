import { createContext, useContext } from 'react';
import { inTerms, originOf } from '../resources/kit/terms.ts';
import type { Changes } from './changes.ts';
import type { LandingPhrase } from './english.ts';

/** Languages of a public page. */
export type PageLanguage = 'id' | 'en';

/** The English of each phrase; undefined on a page in Indonesian. */
export type LandingEnglish = Readonly<Record<LandingPhrase, string>>;

/** The language of a page, and what the university changed of it. */
interface Own {
  readonly english?: LandingEnglish | undefined;
  readonly changes?: Changes | undefined;
}

const Page = createContext<Own>({});

/** Gives a page its language, and what was changed of it. */
export const PageProvider = Page.Provider;

interface Spoken {
  language: PageLanguage;
  /** A phrase of the page, which is the Indonesian one; `{words}` are filled in. */
  say: (phrase: LandingPhrase, words?: Readonly<Record<string, string>>) => string;
  /** A label that came with the data, where it is one of those that the portal itself gives. */
  named: (label: string) => string;
  /** Changes of the page; undefined without any. */
  changes?: Changes | undefined;
}

/** Texts and changes of a page in a language, for what is not its own content. */
export function spokenIn({ english, changes }: Own = {}): Spoken {
  const known: Readonly<Record<string, string>> = english ?? {};
  return {
    language: english ? 'en' : 'id',
    say: (phrase, words = {}) =>
      inTerms(changes?.phrases[phrase] ?? english?.[phrase] ?? phrase, english ? 'en' : 'id').replace(
        /\{(\w+)\}/g,
        (_, name: string) => words[name] ?? '',
      ),
    named: label => (english ? inTerms(known[originOf(label)] ?? label, 'en') : label),
    changes,
  };
}

/** The same in the language of the page. */
export const usePhrases = (): Spoken => spokenIn(useContext(Page));
