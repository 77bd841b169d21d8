import { currentLanguage } from './currentLanguage.ts';

/** How an Indonesian sentence is read in English; as it is until the English words are here (`english.ts`). */
let reader = (sentence: string): string => sentence;

export function readWith(english: typeof reader): void {
  reader = english;
}

/** A sentence that is made outside a component, a refusal or a rule's, in the language of the page. */
export const inWords = (sentence: string): string => (currentLanguage() === 'en' ? reader(sentence) : sentence);
