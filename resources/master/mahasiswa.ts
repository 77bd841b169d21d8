import {
  allow,
  boolean,
  choice,
  date,
  decimal,
  digits,
  either,
  email,
  extras,
  file,
  integer,
  linked,
  localFields,
  match,
  ownProdi,
  phone,
  read,
  ref,
  resource,
  supervised,
  text,
  write,
} from '../kit/index.ts';
import { nik } from '../numbers.ts';
import { role } from '../roles.ts';
import { masterMessages } from './messages.ts';
import { siamikFields, siamikRows } from './siamik.ts';

const fields = {
  npm: digits(8, 15, masterMessages.npm, {
    required: true,
    unique: true,
    fixed: true,
    aliases: ['NIM', 'Nomor pokok mahasiswa', 'Nomor induk mahasiswa'],
    personal: 'number',
  }),
  nama: text(150, { required: true, aliases: ['Nama lengkap'], personal: 'name' }),
  nik: nik(),
  idProgramProdi: ref('master/program-prodi', { required: true }),
  idKurikulum: ref('master/kurikulum', { dependsOn: { idProgramProdi: 'idProgramProdi' } }),
  angkatan: integer(2000, 2100, { required: true, aliases: ['Tahun masuk', 'Tahun angkatan'] }),
  semester: integer(1, 14, { required: true }),
  statusAkademik: choice(
    {
      aktif: 'Aktif',
      cuti: 'Cuti',
      nonaktif: 'Nonaktif',
      lulus: 'Lulus',
      mengundurkan_diri: 'Mengundurkan diri',
      dikeluarkan: 'Dikeluarkan',
    },
    { required: true, aliases: ['Status', 'Status mahasiswa'] },
  ),
  ipk: decimal(3, 2, { min: 0, max: 4, own: true }),
  sksLulus: integer(0, 250, { unit: 'SKS', own: true }),
  sksTempuh: integer(0, 250, { unit: 'SKS', own: true }),
  idDosenWali: ref('master/pegawai', { only: { jenis: 'dosen' }, aliases: ['Dosen PA', 'Pembimbing akademik'] }),
  jenisKelamin: choice(
    { L: 'Laki-laki', P: 'Perempuan' },
    { required: true, aliases: ['L/P', 'JK', 'Kelamin', 'Gender'], own: true },
  ),
  tempatLahir: text(80, { personal: 'clear' }),
  tanggalLahir: date({ years: [1900, 2100], personal: 'year' }),
  agama: text(20, { sensitive: 'keyakinan' }),
  emailKampus: email({ label: 'Surel kampus', aliases: ['E-mail kampus'] }),
  email: email({ label: 'Surel', local: true, aliases: ['E-mail', 'Surel pribadi', 'E-mail pribadi'] }),
  noHp: phone({
    label: 'No. HP',
    local: true,
  }),
  alamat: text(250, { local: true, personal: 'clear' }),
  idKelurahan: ref('master/kelurahan', { local: true, label: 'Kelurahan/Desa', personal: 'clear' }),
  foto: file(['jpg', 'png'], 2, { local: true }),
  namaOrangTua: text(150, { local: true, label: 'Nama orang tua/wali', personal: 'clear' }),
  noHpOrangTua: phone({ local: true, label: 'No. HP orang tua/wali' }),
  ikutProgram: boolean({ readOnly: true, label: 'Sedang ikut program' }),
  tambahan: extras({ personal: 'clear' }),
  ...siamikFields(),
};
const own = allow(match('id', 'idMahasiswa'), ['update'], { only: localFields(fields) });
/** A partner sees of its students: npm, nama, prodi, email, noHp. */
const partnerSees = new Set(['npm', 'nama', 'idProgramProdi', 'email', 'noHp']);

/** Students, mirrored from SIAMIK (docs/domain/10 §2.2). */
export const mahasiswa = resource({
  name: 'master/mahasiswa',
  label: 'Mahasiswa',
  representation: '{npm} {nama}',
  fields,
  sections: {
    'Data diri': ['npm', 'nama', 'nik', 'jenisKelamin', 'tempatLahir', 'tanggalLahir', 'agama', 'foto'],
    Akademik: [
      'idProgramProdi',
      'idKurikulum',
      'angkatan',
      'semester',
      'statusAkademik',
      'ipk',
      'sksLulus',
      'sksTempuh',
      'idDosenWali',
      'ikutProgram',
    ],
    'Kontak dan alamat': ['emailKampus', 'email', 'noHp', 'alamat', 'idKelurahan'],
    'Orang tua/wali': ['namaOrangTua', 'noHpOrangTua'],
    SIAMIK: ['sumber', 'kodeSiamik', 'terakhirSinkron', 'aktif'],
  },
  columns: ['npm', 'nama', 'idProgramProdi', 'angkatan', 'semester', 'statusAkademik', 'ipk', 'sksLulus'],
  filters: ['idProgramProdi', 'angkatan', 'statusAkademik', 'ikutProgram', 'idDosenWali', 'aktif'],
  search: ['npm', 'nama', 'email'],
  found: { group: 'Mahasiswa', beside: ['idProgramProdi'] },
  sort: ['npm'],
  orders: ['nama', 'semester', 'ipk', 'sksLulus'],
  key: ['npm'],
  person: {
    account: 'idMahasiswa',
    studyProgramme: 'idProgramProdi',
    signOn: {
      number: 'npm',
      name: 'nama',
      email: 'email',
      otherEmail: 'emailKampus',
      phone: 'noHp',
      kinds: { mahasiswa: role.mahasiswa },
    },
  },
  retention: {
    kind: {
      label: 'Mahasiswa',
      help: 'Data diri mahasiswa, akunnya, dan semua yang merujuk kepadanya. Dihitung sejak studinya berakhir atau kegiatannya yang terakhir.',
    },
    over: {
      field: 'statusAkademik',
      values: ['lulus', 'mengundurkan_diri', 'dikeluarkan'],
      says: masterMessages.stillStudying,
    },
  },
  reaches: {
    by: [role.timMbkm, role.koordinator, role.dosen],
    ways: { mahasiswa: { label: 'Mahasiswa', path: [], as: role.mahasiswa } },
    words: { nama: 'nama', npm: 'npm', prodi: 'idProgramProdi', angkatan: 'angkatan', semester: 'semester' },
  },
  merge: { by: [role.timMbkm] },
  alike: { fields: ['npm', 'nama', 'email'] },
  access: {
    [role.mahasiswa]: own,
    [role.timMbkm]: write(),
    [role.dosen]: read(either(supervised('idDosenWali'), linked('mbkm/pendaftar-program-mbkm', 'idMahasiswa')), {
      hide: ['nik'],
    }),
    [role.koordinator]: read(ownProdi(), { hide: ['nik'] }),
    [role.mitra]: read(linked('mbkm/pendaftar-program-mbkm', 'idMahasiswa'), {
      hide: Object.keys(fields).filter(name => !partnerSees.has(name)),
    }),
    [role.penilai]: read(ownProdi(), { hide: ['nik'] }),
    [role.outbound]: own,
    [role.bakpk]: read(),
  },
  builtIn: siamikRows(fields),
});
