import { type ChangeOf, messages, type Registry, type Row } from '../../../resources/kit/index.ts';
import { type FlagRecord, flagField } from '../../../resources/pengaturan/hakMenu.ts';
import { menu } from '../../../resources/pengaturan/menu.ts';
import type { menuUser } from '../../../resources/pengaturan/menuUser.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import { role } from '../../../resources/roles.ts';
import { accessChannel, everything } from '../../platform/access/channel.ts';
import { fromRecord, governedResources, maximumFlags } from '../../platform/access/menuMatrix.ts';
import { isLockedLink, menuMessages, settingsStayOpen, treeProblem } from '../../platform/access/menuShape.ts';
import { menusOf } from '../../platform/access/menuStore.ts';
import { asSystem, find, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { invalid } from '../../platform/errors.ts';
import { roleFacts } from './roleFacts.ts';

/** Menus (docs/domain/10 §2.1 menu); a built-in menu's link and existence are kept by its declaration. */
export const menuRules: RulesFor<typeof menu> = {
  beforeCreate: async (ctx, data) => {
    mustBeKnown(ctx.registry, data);
    await mustStayTree(ctx, data.id ?? '', data.idParent);
  },
  beforeUpdate: async (ctx, before, data) => {
    mustBeKnown(ctx.registry, data);
    if ('idParent' in data) await mustStayTree(ctx, before.id, data.idParent);
  },
  afterWrite: async (ctx, row, before) => {
    const changed = closing.find(name => JSON.stringify(row?.[name]) !== JSON.stringify(before?.[name]));
    if (changed && before) await mustKeepSettingsOpen(ctx, changed);
    ctx.announce(accessChannel, everything);
  },
};

/** Fields that can remove a menu, or those below it, from everybody. */
const closing = ['aktif', 'mewarisi', 'app', 'posisiSubMenu', 'idParent', 'hiddenInMenu', 'resources', 'link'] as const;

/** Links lead to a declared screen or out of the portal; resources are declared ones. */
function mustBeKnown(registry: Registry, { link, resources }: ChangeOf<typeof menu>): void {
  if (link?.startsWith('/')) {
    const path = link.toLowerCase().replace(/\/$/, '');
    if (!registry.screens.some(screen => screen.path.toLowerCase() === path))
      throw invalid({ link: menuMessages.unknownLink });
  }
  for (const [i, { resource }] of (resources ?? []).entries())
    if (!resource || !registry.find(resource)) throw invalid({ [`resources.${i}.resource`]: messages.choice });
}

async function mustStayTree(ctx: RuleContext, id: string, idParent: string | null | undefined): Promise<void> {
  const rows = await find(asSystem(ctx.tx), menu, {}, ['id', 'idParent']);
  const parents = new Map(rows.map(row => [row.id, row.idParent]));
  parents.set(id, idParent ?? null);
  const problem = treeProblem(parents);
  if (problem) throw invalid({ idParent: problem.message });
}

/** Without the settings menus nobody could give rights back. @throws HttpError 422 at the field that closes them */
async function mustKeepSettingsOpen(ctx: RuleContext, field: string): Promise<void> {
  if (!settingsStayOpen(await menusOf(ctx.tx, role.superAdmin), ctx.registry))
    throw invalid({ [field]: menuMessages.locked });
}

/** Single rows of the matrix follow the same limits as `PUT /menu-user/permission`. */
export const menuUserRules: RulesFor<typeof menuUser> = {
  beforeCreate: (ctx, data) => mustFitMatrix(ctx, data),
  beforeUpdate: async (ctx, before, data) => {
    await mustFitMatrix(ctx, { ...before, ...data });
    await mustNotReduce(ctx, before, { ...before, ...data });
  },
  beforeDelete: (ctx, row) => mustNotReduce(ctx, row, {}),
  afterWrite: async (ctx, row, before) => {
    if (before?.roleId === role.superAdmin || row?.roleId === role.superAdmin)
      await mustKeepSettingsOpen(ctx, 'menuId');
    ctx.announce(accessChannel, everything);
  },
};

const recordOf = (row: ChangeOf<typeof menuUser>): Partial<FlagRecord> =>
  Object.fromEntries(Object.values(flagField).map(name => [name, row[name] === true]));

async function mustFitMatrix(ctx: RuleContext, row: ChangeOf<typeof menuUser>): Promise<void> {
  const role = await roleFacts(ctx.tx, row.roleId, 'roleId');
  const menus = await menusOf(ctx.tx, role.id);
  const found = menus.find(candidate => candidate.id === row.menuId);
  if (!found) throw invalid({ menuId: messages.choice });
  const most = maximumFlags(governedResources(found.id, menus), role.base, ctx.registry, found.link);
  const above = [...fromRecord(recordOf(row))].filter(flag => !most.has(flag));
  if (!above.length) return;
  const message = pengaturanRefusals.notForRole({ peran: role.base });
  throw invalid(Object.fromEntries(above.map(flag => [flagField[flag], message])));
}

async function mustNotReduce(
  ctx: RuleContext,
  before: Row<typeof menuUser>,
  after: ChangeOf<typeof menuUser>,
): Promise<void> {
  if (before.roleId !== role.superAdmin) return;
  const found = await read(asSystem(ctx.tx), menu, before.menuId, ['link']);
  if (!isLockedLink(found?.link)) return;
  const left = fromRecord(recordOf(after));
  const moved = after.roleId !== before.roleId || after.menuId !== before.menuId;
  for (const flag of fromRecord(recordOf(before)))
    if (moved || !left.has(flag)) throw invalid({ [flagField[flag]]: menuMessages.locked });
}
