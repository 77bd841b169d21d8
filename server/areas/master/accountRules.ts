import type { Row } from '../../../resources/kit/index.ts';
import type { user } from '../../../resources/pengaturan/user.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { changes } from './common.ts';
import { keepTeamRoles } from './teamRoles.ts';

/**
 * Master data's part of the rules of accounts (server/areas/pengaturan/userRules.ts): a lecturer's account created
 * after the team row gets the team's roles too (docs/domain/10 §2.4 tim-*), and a partner's contact is linked to its
 * account.
 */
export const accountRules: RulesFor<typeof user> = {
  beforeDelete: async (ctx, row) => {
    await ctx.tx.execute('update master_pic_mitra set id_user = null where id_user = $1', [row.id]);
  },

  afterWrite: async (ctx, row, before) => {
    if (!row) return;
    if (changes(before, row, 'idPegawai') && (row.idPegawai || before?.idPegawai)) await keepTeamRoles(ctx, row.id);
    if (changes(before, row, 'idPicMitra')) await linkContact(ctx, row);
  },
};

async function linkContact(ctx: RuleContext, row: Row<typeof user>): Promise<void> {
  await ctx.tx.execute(
    `update master_pic_mitra set id_user = case when id = $2 then $1::uuid end
     where (id = $2 and id_user is distinct from $1::uuid) or (id_user = $1::uuid and id is distinct from $2)`,
    [row.id, row.idPicMitra],
  );
}
