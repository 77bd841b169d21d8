import { describe, expect, it } from 'vitest';
import { english, inEnglish } from '../../../resources/english/index.ts';
import { judulInggris } from '../../../resources/english/pertukaran/frasa.ts';
import { labelInggris } from '../../../resources/english/pertukaran/label.ts';
import { shellNames } from '../../../resources/english/shell.ts';
import { registry } from '../../../resources/index.ts';
import { inLanguage, messages, term } from '../../../resources/kit/index.ts';
import { bankDokumen } from '../../../resources/master/bankDokumen.ts';
import { roleNames } from '../../../resources/roles.ts';

describe('bahasa kedua', () => {
  it('says a message with what is filled in, in its own numbers and words', () => {
    expect(inLanguage(messages.required, english)).toBe('Required.');
    expect(inLanguage(messages.number.max({ n: 4000 }), english)).toBe('At most 4,000.');
    expect(inLanguage(messages.maxRows({ n: 1 }), english)).toBe('At most 1 row.');
    expect(inLanguage(messages.fileTypes({ types: ['pdf', 'jpg'] }), english)).toBe(
      'This type of file is not allowed. Use PDF, JPG.',
    );
    expect(inLanguage(messages.tooLarge({ mb: 2 }), english)).toBe('A file may have at most 2 MB.');
    expect(inLanguage(messages.fieldForbidden({ label: term('Nama depan') }), english)).toBe(
      'Your role may not change First name.',
    );
  });

  it('mengenal nama setiap peran', () => {
    const same = Object.values(roleNames).filter(name => inEnglish(name) === name);
    expect(same).toEqual([roleNames.HA01, roleNames.HA10]);
  });

  it('menyebut setiap layar yang dibuka mahasiswa inbound', () => {
    const own = registry.screens.filter(({ roles }) => roles.HA08);
    expect(own.length).toBeGreaterThan(10);
    expect(own.map(({ title }) => title).filter(title => !judulInggris[title] && !shellNames[title])).toEqual([]);
  });

  it('menyebut setiap isian dari apa yang dibaca mahasiswa inbound di layarnya', () => {
    const labels = new Map(Object.entries(labelInggris));
    const read = registry.resources.filter(
      ({ name, access }) => access.HA08 && (name.startsWith('pertukaran/') || name === bankDokumen.name),
    );
    expect(read.length).toBeGreaterThan(7);
    const without = read.flatMap(({ name, fields }) =>
      Object.keys(fields)
        .filter(field => !Object.hasOwn(labels.get(name)?.fields ?? {}, field))
        .map(field => `${name}.${field}`),
    );
    expect(without).toEqual([]);
  });
});
