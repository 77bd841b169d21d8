import { v7 as uuidv7 } from 'uuid';
import { flags, type Registry } from '../../../resources/kit/index.ts';
import { flagField } from '../../../resources/pengaturan/hakMenu.ts';
import { role } from '../../../resources/roles.ts';
import type { Tx } from '../database/db.ts';
import { maximumFlags, toRecord } from './menuMatrix.ts';
import { lockedLinks, lockedResources, settingsStayOpen } from './menuShape.ts';
import { menusOf } from './menuStore.ts';

/**
 * Gives Super Admin the settings menus back, whatever took them away (docs/domain/10 §1 "Safeguards"): the menus and
 * the groups above them are in the drawer, shown and switched on, govern what their screens declare, and Super Admin has
 * every right there. Says nothing and writes nothing where all is well.
 * @returns whether something had to be repaired
 */
export async function repairSettingsMenus(tx: Tx, registry: Registry): Promise<boolean> {
  await tx.execute('update pengaturan_role set aktif = true where id = $1 and not aktif', [role.superAdmin]);
  if (settingsStayOpen(await menusOf(tx, role.superAdmin), registry)) return false;
  for (const link of lockedLinks) {
    const resources = lockedResources(registry, link);
    if (resources.length) await repair(tx, registry, link, resources);
  }
  return true;
}

const upSql = `with recursive naik as (
    select id, id_parent, 1 as langkah from pengaturan_menu where lower(link) = $1
    union all
    select m.id, m.id_parent, n.langkah + 1 from pengaturan_menu m join naik n on m.id = n.id_parent where n.langkah < 9)
  select id, max(langkah)::int as langkah from naik group by id order by 2`;

async function repair(tx: Tx, registry: Registry, link: string, resources: readonly string[]): Promise<void> {
  const chain = await tx.query<{ id: string; langkah: number }>(upSql, [link]);
  const menu = chain.find(({ langkah }) => langkah === 1) ?? chain[0];
  if (!menu) return;
  await tx.execute(
    `update pengaturan_menu set aktif = true, hidden_in_menu = false, app = '1', posisi_sub_menu = '1' where id = any($1::uuid[])`,
    [chain.map(({ id }) => id)],
  );
  // Deeper than a tree may be, or in a circle: then the menu stands at the top.
  const cut = chain.length > 3 || chain.some(({ langkah }) => langkah > 3);
  await tx.execute(
    `update pengaturan_menu set mewarisi = false, id_parent = case when $2::boolean then null else id_parent end where id = $1`,
    [menu.id, cut],
  );
  for (const name of resources)
    await tx.execute(
      `insert into pengaturan_menu_resources (id, parent_id, nomor, resource)
       select $1, $2, coalesce(max(nomor) + 1, 0), $3 from pengaturan_menu_resources where parent_id = $2
       having not coalesce(bool_or(resource = $3), false)`,
      [uuidv7(), menu.id, name],
    );
  const may = toRecord(maximumFlags(resources, role.superAdmin, registry));
  const columns = flags.map(flag => `can_${flag}`);
  await tx.execute(
    `insert into pengaturan_menu_user (id, role_id, menu_id, app, posisi_sub_menu, ${columns.join(', ')})
     values ($1, $2, $3, '1', '1', ${columns.map((_, i) => `$${i + 4}`).join(', ')})
     on conflict (role_id, menu_id) do update set app = '1', posisi_sub_menu = '1',
       ${columns.map(name => `${name} = pengaturan_menu_user.${name} or excluded.${name}`).join(', ')}`,
    [uuidv7(), role.superAdmin, menu.id, ...flags.map(flag => may[flagField[flag]])],
  );
}
