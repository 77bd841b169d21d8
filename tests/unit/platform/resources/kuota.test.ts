import { expect, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';

/** Limits that no place of a row stands on, each with the reason. */
const free: Readonly<Record<string, string>> = {
  'master/posisi-kegiatan-topik.kuotaDefault': 'what a new offer begins with',
  'master/pegawai.kuotaBimbingan': 'a load that may be exceeded with a note',
  'formulir/formulir.kuota':
    'answers, with and without an account, anonymous ones in a table of their own: counted as they are sent',
};

it('tiap kuota menyebut apa yang menghitung tempat terisi', () => {
  const limits = registry.resources.flatMap(r =>
    Object.entries(r.fields).flatMap(([name, field]) =>
      field.kind === 'integer' && /^(kuota|kapasitas)/i.test(name) && !field.readOnly
        ? [{ name: `${r.name}.${name}`, holds: field.holds }]
        : [],
    ),
  );
  expect(limits.length).toBeGreaterThan(8);
  expect(limits.filter(({ name, holds }) => !holds && !(name in free)).map(({ name }) => name)).toEqual([]);
});
