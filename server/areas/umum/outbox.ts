import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { messages, uuid } from '../../../resources/kit/index.ts';
import { role } from '../../../resources/roles.ts';
import { kirimUlangSurel } from '../../../resources/sistem/panggilan.ts';
import { mustBeSuperAdmin } from '../../platform/access/guard.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { parseListQuery } from '../../platform/engine/listQuery.ts';
import { badRequest, conflict, notFound } from '../../platform/errors.ts';
import { pageOf, sendRows } from './noticePage.ts';

const params = z.object({ id: uuid });

/** Registers the calls by which Super Admin sees outgoing mail and sends a failed one again. */
export function registerOutbox(app: FastifyInstance, engine: Engine): void {
  const session = { config: { access: 'session', roles: [role.superAdmin] } } as const;
  const mails = engine.registry.get('internal/surel');

  app.get('/api/sistem/surel', session, async (request, reply) => {
    mustBeSuperAdmin(request);
    const given = z.record(z.string(), z.unknown()).safeParse(request.query);
    if (!given.success) throw badRequest(messages.badFilter);
    const query = parseListQuery(given.data);
    return sendRows(reply, await pageOf(engine, mails, query, { sql: 'true', values: [] }), query.offset);
  });

  // By hand: a mail is no row of a resource with a workflow.
  serve(app, kirimUlangSurel, session.config, async ({ request }) => {
    mustBeSuperAdmin(request);
    const parsed = params.safeParse(request.params);
    if (!parsed.success) throw notFound();
    const now = engine.now().toISOString();
    const sql = `update internal_surel set status = 'menunggu', percobaan = 0, berikutnya = $2, updated_at = $2,
      version = version + 1 where id = $1 and status = 'gagal' returning id, status`;
    const again = await engine.db.one(sql, [parsed.data.id, now]);
    if (again) return again;
    const known = await engine.db.one('select 1 as ada from internal_surel where id = $1', [parsed.data.id]);
    throw known ? conflict(messages.wrongState) : notFound();
  });
}
