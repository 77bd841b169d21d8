import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { type Fields, labelFromName, type Registry } from '../../resources/kit/index.ts';
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
export function messagesOf(registry: Registry): TranslationMessages {
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

/** The one language of the portal; without declarations only the words that every screen shares. */
export const createI18nProvider = (registry?: Registry): I18nProvider => {
  const messages = registry ? messagesOf(registry) : { ra: raMessages };
  return polyglotI18nProvider(() => messages, 'id', [{ locale: 'id', name: 'Bahasa Indonesia' }], {
    // `_: fallback` is how react-admin asks for optional words; a really missing key is caught by a test.
    allowMissing: true,
  });
};
