import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../../platform/database/db.ts';

/** Notes an account's invitation; one that has to go out (again) waits for the job that sends. */
export async function invite(tx: Tx, userId: string, send: boolean, now: Date): Promise<void> {
  const moment = now.toISOString();
  await tx.execute(
    `insert into pengaturan_undangan (id, created_at, updated_at, id_user, kepada, status, percobaan, berikutnya)
     select $1, $4, $4, u.id, u.email, case when $3 then 'menunggu' else 'belum' end, 0, case when $3 then $4::timestamptz end
       from pengaturan_user u where u.id = $2
     on conflict (id_user) do update set status = 'menunggu', percobaan = 0, berikutnya = $4, kesalahan = null,
       kepada = excluded.kepada, updated_at = $4, version = pengaturan_undangan.version + 1 where $3`,
    [uuidv7(), userId, send, moment],
  );
}
