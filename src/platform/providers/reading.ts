interface Reader {
  /** How an Indonesian sentence is read in English. */
  read: (sentence: string) => string;
  /** Whether the page is in English now. */
  asked: () => boolean;
}

/** Nobody reads English before the English words are here (`english.ts`). */
let reader: Reader = { read: sentence => sentence, asked: () => false };

export function readWith(english: Reader): void {
  reader = english;
}

/** A sentence that is made outside a component, a refusal or a rule's, in the language of the page. */
export const inWords = (sentence: string): string => (reader.asked() ? reader.read(sentence) : sentence);
