import { describe, expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { createI18nProvider } from '../../../../src/platform/providers/i18nProvider.ts';
import { englishMessages } from './englishKeys.ts';

const i18n = createI18nProvider(registry);
const has = (key: string) => i18n.translate(key, { smart_count: 1 }) !== key;

describe('i18n', () => {
  test('every key that react-admin asks for has Indonesian words', () => {
    expect(englishMessages().filter(key => !has(key))).toEqual([]);
  });

  test('every resource and field has its label', () => {
    const keys = registry.resources.flatMap(r => [
      `resources.${r.name}.name`,
      ...Object.keys(r.fields).map(field => `resources.${r.name}.fields.${field}`),
    ]);
    expect(keys.filter(key => !has(key))).toEqual([]);
    expect(i18n.translate('resources.master/provinsi.name')).toBe('Provinsi');
  });
});
