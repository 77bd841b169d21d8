import { choice, date, datetime, read, resource, text } from '../kit/index.ts';
import { role } from '../roles.ts';
import { pengaturanMessages } from './messages.ts';

/** By which door somebody saw a sensitive value. */
export const pintuData = {
  lihat: 'Halaman data',
  daftar: 'Daftar terbuka',
  tampilkan: 'Tampilkan di daftar',
  ekspor: 'Ekspor',
  riwayat: 'Riwayat',
  berkas: 'Unduh berkas',
  cetak: 'Cetak surat',
} as const;
export type PintuData = keyof typeof pintuData;

/**
 * Log of readings of sensitive data (fields declared `sensitive`): one line for each viewer, row, door, day and kind of
 * data. Names are those at that time; the database itself refuses to change or delete a line (docs/domain/10 §9).
 */
export const aksesData = resource({
  name: 'pengaturan/akses-data',
  label: 'Akses Data Sensitif',
  withheldFromSystems: true,
  representation: '{namaOrang}',
  fields: {
    waktu: datetime({ required: true }),
    hari: date({ required: true }),
    idUser: text(60, { required: true, label: 'ID pengguna', inner: true }),
    namaUser: text(201, { label: 'Dilihat oleh' }),
    roleId: text(4, { label: 'Kode peran', inner: true }),
    namaRole: text(60, { label: 'Sebagai' }),
    /** The person concerned: the row in one of the resources of persons. */
    idOrang: text(60, { label: 'ID orang', inner: true }),
    namaOrang: text(200, { label: 'Data milik' }),
    pintu: choice(pintuData, { required: true, label: 'Lewat' }),
    /** Words of the fields, as they were called then. */
    kolom: text(300, { required: true, label: 'Yang dilihat' }),
    resource: text(80, { required: true, label: 'Sumber data', inner: true }),
    namaSumber: text(80, { label: 'Bagian' }),
    idBaris: text(60, { required: true, label: 'ID baris', inner: true }),
  },
  columns: ['waktu', 'namaUser', 'namaRole', 'namaOrang', 'kolom', 'pintu', 'namaSumber'],
  filters: ['pintu', 'hari', 'idUser', 'idOrang'],
  search: ['namaUser', 'namaOrang'],
  sort: ['-waktu'],
  unique: [[['hari', 'idUser', 'roleId', 'resource', 'idBaris', 'pintu', 'kolom'], pengaturanMessages.accessNoted]],
  access: { [role.superAdmin]: read() },
  serverOnly: true,
  appendOnly: true,
  unaudited: true,
});
