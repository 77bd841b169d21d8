import {
  allow,
  choice,
  date,
  decimal,
  email,
  file,
  integer,
  match,
  none,
  ownProdi,
  phone,
  read,
  ref,
  resource,
  supervised,
  text,
  write,
} from '../kit/index.ts';
import { localFields, siamikFields, siamikRows } from './siamik.ts';

const fields = {
  npm: text(15, { required: true, unique: true, fixed: true, pattern: [/^\d{8,15}$/, 'NPM harus 8–15 angka.'] }),
  nama: text(150, { required: true }),
  nik: text(16, { pattern: [/^\d{16}$/, 'NIK harus 16 angka.'] }),
  idProgramProdi: ref('master/program-prodi', { required: true }),
  idKurikulum: ref('master/kurikulum', { dependsOn: { idProgramProdi: 'idProgramProdi' } }),
  angkatan: integer(2000, 2100, { required: true }),
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
    { required: true },
  ),
  ipk: decimal(3, 2, { min: 0, max: 4 }),
  sksLulus: integer(0, 250),
  sksTempuh: integer(0, 250),
  idDosenWali: ref('master/pegawai', { only: { jenis: 'dosen' } }),
  jenisKelamin: choice({ L: 'Laki-laki', P: 'Perempuan' }, { required: true }),
  tempatLahir: text(80),
  tanggalLahir: date(),
  agama: text(20),
  emailKampus: email({ label: 'E-mail kampus' }),
  email: email({ label: 'E-mail', local: true }),
  noHp: phone({ label: 'No. HP', local: true }),
  alamat: text(250, { local: true }),
  idKelurahan: ref('master/kelurahan', { local: true, label: 'Kelurahan/Desa' }),
  foto: file(['jpg', 'png'], 2, { local: true }),
  namaOrangTua: text(150, { local: true, label: 'Nama orang tua/wali' }),
  noHpOrangTua: phone({ local: true, label: 'No. HP orang tua/wali' }),
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
    ],
    'Kontak & alamat': ['emailKampus', 'email', 'noHp', 'alamat', 'idKelurahan'],
    'Orang tua/wali': ['namaOrangTua', 'noHpOrangTua'],
    SIAMIK: ['sumber', 'kodeSiamik', 'terakhirSinkron', 'aktif'],
  },
  columns: ['npm', 'nama', 'idProgramProdi', 'angkatan', 'semester', 'statusAkademik', 'ipk', 'sksLulus'],
  filters: ['idProgramProdi', 'angkatan', 'statusAkademik', 'idDosenWali', 'aktif'],
  search: ['npm', 'nama', 'email'],
  sort: ['npm'],
  key: ['npm'],
  access: {
    HA02: own,
    HA03: write(),
    // Students that a lecturer guides in a programme join when pendaftar is declared; advisees already do.
    HA04: read(supervised('idDosenWali'), { hide: ['nik'] }),
    HA05: read(ownProdi(), { hide: ['nik'] }),
    // Students placed at the partner are found through pendaftar, which is not declared yet.
    HA06: read(none, { hide: Object.keys(fields).filter(name => !partnerSees.has(name)) }),
    HA07: read(ownProdi(), { hide: ['nik'] }),
    HA09: own,
    HA10: read(),
  },
  builtIn: siamikRows(fields),
});
