import { errorIf } from '../checkHelpers.ts';
import {
  allow,
  boolean,
  choice,
  datetime,
  email,
  file,
  match,
  phone,
  ref,
  resource,
  text,
  valued,
  write,
} from '../kit/index.ts';
import { role } from '../roles.ts';
import { bahasa } from './bahasa.ts';
import { pengaturanMessages } from './messages.ts';

/** Fields of the own account that everybody may change. */
export const ownFields = ['firstName', 'lastName', 'noHp', 'foto'] as const;
const own = allow(match('id', 'userId'), ['update'], { only: ownFields });
/** Of roles that read the portal in several languages. */
const ownWithLanguage = allow(match('id', 'userId'), ['update'], { only: [...ownFields, 'bahasa'] });

/**
 * Accounts (docs/domain/10 §2.1). Passwords live in `internal/sandi`. `name`, `nomorInduk`, `idProgramProdi` and
 * `superAdmin` are kept by the server; `superAdmin` is what Tim MBKM's row scope compares with.
 */
export const user = resource({
  name: 'pengaturan/user',
  label: 'Pengguna',
  withheldFromSystems: true,
  stays: 'own',
  representation: '{name}',
  fields: {
    username: text(50, {
      label: 'Nama pengguna',
      aliases: ['Username'],
      personal: 'number',
      required: true,
      unique: pengaturanMessages.usernameTaken,
      case: 'lower',
      pattern: [/^[a-z0-9._-]{4,50}$/i, pengaturanMessages.usernameLetters],
    }),
    email: email({ required: true, unique: pengaturanMessages.emailTaken, label: 'Surel' }),
    firstName: text(100, { required: true, label: 'Nama depan', personal: 'name' }),
    lastName: text(100, { label: 'Nama belakang', personal: 'clear' }),
    name: text(201, { derived: true, label: 'Nama', personal: 'name' }),
    noHp: phone({ label: 'No. HP' }),
    foto: file(['jpg', 'png', 'webp'], 2),
    bahasa: choice(bahasa, { default: 'id', help: 'Berlaku untuk peran yang memiliki bahasa kedua.' }),
    sumber: choice(
      { lokal: 'Lokal', silaturahmi: 'Silaturahmi' },
      { readOnly: true, default: 'lokal', label: 'Sumber akun' },
    ),
    roleId: ref('pengaturan/role', { required: true, label: 'Peran utama' }),
    idMahasiswa: ref('master/mahasiswa', { unique: true }),
    idPegawai: ref('master/pegawai', { unique: true }),
    idPicMitra: ref('master/pic-mitra', { unique: true, label: 'PIC mitra' }),
    idMhsInbound: ref('pertukaran/mhs-inbound', { unique: true, label: 'Mahasiswa inbound' }),
    nomorInduk: text(20, {
      readOnly: true,
      personal: 'number',
      repeats: ['{idMahasiswa.npm}', '{idPegawai.nip}'],
      label: 'NPM/NIP',
    }),
    idProgramProdi: ref('master/program-prodi', { readOnly: true, label: 'Program studi' }),
    aktif: boolean({ default: true }),
    wajibGantiSandi: boolean({ label: 'Wajib ganti kata sandi' }),
    terakhirMasuk: datetime({ readOnly: true }),
    terkunciSampai: datetime({ readOnly: true }),
    superAdmin: boolean({ readOnly: true, label: 'Super Admin' }),
  },
  sections: {
    Akun: ['username', 'email', 'roleId', 'aktif', 'wajibGantiSandi'],
    'Data diri': ['firstName', 'lastName', 'noHp', 'foto', 'bahasa'],
    'Terhubung ke': ['idMahasiswa', 'idPegawai', 'idPicMitra', 'idMhsInbound'],
  },
  columns: ['name', 'username', 'roleId', 'idProgramProdi', 'sumber', 'aktif', 'terakhirMasuk'],
  filters: ['roleId', 'idProgramProdi', 'sumber', 'aktif', 'wajibGantiSandi', 'terkunciSampai', 'terakhirMasuk'],
  search: ['name', 'username', 'email', 'nomorInduk'],
  found: { group: 'Akun', beside: ['username', 'roleId'], amongEqual: 'last' },
  sort: ['name'],
  key: ['username'],
  access: {
    [role.superAdmin]: write(),
    [role.mahasiswa]: own,
    [role.timMbkm]: write(valued('superAdmin', false)),
    [role.dosen]: own,
    [role.koordinator]: own,
    [role.mitra]: ownWithLanguage,
    [role.penilai]: own,
    [role.inbound]: ownWithLanguage,
    [role.outbound]: ownWithLanguage,
    [role.bakpk]: own,
  },
  check: row =>
    errorIf(
      [row.idMahasiswa, row.idPegawai, row.idPicMitra, row.idMhsInbound].filter(Boolean).length > 1,
      'idMahasiswa',
      pengaturanMessages.onePerson,
    ),
  derive: row => ({ name: [row.firstName, row.lastName].filter(Boolean).join(' ') }),
});
