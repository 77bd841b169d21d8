import { errorIf, regionPrefix } from '../checkHelpers.ts';
import { boolean, choice, digits, type FieldErrors, ref, resource, text, write } from '../kit/index.ts';
import { role } from '../roles.ts';
import { masterMessages } from './messages.ts';

/** Regions of Indonesia with their Kemendagri codes (docs/domain/10 §2.5). */

const region = () => ({
  nama: text(80, { required: true }),
  sumber: choice({ resmi: 'Resmi', manual: 'Manual' }, { default: 'manual', readOnly: true }),
  aktif: boolean({ default: true }),
});
const access = { [role.timMbkm]: write() };
const code = (groups: RegExp, max: number, example: string) => ({
  pattern: groups,
  message: masterMessages.regionCode({ contoh: example }),
  label: 'Kode',
  max,
});
const locked = {
  field: 'sumber',
  value: 'resmi',
  message: masterMessages.regionStays,
} as const;
const insideParent = (id: string | undefined, parent: string | null | undefined): FieldErrors =>
  errorIf(
    Boolean(id && parent && !id.startsWith(`${parent}.`)),
    'id',
    masterMessages.regionParent({ kode: parent ?? '' }),
  );
const parent = (to: string) => ref(to, { required: true, fixed: true });

export const provinsi = resource({
  name: 'master/provinsi',
  label: 'Provinsi',
  stays: 'all',
  id: code(/^\d{2}$/, 2, '35'),
  fields: region(),
  columns: ['nama', 'sumber', 'aktif'],
  filters: ['sumber', 'aktif'],
  search: ['id', 'nama'],
  small: true,
  sort: ['id'],
  access,
  lookup: { columns: ['nama'], public: true },
  builtIn: { ...locked, lockedFields: ['nama'] },
});

export const kabupaten = resource({
  name: 'master/kabupaten',
  label: 'Kabupaten/Kota',
  stays: 'all',
  id: code(/^\d{2}\.\d{2}$/, 5, '35.78'),
  fields: {
    idProvinsi: parent('master/provinsi'),
    ...region(),
    jenis: choice({ kabupaten: 'Kabupaten', kota: 'Kota' }, { derived: true }),
  },
  columns: ['nama', 'jenis', 'idProvinsi', 'sumber', 'aktif'],
  filters: ['idProvinsi', 'jenis', 'sumber', 'aktif'],
  search: ['id', 'nama'],
  small: true,
  sort: ['id'],
  access,
  lookup: { columns: ['nama'], public: true },
  builtIn: { ...locked, lockedFields: ['nama', 'idProvinsi'] },
  check: row => insideParent(row.id, row.idProvinsi),
  derive: row => ({ jenis: row.nama?.startsWith('Kota ') ? 'kota' : 'kabupaten' }),
});

export const kecamatan = resource({
  name: 'master/kecamatan',
  label: 'Kecamatan',
  stays: 'all',
  id: code(/^\d{2}\.\d{2}\.\d{2}$/, 8, '35.78.25'),
  fields: {
    idKabupaten: parent('master/kabupaten'),
    idProvinsi: ref('master/provinsi', { derived: true }),
    ...region(),
  },
  columns: ['nama', 'idKabupaten', 'idProvinsi', 'sumber', 'aktif'],
  filters: ['idProvinsi', 'idKabupaten', 'sumber', 'aktif'],
  search: ['id', 'nama'],
  sort: ['id'],
  orders: ['nama'],
  access,
  lookup: { columns: ['nama'], public: true, bounded: true },
  builtIn: { ...locked, lockedFields: ['nama', 'idKabupaten'] },
  check: row => insideParent(row.id, row.idKabupaten),
  derive: row => ({ idProvinsi: regionPrefix(row.idKabupaten, 1) }),
});

const villageKinds = { '1': 'kelurahan', '2': 'desa', '3': 'desa_adat' } as const;

/** Kind of a village by the first digit of its code's last group: 1, 2, 3. */
export const villageKind = (id: string | undefined) => {
  const digit = id?.split('.')[3]?.[0];
  return digit === '1' || digit === '2' || digit === '3' ? villageKinds[digit] : null;
};

export const kelurahan = resource({
  name: 'master/kelurahan',
  label: 'Kelurahan/Desa',
  stays: 'all',
  id: code(/^\d{2}\.\d{2}\.\d{2}\.\d{4}$/, 13, '35.78.25.1001'),
  fields: {
    idKecamatan: parent('master/kecamatan'),
    idKabupaten: ref('master/kabupaten', { derived: true }),
    idProvinsi: ref('master/provinsi', { derived: true }),
    ...region(),
    jenis: choice({ kelurahan: 'Kelurahan', desa: 'Desa', desa_adat: 'Desa adat' }, { derived: true }),
    kodePos: digits(5, 5, masterMessages.postcode),
  },
  columns: ['nama', 'jenis', 'idKecamatan', 'idKabupaten', 'idProvinsi', 'kodePos', 'aktif'],
  filters: ['idProvinsi', 'idKabupaten', 'idKecamatan', 'jenis', 'sumber', 'aktif'],
  search: ['id', 'nama'],
  sort: ['id'],
  orders: ['nama'],
  access,
  lookup: { columns: ['nama'], public: true, bounded: true },
  builtIn: { ...locked, lockedFields: ['nama', 'idKecamatan'] },
  check: row => insideParent(row.id, row.idKecamatan),
  derive: row => ({
    idKabupaten: regionPrefix(row.idKecamatan, 2),
    idProvinsi: regionPrefix(row.idKecamatan, 1),
    jenis: villageKind(row.id),
  }),
});
