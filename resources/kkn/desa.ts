import { regionPrefix } from '../checkHelpers.ts';
import {
  boolean,
  both,
  choice,
  decimal,
  extras,
  type Fields,
  file,
  integer,
  linked,
  longtext,
  ownMembers,
  phone,
  point,
  type Row,
  read,
  ref,
  resource,
  rows,
  text,
  valued,
} from '../kit/index.ts';
import { role } from '../roles.ts';
import { olehTim, selamaTerbuka } from './alurGelombang.ts';
import { anggotaKkn } from './anggota.ts';
import { kknMessages } from './messages.ts';

/** Mobile reception in the village. */
export const sinyal = { baik: 'Baik', sedang: 'Sedang', buruk: 'Buruk', tidak_ada: 'Tidak ada' } as const;

const server = { readOnly: true, follows: 'idKelurahan' } as const;

const fields = {
  idGelombang: ref('kkn/gelombang', { required: true, fixed: true, label: 'Gelombang' }),
  idKelurahan: ref('master/kelurahan', {
    required: true,
    label: 'Desa',
    toldApart: { kecamatan: 'idKecamatan', idKabupaten: 'idKabupaten' },
    aliases: ['Desa/Kelurahan', 'Kelurahan', 'Kelurahan/Desa', 'Nama desa', 'Nama desa/kelurahan'],
  }),
  desa: text(80, { ...server, label: 'Nama desa' }),
  kecamatan: text(80, { ...server, label: 'Kecamatan' }),
  idKabupaten: ref('master/kabupaten', { derived: true, label: 'Kabupaten/Kota' }),
  ...point({ region: 'idKabupaten' }),
  alamatPosko: text(250),
  kuotaMahasiswa: integer(1, 200, {
    required: true,
    default: 12,
    label: 'Kuota mahasiswa',
    unit: 'mahasiswa',
    holds: 'terisi',
    aliases: ['Kuota', 'Kuota mhs', 'Jumlah mahasiswa'],
  }),
  kuotaKelompok: integer(1, 10, {
    required: true,
    default: 1,
    label: 'Kuota kelompok',
    unit: 'kelompok',
    holds: 'jumlahKelompok',
    aliases: ['Kuota klp', 'Jumlah kelompok'],
  }),
  kuotaFakultas: rows(
    {
      idFakultas: ref('master/siamik-fakjur', { required: true, only: { jenis: 'fakultas' }, label: 'Fakultas' }),
      maksimal: integer(0, 200, { required: true }),
    },
    { label: 'Kuota per fakultas', uniqueTogether: [[['idFakultas'], kknMessages.facultyTwice]] },
  ),
  terisi: integer(0, 100_000, { readOnly: true, default: 0, unit: 'mahasiswa' }),
  sisaKuota: integer(-100_000, 100_000, { derived: true, label: 'Sisa kuota', unit: 'tempat' }),
  jumlahKelompok: integer(0, 1000, { readOnly: true, default: 0, label: 'Kelompok', unit: 'kelompok' }),
  namaKepalaDesa: text(100, {
    required: true,
    aliases: ['Kepala desa', 'Kades', 'Lurah', 'Kepala desa/lurah'],
    own: true,
  }),
  noHpKepalaDesa: phone({
    required: true,
    label: 'No. HP kepala desa',
    aliases: [
      'No. HP',
      'HP',
      'No. HP kades',
      'HP kepala desa',
      'Telepon kepala desa',
      'No. telepon kepala desa',
      'Kontak',
    ],
  }),
  namaPembimbingDesa: text(100, { aliases: ['Pembimbing desa'], own: true }),
  noHpPembimbingDesa: phone({ label: 'No. HP pembimbing desa' }),
  potensi: longtext(),
  permasalahan: longtext(),
  jarakKm: decimal(6, 1, { min: 0, label: 'Jarak (km)', unit: 'km', aliases: ['Jarak'] }),
  waktuTempuhMenit: integer(0, 10_000, { label: 'Waktu tempuh (menit)', unit: 'menit', aliases: ['Waktu tempuh'] }),
  sinyal: choice(sinyal, { required: true, label: 'Kualitas sinyal', aliases: ['Sinyal', 'Sinyal HP', 'Jaringan'] }),
  adaFaskes: boolean({ label: 'Ada fasilitas kesehatan', aliases: ['Faskes', 'Fasilitas kesehatan', 'Puskesmas'] }),
  suratKesediaan: file(['pdf'], 5),
  foto: file(['jpg', 'png'], 3),
  tambahan: extras(),
  aktif: boolean({ default: true }),
} satisfies Fields;

/** A village in one wave (docs/domain/30 §1.2). */
export const desa = resource({
  name: 'kkn/desa',
  endpoint: 'v3/kkn/desa',
  savedImport: true,
  label: 'Desa KKN',
  alsoCalled: ['Desa'],
  representation: '{desa}, {kecamatan}',
  fields,
  sections: {
    Desa: ['idGelombang', 'idKelurahan', 'aktif'],
    Lokasi: ['lintang', 'bujur', 'alamatPosko', 'jarakKm', 'waktuTempuhMenit', 'sinyal', 'adaFaskes'],
    Kuota: ['kuotaMahasiswa', 'kuotaKelompok', 'kuotaFakultas'],
    Kontak: ['namaKepalaDesa', 'noHpKepalaDesa', 'namaPembimbingDesa', 'noHpPembimbingDesa'],
    Keadaan: ['potensi', 'permasalahan'],
    Berkas: ['suratKesediaan', 'foto'],
  },
  columns: [
    'desa',
    'kecamatan',
    'idGelombang',
    'idKabupaten',
    'terisi',
    'kuotaMahasiswa',
    'jumlahKelompok',
    'sinyal',
    'aktif',
  ],
  filters: ['idGelombang', 'idKabupaten', 'sinyal', 'sisaKuota', 'aktif'],
  search: ['desa', 'kecamatan'],
  small: true,
  sort: ['kecamatan', 'desa'],
  unique: [[['idGelombang', 'idKelurahan'], kknMessages.villageTwice]],
  copy: { along: 'idGelombang' },
  access: {
    // A student phones the people of its own village only.
    [role.mahasiswa]: read(valued('aktif', true), {
      later: {
        fields: ['noHpKepalaDesa', 'noHpPembimbingDesa'],
        until: linked('kkn/kkn-kelompok', 'idDesa', both(ownMembers(anggotaKkn))),
      },
    }),
    ...olehTim(selamaTerbuka),
    [role.dosen]: read(),
    [role.koordinator]: read(),
    [role.penilai]: read(),
    [role.bakpk]: read(),
  },
  derive: row => ({
    idKabupaten: regionPrefix(row.idKelurahan, 2),
    sisaKuota: (row.kuotaMahasiswa ?? 0) - (row.terisi ?? 0),
  }),
});

export type Desa = Row<typeof desa>;
