import type { FastifyInstance } from 'fastify';
import { inLanguage } from '../../../resources/kit/index.ts';
import { languages } from '../../../resources/languages.ts';
import {
  cocokkanPerangkat,
  daftarkanPerangkat,
  lepasPerangkat,
  perangkatSaya,
  ubahPerangkat,
  ujiPerangkat,
} from '../../../resources/pengaturan/panggilanPush.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import { mailMessages } from '../../../resources/sistem/mails.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { readIdentity } from '../../platform/access/identity.ts';
import { lockAccount } from '../../platform/access/lockAccount.ts';
import { serve } from '../../platform/access/serveCall.ts';
import { createCallLimit } from '../../platform/callLimit.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { HttpError, invalid, notFound } from '../../platform/errors.ts';
import { languageOf } from '../../platform/http.ts';
import { keepDevice, listDevices, meetDevice, mostDevices } from '../../platform/notify/push/devices.ts';
import { areKeys } from '../../platform/notify/push/encrypt.ts';
import { isPushService } from '../../platform/notify/push/hosts.ts';
import { pushKey } from '../../platform/notify/push/keys.ts';
import { type PushTarget, postPush } from '../../platform/notify/push/post.ts';
import type { AreaPlace } from '../area.ts';
import { idOf } from './sharing.ts';

const { devices: says } = pengaturanRefusals;
/** Notices to try a device, of one account in a minute. */
const triesPerMinute = 5;

const drop = (on: Queryable, id: string, { userId }: Caller): Promise<number> =>
  on.execute('delete from internal_perangkat_push where id = $1 and id_user = $2', [id, userId]);

/** The devices on which the caller's notices appear: one's own alone, whatever role. */
export function registerPushDevices(
  app: FastifyInstance,
  { db, now }: Engine,
  { secret, baseUrl }: Pick<AreaPlace, 'secret' | 'baseUrl'>,
): void {
  const session = { access: 'session', roles: 'everybody' } as const;
  const limit = createCallLimit(triesPerMinute);
  const all = async (caller: Caller) => ({
    kunci: (await pushKey(db, secret)).publik,
    perangkat: await listDevices(db, caller),
  });

  serve(app, perangkatSaya, session, ({ request }) => all(callerOf(request)));

  // By hand: a device of one's own, which nobody else reads.
  serve(app, daftarkanPerangkat, session, async ({ request, body }) => {
    const caller = callerOf(request);
    if (!isPushService(body.alamat)) throw invalid({ alamat: says.unknownService });
    if (!areKeys(body)) throw invalid({ p256dh: says.keys });
    const device = { ...body, perangkat: request.headers['user-agent'] ?? null };
    await db.transaction(async tx => {
      await lockAccount(tx, caller.userId);
      if (!(await keepDevice(tx, caller, device, now()))) throw new HttpError(422, says.full({ n: mostDevices }));
    });
    return all(caller);
  });

  // By hand: says to whom a device belongs now.
  serve(app, cocokkanPerangkat, session, async ({ request, body }) => ({
    milikSaya: await meetDevice(db, callerOf(request), body.alamat, now()),
  }));

  // By hand: a device of one's own.
  serve(app, ubahPerangkat, session, async ({ request, body }) => {
    const caller = callerOf(request);
    const changed = await db.execute(
      `update internal_perangkat_push set judul = $3, updated_at = $4, version = version + 1 where id = $1 and id_user = $2`,
      [idOf(request), caller.userId, body.judul, now().toISOString()],
    );
    if (!changed) throw notFound();
    return all(caller);
  });

  // By hand: a device of one's own.
  serve(app, lepasPerangkat, session, async ({ request }) => {
    const caller = callerOf(request);
    if (!(await drop(db, idOf(request), caller))) throw notFound();
    return all(caller);
  });

  // By hand: sends something and changes no row, unless the device is found to be gone.
  serve(app, ujiPerangkat, session, async ({ request }) => {
    const caller = callerOf(request);
    limit.count(caller.userId);
    const device = await db.one<PushTarget & DbRow>(
      'select alamat, p256dh, auth from internal_perangkat_push where id = $1 and id_user = $2',
      [idOf(request), caller.userId],
    );
    if (!device) throw notFound();
    const { identity } = await readIdentity(db);
    const subject = baseUrl.startsWith('https:') ? baseUrl : `mailto:${identity.email}`;
    const judul = inLanguage(mailMessages.push.uji, languages[languageOf(request)]);
    const text = JSON.stringify({ judul, isi: identity.namaPortal, link: '/dashboard', tanda: 'uji' });
    const outcome = await postPush(device, text, { key: await pushKey(db, secret), subject, now: now() });
    if (outcome.as === 'gone') await drop(db, idOf(request), caller);
    const alasan = outcome.as === 'gone' ? says.gone.text : 'reason' in outcome ? outcome.reason : null;
    return { berhasil: outcome.as === 'sent', alasan };
  });
}
