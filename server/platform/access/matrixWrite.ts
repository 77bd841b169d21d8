import { v7 as uuidv7 } from 'uuid';
import type { FieldErrors } from '../../../resources/kit/index.ts';
import { type Flag, flags, messages, type Role } from '../../../resources/kit/index.ts';
import { type FlagRecord, flagField, type MenuMatrix } from '../../../resources/pengaturan/hakMenu.ts';
import { refusals } from '../../../resources/platformRefusals.ts';
import { role } from '../../../resources/roles.ts';
import { invalid } from '../errors.ts';
import type { Caller } from './caller.ts';
import { everything } from './channel.ts';
import type { Access } from './createAccess.ts';
import { fromRecord, governedResources, type MenuRow, maximumFlags, toRecord } from './menuMatrix.ts';
import { isLockedLink, menuMessages, settingsStayOpen, treeProblem } from './menuShape.ts';
import { menusOf } from './menuStore.ts';
import { baseRoleOf } from './permission.ts';
import { announce } from './session.ts';

type MatrixItem = { menuId: string } & FlagRecord;
export interface MatrixChange {
  roleId: string;
  app: string;
  items: readonly MatrixItem[];
}
export interface OrderItem {
  id: string;
  idParent?: string | null | undefined;
  urut: number;
}

/** Menus that have a row of their own in the matrix: pages that do not take their parent's. */
const ownsRow = (menu: MenuRow): boolean => menu.link !== null && !menu.mewarisi;

/** A role's matrix, with the maximum that its base role may be granted (docs/domain/10 §3.2). */
export async function matrixOf(access: Access, roleId: string): Promise<MenuMatrix> {
  const role = await baseRole(access, roleId);
  const menus = await menusOf(access.db, roleId);
  const own = menus.filter(ownsRow);
  return {
    items: own.map(menu => ({ menuId: menu.id, ...toRecord(menu.flags ?? new Set()) })),
    maksimum: Object.fromEntries(own.map(menu => [menu.id, toRecord(maximumOf(access, menu, menus, role))])),
  };
}

/** @throws HttpError 422 when there is no such role */
async function baseRole({ db }: Access, roleId: string): Promise<Role> {
  const found = await db.one<{ id: string; idRoleDasar: string | null }>(
    'select id, id_role_dasar from pengaturan_role where id = $1',
    [roleId],
  );
  const role = found && baseRoleOf(found);
  if (!role) throw invalid({ roleId: messages.choice });
  return role;
}

const maximumOf = ({ registry }: Access, menu: MenuRow, menus: readonly MenuRow[], role: Role): ReadonlySet<Flag> =>
  maximumFlags(governedResources(menu.id, menus), role, registry, menu.link);

/**
 * Replaces a role's matrix in one transaction.
 * @throws HttpError 422 for a flag above the policy, an unknown menu, or less for Super Admin's settings menus
 */
export async function saveMatrix(access: Access, caller: Caller, change: MatrixChange, address: string): Promise<void> {
  const { db, now, log } = access;
  const base = await baseRole(access, change.roleId);
  await db.transaction(async tx => {
    const menus = (await menusOf(tx, change.roleId)).filter(menu => menu.app === change.app);
    const byId = new Map(menus.filter(ownsRow).map(menu => [menu.id, menu]));
    mustFitPolicy(access, change.items, byId, menus, base);
    if (change.roleId === role.superAdmin) mustKeepSettings(change.items, byId);
    await tx.execute('delete from pengaturan_menu_user where role_id = $1 and menu_id = any($2::uuid[])', [
      change.roleId,
      [...byId.keys()],
    ]);
    for (const item of change.items) {
      const menu = byId.get(item.menuId);
      if (!menu || fromRecord(item).size === 0) continue;
      await tx.query(
        `insert into pengaturan_menu_user (id, role_id, menu_id, app, posisi_sub_menu, urut, can_read, can_create,
           can_update, can_delete, can_import, can_export, can_action, created_at, updated_at, created_by, updated_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, $15, $15)`,
        [
          uuidv7(),
          change.roleId,
          menu.id,
          menu.app,
          menu.posisiSubMenu,
          // Without an order of its own the role follows the tree's, also when that changes later.
          menu.urutPeran,
          ...flags.map(flag => item[flagField[flag]]),
          now().toISOString(),
          caller.userId,
        ],
        { prepare: true },
      );
    }
    await log(tx, {
      aksi: 'hak_akses',
      ringkasan: `Hak akses menu peran ${change.roleId} diubah`,
      waktu: now(),
      idUser: caller.userId,
      namaUser: caller.name,
      roleId: caller.roleId,
      resource: 'pengaturan/menu-user',
      idBaris: change.roleId,
      alamatIp: address,
    });
    tx.afterCommit(() => announce(db, everything));
  });
}

