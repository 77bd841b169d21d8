import type { AccountEvents } from '../../access/context.ts';
import { notify, texts } from '../../notify/index.ts';
import { keepTeamRoles } from './teamRoles.ts';

/** People learn of their account and its password; a lecturer who sits in a team already gets its role at once. */
export const accountEvents: AccountEvents = {
  made: async (ctx, { id, username, isLecturer }) => {
    // docs/domain/10 §2.4 tim-*
    if (isLecturer) await keepTeamRoles(ctx, id);
    await notify(ctx, { ...texts.akunDibuat({ username }), to: { users: [id] }, kunci: `akun:${id}:dibuat` });
  },
  passwordReset: async (ctx, userId) => {
    const kunci = `sandi:${userId}:${ctx.now.toISOString()}`;
    await notify(ctx, { ...texts.sandiDireset(), to: { users: [userId] }, kunci });
  },
};
