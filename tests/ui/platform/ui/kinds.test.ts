import { expect, test } from 'vitest';
import { date, files, joinCode, messages, point, ref, resource, text, week } from '../../../../resources/kit/index.ts';
import {
  formatBytes,
  formatClock,
  formatDate,
  formatDateTime,
  formatDecimal,
  formatMoney,
  formatRelative,
  parseNumber,
} from '../../../../src/platform/providers/format.ts';
import { cells } from '../../../../src/platform/ui/cells.tsx';
import { lockOf } from '../../../../src/platform/ui/form/FormMode.ts';
import { changesOf, pickDeep } from '../../../../src/platform/ui/form/formValues.ts';
import { dependentsOf } from '../../../../src/platform/ui/inputs/useEmptyDependents.ts';
import { inputs } from '../../../../src/platform/ui/inputs.tsx';
import { filters } from '../../../../src/platform/ui/list/filters.tsx';
import { readFilterName } from '../../../../src/platform/ui/list/useFilters.ts';
import { restorePreview } from '../../../../src/platform/ui/show/restorePreview.ts';
import { said } from '../../../fixtures/said.ts';
import { contoh } from './contoh.ts';

/** Kinds that only the programmes' own rows have. */
const tempat = {
  ...point(),
  foto: files(['jpg'], 3, 5),
  mulai: date(),
  mingguKe: week('idContoh', { starts: 'mulai', ends: 'selesai' }),
  kodeGabung: joinCode(),
};
const kinds = new Set([...Object.values(contoh.fields), ...Object.values(tempat)].map(field => field.kind));

test('setiap jenis kolom punya isian, sel, dan filter', () => {
  for (const kind of kinds) {
    expect(inputs[kind], kind).toBeTruthy();
    expect(cells[kind], kind).toBeTruthy();
    expect(filters[kind], kind).toBeTruthy();
  }
  expect(kinds.size).toBe(Object.keys(inputs).length);
});

test('angka, rupiah, dan tanggal dalam bentuk Indonesia', () => {
  expect([formatDecimal(4, 2), formatDecimal(1250.5, 2)]).toEqual(['4,00', '1.250,50']);
  expect(formatMoney(1_500_000)).toBe('Rp.1.500.000');
  expect(formatMoney(-2500)).toBe('(Rp.2.500)');
  expect(formatDate('2026-08-17')).toBe('17 Agustus 2026');
  expect(formatBytes(1_572_864)).toBe('1,5 MB');
  // The last minute of the day by the university's clock, whatever zone the device is in, and it says so.
  expect(formatDateTime('2026-11-26T16:59:00Z')).toBe('26 Nov 2026, 23.59 WIB');
  expect(formatClock(new Date('2026-11-26T22:30:00Z'))).toBe('05.30 WIB');
  expect(formatRelative('2026-11-18T00:00:00Z', Date.parse('2026-11-21T00:00:00Z'))).toBe('3 hari yang lalu');
  expect([parseNumber('3,75'), parseNumber('1.250,5'), parseNumber('1.500.000'), parseNumber('')]).toEqual([
    3.75,
    1250.5,
    1_500_000,
    null,
  ]);
  expect(parseNumber('tiga')).toBe('tiga');
});

test('yang dikirim hanya yang berubah, dengan baris anak yang bersih', () => {
  const row = { nama: 'A', aktif: true, jadwal: [{ id: 'x', mulai: '2026-01-01', tempat: null, version: 2 }] };
  expect(changesOf(contoh, { ...row, nama: 'B' }, row, ['nama', 'aktif', 'jadwal'])).toEqual({ nama: 'B' });
  expect(pickDeep(contoh, row, ['jadwal'])).toEqual({ jadwal: [{ id: 'x', mulai: '2026-01-01', tempat: null }] });
});

test('pilihan bertingkat mengosongkan semua tingkat di bawahnya', () => {
  const alamat = {
    idProvinsi: ref('p'),
    idKabupaten: ref('k', { dependsOn: { idProvinsi: 'idProvinsi' } }),
    idKecamatan: ref('c', { dependsOn: { idKabupaten: 'idKabupaten' } }),
    idKelurahan: ref('l', { dependsOn: { idKecamatan: 'idKecamatan' } }),
  };
  expect([...dependentsOf(alamat, 'idProvinsi')]).toEqual(['idKabupaten', 'idKecamatan', 'idKelurahan']);
  expect([...dependentsOf(alamat, 'idKecamatan')]).toEqual(['idKelurahan']);
});

test('kolom terkunci oleh deklarasi, baris bawaan, atau peran', () => {
  const siamik = resource({
    name: 'uji/siamik',
    label: 'SIAMIK',
    fields: { sumber: text(10, { readOnly: true }), npm: text(15), noHp: text(15) },
    access: {},
    builtIn: {
      field: 'sumber',
      value: 'siamik',
      message: said(''),
      lockedFields: ['npm'],
      lockedMessage: said('Kolom ini berasal dari SIAMIK'),
    },
  });
  const ask = (source: string, sumber: string, readOnly: string[] = []) =>
    lockOf({ resource: siamik, source, mode: 'edit', record: { sumber }, readOnly: new Set(readOnly) });
  expect(ask('npm', 'siamik')).toEqual({ reason: said('Kolom ini berasal dari SIAMIK') });
  expect(ask('npm', 'manual')).toBeNull();
  expect(ask('noHp', 'siamik', ['noHp'])).toEqual({ reason: messages.notByRole });
  expect(ask('sumber', 'manual')).toEqual({});
});

test('pratinjau pemulihan membatalkan semua yang lebih baru', () => {
  const at = (versi: number, perubahan: object) => ({
    id: String(versi),
    aksi: 'ubah',
    waktu: '',
    namaUser: null,
    namaRole: null,
    catatan: null,
    dariStatus: null,
    keStatus: null,
    perubahan: { ...perubahan },
    versi,
  });
  const entries = [
    at(4, { nama: { dari: 'B', ke: 'C' }, kode: { dari: 'y', ke: 'x' } }),
    at(3, { nama: { dari: 'A', ke: 'B' }, kode: { dari: 'x', ke: 'y' } }),
    at(2, {}),
  ];
  expect(restorePreview(entries, 2)).toMatchObject({ nama: { dari: 'C', ke: 'A' } });
  expect(Object.keys(restorePreview(entries, 2))).toEqual(['nama']);
});

test('nama filter terbaca kembali', () => {
  expect(readFilterName('angkatan_gte')).toEqual({ source: 'angkatan', operator: 'gte' });
  expect(readFilterName('idProvinsi')).toEqual({ source: 'idProvinsi', operator: '' });
});
