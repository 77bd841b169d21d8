import { type Flag, type Registry, type Role, roleNames, type Screen } from '../../../resources/kit/index.ts';
import { defaultMenu, type MenuNode } from '../../../resources/menu.ts';
import type { HeldRole } from '../../../resources/pengaturan/akun.ts';
import type { MenuEntry, ResourcePermissions } from '../../../resources/pengaturan/hakMenu.ts';
import type { User } from '../../../src/platform/providers/session.ts';

/** An account as `GET /user` answers it. */
export const userAs = (role: Role, more: Partial<User> = {}): User => ({
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Sari Wulandari',
  username: 'sari',
  email: 'sari@contoh.example',
  firstName: 'Sari',
  lastName: 'Wulandari',
  noHp: null,
  sumber: 'lokal',
  version: 1,
  idMahasiswa: null,
  idPegawai: null,
  idPicMitra: null,
  roleId: role,
  namaRole: roleNames[role],
  foto: null,
  bahasa: 'id',
  namaProdi: null,
  idProgramProdi: null,
  role: { id: role, name: roleNames[role], dasar: role },
  userRole: [userRole(role, { isUtama: true })],
  wajibGantiSandi: false,
  sesi: { idleDetik: 1800, ingatkanDetik: 30 },
  ...more,
});

/** One held role. */
export const userRole = (role: Role, more: Partial<HeldRole> = {}): HeldRole => ({
  id: `peran-${role}`,
  idRole: role,
  name: roleNames[role],
  idProgramProdi: null,
  namaProdi: null,
  idMitra: null,
  namaMitra: null,
  isUtama: false,
  ...more,
});

const everything = {
  canRead: true,
  canCreate: true,
  canUpdate: true,
  canDelete: true,
  canImport: true,
  canExport: true,
  canAction: true,
};

/** The default menu as a role gets it. */
export function menusFor(registry: Registry, role: Role): MenuEntry[] {
  const entry = (node: MenuNode): MenuEntry[] => {
    const children = node.children.flatMap(entry);
    if (node.link ? !node.roles[role] : children.length === 0) return children;
    return [
      {
        id: `menu-${node.key}`,
        link: node.link,
        path: node.link,
        urut: node.urut,
        meta: { title: node.title, icon: node.icon, name: node.name, hiddenInMenu: node.hiddenInMenu },
        permission: everything,
        children,
      },
    ];
  };
  return defaultMenu(registry.screens).flatMap(entry);
}

const words: Record<Flag, string[]> = {
  read: ['list', 'show'],
  create: ['create'],
  update: ['edit'],
  delete: ['delete'],
  import: ['import'],
  export: ['export'],
  action: ['action'],
};

const grants = (screens: readonly Screen[], resource: string, role: Role) =>
  screens.filter(screen => screen.resources.includes(resource)).map(screen => screen.roles[role]);

/** Permissions by the declared policy and the default menu. */
export function permissionsFor(registry: Registry, role: Role): ResourcePermissions {
  const resources: Record<string, string[]> = {};
  const fields: Record<string, { readOnly?: string[]; hidden?: string[] }> = {};
  for (const r of registry.resources) {
    const rule = r.access[role];
    const granted = grants(registry.screens, r.name, role);
    if (!rule || !granted.some(Boolean)) continue;
    const full = granted.includes('full');
    resources[r.name] = rule.flags.filter(f => full || f === 'read' || f === 'export').flatMap(f => words[f]);
    const only = rule.only;
    fields[r.name] = {
      hidden: [...(rule.hide ?? [])],
      readOnly: only ? Object.keys(r.fields).filter(name => !only.includes(name)) : [],
    };
  }
  return { resources, fields };
}
