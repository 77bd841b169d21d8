import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { messages } from '../../../resources/kit/index.ts';
import { bacaNotifikasi, bacaSemuaNotifikasi, jumlahNotifikasi } from '../../../resources/umum/panggilanNotifikasi.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { parseListQuery } from '../../platform/engine/listQuery.ts';
import { badRequest, notFound } from '../../platform/errors.ts';
import { languageOf } from '../../platform/http.ts';
import { noticesIn } from './noticeLanguage.ts';
import { pageOf, sendRows } from './noticePage.ts';
import { registerOutbox } from './outbox.ts';
import { idOf } from './sharing.ts';

/** `?belumDibaca=1` beside the dialect of lists. */
const unreadOnly = (query: unknown): boolean =>
  z.object({ belumDibaca: z.string().refine(value => value !== '0' && value !== '') }).safeParse(query).success;

/**
 * The bell: one's own notices only, whatever menus say (docs/domain/10 §2.1, scope DIRI). Put on the app before the
 * generated calls, whose place these take.
 */
export function registerNotifications(app: FastifyInstance, engine: Engine): void {
  const { db, registry, now } = engine;
  const session = { config: { access: 'session', roles: 'everybody', resource: 'notifikasi' } } as const;
  const notices = registry.get('notifikasi');

  app.get('/api/notifikasi', session, async (request, reply) => {
    const query = parseListQuery(queryOf(request), ['belumDibaca']);
    const filter = { ...query.filter, ...(unreadOnly(request.query) ? { dibacaPada_null: true } : {}) };
    const own = ownOf(callerOf(request));
    const page = await pageOf(engine, notices, { ...query, filter }, own);
    return sendRows(reply, { ...page, rows: await noticesIn(db, page.rows, languageOf(request)) }, query.offset);
  });

  serve(app, jumlahNotifikasi, session.config, async ({ request }) => {
    const sql = 'select count(*)::int as n from notifikasi where id_user = $1 and dibaca_pada is null';
    const found = await db.one<{ n: number }>(sql, [callerOf(request).userId], { prepare: true });
    return { belumDibaca: found?.n ?? 0 };
  });

  app.get('/api/notifikasi/:id', session, async request => {
    const query = { ...parseListQuery({}), filter: { id: idOf(request) } };
    const page = await pageOf(engine, notices, query, ownOf(callerOf(request)));
    const [row] = await noticesIn(db, page.rows, languageOf(request));
    if (!row) throw notFound();
    return row;
  });

  serve(app, bacaNotifikasi, session.config, async ({ request }) => {
    const sql = `update notifikasi set dibaca_pada = coalesce(dibaca_pada, $3), updated_at = $3, version = version + 1
      where id = $1 and id_user = $2 returning id, dibaca_pada`;
    const read = await db.one<{ id: string; dibacaPada: string }>(sql, [
      idOf(request),
      callerOf(request).userId,
      now().toISOString(),
    ]);
    if (!read) throw notFound();
    return read;
  });

  serve(app, bacaSemuaNotifikasi, session.config, async ({ request }) => {
    const sql = `update notifikasi set dibaca_pada = $2, updated_at = $2, version = version + 1
      where id_user = $1 and dibaca_pada is null`;
    return { dibaca: await db.execute(sql, [callerOf(request).userId, now().toISOString()]) };
  });

  registerOutbox(app, engine);
}

const ownOf = (caller: Caller) => ({ sql: 't.id_user = $1', values: [caller.userId] });

const queryOf = (request: FastifyRequest): Record<string, unknown> => {
  const parsed = z.record(z.string(), z.unknown()).safeParse(request.query);
  if (!parsed.success) throw badRequest(messages.badFilter);
  return parsed.data;
};
