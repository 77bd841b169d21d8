import { describe, expect, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { snakeCase } from '../../../../resources/kit/index.ts';
import { fieldName, nameFields } from '../../../../server/platform/database/fieldNames.ts';

const result = (rows: Record<string, unknown>[], ...names: string[]) => ({
  fields: names.map(name => ({ name })),
  rows,
});

describe('names of result columns', () => {
  it('every declared field is found under its own name', () => {
    const wrong = registry.resources.flatMap(r =>
      Object.keys(r.fields).flatMap(name => (fieldName(snakeCase(name)) === name ? [] : [`${r.name}.${name}`])),
    );
    expect(wrong).toEqual([]);
  });

  it('what an alias says, and codes, stay as they are', () => {
    const names = ['idProdi', 'KRS_LEBIH', '_cari', '_embed', 'idRuang.nama', 'n', '?column?'];
    expect(names.map(fieldName)).toEqual(names);
  });

  it('rows have the fields in the order of the statement; others are not touched', () => {
    const named = nameFields(result([{ id: 1, id_program_prodi: null, total: 2 }], 'id', 'id_program_prodi', 'total'));
    expect(Object.entries(named.rows[0] ?? {})).toEqual([
      ['id', 1],
      ['idProgramProdi', null],
      ['total', 2],
    ]);
    const plain = result([{ id: 1 }], 'id');
    expect(nameFields(plain).rows).toBe(plain.rows);
  });
});
