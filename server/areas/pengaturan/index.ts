import { identitas } from '../../../resources/pengaturan/identitas.ts';
import { konfigurasi } from '../../../resources/pengaturan/konfigurasi.ts';
import { menu } from '../../../resources/pengaturan/menu.ts';
import { menuUser } from '../../../resources/pengaturan/menuUser.ts';
import { sebutan } from '../../../resources/pengaturan/sebutan.ts';
import { user } from '../../../resources/pengaturan/user.ts';
import { userRole } from '../../../resources/pengaturan/userRole.ts';
import { identityChannel } from '../../platform/access/identity.ts';
import { settingsChannel } from '../../platform/access/settings.ts';
import type { RulesByResource } from '../../platform/engine/rules.ts';
import { rulesOf } from '../../platform/engine/rulesOf.ts';
import { menuRules, menuUserRules } from './menuRules.ts';
import { roleRules } from './roleRules.ts';
import { termRules } from './termRules.ts';
import { userRoleRules } from './userRoleRules.ts';
import { userRules } from './userRules.ts';

/** What is special about accounts, roles and menus. */
export const rules: RulesByResource = {
  ...rulesOf(user, userRules),
  ...rulesOf(userRole, userRoleRules),
  'pengaturan/role': roleRules,
  ...rulesOf(menu, menuRules),
  ...rulesOf(menuUser, menuUserRules),
  // Login and sessions read their limits from here.
  ...rulesOf(identitas, { afterWrite: ctx => ctx.announce(identityChannel) }),
  ...rulesOf(sebutan, termRules),
  ...rulesOf(konfigurasi, { afterWrite: ctx => ctx.announce(settingsChannel) }),
};
