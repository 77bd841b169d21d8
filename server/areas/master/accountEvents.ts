import { pegawai } from '../../../resources/master/pegawai.ts';
import { akunDibuat, faktorDihapus, sandiDibuat, sandiDireset } from '../../../resources/pengaturan/events.ts';
import type { AccountEvents } from '../../platform/access/createAccess.ts';
import { tellAccount } from '../../platform/notify/index.ts';
import { keepTeamRoles } from './teamRoles.ts';

/** People learn of their account and its password; a lecturer who sits in a team already gets its role at once. */
export const accountEvents: AccountEvents = {
  made: async (ctx, { id, username, of, told }) => {
    // docs/domain/10 §2.4 tim-*
    if (of === pegawai.name) await keepTeamRoles(ctx, id);
    if (told) await tellAccount(ctx, akunDibuat, id, { username }, 'dibuat');
  },
  passwordReset: async (ctx, userId) => {
    await tellAccount(ctx, sandiDireset, userId, {}, ctx.now.toISOString());
  },
  factorRemoved: async (ctx, userId) => {
    await tellAccount(ctx, faktorDihapus, userId, {}, ctx.now.toISOString());
  },
  passwordChosen: async (ctx, userId) => {
    await tellAccount(ctx, sandiDibuat, userId, {}, ctx.now.toISOString());
  },
};
