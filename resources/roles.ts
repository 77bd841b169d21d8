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

/** What people read. */
export const roleNames: Readonly<Record<Role, string>> = {
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
};

export const isRole = (code: string): code is Role => Object.hasOwn(roleNames, code);

export const allRoles: readonly Role[] = Object.values(role);

/** Who sees whatever another role sees: whoever opens a screen to Tim MBKM opens it to Super Admin. */
export const seesAlso: Readonly<Partial<Record<Role, Role>>> = { [role.timMbkm]: role.superAdmin };
