import { inLanguage, type Message, paramsIn, type RefusalBody, type ToldError } from '../../resources/kit/index.ts';
import { languages } from '../../resources/languages.ts';
import type { Bahasa } from '../../resources/pengaturan/bahasa.ts';
import type { HttpError } from './errors.ts';

/** A message as an answer carries it: its code, what is filled in, and the sentence in the language of whoever asked. */
function told(said: Message, bahasa: Bahasa): ToldError {
  const language = languages[bahasa];
  const params = paramsIn(said, language);
  return {
    code: said.code,
    message: inLanguage(said, language),
    ...(Object.keys(params).length ? { params } : {}),
  };
}

/** A refusal in a language (docs/api.md "Errors"). */
export const refusalIn = ({ said, errors }: HttpError, bahasa: Bahasa): Omit<RefusalBody, 'statusCode'> => ({
  ...told(said, bahasa),
  ...(errors
    ? { errors: Object.fromEntries(Object.entries(errors).map(([field, one]) => [field, told(one, bahasa)])) }
    : {}),
});
