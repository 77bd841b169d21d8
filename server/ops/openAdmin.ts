import { v7 as uuidv7 } from 'uuid';
import type { Registry } from '../../resources/kit/index.ts';
import { accessChannel, everything } from '../platform/access/channel.ts';
import { removeFactor } from '../platform/access/factor/store.ts';
import { hashPassword, temporaryPassword } from '../platform/access/password.ts';
import { passwordOwner, storePassword } from '../platform/access/passwords.ts';
import { seedMenu } from '../platform/access/seedMenu.ts';
import { forgetFailures } from '../platform/access/throttle.ts';
import type { Db, Tx } from '../platform/database/db.ts';
import { OpsError } from './errors.ts';

/** Whom the way back is for, and the password to enter with once. */
export interface OpenedAdmin {
  username: string;
  password: string;
}

/**
 * The way back for an installation that has locked everybody out; it needs the server's shell. Puts the settings menus
 * right and makes one account a Super Admin that can log in: switched on, unblocked, with the role, without a
 * second factor, and with a password to be changed at the first login.
 * @throws OpsError for an account that does not exist or whose password is not kept here
 */
export async function openAdmin(db: Db, registry: Registry, username: string, now: Date): Promise<OpenedAdmin> {
  await seedMenu(db, registry);
  const password = temporaryPassword();
  const hash = await hashPassword(password);
  const opened = await db.transaction(async tx => {
    const user = await tx.one<{ id: string; username: string }>(
      'select id, username from pengaturan_user where lower(username) = lower($1) for update',
      [username],
    );
    const owner = user && (await passwordOwner(tx, user.id));
    if (!user || !owner) throw new OpsError(`Akun "${username}" tidak ada.`);
    if (owner.sumber === 'silaturahmi')
      throw new OpsError(`Kata sandi akun "${username}" dikelola Silaturahmi. Sebutkan akun lokal.`);
    await tx.execute(
      'update pengaturan_user set aktif = true, terkunci_sampai = null, super_admin = true where id = $1',
      [user.id],
    );
    await forgetFailures(tx, user.username);
    await giveRole(tx, user.id, now);
    await removeFactor(tx, user.id);
    await storePassword(tx, owner, hash, { mustChange: true, now, remember: 5 });
    return { username: user.username, password };
  });
  await db.notify(accessChannel, everything);
  return opened;
}

/** Super Admin without an end; the role that is there already is prolonged. */
async function giveRole(tx: Tx, userId: string, now: Date): Promise<void> {
  const held = await tx.execute(
    `update pengaturan_user_role set berlaku_mulai = null, berlaku_sampai = null where id_user = $1 and id_role = 'HA01'`,
    [userId],
  );
  if (held) return;
  await tx.execute(
    `insert into pengaturan_user_role (id, id_user, id_role, is_utama, asal, created_at, updated_at)
     select $1, $2, 'HA01', not exists (select 1 from pengaturan_user_role where id_user = $2 and is_utama), 'manual', $3, $3`,
    [uuidv7(), userId, now],
  );
}
