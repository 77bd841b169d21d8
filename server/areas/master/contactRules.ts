import type { Row } from '../../../resources/kit/index.ts';
import type { picMitra } from '../../../resources/master/picMitra.ts';
import { user } from '../../../resources/pengaturan/user.ts';
import { role } from '../../../resources/roles.ts';
import { asSystem, findOne } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { exists, takeTurns } from './common.ts';
import { keepRoles, type RoleContext } from './heldRoles.ts';

/** Contact persons of partners (docs/domain/10 §2.4 pic-mitra). */
export const contactRules: RulesFor<typeof picMitra> = {
  beforeCreate: async (ctx, data) => {
    await takeTurns(ctx, `pic-utama:${data.idMitra}`);
    const first = !(await exists(
      ctx.tx,
      'select 1 as ada from master_pic_mitra where id_mitra = $1 and is_utama and aktif',
      [data.idMitra],
    ));
    if (first && data.aktif !== false) data.isUtama = true;
  },

  beforeUpdate: async (ctx, before, data) => {
    if (data.isUtama === true || 'idMitra' in data) await takeTurns(ctx, `pic-utama:${data.idMitra ?? before.idMitra}`);
  },

  afterWrite: async (ctx, row, before) => {
    if (!row) return;
    // The last one named is the main one, as with the roles of an account.
    if (row.isUtama === true && (before?.isUtama !== true || before.idMitra !== row.idMitra)) await takeOver(ctx, row);
    if (before && (before.aktif !== row.aktif || before.idMitra !== row.idMitra)) await keepContactRole(ctx, row);
  },
};

type Contact = Pick<Row<typeof picMitra>, 'id' | 'idMitra' | 'aktif'>;

const takeOver = (ctx: RuleContext, row: Contact): Promise<number> =>
  ctx.tx.execute(
    `update master_pic_mitra set is_utama = false, version = version + 1, updated_at = $3, updated_by = $4
     where id_mitra = $1 and id <> $2 and is_utama`,
    [row.idMitra, row.id, ctx.now.toISOString(), ctx.caller.userId],
  );

/** The account of an active contact acts for the partner; deactivation ends the role, however it was given. */
export async function keepContactRole(ctx: RoleContext, row: Contact): Promise<void> {
  const account = await findOne(asSystem(ctx.tx), user, { idPicMitra: row.id }, ['id']);
  if (!account) return;
  const held = {
    idRole: role.mitra,
    idProgramProdi: null,
    idMitra: row.idMitra,
    berlakuMulai: null,
    berlakuSampai: null,
  } as const;
  await keepRoles(ctx, account.id, [role.mitra], row.aktif === true ? [held] : [], true);
}
