import { type FieldErrors, inLanguage, inTerms, Message, originOf } from '../../../resources/kit/index.ts';
import type { Bahasa } from '../../../resources/pengaturan/bahasa.ts';
import { hereAlready } from './pageLanguages.ts';

/** The language of the page, once it is known whose page it is (`currentLanguage.ts`). */
let asked: () => Bahasa = () => 'id';

export function readIn(language: () => Bahasa): void {
  asked = language;
}

/** A message, or a phrase or word of a declaration that is made outside a component, in the language of the page. */
export function inWords(said: Message | string): string {
  const reader = hereAlready(asked());
  if (!reader) return String(said);
  if (said instanceof Message) return inLanguage(said, reader.language);
  const source = originOf(said);
  const read = reader.read(source);
  return read === source ? said : inTerms(read, reader.language.code);
}

/** The same of messages by field. */
export const errorsInWords = (errors: Readonly<FieldErrors>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, said]) => [field, inWords(said)]));
