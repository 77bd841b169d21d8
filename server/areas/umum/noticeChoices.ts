import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  aturSurel,
  hentiSurel,
  pilihanNotifikasiSaya,
  simpanPilihanNotifikasi,
} from '../../../resources/pengaturan/panggilanNotifikasi.ts';
import { user } from '../../../resources/pengaturan/user.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { serve } from '../../platform/access/serveCall.ts';
import { createCallLimit } from '../../platform/callLimit.ts';
import { mustBeId } from '../../platform/database/ids.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { notFound } from '../../platform/errors.ts';
import {
  choicesOf,
  choicesPath,
  isMailKind,
  isStopMark,
  keepChoices,
  type MailKind,
  stopMail,
} from '../../platform/notify/choices.ts';
import type { AreaPlace } from '../area.ts';

/** Calls of one address of the network in a minute. */
const perMinute = 30;

/** The account and kind of mails that an address names. @throws HttpError 404 for one that this server did not make */
function stopped(request: FastifyRequest, secret: string): { userId: string; kind: MailKind } {
  const [userId, kind] = [paramOf(request, 'akun'), paramOf(request, 'jenis')];
  mustBeId(user, userId);
  if (!isMailKind(kind) || !isStopMark(secret, userId, kind, paramOf(request, 'tanda'))) throw notFound();
  return { userId, kind };
}

/** How an account hears of its notices; and stopping mails with one click, without a login. */
export function registerNoticeChoices(
  app: FastifyInstance,
  { db, now }: Engine,
  { secret }: Pick<AreaPlace, 'secret'>,
) {
  const session = { access: 'session', roles: 'everybody' } as const;
  const limit = createCallLimit(perMinute);

  serve(app, pilihanNotifikasiSaya, session, ({ request }) => choicesOf(db, callerOf(request).userId));

  // By hand: choices of one's own account, which nobody lists.
  serve(app, simpanPilihanNotifikasi, session, async ({ request, body }) => {
    const { userId } = callerOf(request);
    await keepChoices(db, userId, body, now());
    return choicesOf(db, userId);
  });

  // Mail programs send a form, which no other call takes: what it says is in the address.
  app.register(async forms => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_, __, done) => done(null, {}),
    );
    // By hand: a mail program sends it for its reader, who is not logged in there.
    serve(forms, hentiSurel, { access: 'public' }, async ({ request }) => {
      limit.count(request.ip);
      const { userId, kind } = stopped(request, secret);
      await db.transaction(async tx => {
        if (!(await tx.one('select 1 as ada from pengaturan_user where id = $1 for update', [userId])))
          throw notFound();
        await stopMail(tx, userId, kind, now());
      });
      return { jenis: kind };
    });
  });

  // A link that is only looked at (by a scanner of mails, too) stops nothing.
  serve(app, aturSurel, { access: 'public' }, ({ request, reply }) => {
    limit.count(request.ip);
    stopped(request, secret);
    return reply.redirect(choicesPath);
  });
}
