import { describe, expect, test } from 'vitest';
import { canAccess } from '../../../../src/platform/providers/canAccess.ts';

const permissions = {
  resources: { 'master/mitra': ['list', 'show', 'edit'] },
  fields: { 'master/mitra': { readOnly: ['kode'], hidden: ['npwp'] } },
};
const may = (action: string, resource = 'master/mitra') => canAccess(permissions, { action, resource });

describe('canAccess', () => {
  test('allows what the menus grant and nothing else', () => {
    expect(may('list')).toBe(true);
    expect(may('edit')).toBe(true);
    expect(may('delete')).toBe(false);
    expect(may('list', 'master/provinsi')).toBe(false);
  });

  test('denies as long as nothing is known', () => {
    expect(canAccess(null, { action: 'list', resource: 'master/mitra' })).toBe(false);
  });

  test('knows hidden and read-only fields', () => {
    expect(may('read', 'master/mitra.npwp')).toBe(false);
    expect(may('read', 'master/mitra.kode')).toBe(true);
    expect(may('write', 'master/mitra.kode')).toBe(false);
    expect(may('write', 'master/mitra.nama')).toBe(true);
  });
});
