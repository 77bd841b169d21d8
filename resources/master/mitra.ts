import { errorIf, inOrder, regionInside, regionPrefix } from '../checkHelpers.ts';
import {
  all,
  allow,
  boolean,
  date,
  digits,
  email,
  file,
  integer,
  longtext,
  match,
  phone,
  read,
  ref,
  resource,
  status,
  text,
  url,
  valued,
  workflow,
  write,
} from '../kit/index.ts';
import { npwp } from '../numbers.ts';
import { role } from '../roles.ts';
import { masterMessages } from './messages.ts';

const flow = workflow({
  initial: 'diusulkan',
  states: {
    diusulkan: { label: 'Diusulkan' },
    aktif: { label: 'Aktif' },
    ditolak: { label: 'Ditolak' },
    nonaktif: { label: 'Nonaktif' },
  },
  actions: {
    setujui: {
      label: 'Setujui',
      from: ['diusulkan'],
      to: 'aktif',
      by: [role.timMbkm],
      confirm: 'Setujui usulan mitra ini?',
      success: 'Mitra disetujui.',
    },
    tolak: {
      label: 'Tolak',
      from: ['diusulkan'],
      to: 'ditolak',
      note: true,
      by: [role.timMbkm],
      success: 'Mitra ditolak.',
      tone: 'danger',
    },
    tinjau: {
      label: 'Tinjau Kembali',
      from: ['ditolak'],
      to: 'diusulkan',
      note: true,
      by: [role.timMbkm],
      success: 'Usulan mitra ditinjau kembali.',
    },
    nonaktifkan: {
      label: 'Nonaktifkan',
      from: ['aktif'],
      to: 'nonaktif',
      by: [role.timMbkm],
      confirm: 'Nonaktifkan mitra ini? Mitra tidak dapat dipilih lagi untuk program baru.',
      success: 'Mitra dinonaktifkan.',
      tone: 'danger',
      undoes: ['aktifkan'],
    },
    aktifkan: {
      label: 'Aktifkan',
      from: ['nonaktif'],
      to: 'aktif',
      by: [role.timMbkm],
      success: 'Mitra diaktifkan.',
      undoes: ['nonaktifkan'],
    },
  },
});

/** Partner organisations (docs/domain/10 §2.4). */
export const mitra = resource({
  name: 'master/mitra',
  label: 'Mitra',
  fields: {
    kode: text(12, { unique: true, readOnly: true, help: 'Diisi otomatis, misalnya M-00001.' }),
    nama: text(200, {
      required: true,
      label: 'Nama mitra',
      aliases: ['Perusahaan', 'Nama perusahaan', 'Instansi', 'Nama instansi'],
    }),
    idJenisMitra: ref('master/jenis-mitra', { required: true }),
    bidangUsaha: text(120, { required: true }),
    alamat: text(250, { required: true }),
    idProvinsi: ref('master/provinsi', { derived: true }),
    idKabupaten: ref('master/kabupaten', { required: true, label: 'Kabupaten/Kota' }),
    kota: text(80, { readOnly: true, repeats: ['{idKabupaten.nama}'] }),
    idKelurahan: ref('master/kelurahan', { label: 'Kelurahan/Desa' }),
    kodePos: digits(5, 5, masterMessages.postcode),
    telepon: phone({ required: true }),
    email: email({ required: true, label: 'E-mail' }),
    website: url(),
    npwp: npwp(),
    profil: longtext(),
    logo: file(['svg', 'png', 'jpg'], 0.5),
    tampilPublik: boolean({ label: 'Tampil di halaman publik' }),
    nomorMou: text(80, { label: 'Nomor MoU/PKS' }),
    tanggalMou: date({ label: 'Tanggal MoU/PKS' }),
    berakhirMou: date({ label: 'MoU/PKS berakhir', endsSoonDays: 30 }),
    berkasMou: file(['pdf'], 10, { label: 'Berkas MoU/PKS' }),
    jumlahMahasiswa: integer(0, 2_000_000_000, { readOnly: true, default: 0, label: 'Mahasiswa' }),
    status: status(flow),
  },
  sections: {
    Identitas: ['kode', 'nama', 'idJenisMitra', 'bidangUsaha', 'npwp'],
    Alamat: ['alamat', 'idProvinsi', 'idKabupaten', 'idKelurahan', 'kodePos'],
    Kontak: ['telepon', 'email', 'website'],
    Profil: ['profil', 'logo', 'tampilPublik'],
    'MoU/PKS': ['nomorMou', 'tanggalMou', 'berakhirMou', 'berkasMou'],
  },
  columns: ['nama', 'idJenisMitra', 'kota', 'berakhirMou', 'jumlahMahasiswa', 'status'],
  filters: ['idJenisMitra', 'idProvinsi', 'idKabupaten', 'status', 'berakhirMou', 'tampilPublik'],
  search: ['kode', 'nama', 'kota'],
  found: { group: 'Mitra', beside: ['kota', 'status'] },
  sort: ['nama'],
  orders: ['kota', 'jumlahMahasiswa'],
  unique: [[['nama', 'idKabupaten'], masterMessages.partnerThere]],
  key: ['kode'],
  calendar: [{ at: 'berakhirMou', by: [role.timMbkm, role.mitra] }],
  reaches: {
    by: [role.timMbkm],
    ways: {
      pic: {
        label: 'PIC mitra',
        path: [{ of: 'master/pic-mitra', by: 'idMitra', only: { aktif: [true] } }],
        as: role.mitra,
      },
    },
    words: { mitra: 'nama', kota: 'kota', mou: 'nomorMou', berakhir: 'berakhirMou' },
  },
  merge: { by: [role.timMbkm] },
  alike: { fields: ['nama'] },
  access: {
    [role.timMbkm]: write(),
    [role.koordinator]: allow(all, ['create', 'export'], { hide: ['npwp'] }),
    [role.mitra]: allow(match('id', 'idMitra'), ['update'], {
      only: ['telepon', 'email', 'website', 'profil', 'logo'],
    }),
    [role.bakpk]: read(all, { hide: ['npwp'] }),
  },
  lookup: { columns: ['kode', 'nama', 'idJenisMitra', 'idKabupaten'], scope: valued('status', 'aktif') },
  check: row => {
    const mou = [row.nomorMou, row.tanggalMou, row.berakhirMou, row.berkasMou];
    return {
      ...regionInside(row.idKelurahan, row.idKabupaten, 'idKelurahan', 'Kelurahan/Desa'),
      ...inOrder(row.tanggalMou, row.berakhirMou, 'berakhirMou'),
      ...errorIf(mou.some(Boolean) && !mou.every(Boolean), 'nomorMou', masterMessages.agreementParts),
    };
  },
  derive: row => ({ idProvinsi: regionPrefix(row.idKabupaten, 1) }),
});
