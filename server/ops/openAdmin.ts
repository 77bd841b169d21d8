import type { Registry } from '../../resources/kit/index.ts';
import { accessChannel, everything } from '../platform/access/channel.ts';
import { removeFactor } from '../platform/access/factor/store.ts';
import { hashPassword, temporaryPassword } from '../platform/access/password.ts';
import { passwordOwner, storePassword } from '../platform/access/passwords.ts';
import { seedMenu } from '../platform/access/seedMenu.ts';
import { giveSuperAdmin } from '../platform/access/superAdminRole.ts';
import { forgetFailures } from '../platform/access/throttle.ts';
import type { Db } from '../platform/database/db.ts';
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
    await giveSuperAdmin(tx, user.id, now);
    await removeFactor(tx, user.id);
    await storePassword(tx, owner, hash, { mustChange: true, now, remember: 5 });
    return { username: user.username, password };
  });
  await db.notify(accessChannel, everything);
  return opened;
}
