import type { Flag, Role } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../../../server/platform/access/caller.ts';

/** A caller with nothing but what a test names. */
export const caller = (
  baseRole: Role,
  facts: Partial<Omit<Caller, 'baseRole' | 'menuFlags'>> = {},
  menus: Readonly<Record<string, readonly Flag[]>> = {},
): Caller => ({
  userId: '00000000-0000-7000-8000-000000000001',
  name: 'Orang Uji',
  sessionId: '00000000-0000-7000-8000-00000000000a',
  idUserRole: '00000000-0000-7000-8000-00000000000b',
  roleId: baseRole,
  roleName: baseRole,
  mustChangePassword: false,
  idProgramProdi: null,
  idPegawai: null,
  idMahasiswa: null,
  idMitra: null,
  idMhsInbound: null,
  ...facts,
  baseRole,
  menuFlags: new Map(Object.entries(menus).map(([name, has]) => [name, new Set(has)])),
});
