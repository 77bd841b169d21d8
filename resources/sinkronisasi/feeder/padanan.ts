import {
  all,
  allow,
  boolean,
  choice,
  datetime,
  ofRow,
  read,
  ref,
  resource,
  status,
  text,
  workflow,
} from '../../kit/index.ts';
import { kodeJenisMbkm } from '../../mbkm/jenis.ts';
import { jenisPrestasi, tingkatPrestasi } from '../../mbkm/prestasi.ts';
import { role } from '../../roles.ts';
import { sinkronisasiMessages } from '../messages.ts';
import { pelapor } from './reporters.ts';

/** Reference lists of the Feeder that the portal keeps. */
const daftarKode = {
  jenis_aktivitas: 'Jenis aktivitas',
  kategori_kegiatan: 'Kategori kegiatan dosen',
  semester: 'Semester',
  jenis_prestasi: 'Jenis prestasi',
  tingkat_prestasi: 'Tingkat prestasi',
} as const;

export type DaftarKode = keyof typeof daftarKode;

/** Lists of which the portal's own words need a code, with these words. */
export const yangDipadankan = {
  jenis_aktivitas: kodeJenisMbkm,
  kategori_kegiatan: { pembimbing: 'Pembimbing kegiatan mahasiswa' },
  jenis_prestasi: jenisPrestasi,
  tingkat_prestasi: tingkatPrestasi,
} as const;

/** A code of one of the Feeder's lists, as it was fetched last. */
export const kodeFeeder = resource({
  name: 'sinkronisasi/kode-feeder',
  label: 'Kode Neo Feeder',
  representation: '{kode} {nama}',
  fields: {
    jenis: choice(daftarKode, { required: true }),
    kode: text(20, { required: true }),
    nama: text(200, { required: true }),
    /** Of a semester: grades and activities may still be sent. */
    aktif: boolean({ default: true }),
    hilang: boolean({ label: 'Tidak ada lagi' }),
    diambilPada: datetime({ required: true, label: 'Diambil' }),
  },
  columns: ['jenis', 'kode', 'nama', 'aktif', 'hilang', 'diambilPada'],
  filters: ['jenis', 'hilang'],
  search: ['kode', 'nama'],
  sort: ['jenis', 'kode'],
  small: true,
  unique: [[['jenis', 'kode'], sinkronisasiMessages.feeder.codeTwice]],
  access: { [role.timMbkm]: read(all), [role.bakpk]: read(all) },
  serverOnly: true,
  unaudited: true,
});

const alurPadanan = workflow({
  initial: 'usulan',
  states: {
    usulan: { label: 'Perlu dipastikan', tone: 'diajukan' },
    dipastikan: { label: 'Dipastikan', tone: 'baik' },
    berubah: { label: 'Berubah di Neo Feeder', tone: 'revisi' },
  },
  actions: {
    pastikan: {
      label: 'Pastikan',
      from: ['usulan', 'berubah', 'dipastikan'],
      to: 'dipastikan',
      by: pelapor,
      takes: { idKode: ofRow({ required: true }) },
      success: 'Padanan dipastikan.',
    },
    ubah: { label: 'Berubah di Neo Feeder', from: ['dipastikan'], to: 'berubah', by: ['system'], note: true },
  },
});

/** What the portal calls something, and the code that the Feeder has for it: proposed by likeness, confirmed by a person. */
export const padananFeeder = resource({
  name: 'sinkronisasi/padanan-feeder',
  label: 'Padanan Kode',
  representation: '{nama}',
  fields: {
    jenis: choice(daftarKode, { required: true, readOnly: true, label: 'Daftar' }),
    kode: text(40, { required: true, readOnly: true, inner: true }),
    nama: text(120, { required: true, readOnly: true, label: 'Di portal' }),
    idKode: ref('sinkronisasi/kode-feeder', {
      label: 'Kode Neo Feeder',
      dependsOn: { jenis: 'jenis' },
      only: { hilang: false },
    }),
    /** Name of the code when it was confirmed: a patch that changes it asks again. */
    namaDipastikan: text(200, { readOnly: true, label: 'Nama waktu dipastikan' }),
    status: status(alurPadanan),
  },
  columns: ['jenis', 'nama', 'idKode', 'namaDipastikan', 'status'],
  filters: ['jenis', 'status', 'idKode'],
  search: ['nama'],
  sort: ['jenis', 'nama'],
  small: true,
  unique: [[['jenis', 'kode'], sinkronisasiMessages.feeder.mappedTwice]],
  access: {
    [role.timMbkm]: allow(all, ['export', 'action']),
    [role.bakpk]: allow(all, ['export', 'action']),
  },
});
