import { v7 as uuidv7 } from 'uuid';
import { type Registry, renamedIn } from '../../../resources/kit/index.ts';
import { defaultMenu, type MenuNode } from '../../../resources/menu.ts';
import { sebutan } from '../../../resources/pengaturan/sebutan.ts';
import { isKunciSebutan, sebutanBawaan } from '../../../resources/sebutan.ts';
import { tableName } from '../database/columns.ts';
import type { Db, Queryable, Tx } from '../database/db.ts';
import { defaultMatrix, toRecord } from './menuMatrix.ts';
import { repairSettingsMenus } from './repairMenu.ts';

/**
 * Adds what the menu lacks of the declared screens, with the rights that they declare; what administrators moved,
 * renamed or took away stays as they left it, but for the settings menus of Super Admin, which come back. Runs at every start, so that a new version's screens appear.
 * @returns number of menus added
 */
export async function seedMenu(db: Db, registry: Registry): Promise<number> {
  return db.transaction(async tx => {
    await tx.execute('lock table pengaturan_menu in share row exclusive mode');
    const known = new Map<string, string>();
    const rows = await tx.query<{ id: string; link: string | null; name: string; bawaan: boolean }>(
      'select id, link, name, bawaan from pengaturan_menu',
    );
    for (const row of rows) known.set(row.link ? row.link.toLowerCase() : `#${row.name}`, row.id);
    const inWords = await wordsOf(tx);
    const added: { id: string; path: string }[] = [];
    const place = async (nodes: readonly MenuNode[], parent: string | null): Promise<void> => {
      for (const node of nodes) {
        const named = { ...node, name: inWords(node.name), title: inWords(node.title) };
        const key = node.link ? node.link.toLowerCase() : `#${named.name}`;
        const id = known.get(key) ?? (await insertMenu(tx, named, parent));
        if (!known.has(key) && node.link && !node.mewarisi) added.push({ id, path: node.link });
        if (!known.has(key)) known.set(key, id);
        await place(node.children, id);
      }
    };
    const before = known.size;
    await place(defaultMenu(registry.screens), null);
    await grantDefaults(tx, registry, added);
    await repairSettingsMenus(tx, registry);
    return known.size - before;
  });
}

/** Renames menus that a release brings as the installation calls things (`pengaturan/sebutan`). */
async function wordsOf(on: Queryable): Promise<(text: string) => string> {
  const rows = await on.query<{ kunci: string; nama: string }>(`select kunci, nama from ${tableName(sebutan)}`);
  const words = rows.flatMap(({ kunci, nama }) =>
    isKunciSebutan(kunci) ? [{ from: sebutanBawaan[kunci].id, to: nama }] : [],
  );
  return words.some(({ from, to }) => from !== to) ? text => renamedIn(text, words) : text => text;
}

async function insertMenu(tx: Tx, node: MenuNode, parent: string | null): Promise<string> {
  const id = uuidv7();
  await tx.execute(
    `insert into pengaturan_menu (id, id_parent, name, title, link, icon, urut, app, posisi_sub_menu, hidden_in_menu, mewarisi, aktif, bawaan)
     values ($1, $2, $3, $4, $5, $6, $7, '1', '1', $8, $9, true, true)`,
    [id, parent, node.name, node.title, node.link, node.icon, node.urut, node.hiddenInMenu, node.mewarisi],
  );
  for (const [nomor, resource] of node.resources.entries()) {
    await tx.execute('insert into pengaturan_menu_resources (id, parent_id, nomor, resource) values ($1, $2, $3, $4)', [
      uuidv7(),
      id,
      nomor,
      resource,
    ]);
  }
  return id;
}

async function grantDefaults(
  tx: Tx,
  registry: Registry,
  added: readonly { id: string; path: string }[],
): Promise<void> {
  const byPath = new Map(added.map(({ id, path }) => [path, id]));
  const grants = defaultMatrix(registry.screens, registry).filter(grant => byPath.has(grant.path));
  for (const grant of grants) {
    const may = toRecord(grant.flags);
    await tx.execute(
      `insert into pengaturan_menu_user (id, role_id, menu_id, app, posisi_sub_menu, can_read, can_create, can_update, can_delete, can_import, can_export, can_action)
       select $1, $2, $3, '1', '1', $4, $5, $6, $7, $8, $9, $10 where exists (select 1 from pengaturan_role where id = $2)`,
      [
        uuidv7(),
        grant.role,
        byPath.get(grant.path),
        may.canRead,
        may.canCreate,
        may.canUpdate,
        may.canDelete,
        may.canImport,
        may.canExport,
        may.canAction,
      ],
    );
  }
}
