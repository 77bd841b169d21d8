import type { Tx } from '../database/db.ts';

/** What one account keeps for itself is written by one call after the other. */
export const lockAccount = (tx: Tx, userId: string): Promise<unknown> =>
  tx.query('select 1 from pengaturan_user where id = $1 for update', [userId]);
