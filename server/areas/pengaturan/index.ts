import { aksesData } from '../../../resources/pengaturan/aksesData.ts';
import { identitas } from '../../../resources/pengaturan/identitas.ts';
import { konfigurasi, type SettingKey } from '../../../resources/pengaturan/konfigurasi.ts';
import { menu } from '../../../resources/pengaturan/menu.ts';
import { menuUser } from '../../../resources/pengaturan/menuUser.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import { sebutan } from '../../../resources/pengaturan/sebutan.ts';
import { user } from '../../../resources/pengaturan/user.ts';
import { userRole } from '../../../resources/pengaturan/userRole.ts';
import { role } from '../../../resources/roles.ts';
import { identityChannel } from '../../platform/access/identity.ts';
import { withMergedSql } from '../../platform/access/sensitive/mergedInto.ts';
import { settingsChannel } from '../../platform/access/settings.ts';
import type { RuleContext, RulesByResource } from '../../platform/engine/rules.ts';
import { rulesOf } from '../../platform/engine/rulesOf.ts';
import { forbidden } from '../../platform/errors.ts';
import { menuRules, menuUserRules } from './menuRules.ts';
import { roleRules } from './roleRules.ts';
import { termRules } from './termRules.ts';
import { userRoleRules } from './userRoleRules.ts';
import { userRules } from './userRules.ts';

const adminsOwn: SettingKey = 'masuk.wajibDuaLangkah';

/** Only Super Admins may change what is demanded of Super Admins. @throws HttpError 403 */
function mustBeAbleToSet({ caller }: RuleContext, kunci: string | undefined): void {
  if (kunci === adminsOwn && caller.baseRole !== role.superAdmin) throw forbidden(pengaturanRefusals.onlySuperAdmin);
}

/** Rules of accounts, roles and menus. */
export const rules: RulesByResource = {
  ...rulesOf(user, userRules),
  ...rulesOf(userRole, userRoleRules),
  'pengaturan/role': roleRules,
  ...rulesOf(menu, menuRules),
  ...rulesOf(menuUser, menuUserRules),
  // Login and sessions read their limits from here.
  ...rulesOf(identitas, { afterWrite: ctx => ctx.announce(identityChannel) }),
  ...rulesOf(sebutan, termRules),
  // Asked for a person, also lines about rows that were merged into this one are given.
  ...rulesOf(aksesData, {
    filters: {
      idOrang: ({ alias, params }, value) => {
        const ids = `select unnest($${params.push(Array.isArray(value) ? value.map(String) : [String(value)])}::text[])`;
        return `${alias}.id_orang in (${withMergedSql(ids)})`;
      },
    },
  }),
  ...rulesOf(konfigurasi, {
    beforeCreate: (ctx, { kunci }) => mustBeAbleToSet(ctx, kunci),
    beforeUpdate: (ctx, { kunci }) => mustBeAbleToSet(ctx, kunci),
    afterWrite: ctx => ctx.announce(settingsChannel),
  }),
};
