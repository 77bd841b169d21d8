import type { Translation } from '../kit/index.ts';
import type { catalogues } from '../messages.ts';
import { kknEnglish } from './kkn.ts';
import { komcadEnglish } from './komcad.ts';
import { kwuEnglish } from './kwu.ts';
import { magangEnglish } from './magang.ts';
import { messagesEnglish } from './messages.ts';
import { pertukaranEnglish } from './pertukaran.ts';
import { pesertaEnglish } from './peserta.ts';
import { programmeEnglish } from './programme.ts';
import { refusalsEnglish } from './refusals.ts';
import { risetEnglish } from './riset.ts';

/** Every message in English, by code. */
export const sentences: Translation<typeof catalogues> = {
  ...messagesEnglish,
  ...refusalsEnglish,
  pertukaran: pertukaranEnglish,
  programme: programmeEnglish,
  kkn: kknEnglish,
  kwu: kwuEnglish,
  komcad: komcadEnglish,
  riset: risetEnglish,
  magang: magangEnglish,
  peserta: pesertaEnglish,
};
