import { inLanguage, type Message } from '../../../resources/kit/index.ts';
import { languages } from '../../../resources/languages.ts';
import { bahasaDipakai } from '../../../resources/pengaturan/bahasa.ts';
import type { Caller } from './caller.ts';

/** A message in the language that somebody reads. */
export const saidTo = ({ baseRole, bahasa }: Caller, said: Message): string =>
  inLanguage(said, languages[bahasaDipakai(baseRole, bahasa)]);
