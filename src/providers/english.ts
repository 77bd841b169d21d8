import english from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { shellEnglish, shellLabels, shellNames } from '../../resources/english/shell.ts';
import { unitKey, unitsEnglish } from '../../resources/english/units.ts';
import { frasaInggris, judulInggris } from '../../resources/pertukaran/bahasa/frasa.ts';
import { labelInggris, pasanganLabel } from '../../resources/pertukaran/bahasa/label.ts';

/**
 * Words for those who read English: react-admin's own, labels of the resources that they see, phrases of their pages,
 * names of states and screens. What has no English keeps the Indonesian of the declarations.
 */
export function inEnglish(indonesian: TranslationMessages): TranslationMessages {
  const { resources, ra, ...rest } = indonesian;
  return {
    ...rest,
    ra: { ...ra, ...english.ra },
    resources: { ...(typeof resources === 'object' ? resources : {}), ...shellLabels, ...labelInggris },
    ...Object.fromEntries(pasanganLabel),
    ...shellNames,
    ...shellEnglish,
    ...Object.fromEntries(Object.entries(unitsEnglish).map(([unit, english]) => [`${unitKey}${unit}`, english])),
    ...judulInggris,
    ...frasaInggris,
  };
}
