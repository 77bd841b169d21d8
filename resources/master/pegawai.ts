import { requiredIf } from '../checkHelpers.ts';
import {
  allow,
  choice,
  digits,
  email,
  extras,
  integer,
  localFields,
  match,
  ownProdi,
  phone,
  read,
  ref,
  resource,
  text,
  write,
} from '../kit/index.ts';
import { role } from '../roles.ts';
import { masterMessages } from './messages.ts';
import { siamikFields, siamikRows } from './siamik.ts';

const fields = {
  nip: digits(1, 20, masterMessages.nip, { required: true, unique: true, label: 'NIP/NPT' }),
  jenis: choice({ dosen: 'Dosen', tendik: 'Tendik' }, { required: true }),
  // 00 before the day of birth, which may be the first to the ninth.
  nidn: digits(10, 10, masterMessages.nidn, { unique: true, zeros: 3 }),
  nuptk: digits(16, 16, masterMessages.nuptk, { unique: true }),
  nama: text(150, { required: true, aliases: ['Nama dosen'], own: true }),
  gelarDepan: text(40, { own: true }),
  gelarBelakang: text(60, { own: true }),
  namaLengkap: text(260, { derived: true }),
  idProgramProdi: ref('master/program-prodi', { label: 'Homebase' }),
  unitKerja: text(100),
  jabatanFungsional: choice({
    tenaga_pengajar: 'Tenaga Pengajar',
    asisten_ahli: 'Asisten Ahli',
    lektor: 'Lektor',
    lektor_kepala: 'Lektor Kepala',
    guru_besar: 'Guru Besar',
  }),
  golongan: text(6),
  statusKepegawaian: choice(
    { pns: 'PNS', pppk: 'PPPK', tetap: 'Tetap', kontrak: 'Kontrak', luar_biasa: 'Luar biasa' },
    { required: true },
  ),
  email: email({ required: true, label: 'Surel' }),
  noHp: phone({
    label: 'No. HP',
    local: true,
  }),
  bidangKeahlian: text(250, { label: 'Keahlian', local: true }),
  kuotaBimbingan: integer(0, 100, {
    label: 'Kuota bimbingan per periode',
    local: true,
    help: 'Kosongkan untuk memakai kuota umum.',
  }),
  tambahan: extras({ personal: 'clear' }),
  ...siamikFields(),
};
const ownLocal = { only: localFields(fields) };

/** 'Dr.' + 'Arif Budiman' + 'M.T.' → 'Dr. Arif Budiman, M.T.' (docs/domain/10 §2.2). */
export const fullName = (row: { nama?: string | null; gelarDepan?: string | null; gelarBelakang?: string | null }) =>
  [[row.gelarDepan, row.nama].filter(Boolean).join(' '), row.gelarBelakang].filter(Boolean).join(', ');

const permanent = new Set(['pns', 'pppk', 'tetap']);

/** Lecturers and staff, mirrored from SIAMIK (docs/domain/10 §2.2). */
export const pegawai = resource({
  name: 'master/pegawai',
  label: 'Pegawai',
  representation: '{namaLengkap}',
  fields,
  sections: {
    Identitas: ['nip', 'jenis', 'nidn', 'nuptk', 'nama', 'gelarDepan', 'gelarBelakang'],
    Kepegawaian: [
      'idProgramProdi',
      'unitKerja',
      'jabatanFungsional',
      'golongan',
      'statusKepegawaian',
      'kuotaBimbingan',
    ],
    Kontak: ['email', 'noHp', 'bidangKeahlian'],
    SIAMIK: ['sumber', 'kodeSiamik', 'terakhirSinkron', 'aktif'],
  },
  columns: ['nip', 'namaLengkap', 'jenis', 'idProgramProdi', 'unitKerja', 'jabatanFungsional', 'email', 'aktif'],
  filters: ['jenis', 'idProgramProdi', 'jabatanFungsional', 'aktif'],
  search: ['nip', 'nidn', 'nama'],
  found: { group: 'Dosen dan pegawai', beside: ['nip', 'idProgramProdi'] },
  sort: ['nama'],
  orders: ['namaLengkap', 'unitKerja', 'email'],
  key: ['nip'],
  // Lecturers come in with a role of their own; other employees are let in by Tim MBKM only.
  person: {
    account: 'idPegawai',
    studyProgramme: 'idProgramProdi',
    signOn: {
      number: 'nip',
      name: 'namaLengkap',
      email: 'email',
      phone: 'noHp',
      kind: 'jenis',
      kinds: { dosen: role.dosen, tendik: null },
    },
  },
  // Names and numbers stay: they are part of grades, letters and histories of others (docs/domain/10 §9).
  retention: {
    kind: {
      label: 'Pegawai',
      help: 'Surel, nomor HP, isian tambahan, dan akun dosen dan tendik. Nama dan nomor induknya tetap, karena menjadi bagian dari nilai, surat, dan riwayat orang lain. Dihitung sejak ia dinonaktifkan.',
    },
    over: { field: 'aktif', values: [false], says: masterMessages.stillEmployed },
  },
  foundBy: ['nidn'],
  reaches: {
    by: [role.timMbkm, role.koordinator],
    ways: { pegawai: { label: 'Dosen dan pegawai', path: [], as: role.dosen } },
    words: { nama: 'namaLengkap', nip: 'nip', prodi: 'idProgramProdi' },
  },
  merge: { by: [role.timMbkm] },
  alike: { fields: ['nama', 'nip', 'nidn', 'nuptk'] },
  access: {
    [role.timMbkm]: write(),
    [role.dosen]: allow(match('id', 'idPegawai'), ['update'], ownLocal),
    [role.koordinator]: allow(ownProdi(), ['update', 'export'], { ...ownLocal, writeScope: match('id', 'idPegawai') }),
    [role.penilai]: allow(match('id', 'idPegawai'), ['update'], ownLocal),
    [role.bakpk]: read(),
  },
  lookup: {
    columns: ['nip', 'namaLengkap', 'jenis', 'idProgramProdi'],
    labels: { namaProdi: 'idProgramProdi' },
    except: [role.mitra, role.inbound],
  },
  builtIn: siamikRows(fields),
  check: row => ({
    ...requiredIf(row.jenis === 'dosen', row.idProgramProdi, 'idProgramProdi', masterMessages.lecturerProdi),
    ...requiredIf(row.jenis === 'tendik', row.unitKerja, 'unitKerja'),
    ...requiredIf(
      row.jenis === 'dosen' && permanent.has(row.statusKepegawaian ?? '') && !row.nuptk,
      row.nidn,
      'nidn',
      masterMessages.lecturerNumber,
    ),
  }),
  derive: row => ({ namaLengkap: fullName(row) }),
});
