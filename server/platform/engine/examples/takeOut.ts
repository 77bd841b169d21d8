import { createActivityLog } from '../../access/activity.ts';
import { accessChannel, everything } from '../../access/channel.ts';
import { identityChannel } from '../../access/identity.ts';
import { settingsChannel } from '../../access/settings.ts';
import type { Engine } from '../context.ts';
import { type AfterExamples, emptyExamples, type Remaining } from './empty.ts';

/** The acting account, for the log; it stays. */
export interface Doer {
  readonly name: string;
  readonly roleId: string | null;
  readonly alamatIp: string | null;
}

/**
 * Takes the examples out in one transaction, notes it in the log and tells every process.
 * @returns false where there are none (any more)
 */
export async function takeExamplesOut(
  { db, registry, now }: Pick<Engine, 'db' | 'registry' | 'now'>,
  remaining: Remaining,
  doer: Doer,
  after: readonly AfterExamples[],
): Promise<boolean> {
  const moment = now();
  const done = await db.unhurried(0, () =>
    db.transaction(async tx => {
      if (!(await emptyExamples(tx, registry, remaining, moment, after))) return false;
      await createActivityLog(registry)(tx, {
        aksi: 'pengaturan',
        ringkasan: 'Data contoh dikosongkan',
        waktu: moment,
        idUser: remaining.userId,
        namaUser: doer.name,
        roleId: doer.roleId,
        alamatIp: doer.alamatIp,
      });
      return true;
    }),
  );
  if (!done) return false;
  await db.notify(accessChannel, everything);
  await db.notify(settingsChannel);
  await db.notify(identityChannel);
  return true;
}
