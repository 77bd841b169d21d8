import type { Translation } from '../kit/index.ts';
import type { catalogues } from '../messages.ts';
import { kegiatanEnglish } from './kegiatan.ts';
import { mbkmEnglish } from './mbkm.ts';
import { messagesEnglish } from './messages.ts';
import { nilaiEnglish } from './nilai.ts';
import { pertukaranEnglish } from './pertukaran.ts';
import { sharedEnglish } from './shared.ts';

/** Every message in English, by code. */
export const sentences: Translation<typeof catalogues> = {
  ...messagesEnglish,
  shared: sharedEnglish,
  pertukaran: pertukaranEnglish,
  mbkm: mbkmEnglish,
  kegiatan: kegiatanEnglish,
  nilai: nilaiEnglish,
};
