import type { ownFields } from '../pengaturan/user.ts';
import { type Role, role, roleNames } from '../roles.ts';
import type { Pair } from './pair.ts';

/** Roles as histories, notices and tasks name them; one that is missing does not compile. */
const roles: Readonly<Record<Role, string>> = {
  [role.superAdmin]: 'Super Admin',
  [role.mahasiswa]: 'Student',
  [role.timMbkm]: 'MBKM Team',
  [role.dosen]: 'Supervisor',
  [role.koordinator]: 'Study Programme Coordinator',
  [role.mitra]: 'Partner',
  [role.penilai]: 'Conversion and Grading Team',
  [role.inbound]: 'Inbound Student',
  [role.outbound]: 'Outbound Student',
  [role.bakpk]: 'BAKPK',
};

/** Indonesian and English name of every role. */
export const rolePairs = Object.values(role).map((code): Pair => [roleNames[code], roles[code]]);

/** Names that declarations give to what all roles share: screens, roles, units, programmes. */
export const shellNames: Readonly<Record<string, string>> = {
  Beranda: 'Home',
  Dashboard: 'Dashboard',
  Profil: 'Profile',
  Inspirasi: 'Inspiration',
  Percakapan: 'Conversations',
  'Isi Percakapan': 'Conversation',
  'Status Jaringan': 'Network Status',
  'Bank Dokumen': 'Documents',
  'Luaran dan Dokumen': 'Outputs & Documents',
  Formulir: 'Forms',
  'Isi Formulir': 'Fill In a Form',
  'Hasil Formulir': 'Results of a Form',
  'Berkas Jawaban': 'File of an Answer',
  'Keadaan satu data': 'One Record as of a Day',
  'Dua tanggal': 'Two Days',
  Riwayat: 'History',
  ...Object.fromEntries(rolePairs),
  Program: 'Programme',
  Magang: 'Internship',
  KKN: 'Community Service',
  Kewirausahaan: 'Entrepreneurship',
  Komcad: 'Reserve Component',
  'Kampus Mengajar': 'Teaching Campus',
  'Praktisi Mengajar': 'Practitioners Teach',
  'Studi Independen': 'Independent Study',
};

/** Labels of the fields of one's own account; one that is missing does not compile. */
const ownAccount: Readonly<Record<(typeof ownFields)[number], string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  noHp: 'Telephone',
  foto: 'Photo',
};

/** Labels of fields by resource, where all roles read them. */
export const shellLabels = { 'pengaturan/user': { fields: ownAccount } };
