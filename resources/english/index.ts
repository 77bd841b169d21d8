import { declared, type Language, labelFromName } from '../kit/index.ts';
import { countedIn } from '../kit/plural.ts';
import { user } from '../pengaturan/user.ts';
import { day, locale, number } from './format.ts';
import { labelsEnglish } from './labels.ts';
import { noticesEnglish } from './notices.ts';
import type { Pair } from './pair.ts';
import { pasanganIsian, pasanganLabel } from './pertukaran/label.ts';
import { sentenceAt } from './sentenceAt.ts';
import { sentences } from './sentences.ts';
import { rolePairs, shellLabels } from './shellNames.ts';

/** Labels of one's own account, as refusals say them in a sentence. */
const account = Object.entries(shellLabels['pengaturan/user'].fields).map(([name, said]): Pair => {
  const field = Object.entries(user.fields).find(([other]) => other === name)?.[1];
  return [field?.label ?? labelFromName(name), said];
});

/** Divisions of the country, as refusals name them. */
const regions: readonly Pair[] = [
  ['Provinsi', 'Province'],
  ['Kabupaten', 'Regency'],
  ['Kecamatan', 'District'],
  ['Kelurahan', 'Village'],
];

/** Words of declarations; states and choices win where a label has the same word. */
const words = new Map<string, string>([
  ...account,
  ...rolePairs,
  ...regions,
  ...Object.entries(labelsEnglish),
  ...pasanganIsian,
  ...pasanganLabel,
]);

/** English, as the server says it. */
export const english: Language = {
  code: 'en',
  locale,
  sentenceOf: code => sentenceAt(sentences, code),
  counted: countedIn(locale),
  wordOf: word => words.get(word),
  format: { number, day },
  notices: declared(noticesEnglish, 'en'),
  note: 'Note',
};

/** The English of a word of a declaration; one without stays as it is. */
export const inEnglish = (word: string): string => english.wordOf(word) ?? word;
