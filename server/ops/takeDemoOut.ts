import type { Registry } from '../../resources/kit/index.ts';
import { serverAreas } from '../areas/index.ts';
import { readIdentity } from '../platform/access/identity.ts';
import { hashPassword, temporaryPassword } from '../platform/access/password.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/db.ts';
import { createFilePorts, sweepFiles } from '../platform/documents/files/index.ts';
import { contentOf } from '../platform/engine/examples/content.ts';
import { type Counted, countExamples } from '../platform/engine/examples/plan.ts';
import { takeExamplesOut } from '../platform/engine/examples/takeOut.ts';
import { OpsError } from './errors.ts';
import type { OpenedAdmin } from './openAdmin.ts';

interface Asked {
  /** The account that stays, as Super Admin. */
  username: string;
  /** The portal's name, typed; without it nothing happens but counting. */
  name: string | undefined;
  /** Runs when everything asked is right, before anything goes. */
  backup?: () => Promise<void>;
}

/**
 * Takes the demo university out and keeps the settings; one account stays, with a password to be changed at the next login.
 * @throws OpsError where there is none, for an account that does not exist, and for another name than the portal's
 */
export async function takeDemoOut(
  db: Db,
  registry: Registry,
  config: Pick<Config, 'dataDir' | 's3'>,
  { username, name, backup }: Asked,
): Promise<{ pergi: Counted[]; namaPortal: string; opened: OpenedAdmin | null }> {
  if ((await contentOf(db)) !== 'demo') throw new OpsError('Basis data ini tidak berisi data contoh.');
  const user = await db.one<{ id: string; username: string }>(
    'select id, username from pengaturan_user where lower(username) = lower($1)',
    [username],
  );
  if (!user) throw new OpsError(`Akun "${username}" tidak ada.`);
  const { namaPortal } = (await readIdentity(db)).identity;
  const { pergi } = await db.unhurried(0, () => countExamples(db, registry, user.id));
  if (name === undefined) return { pergi, namaPortal, opened: null };
  if (name.trim().toLowerCase() !== namaPortal.trim().toLowerCase())
    throw new OpsError(`Nama portal tidak sama. Tulis --nama="${namaPortal}".`);
  await backup?.();
  const password = temporaryPassword();
  const now = () => new Date();
  await takeExamplesOut(
    { db, registry, now },
    { userId: user.id, hash: await hashPassword(password), mustChange: true, sessionId: null },
    { name: 'npm run admin', roleId: null, alamatIp: null },
    serverAreas.flatMap(({ afterDemo }) => afterDemo ?? []),
  );
  await sweepFiles({ db, ...createFilePorts(config) }, now());
  return { pergi, namaPortal, opened: { username: user.username, password } };
}
