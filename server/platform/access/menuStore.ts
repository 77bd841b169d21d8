import { performance } from 'node:perf_hooks';
import type { Flag } from '../../../resources/kit/index.ts';
import type { Db, Queryable } from '../database/db.ts';
import { accessChannel, everything } from './channel.ts';
import { flagsByResource, fromRecord, type MenuRow } from './menuMatrix.ts';

/** Menus with the rights of one role, in drawer order. */
const menuSql = `select m.id, m.id_parent, m.name, m.title, m.link, m.icon, m.urut, m.app,
    m.posisi_sub_menu, m.hidden_in_menu, m.mewarisi, m.aktif, m.bawaan,
    coalesce((select array_agg(c.resource order by c.nomor) from pengaturan_menu_resources c where c.parent_id = m.id),
      '{}') as resources,
    mu.id as grant_id, mu.urut as urut_peran, mu.can_read, mu.can_create,
    mu.can_update, mu.can_delete, mu.can_import,
    mu.can_export, mu.can_action
  from pengaturan_menu m left join pengaturan_menu_user mu on mu.menu_id = m.id and mu.role_id = $1
  order by m.urut, m.name`;

type StoredMenu = Omit<MenuRow, 'flags'> & {
  grantId: string | null;
  canRead: boolean;
  canCreate: boolean;
  canUpdate: boolean;
  canDelete: boolean;
  canImport: boolean;
  canExport: boolean;
  canAction: boolean;
};

/** Every menu with what a role may do there. */
export async function menusOf(on: Queryable, roleId: string): Promise<MenuRow[]> {
  const rows = await on.query<StoredMenu>(menuSql, [roleId], { prepare: true });
  return rows.map(row => ({ ...row, link: row.link || null, flags: row.grantId ? fromRecord(row) : null }));
}

/** Rights of roles, kept in memory until somebody says that they changed (channel 'akses'). */
export interface RoleRights {
  menus(roleId: string): Promise<readonly MenuRow[]>;
  flags(roleId: string): Promise<ReadonlyMap<string, ReadonlySet<Flag>>>;
}

interface Known {
  menus: readonly MenuRow[];
  flags: ReadonlyMap<string, ReadonlySet<Flag>>;
  until: number;
}

/** Heals a lost notification. */
const keptFor = 10_000;

export function createRoleRights(db: Db): RoleRights {
  const known = new Map<string, Known>();
  let generation = 0;
  db.listen(accessChannel, payload => {
    // Empty: the listener was away and may have missed something.
    if (payload !== everything && payload !== '') return;
    generation++;
    known.clear();
  });
  const load = async (roleId: string): Promise<Known> => {
    const found = known.get(roleId);
    if (found && found.until > performance.now()) return found;
    const begun = generation;
    const menus = await menusOf(db, roleId);
    const made = { menus, flags: flagsByResource(menus), until: performance.now() + keptFor };
    // Something changed while we read: the result may be outdated, so it is not kept.
    if (begun === generation) known.set(roleId, made);
    return made;
  };
  return {
    menus: async roleId => (await load(roleId)).menus,
    flags: async roleId => (await load(roleId)).flags,
  };
}
