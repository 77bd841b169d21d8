import type { RaRecord } from 'react-admin';
import {
  all,
  boolean,
  choice,
  choicesOf,
  createRegistry,
  date,
  datetime,
  decimal,
  email,
  file,
  integer,
  json,
  longtext,
  money,
  phone,
  ref,
  refs,
  resource,
  roles,
  rows,
  screen,
  status,
  text,
  texts,
  time,
  url,
  workflow,
  write,
} from '../../../../resources/kit/index.ts';
import { role } from '../../../../resources/roles.ts';
import { said } from '../../../fixtures/said.ts';

/** An invented world with one field of every kind, so that no test depends on a real entity. */

/** A UUID that a reader can tell apart. */
export const id = (n: number): string => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const access = { HA03: write(all) };

const provinsi = resource({
  name: 'uji/provinsi',
  label: 'Provinsi',
  fields: { nama: text(80, { required: true }) },
  search: ['nama'],
  access,
  lookup: { columns: ['nama'] },
});

const kabupaten = resource({
  name: 'uji/kabupaten',
  label: 'Kabupaten',
  fields: { nama: text(80, { required: true }), idProvinsi: ref('uji/provinsi', { required: true }) },
  search: ['nama'],
  filters: ['idProvinsi'],
  access,
  lookup: { columns: ['nama'], bounded: true },
});

const flow = workflow({
  initial: 'draf',
  states: {
    draf: { label: 'Draf', tone: 'draf' },
    diajukan: { label: 'Diajukan', tone: 'diajukan' },
    disetujui: { label: 'Disetujui', tone: 'baik' },
    ditolak: { label: 'Ditolak', tone: 'tolak' },
  },
  actions: {
    ajukan: { label: 'Ajukan', from: ['draf', 'ditolak'], to: 'diajukan', by: ['HA03'], success: 'Sudah diajukan.' },
    setujui: { label: 'Setujui', from: ['diajukan'], to: 'disetujui', by: ['HA03'], confirm: 'Setujui contoh ini?' },
    tutup: {
      label: 'Tutup',
      from: ['disetujui'],
      to: 'draf',
      by: ['HA03'],
      confirm: 'Tutup contoh ini?',
      looks: [{ before: 'tanggal', says: said('Baru {n} hari lagi.'), weight: 'note' }],
    },
    tarik: { label: 'Tarik', from: ['diajukan'], to: 'draf', by: ['HA03'], undoes: ['ajukan'] },
    tolak: { label: 'Tolak', from: ['diajukan'], to: 'ditolak', by: ['HA03'], note: true, tone: 'danger' },
  },
});

export const contoh = resource({
  name: 'uji/contoh',
  label: 'Contoh',
  representation: '{kode} {nama}',
  fields: {
    kode: text(10, { required: true, unique: true, fixed: true, case: 'upper' }),
    nama: text(80, { required: true }),
    keterangan: longtext(),
    surel: email({ label: 'Surel' }),
    telepon: phone(),
    situs: url({ label: 'Situs' }),
    jamMulai: time(),
    angkatan: integer(2000, 2100),
    nilai: decimal(4, 2),
    biaya: money(),
    tanggal: date(),
    waktu: datetime(),
    aktif: boolean({ default: true }),
    semester: choice({ ganjil: 'Ganjil', genap: 'Genap' }),
    kataKunci: texts(12, 3),
    hari: choicesOf({ senin: 'Senin', selasa: 'Selasa', rabu: 'Rabu' }),
    idProvinsi: ref('uji/provinsi'),
    idKabupaten: ref('uji/kabupaten', { dependsOn: { idProvinsi: 'idProvinsi' } }),
    mitra: refs('uji/provinsi', { label: 'Mitra provinsi' }),
    jadwal: rows({ mulai: date({ required: true }), tempat: text(60) }),
    berkas: file(['pdf', 'png'], 1, { label: 'Berkas' }),
    status: status(flow),
    pengaturan: json(),
  },
  sections: {
    Identitas: ['kode', 'nama', 'keterangan'],
    Alamat: ['idProvinsi', 'idKabupaten'],
  },
  columns: ['kode', 'nama', 'angkatan', 'biaya', 'idProvinsi', 'aktif', 'status'],
  filters: ['angkatan', 'semester', 'idProvinsi', 'aktif', 'status'],
  search: ['kode', 'nama'],
  sort: ['kode'],
  access,
  check: row => (row.nama === row.kode && row.nama ? { nama: said('Nama tidak boleh sama dengan kode.') } : {}),
});

/** Belongs to a province or to a regency, never to both; renamed only with a note. */
const milik = resource({
  name: 'uji/milik',
  label: 'Milik',
  fields: { nama: text(20, { noted: true }), idProvinsi: ref('uji/provinsi'), idKabupaten: ref('uji/kabupaten') },
  exactlyOne: [['idProvinsi', 'idKabupaten']],
  access,
});

/** Whose child rows are added up. */
const nota = resource({
  name: 'uji/nota',
  label: 'Nota',
  fields: {
    nama: text(60, { required: true }),
    belanja: rows({ uraian: text(40), harga: money() }),
    totalBelanja: money({ sumOf: ['belanja.harga'] }),
  },
  access,
});

const crud = (name: string, title: string) =>
  screen({
    path: `/${name}`,
    title,
    icon: 'label',
    pattern: 'crud',
    resource: name,
    roles: roles([role.timMbkm]),
    group: 'master-akademik',
  });

export const registry = createRegistry(
  [provinsi, kabupaten, contoh, milik, nota],
  [
    crud('uji/nota', 'Nota'),
    crud('uji/contoh', 'Contoh'),
    crud('uji/milik', 'Milik'),
    crud('uji/provinsi', 'Provinsi'),
    crud('uji/kabupaten', 'Kabupaten'),
  ],
);

const base = { version: 1, createdAt: '2026-11-01T01:00:00.000Z', updatedAt: '2026-11-01T01:00:00.000Z' };

/** A row of contoh; say what matters to the test. */
export const baris = (n: number, more: Partial<RaRecord> = {}): RaRecord => ({
  id: id(n),
  ...base,
  kode: `C${n}`,
  nama: `Contoh ${n}`,
  angkatan: 2020 + n,
  biaya: 1_500_000 * n,
  aktif: true,
  semester: 'ganjil',
  hari: [],
  mitra: [],
  jadwal: [],
  idProvinsi: id(101),
  status: 'draf',
  ...more,
});

export const wilayah = (): Record<string, RaRecord[]> => ({
  'uji/provinsi': [
    { id: id(101), ...base, nama: 'Jawa Timur' },
    { id: id(102), ...base, nama: 'Bali' },
  ],
  'uji/kabupaten': [
    { id: id(201), ...base, nama: 'Kota Surabaya', idProvinsi: id(101) },
    { id: id(202), ...base, nama: 'Kabupaten Badung', idProvinsi: id(102) },
  ],
});
