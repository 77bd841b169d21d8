import { describe, expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { fixedFields, type Role } from '../../../../resources/kit/index.ts';

/** Columns and filters that say nothing to somebody on some screen. */

const fixed = (resource: string, role: Role, filter = {}): string[] =>
  [...fixedFields(registry, registry.get(resource), role, filter)].sort();
const participation = 'mbkm/pendaftar-program-mbkm';

describe('fields with one value in every row', () => {
  test('a coordinator sees rows of one study programme, Tim MBKM of all', () => {
    expect(fixed(participation, 'HA05')).toEqual(['idProgramProdi']);
    expect(fixed(participation, 'HA03')).toEqual([]);
  });

  test('what goes with a reference goes with it: the name with the student, the code with the kind', () => {
    expect(fixed(participation, 'HA02')).toEqual(['idMahasiswa', 'namaMahasiswa', 'npm']);
    expect(fixed(participation, 'HA06')).toEqual(['idMitra', 'namaMitra']);
    expect(fixed(participation, 'HA03', { kodeJenisMbkm: 'magang' })).toEqual(['idJenisMbkm', 'kodeJenisMbkm']);
  });

  test('what hangs on a participation has its student', () => {
    expect(fixed('magang/logbook-magang', 'HA02')).toEqual(['idMahasiswa', 'namaMahasiswa', 'npm']);
    expect(fixed('magang/logbook-magang', 'HA04')).toEqual([]);
  });

  test('one state fixes a column; several, none and what it is not do not', () => {
    expect(fixed(participation, 'HA03', { status: 'berjalan' })).toEqual(['status']);
    expect(
      fixed(participation, 'HA03', { status: ['disetujui', 'selesai'], tahapAktif_neq: 'prodi', nilaiTim: null }),
    ).toEqual([]);
  });

  test('before the decision on a registration its conversion has not begun, in any row', () => {
    expect(fixed(participation, 'HA03', { status: 'diajukan' })).toEqual(['status', 'statusKonversi']);
    expect(fixed(participation, 'HA03', { status: ['revisi', 'ditolak'] })).toEqual(['statusKonversi']);
    expect(fixed(participation, 'HA03', { status: ['revisi', 'disetujui'] })).toEqual([]);
  });
});
