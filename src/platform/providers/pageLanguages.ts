import type { Bahasa } from '../../../resources/pengaturan/bahasa.ts';
import type { PageLanguage } from './pageLanguage.ts';

/** Where each language beside Indonesian comes from, once somebody reads it; a further one is a line here. */
export const pageLanguages: Readonly<Record<Exclude<Bahasa, 'id'>, () => Promise<PageLanguage>>> = {
  en: () => import('./english.ts').then(({ english }) => english),
};

/** Those that are here. */
const fetched = new Map<Bahasa, PageLanguage>();

/** A language, where it is here already. */
export const hereAlready = (bahasa: Bahasa): PageLanguage | undefined => fetched.get(bahasa);

/** Fetches a language; Indonesian is none of them. */
export async function fetchLanguage(bahasa: Exclude<Bahasa, 'id'>): Promise<PageLanguage> {
  const known = fetched.get(bahasa) ?? (await pageLanguages[bahasa]());
  fetched.set(bahasa, known);
  return known;
}
