import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { zoned } from '../../resources/kit/day.ts';
import { inTerms, originOf } from '../../resources/kit/terms.ts';
import { whileHere } from '../hooks/whileHere.ts';
import { type Api, apiIn } from './api.ts';
import type { Phrase } from './english.ts';

/** Languages of the registration page. */
export type Language = 'id' | 'en';

type Words = Readonly<Record<string, string | number>>;
export type Say = (phrase: Phrase, words?: Words) => string;

interface Spoken {
  language: Language;
  say: Say;
  /** A day, `2 March 2026`. */
  day: (iso: string) => string;
  choose: (language: Language) => void;
  api: Api;
}

const fill = (text: string, words: Words): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(words[name] ?? ''));

const days: Readonly<Record<Language, (moment: Date) => string>> = {
  id: zoned('id-ID', { dateStyle: 'long' }),
  en: zoned('en-GB', { dateStyle: 'long' }),
};

const spoken = (
  language: Language,
  english: Readonly<Record<Phrase, string>> | null,
  choose: Spoken['choose'],
): Spoken => {
  const known: Readonly<Record<string, string>> = english ?? {};
  return {
    language,
    say: (phrase, words = {}) => {
      // A heading of the content is in the words of the moment already.
      const source = originOf(phrase);
      return fill(inTerms(known[source] ?? source, english ? 'en' : 'id'), words);
    },
    day: iso => days[language](new Date(iso)),
    choose,
    api: apiIn(language),
  };
};

const Context = createContext<Spoken>(spoken('id', null, () => undefined));
export const useLanguage = (): Spoken => useContext(Context);

const place = 'pendaftaran-inbound-bahasa';

/** Language from the address (links in mails), else the last choice on this device. */
function askedLanguage(): Language {
  const asked = new URLSearchParams(window.location.search).get('bahasa');
  try {
    return (asked ?? window.localStorage.getItem(place)) === 'en' ? 'en' : 'id';
  } catch {
    return asked === 'en' ? 'en' : 'id';
  }
}

/** Indonesian as it was rendered; English comes when it is asked for. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>('id');
  const [english, setEnglish] = useState<Readonly<Record<Phrase, string>> | null>(null);
  useEffect(() => setLanguage(askedLanguage()), []);
  useEffect(() => {
    if (language === 'en' && !english)
      return whileHere(
        import('./english.ts'),
        found => setEnglish(found.english),
        () => setLanguage('id'),
      );
    document.documentElement.lang = language;
  }, [language, english]);
  const value = useMemo(() => {
    const choose = (next: Language) => {
      setLanguage(next);
      // The server's other pages follow, and this one when it is opened by its plain address.
      void import('js-cookie').then(
        ({ default: cookies }) => cookies.set('bahasa', next, { expires: 365, sameSite: 'Lax' }),
        () => undefined,
      );
      try {
        window.localStorage.setItem(place, next);
      } catch {
        // The choice holds for this visit.
      }
    };
    return language === 'en' && english ? spoken('en', english, choose) : spoken('id', null, choose);
  }, [language, english]);
  return <Context value={value}>{children}</Context>;
}

/** Leads to the other language, in its own words. */
export function LanguageButton() {
  const { language, choose } = useLanguage();
  const other = language === 'id' ? 'en' : 'id';
  return (
    <button type="button" className="button button-ghost" lang={other} onClick={() => choose(other)}>
      {other === 'en' ? 'English' : 'Bahasa Indonesia'}
    </button>
  );
}
