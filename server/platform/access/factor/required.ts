import { role } from '../../../../resources/roles.ts';
import type { Queryable } from '../../database/db.ts';
import type { SettingValues } from '../settings.ts';
import { hasFactor } from './store.ts';

/** Somebody in a role, and whether a provider vouched for them: then its factor counts. */
interface Entered {
  userId: string;
  baseRole: string | undefined;
  byProvider: boolean;
}

/** True if the settings demand a second factor of whoever acts in a role. */
export const isDemanded = (settings: SettingValues, baseRole: string | undefined): boolean =>
  settings['masuk.wajibDuaLangkah'] && baseRole === role.superAdmin;

/** True if an account must set up a second factor before anything else. */
export const mustSetUp = async (
  on: Queryable,
  settings: SettingValues,
  { userId, baseRole, byProvider }: Entered,
): Promise<boolean> => isDemanded(settings, baseRole) && !byProvider && !(await hasFactor(on, userId));
