/**
 * The ten built-in roles (docs/domain/00 "Roles"). A role that an administrator adds names one of these as its
 * base role and inherits its policy and row scope (docs/domain/10 §1).
 */
export const roleNames = {
  HA01: 'Super Admin',
  HA02: 'Mahasiswa',
  HA03: 'Tim MBKM',
  HA04: 'Dosen Pembimbing',
  HA05: 'Koordinator Program Studi',
  HA06: 'Mitra',
  HA07: 'Tim Konversi dan Penilai Prodi',
  HA08: 'Mahasiswa Inbound',
  HA09: 'Mahasiswa Outbound',
  HA10: 'BAKPK',
} as const;

export type Role = keyof typeof roleNames;

export const isRole = (code: string): code is Role => Object.hasOwn(roleNames, code);

export const allRoles: readonly Role[] = Object.keys(roleNames).filter(isRole);

/** Roles that may open a screen; `read` roles get the canRead and canExport flags only. */
export type ScreenRoles = Readonly<Partial<Record<Role, 'full' | 'read'>>>;

/**
 * Reads the notation of docs/domain/10 §5: numbers are roles (`2` = HA02), `3` brings HA01, `3+` brings HA01 and
 * HA10 (read only), `*` is all ten.
 */
export function roles(notation: string): ScreenRoles {
  const found: Partial<Record<Role, 'full' | 'read'>> = {};
  for (const word of notation.split(/\s+/).filter(Boolean)) {
    if (word === '*') {
      for (const role of allRoles) found[role] = 'full';
      continue;
    }
    const match = /^(\d{1,2})(\+?)$/.exec(word);
    const code = `HA${match?.[1]?.padStart(2, '0')}`;
    if (!match || !isRole(code)) throw new Error(`Peran tidak dikenal: "${word}"`);
    found[code] = 'full';
    if (code === 'HA03') found.HA01 = 'full';
    if (match[2] && !found.HA10) found.HA10 = 'read';
  }
  return Object.freeze(found);
}
