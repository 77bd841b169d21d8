import english from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
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
    resources: { ...(typeof resources === 'object' ? resources : {}), ...labelInggris },
    ...Object.fromEntries(pasanganLabel),
    ...judulInggris,
    ...frasaInggris,
  };
}
