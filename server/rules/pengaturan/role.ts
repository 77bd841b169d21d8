import { createActivityLog } from '../../access/activity.ts';
import { accessChannel, everything } from '../../access/channel.ts';
import { conflict, invalid } from '../../errors.ts';
import type { ResourceRules } from '../../rest/rules.ts';

/** Roles (docs/domain/10 §2.1 role); 'Peran bawaan tidak dapat dihapus.' is declared with the resource. */
export const roleRules: ResourceRules = {
  beforeUpdate: (_ctx, before, data) => {
    if (before.id === 'HA01' && data.aktif === false)
      throw invalid({ aktif: 'Harus ada minimal satu Super Admin aktif.' });
  },

  beforeDelete: async (ctx, row) => {
    const held = await ctx.tx.one<{ jumlah: number }>(
      'select count(distinct id_user)::int as jumlah from pengaturan_user_role where id_role = $1',
      [row.id],
    );
    if (held?.jumlah) throw conflict(`Peran masih dipakai ${held.jumlah} pengguna.`);
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
      idBaris: String(row?.id ?? before?.id),
    });
    ctx.announce(accessChannel, everything);
  },
};
