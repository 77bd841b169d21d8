import {
  codeOf,
  inLanguage,
  Message,
  paramsIn,
  type RefusalBody,
  type Sentence,
  type ToldError,
} from '../../resources/kit/index.ts';
import { languages } from '../../resources/languages.ts';
import type { Bahasa } from '../../resources/pengaturan/bahasa.ts';
import type { HttpError } from './errors.ts';

/** A message as an answer carries it: its code, what is filled in, and the sentence in the language of whoever asked. */
function told(said: Sentence, status: number, bahasa: Bahasa): ToldError {
  const code = codeOf(said, status);
  if (!(said instanceof Message)) return { code, message: said };
  const language = languages[bahasa];
  const params = paramsIn(said, language);
  return { code, message: inLanguage(said, language), ...(Object.keys(params).length ? { params } : {}) };
}

/** What a refusal says, in a language (docs/api.md "Errors"). */
export const refusalIn = (
  { statusCode, said, errors }: HttpError,
  bahasa: Bahasa,
): Omit<RefusalBody, 'statusCode'> => ({
  ...told(said, statusCode, bahasa),
  ...(errors
    ? { errors: Object.fromEntries(Object.entries(errors).map(([field, one]) => [field, told(one, 422, bahasa)])) }
    : {}),
});
