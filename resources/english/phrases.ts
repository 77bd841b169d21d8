import { participationEnglish } from './participation.ts';
import { frasaInggris } from './pertukaran/frasa.ts';
import { recordsEnglish } from './records.ts';
import { registrationEnglish } from './registration.ts';
import { shellEnglish } from './shell.ts';

/** Every phrase that a page says, with its English. */
export const phrasesEnglish = {
  ...registrationEnglish,
  ...participationEnglish,
  ...recordsEnglish,
  ...shellEnglish,
  ...frasaInggris,
};
