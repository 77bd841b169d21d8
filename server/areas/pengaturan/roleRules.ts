import { messages } from '../../../resources/kit/index.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import { peran } from '../../../resources/pengaturan/role.ts';
import { role } from '../../../resources/roles.ts';
import { createActivityLog } from '../../platform/access/activity.ts';
import { accessChannel, everything } from '../../platform/access/channel.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { asSystem, find } from '../../platform/engine/reading.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { takeTurnsAtRoles } from './roleFacts.ts';

/** Base of a role that says none: own rows only, and nothing without the menu. */
const narrowest = role.mahasiswa;

/** Roles (docs/domain/10 §2.1 role); 'Peran bawaan tidak dapat dihapus.' is declared with the resource. */
export const roleRules: RulesFor<typeof peran> = {
  beforeCreate: async (ctx, data) => {
    data.id ??= await nextCode(ctx.tx);
    if (data.isSystem !== true) data.idRoleDasar ??= narrowest;
  },

  beforeUpdate: (_ctx, before, data) => {
    if (before.id === role.superAdmin && data.aktif === false)
      throw invalid({ aktif: pengaturanRefusals.oneSuperAdmin });
    if ('idRoleDasar' in data && !data.idRoleDasar && before.isSystem !== true)
      throw invalid({ idRoleDasar: messages.required });
  },

  beforeDelete: async (ctx, row) => {
    const held = await ctx.tx.one<{ jumlah: number }>(
      'select count(distinct id_user)::int as jumlah from pengaturan_user_role where id_role = $1',
      [row.id],
    );
    if (held?.jumlah) throw conflict(pengaturanRefusals.roleInUse({ n: held.jumlah }));
  },

  afterWrite: async (ctx, row, before) => {
    await createActivityLog(ctx.registry)(ctx.tx, {
      aksi: 'hak_akses',
      ringkasan: `${before ? (row ? 'Peran diubah' : 'Peran dihapus') : 'Peran dibuat'}: ${row?.id ?? before?.id}`,
      waktu: ctx.now,
      idUser: ctx.caller.userId,
      namaUser: ctx.caller.name,
      roleId: ctx.caller.roleId,
      resource: 'pengaturan/role',
      idBaris: (row ?? before)?.id ?? '',
    });
    ctx.announce(accessChannel, everything);
  },
};

/** The next free code: HA11 after the ten built-in roles. Two that are made at once take turns. */
async function nextCode(tx: Queryable): Promise<string> {
  await takeTurnsAtRoles(tx);
  const taken = new Set((await find(asSystem(tx), peran, {}, ['id'])).map(({ id }) => id));
  for (let n = 11; n < 100; n++) if (!taken.has(`HA${n}`)) return `HA${n}`;
  throw conflict(pengaturanRefusals.noCodes);
}
