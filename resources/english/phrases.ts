import { formsEnglish } from './forms.ts';
import { participationEnglish } from './participation.ts';
import { partnerEnglish } from './partner.ts';
import { frasaInggris } from './pertukaran/frasa.ts';
import { queuesEnglish } from './queues.ts';
import { recordsEnglish } from './records.ts';
import { registrationEnglish } from './registration.ts';
import { shellEnglish } from './shell.ts';

/** Every phrase that a page says, with its English. */
export const phrasesEnglish = {
  ...registrationEnglish,
  ...participationEnglish,
  ...partnerEnglish,
  ...queuesEnglish,
  ...recordsEnglish,
  ...shellEnglish,
  ...formsEnglish,
  ...frasaInggris,
};
