import type { FastifyInstance } from 'fastify';
import { aturIzinWa, izinWaSaya, periksaWebhookWa, webhookWa } from '../../../../resources/pesan/panggilan.ts';
import { pesanRefusals } from '../../../../resources/pesan/refusals.ts';
import { callerOf } from '../../../platform/access/guard.ts';
import { serve } from '../../../platform/access/serveCall.ts';
import { sameSecret } from '../../../platform/access/token.ts';
import { column, tableName } from '../../../platform/database/columns.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { forbidden, invalid, notFound } from '../../../platform/errors.ts';
import { phoneField } from '../../../platform/notify/receivers.ts';
import type { AreaPlace } from '../../area.ts';
import { isSigned } from './cloud.ts';
import { allowing, keepConsent } from './consent.ts';
import { takeEvents } from './events.ts';
import { chooseWhatsApp } from './service.ts';

/** Meta sends some dozens of events at once. */
const mostBytes = 1024 * 1024;
const shownDigits = 4;

/** What people allow, and what WhatsApp's service tells. */
export function registerWhatsApp(
  app: FastifyInstance,
  { db, registry, now }: Engine,
  { whatsapp, secret }: Pick<AreaPlace, 'whatsapp' | 'secret'>,
): void {
  const session = { access: 'session', roles: 'everybody' } as const;
  // A message goes to the number of the person's row; the account's own is that of people who have none there.
  const numbers = registry.resources.flatMap(people => {
    const name = phoneField(people);
    return people.person && name
      ? [`(select x.${column(name)} from ${tableName(people)} x where x.id = u.${column(people.person.account)})`]
      : [];
  });
  const numberSql = `select coalesce(${[...numbers, 'u.no_hp'].join(', ')}) as no_hp from pengaturan_user u where u.id = $1`;
  const numberOf = async (userId: string) => (await db.one<{ noHp: string | null }>(numberSql, [userId]))?.noHp ?? null;
  const consentOf = async (userId: string) => {
    const number = await numberOf(userId);
    // A service that waits for its template is there already: people may allow it before.
    const contoh = whatsapp === undefined && (await chooseWhatsApp(whatsapp)(db)) !== undefined;
    return {
      tersedia: whatsapp !== undefined || contoh,
      contoh,
      nomor: number && `…${number.slice(-shownDigits)}`,
      boleh: number !== null && (await allowing(db, secret, [number])).has(number),
    };
  };

  serve(app, izinWaSaya, session, ({ request }) => consentOf(callerOf(request).userId));

  // By hand: about one's own number.
  serve(app, aturIzinWa, session, async ({ request, body: { boleh } }) => {
    const { userId } = callerOf(request);
    const number = await numberOf(userId);
    if (number === null) throw invalid({ boleh: pesanRefusals.noOwnNumber });
    await keepConsent(db, secret, number, { boleh, sumber: 'profil', now: now() });
    return consentOf(userId);
  });

  serve(app, periksaWebhookWa, { access: 'public' }, ({ query, reply }) => {
    if (!whatsapp) throw notFound();
    if (query['hub.mode'] !== 'subscribe' || !sameSecret(query['hub.verify_token'], whatsapp.verifyToken))
      throw forbidden();
    return reply.type('text/plain; charset=utf-8').send(query['hub.challenge']);
  });

  // The signature is of the bytes as they came: nothing reads them before.
  app.register(async raw => {
    raw.removeContentTypeParser('application/json');
    raw.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: mostBytes }, (_, body, done) =>
      done(null, body),
    );
    // By hand: states of many messages, from outside.
    serve(raw, webhookWa, { access: 'public' }, async ({ request }) => {
      if (!whatsapp) throw notFound();
      const { body } = request;
      if (!Buffer.isBuffer(body) || !isSigned(whatsapp, body, request.headers['x-hub-signature-256']))
        throw forbidden();
      await takeEvents(db, secret, whatsapp, body.toString('utf8'), now());
      return { diterima: true };
    });
  });
}
