import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { type Fields, labelFromName, type Registry } from '../../../resources/kit/index.ts';
import { type Bahasa, bahasa } from '../../../resources/pengaturan/bahasa.ts';
import { currentLanguage } from './currentLanguage.ts';
import { raMessages } from './indonesian.ts';

const fieldLabels = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => [
      [name, field.label ?? labelFromName(name)],
      // Child rows are asked for as `jadwal.mulai`; polyglot reads flat keys with dots as well as nested ones.
      ...(field.kind === 'rows'
        ? Object.entries(fieldLabels(field.fields)).map(([child, label]) => [`${name}.${child}`, label])
        : []),
    ]),
  );

/** Words of every declaration, so that no screen writes a label: `resources.<name>.name` and `.fields.<field>`. */
function messagesOf(registry: Registry): TranslationMessages {
  const resources = Object.fromEntries(
    registry.resources.map(r => [
      r.name,
      {
        name: r.label,
        fields: {
          id: r.id === 'uuid' ? 'ID' : r.id.label,
          createdAt: 'Dibuat',
          updatedAt: 'Diperbarui',
          ...fieldLabels(r.fields),
        },
      },
    ]),
  );
  return { ra: raMessages, resources };
}

type English = typeof import('./english.ts');
/** Fetched once somebody reads English. */
let english: English | undefined;
async function fetchEnglish(): Promise<English> {
  english ??= await import('./english.ts');
  return english;
}

/**
 * The words of the portal: Indonesian, and English for accounts that chose it (`useKeepLanguage`); without declarations
 * only the words that every screen shares.
 */
export const createI18nProvider = (registry?: Registry): I18nProvider => {
  const messages = registry ? messagesOf(registry) : { ra: raMessages };
  const messagesIn = (locale: string): TranslationMessages | Promise<TranslationMessages> => {
    if (locale !== 'en') return messages;
    return english ? english.inEnglish(messages) : fetchEnglish().then(({ inEnglish }) => inEnglish(messages));
  };
  // Screens are made again when the language changes; its words are here then.
  const first: Bahasa = english && currentLanguage() === 'en' ? 'en' : 'id';
  const choices = Object.entries(bahasa).map(([locale, name]) => ({ locale, name }));
  return polyglotI18nProvider(messagesIn, first, choices, {
    // `_: fallback` is how react-admin asks for optional words; a really missing key is caught by a test.
    allowMissing: true,
  });
};
