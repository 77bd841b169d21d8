import { settingsChannel } from '../../platform/access/settings.ts';
import type { RulesByResource } from '../../platform/engine/rules.ts';
import { menuRules, menuUserRules } from './menuRules.ts';
import { roleRules } from './roleRules.ts';
import { userRoleRules } from './userRoleRules.ts';
import { userRules } from './userRules.ts';

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
