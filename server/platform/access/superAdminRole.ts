import { v7 as uuidv7 } from 'uuid';
import { role } from '../../../resources/roles.ts';
import type { Tx } from '../database/db.ts';

/** Gives an account the role of Super Admin without an end; one that is there already is prolonged. */
export async function giveSuperAdmin(tx: Tx, userId: string, now: Date): Promise<void> {
  const held = await tx.execute(
    'update pengaturan_user_role set berlaku_mulai = null, berlaku_sampai = null where id_user = $1 and id_role = $2',
    [userId, role.superAdmin],
  );
  if (held) return;
  await tx.execute(
    `insert into pengaturan_user_role (id, id_user, id_role, is_utama, asal, created_at, updated_at)
     select $1, $2, $4, not exists (select 1 from pengaturan_user_role where id_user = $2 and is_utama), 'manual', $3, $3`,
    [uuidv7(), userId, now, role.superAdmin],
  );
}
