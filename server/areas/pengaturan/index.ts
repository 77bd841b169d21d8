import { settingsChannel } from '../../platform/access/settings.ts';
import type { RulesByResource } from '../../platform/engine/rules.ts';
import { menuRules, menuUserRules } from './menu.ts';
import { roleRules } from './role.ts';
import { userRules } from './user.ts';
import { userRoleRules } from './userRole.ts';

/** What is special about accounts, roles and menus. */
export const rules: RulesByResource = {
  'pengaturan/user': userRules,
  'pengaturan/user-role': userRoleRules,
  'pengaturan/role': roleRules,
  'pengaturan/menu': menuRules,
  'pengaturan/menu-user': menuUserRules,
  // Login and sessions read their limits from here.
  'mbkm/konfigurasi': { afterWrite: ctx => ctx.announce(settingsChannel) },
};
