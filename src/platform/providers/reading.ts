import { type FieldErrors, inLanguage, inTerms, type Language, Message } from '../../../resources/kit/index.ts';

interface Reader {
  language: Language;
  /** How a phrase of the browser is read in English. */
  read: (phrase: string) => string;
  /** Whether the page is in English now. */
  asked: () => boolean;
}

/** Nobody reads English before the English words are here (`english.ts`). */
let reader: Reader | undefined;

export function readWith(english: Reader): void {
  reader = english;
}

/** A message, or a phrase of the browser that is made outside a component, in the language of the page. */
export function inWords(said: Message | string): string {
  if (!reader?.asked()) return String(said);
  if (said instanceof Message) return inLanguage(said, reader.language);
  const read = reader.read(said);
  return read === said ? said : inTerms(read, 'en');
}

/** The same of messages by field. */
export const errorsInWords = (errors: Readonly<FieldErrors>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, said]) => [field, inWords(said)]));
