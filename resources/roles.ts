import { declared } from './kit/terms.ts';

/**
 * The ten built-in roles by their names (docs/domain/00 "Roles"). A role that an administrator adds names one of these as
 * its base role and inherits its policy and row scope (docs/domain/10 §1).
 */
export const role = {
  superAdmin: 'HA01',
  mahasiswa: 'HA02',
  timMbkm: 'HA03',
  dosen: 'HA04',
  koordinator: 'HA05',
  mitra: 'HA06',
  penilai: 'HA07',
  inbound: 'HA08',
  outbound: 'HA09',
  bakpk: 'HA10',
} as const;

export type Role = (typeof role)[keyof typeof role];

/** Names of the roles for people. */
export const roleNames: Readonly<Record<Role, string>> = declared({
  [role.superAdmin]: 'Super Admin',
  [role.mahasiswa]: 'Mahasiswa',
  [role.timMbkm]: 'Tim MBKM',
  [role.dosen]: 'Dosen Pembimbing',
  [role.koordinator]: 'Koordinator Program Studi',
  [role.mitra]: 'Mitra',
  [role.penilai]: 'Tim Konversi dan Penilai Prodi',
  [role.inbound]: 'Mahasiswa Inbound',
  [role.outbound]: 'Mahasiswa Outbound',
  [role.bakpk]: 'BAKPK',
});

export const isRole = (code: string): code is Role => Object.hasOwn(roleNames, code);

export const allRoles: readonly Role[] = Object.values(role);

/** Super Admin sees and may whatever this role sees and may (docs/domain/10, introduction). */
export const mirroredRole: Role = role.timMbkm;

/** Roles of the whole university act without a study programme (specification §4 "Role switch", HA03). */
export const universityWide: ReadonlySet<string> = new Set([role.superAdmin, role.timMbkm, role.bakpk]);

/** Roles that set a new password for other accounts. */
export const passwordKeepers: readonly Role[] = [role.superAdmin, role.timMbkm];

/** Roles that set up a second factor: staff and partners. */
export const factorRoles: readonly Role[] = allRoles.filter(
  code => code !== role.mahasiswa && code !== role.inbound && code !== role.outbound,
);

/**
 * Roles that somebody may hand to a deputy for a time, and which role a deputy must hold of their own for it. Who looks
 * after accounts is represented only by somebody who does so too; Super Admin and people outside the staff are not
 * represented.
 */
const staff: readonly Role[] = [role.timMbkm, role.dosen, role.koordinator, role.penilai, role.bakpk];
export const deputiesOf: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  [role.timMbkm]: [role.timMbkm],
  [role.dosen]: staff,
  [role.koordinator]: staff,
  [role.penilai]: staff,
  [role.bakpk]: staff,
};

/** Staff of the university who look after people: the team of a row's discussion. */
export const staffRoles: readonly Role[] = staff;

/** Roles that have deputies, or may be one. */
export const deputyRoles: readonly Role[] = allRoles.filter(code => staff.includes(code));

/** Role that writes entries offline. */
export const writesOffline: Role = role.mahasiswa;

/** A role that reaches rows only by ids of its own: whoever has none of them reaches nothing. */
export const boundRole: Role = role.mahasiswa;

/** Roles as which the people of a row's relations read its notices. */
export const relationRoles = {
  /** The student of the row, the leader of the row's group, and its members. */
  mahasiswa: role.mahasiswa,
  ketua: role.mahasiswa,
  anggota: role.mahasiswa,
  /** The supervisor, and the one before. */
  dosen: role.dosen,
  dosenLama: role.dosen,
  /** The partner's people. */
  mitra: role.mitra,
  /** Coordinator and graders of the row's study programme. */
  koordinator: role.koordinator,
  penilaiProdi: role.penilai,
  tim: role.timMbkm,
  bakpk: role.bakpk,
} as const satisfies Record<string, Role>;
