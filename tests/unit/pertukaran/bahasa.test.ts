import { describe, expect, it } from 'vitest';
import { english, inEnglish } from '../../../resources/english/index.ts';
import { labelsEnglish } from '../../../resources/english/labels.ts';
import { judulInggris } from '../../../resources/english/pertukaran/frasa.ts';
import { labelInggris, pasanganIsian, pasanganLabel } from '../../../resources/english/pertukaran/label.ts';
import { phrasesEnglish } from '../../../resources/english/phrases.ts';
import { recordsNames } from '../../../resources/english/records.ts';
import { shellNames } from '../../../resources/english/shellNames.ts';
import { registry } from '../../../resources/index.ts';
import { inLanguage, labelFromName, messages, term } from '../../../resources/kit/index.ts';
import { bankDokumen } from '../../../resources/master/bankDokumen.ts';
import { roleNames } from '../../../resources/roles.ts';

const same = new Set([
  'NPM',
  'NIK',
  'ECTS',
  'SIAMIK',
  'MBKM',
  'PMMB',
  'LoA',
  'Portal',
  'Simaris',
  'Permadi',
  'E-mail',
  'IPK',
  'KHS',
]);

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

  it.each(['HA08', 'HA09'] as const)('menyebut setiap layar yang dibuka %s', code => {
    const own = registry.screens.filter(({ roles }) => roles[code]);
    expect(own.length).toBeGreaterThan(10);
    expect(
      own
        .map(({ title }) => title)
        .filter(title => !judulInggris[title] && !shellNames[title] && !Object.hasOwn(labelsEnglish, title)),
    ).toEqual([]);
  });

  it('menyebut setiap isian, pilihan, keadaan, dan langkah yang dibaca mahasiswa outbound', () => {
    const known = new Set(
      [...pasanganIsian, ...pasanganLabel]
        .map(([said]) => said)
        .concat(Object.keys({ ...labelsEnglish, ...shellNames, ...recordsNames, ...judulInggris, ...phrasesEnglish })),
    );
    const read = ['pertukaran/outbound', 'pertukaran/permadi', 'mbkm/pendaftar-program-mbkm', 'konversi/revisi-nilai'];
    const said = registry.resources
      .filter(({ name }) => read.includes(name))
      .flatMap(({ fields }) => Object.entries(fields))
      .flatMap(([name, field]) => [
        field.label ?? labelFromName(name),
        ...(field.kind === 'enum' ? Object.values(field.choices) : []),
        ...(field.kind === 'status'
          ? [...Object.values(field.workflow.states), ...Object.values(field.workflow.actions)].map(
              ({ label }) => label,
            )
          : []),
      ]);
    expect(said.length).toBeGreaterThan(150);
    // The same word in both languages.
    expect(said.filter(word => !known.has(word) && !same.has(word))).toEqual([]);
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
