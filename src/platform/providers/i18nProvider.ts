import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { type Fields, labelFromName, type Registry } from '../../../resources/kit/index.ts';
import { type Bahasa, bahasa, isBahasa } from '../../../resources/pengaturan/bahasa.ts';
import { currentLanguage } from './currentLanguage.ts';
import { raMessages } from './indonesian.ts';
import { fetchLanguage, hereAlready } from './pageLanguages.ts';

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

/**
 * The words of the portal: Indonesian, and those of other languages for accounts that chose one (`useKeepLanguage`); without declarations
 * only the words that every screen shares.
 */
export const createI18nProvider = (registry?: Registry): I18nProvider => {
  const messages = registry ? messagesOf(registry) : { ra: raMessages };
  const messagesIn = (locale: string): TranslationMessages | Promise<TranslationMessages> => {
    if (!isBahasa(locale) || locale === 'id') return messages;
    const here = hereAlready(locale);
    return here ? here.words(messages) : fetchLanguage(locale).then(({ words }) => words(messages));
  };
  // Screens are made again when the language changes; its words are here then.
  const first: Bahasa = hereAlready(currentLanguage()) ? currentLanguage() : 'id';
  const choices = Object.entries(bahasa).map(([locale, name]) => ({ locale, name }));
  return polyglotI18nProvider(messagesIn, first, choices, {
    // `_: fallback` is how react-admin asks for optional words; a really missing key is caught by a test.
    allowMissing: true,
  });
};
