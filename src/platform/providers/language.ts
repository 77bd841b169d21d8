import { useCallback, useEffect } from 'react';
import { useI18nProvider, useStore, useTranslate } from 'react-admin';
import type { Frasa } from '../../../resources/english/pertukaran/frasa.ts';
import type { recordsEnglish } from '../../../resources/english/records.ts';
import type { shellEnglish } from '../../../resources/english/shell.ts';
import { unitKey } from '../../../resources/english/units.ts';
import { inTerms, originOf } from '../../../resources/kit/terms.ts';
import { type Bahasa, bahasaKedua } from '../../../resources/pengaturan/bahasa.ts';
import { languageOf } from './currentLanguage.ts';
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

/** The other language that the account may choose in its role; undefined where the role has one only. */
export function otherLanguage(user: User): Bahasa | undefined {
  const second = bahasaKedua(user.role.dasar);
  return second && languageOf(user) === second ? 'id' : second;
}

/** Saves the choice with the account; notices, mails and prints follow it (docs/domain/50 §4 "English"). */
export async function chooseLanguage({ id, version }: User, language: Bahasa): Promise<void> {
  await http(`user/profile/${id}`, { method: 'PUT', body: { bahasa: language, version } });
  await reloadSession();
}

/** A phrase that has its English. */
export type Phrase = Frasa | keyof typeof shellEnglish | keyof typeof recordsEnglish;

/** How a page says a phrase. */
export type Say = (phrase: Phrase, words?: Readonly<Record<string, string | number>>) => string;

/** Says a phrase in the language of the page; the phrase itself is the Indonesian one, with `%{words}`. */
export function useWords(): Say {
  const translate = useTranslate();
  // The same from one drawing to the next, as what effects and callbacks depend on must be.
  return useCallback<Say>((phrase, words = {}) => translate(phrase, { _: inTerms(phrase), ...words }), [translate]);
}

/** What a number counts (`unit` of a field), in the language of the page: "3 credits". */
export function useUnit(): (unit: string) => string {
  const translate = useTranslate();
  return useCallback((unit: string) => translate(`${unitKey}${unit}`, { _: unit }), [translate]);
}

/** A label of a declaration, a menu or a row, in the language of the page; as it is where it has no other words. */
export function useLabel(): (label: string) => string {
  const translate = useTranslate();
  return useCallback((label: string) => translate(originOf(label), { _: label }), [translate]);
}