function mustFitPolicy(
  access: Access,
  items: readonly MatrixItem[],
  byId: ReadonlyMap<string, MenuRow>,
  menus: readonly MenuRow[],
  role: Role,
): void {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const [i, item] of items.entries()) {
    const menu = byId.get(item.menuId);
    if (!menu || seen.has(item.menuId)) {
      errors[`items.${i}.menuId`] = messages.choice;
      continue;
    }
    seen.add(item.menuId);
    const most = maximumOf(access, menu, menus, role);
    for (const flag of fromRecord(item)) {
      if (!most.has(flag)) errors[`items.${i}.${flagField[flag]}`] = refusals.notOfRole({ role });
    }
  }
  if (Object.keys(errors).length) throw invalid(errors);
}

/** Super Admin keeps what it has over the settings menus, or nobody could give rights back. */
function mustKeepSettings(items: readonly MatrixItem[], byId: ReadonlyMap<string, MenuRow>): void {
  for (const menu of byId.values()) {
    if (!isLockedLink(menu.link)) continue;
    const item = items.find(candidate => candidate.menuId === menu.id);
    const wanted = item ? fromRecord(item) : new Set<Flag>();
    for (const flag of menu.flags ?? []) if (!wanted.has(flag)) throw invalid({ items: menuMessages.locked });
  }
}

/**
 * Puts menus in order: for one role the order only, else the tree itself.
 * @throws HttpError 422 when the tree would be too deep or go in a circle, or close the settings menus
 */
export async function saveOrder(
  access: Access,
  caller: Caller,
  roleId: string | null,
  items: readonly OrderItem[],
  address: string,
): Promise<void> {
  const { db, now, log } = access;
  if (roleId) await baseRole(access, roleId);
  await db.transaction(async tx => {
    const stored = await tx.query<{ id: string; idParent: string | null }>(
      'select id, id_parent from pengaturan_menu for update',
    );
    const parents = new Map(stored.map(menu => [menu.id, menu.idParent]));
    mustBeTree(items, parents, roleId === null);
    const moment = now().toISOString();
    for (const item of items) {
      if (roleId) {
        await tx.query(
          `insert into pengaturan_menu_user (id, role_id, menu_id, app, posisi_sub_menu, urut, created_by, updated_by)
           select $1, $2, m.id, m.app, m.posisi_sub_menu, $4, $5, $5 from pengaturan_menu m where m.id = $3
           on conflict (role_id, menu_id) do update set urut = excluded.urut, updated_by = excluded.updated_by`,
          [uuidv7(), roleId, item.id, item.urut, caller.userId],
        );
      } else {
        await tx.query(
          `update pengaturan_menu set id_parent = $2, urut = $3, version = version + 1, updated_at = $4, updated_by = $5
           where id = $1 and (id_parent is distinct from $2::uuid or urut <> $3)`,
          [item.id, parents.get(item.id) ?? null, item.urut, moment, caller.userId],
        );
      }
    }
    if (!roleId && !settingsStayOpen(await menusOf(tx, role.superAdmin), access.registry))
      throw invalid({ items: menuMessages.locked });
    await log(tx, {
      aksi: 'hak_akses',
      ringkasan: roleId ? `Urutan menu peran ${roleId} diubah` : 'Susunan menu diubah',
      waktu: now(),
      idUser: caller.userId,
      namaUser: caller.name,
      roleId: caller.roleId,
      resource: 'pengaturan/menu',
      alamatIp: address,
    });
    tx.afterCommit(() => announce(db, everything));
  });
}

/** Applies the wanted parents and checks the result; an item without `idParent` stays where it is. */
function mustBeTree(items: readonly OrderItem[], parents: Map<string, string | null>, moves: boolean): void {
  for (const [i, item] of items.entries()) {
    if (!parents.has(item.id) || (item.idParent && !parents.has(item.idParent)))
      throw invalid({ [`items.${i}.id`]: messages.choice });
    if (moves && item.idParent !== undefined) parents.set(item.id, item.idParent);
  }
  const problem = moves ? treeProblem(parents) : undefined;
  if (!problem) return;
  const at = Math.max(
    0,
    items.findIndex(item => item.id === problem.id),
  );
  throw invalid({ [`items.${at}.idParent`]: problem.message });
}
