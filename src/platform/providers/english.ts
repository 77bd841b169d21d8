import raEnglish from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { day, locale, number } from '../../../resources/english/format.ts';
import { kegiatanEnglish } from '../../../resources/english/kegiatan.ts';
import { komcadEnglish } from '../../../resources/english/komcad.ts';
import { konversiEnglish } from '../../../resources/english/konversi.ts';
import { labelsEnglish } from '../../../resources/english/labels.ts';
import { magangEnglish } from '../../../resources/english/magang.ts';
import { masterEnglish } from '../../../resources/english/master.ts';
import { mbkmEnglish } from '../../../resources/english/mbkm.ts';
import { messagesEnglish } from '../../../resources/english/messages.ts';
import { nilaiEnglish } from '../../../resources/english/nilai.ts';
import { judulInggris } from '../../../resources/english/pertukaran/frasa.ts';
import { labelInggris, pasanganIsian, pasanganLabel } from '../../../resources/english/pertukaran/label.ts';
import { pertukaranEnglish } from '../../../resources/english/pertukaran.ts';
import { phrasesEnglish } from '../../../resources/english/phrases.ts';
import { programmeEnglish } from '../../../resources/english/programme.ts';
import { recordsNames } from '../../../resources/english/records.ts';
import { risetEnglish } from '../../../resources/english/riset.ts';
import { sentenceAt } from '../../../resources/english/sentenceAt.ts';
import { sharedEnglish } from '../../../resources/english/shared.ts';
import { shellLabels, shellNames } from '../../../resources/english/shellNames.ts';
import { unitKey, unitsEnglish } from '../../../resources/english/units.ts';
import type { Language } from '../../../resources/kit/index.ts';
import { isRecord } from '../../../resources/kit/isRecord.ts';
import { countedIn } from '../../../resources/kit/plural.ts';
import { inTerms, originOf } from '../../../resources/kit/terms.ts';
import type { PageLanguage } from './pageLanguage.ts';

const words = new Map<string, string>([...Object.entries(labelsEnglish), ...pasanganIsian, ...pasanganLabel]);
const phrases = new Map<string, string>([...words, ...Object.entries(recordsNames), ...Object.entries(phrasesEnglish)]);
/** Names of declarations that are words of screens as well. */
const names = new Map<string, string>(
  Object.entries({ ...phrasesEnglish, ...recordsNames, ...shellNames, ...judulInggris }),
);
/** Messages of the browser: the platform's own, and those of areas that readers of English work in. */
const sentences = {
  ...messagesEnglish,
  shared: sharedEnglish,
  pertukaran: pertukaranEnglish,
  kegiatan: kegiatanEnglish,
  komcad: komcadEnglish,
  konversi: konversiEnglish,
  magang: magangEnglish,
  master: masterEnglish,
  mbkm: mbkmEnglish,
  nilai: nilaiEnglish,
  programme: programmeEnglish,
  riset: risetEnglish,
};

const language: Language = {
  code: 'en',
  locale,
  sentenceOf: code => sentenceAt(sentences, code),
  counted: countedIn(locale),
  wordOf: word => words.get(word),
  format: { number, day },
};

/** Fields that every row has beside its declared ones. */
const everyRow = { createdAt: recordsNames.Dibuat, updatedAt: recordsNames.Diperbarui };

const labels = Object.fromEntries(
  Object.entries({ ...shellLabels, ...labelInggris }).map(([name, said]) => [
    name,
    { ...said, fields: { ...everyRow, ...said.fields } },
  ]),
);

/**
 * Words for those who read English: react-admin's own, labels of the resources that they see, phrases of their pages,
 * names of states and screens. What has no English keeps the Indonesian of the declarations.
 */
function inEnglish(indonesian: TranslationMessages): TranslationMessages {
  const { resources, ra, ...rest } = indonesian;
  return named({
    ...rest,
    ra: { ...ra, ...raEnglish.ra },
    resources: { ...declaredWords(resources), ...labels },
    ...Object.fromEntries(pasanganIsian),
    ...labelsEnglish,
    ...Object.fromEntries(pasanganLabel),
    ...recordsNames,
    ...shellNames,
    ...phrasesEnglish,
    ...Object.fromEntries(Object.entries(unitsEnglish).map(([unit, english]) => [`${unitKey}${unit}`, english])),
    ...judulInggris,
  });
}

/** Names and labels of every declaration, as far as their words are known. */
const declaredWords = (said: unknown): Record<string, TranslationMessages> => {
  const all: unknown = JSON.parse(JSON.stringify(said ?? {}), (_, value) =>
    typeof value === 'string' ? (words.get(originOf(value)) ?? names.get(originOf(value)) ?? value) : value,
  );
  return isMessages(all) ? all : {};
};
const isMessages = (value: unknown): value is Record<string, TranslationMessages> => isRecord(value);

/** The same in the words of the moment. */
const named = <T extends object>(words: T): T => {
  const all: unknown = JSON.parse(JSON.stringify(words), (_, value) =>
    typeof value === 'string' ? inTerms(value, 'en') : value,
  );
  const renamed = isRecord(all) ? all : {};
  // The menu comes from the server in the words of the moment.
  return {
    ...words,
    ...renamed,
    ...Object.fromEntries(Object.entries(renamed).map(([key, said]) => [inTerms(key), said])),
  };
};

/** English, for the browser. */
export const english: PageLanguage = { language, read: phrase => phrases.get(phrase) ?? phrase, words: inEnglish };
