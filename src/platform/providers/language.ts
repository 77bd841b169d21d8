import { useCallback, useEffect } from 'react';
import { useI18nProvider, useStore, useTranslate } from 'react-admin';
import type { phrasesEnglish } from '../../../resources/english/phrases.ts';
import { unitKey } from '../../../resources/english/units.ts';
import { inTerms, originOf } from '../../../resources/kit/terms.ts';
import { type Bahasa, bahasaPilihan } from '../../../resources/pengaturan/bahasa.ts';
import { languageOf } from './currentLanguage.ts';
import { formatNumber } from './format.ts';
import { http } from './http.ts';
import { reloadSession, type User, useAuthState } from './session.ts';

/** Keeps the words of the page in the language of the account, whoever logs in on this device. */
export function useKeepLanguage(): void {
  const { user } = useAuthState();
  const wanted = languageOf(user);
  const known = user !== null;
  const provider = useI18nProvider();
  const [, setLocale] = useStore<string>('locale', 'id');
  useEffect(() => {
    if (known && provider.getLocale() !== wanted) setLocale(wanted);
    document.documentElement.lang = wanted;
  }, [known, wanted, provider, setLocale]);
}

/** The other languages that the account may choose in its role; none where the role has one only. */
export const otherLanguages = (user: User): readonly Bahasa[] =>
  bahasaPilihan(user.role.dasar).filter(one => one !== languageOf(user));

/** Saves the choice with the account; notices, mails and prints follow it (docs/domain/50 §4 "English"). */
export async function chooseLanguage({ id, version }: User, language: Bahasa): Promise<void> {
  await http(`user/profile/${id}`, { method: 'PUT', body: { bahasa: language, version } });
  await reloadSession();
}

/** A phrase that has its English. */
export type Phrase = keyof typeof phrasesEnglish;

/** Values filled into a phrase; `n` is the count that selects the plural form. */
type Filled = Readonly<Record<string, string | number>> & { readonly n?: number };

/** How a page says a phrase. */
export type Say = (phrase: Phrase, words?: Filled) => string;

/** Says a phrase in the language of the page; the phrase itself is the Indonesian one, with `%{words}`. */
export function useWords(): Say {
  const translate = useTranslate();
  // The same from one drawing to the next, as what effects and callbacks depend on must be.
  return useCallback<Say>(
    (phrase, words = {}) =>
      translate(phrase, {
        _: inTerms(phrase),
        ...Object.fromEntries(
          Object.entries(words).map(([name, value]) => [name, typeof value === 'number' ? formatNumber(value) : value]),
        ),
        ...(words.n === undefined ? {} : { smart_count: words.n }),
      }),
    [translate],
  );
}

/** Unit of a number (`unit` of a field) in the language of the page: "3 credits". */
export function useUnit(): (unit: string) => string {
  const translate = useTranslate();
  return useCallback((unit: string) => translate(`${unitKey}${unit}`, { _: unit }), [translate]);
}

/** A label of a declaration, a menu or a row, in the language of the page; as it is where it has no other words. */
export function useLabel(): (label: string) => string {
  const translate = useTranslate();
  return useCallback((label: string) => translate(originOf(label), { _: label }), [translate]);
}
