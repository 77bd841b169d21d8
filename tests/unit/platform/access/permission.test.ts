import { describe, expect, it } from 'vitest';
import { asTexts, boolean, ownProdi, read, ref, resource, text, write } from '../../../../resources/kit/index.ts';
import {
  baseRoleOf,
  forbiddenFields,
  hiddenFields,
  mayDo,
  mayLookUp,
  mustBeAllowed,
  policyFlags,
  writableFields,
} from '../../../../server/platform/access/permission.ts';
import { caller } from './actor.ts';

const prodi = resource({ name: 'uji/prodi', label: 'Prodi', fields: { nama: text(50) }, access: {} });
const tim = resource({
  name: 'uji/tim',
  label: 'Tim',
  fields: {
    nama: text(50),
    catatan: text(50, { label: 'Catatan tim' }),
    rahasia: text(50, { secret: true }),
    urutan: text(5, { readOnly: true }),
    idProgramProdi: ref('uji/prodi'),
    aktif: boolean(),
  },
  access: { HA03: write(), HA05: write(ownProdi(), { only: ['catatan'], hide: ['aktif'] }), HA10: read() },
  lookup: { columns: ['nama'], except: ['HA06'] },
});
const log = resource({
  name: 'uji/log',
  label: 'Log',
  fields: { isi: text(50) },
  access: { HA01: write() },
  appendOnly: true,
});
const sistem = resource({
  name: 'uji/sistem',
  label: 'Sistem',
  fields: { isi: text(50) },
  access: { HA01: write() },
  serverOnly: true,
});

describe('mayDo', () => {
  it('needs the policy and the menu', () => {
    const both = caller('HA10', {}, { 'uji/tim': ['read', 'create'] });
    expect(mayDo(both, tim, 'read')).toBe(true);
    // The menu grants it, the policy does not.
    expect(mayDo(both, tim, 'create')).toBe(false);
    // The policy allows it, no menu grants it.
    expect(mayDo(both, tim, 'export')).toBe(false);
  });

  it('refuses a role without a rule and a resource without a menu', () => {
    expect(mayDo(caller('HA02', {}, { 'uji/tim': ['read'] }), tim, 'read')).toBe(false);
    expect(mayDo(caller('HA03'), tim, 'read')).toBe(false);
    expect(() => mustBeAllowed(caller('HA03'), tim, 'read')).toThrow(
      'Peran Anda tidak dapat melakukan ini. Hubungi pengelola portal bila perlu.',
    );
  });

  it('gives Super Admin what Tim MBKM has', () => {
    expect(mayDo(caller('HA01', {}, { 'uji/tim': ['delete'] }), tim, 'delete')).toBe(true);
  });

  it('never lets anybody change what only grows or what only the server writes', () => {
    expect([...policyFlags(log, 'HA01')].sort()).toEqual(['action', 'create', 'export', 'import', 'read']);
    expect([...policyFlags(sistem, 'HA01')].sort()).toEqual(['action', 'export', 'read']);
    expect(policyFlags(prodi, 'HA03').size).toBe(0);
  });
});

describe('fields', () => {
  it('are writable as the rule says', () => {
    expect([...writableFields(caller('HA05'), tim)]).toEqual(['catatan']);
    expect(writableFields(caller('HA03'), tim).has('nama')).toBe(true);
    expect(writableFields(caller('HA03'), tim).has('urutan')).toBe(false);
    expect(writableFields(caller('HA02'), tim).size).toBe(0);
  });

  it('are hidden by role, secrets from everybody', () => {
    expect([...hiddenFields(caller('HA05'), tim)]).toEqual(['rahasia', 'aktif']);
    expect([...hiddenFields(caller('HA03'), tim)]).toEqual(['rahasia']);
  });

  it('are named when the role may not write them', () => {
    expect(asTexts(forbiddenFields(caller('HA05'), tim, ['nama', 'catatan', 'urutan', 'lain']))).toEqual({
      nama: 'Peran Anda tidak dapat mengubah nama.',
    });
  });
});

describe('lookups', () => {
  it('are for every role but the excepted ones, not for strangers', () => {
    expect(mayLookUp(caller('HA02'), tim)).toBe(true);
    expect(mayLookUp(caller('HA06'), tim)).toBe(false);
    expect(mayLookUp(null, tim)).toBe(false);
    expect(mayLookUp(caller('HA03'), prodi)).toBe(false);
  });
});

describe('baseRoleOf', () => {
  it('is the role itself or the one it was made after', () => {
    expect(baseRoleOf({ id: 'HA05', idRoleDasar: null })).toBe('HA05');
    expect(baseRoleOf({ id: 'HA11', idRoleDasar: 'HA03' })).toBe('HA03');
    expect(baseRoleOf({ id: 'HA11', idRoleDasar: null })).toBeNull();
    expect(baseRoleOf({ id: 'HA11', idRoleDasar: 'HA12' })).toBeNull();
  });
});
