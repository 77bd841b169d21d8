import type { FastifyInstance } from 'fastify';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { riwayatStatus } from '../../../resources/mbkm/riwayatStatus.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed, rolesWith } from '../../platform/access/permission.ts';
import type { RowData } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { registerDecidedAt } from '../../platform/engine/decidedAt.ts';
import { paramOf, queryOf, sendPage } from '../../platform/engine/http.ts';
import { parseListQuery } from '../../platform/engine/listQuery.ts';
import { findRow, list } from '../../platform/engine/read.ts';
import { registerSteps } from '../../platform/engine/routes.ts';
import { summary } from '../../platform/engine/summary.ts';
import { notFound } from '../../platform/errors.ts';
import { mustNotBeLed } from './movedAlong.ts';
import { listParticipations, oneParticipation } from './readParticipations.ts';

export const session = {
  config: { access: 'session', roles: rolesWith(pendaftar, 'read'), resource: pendaftar.name },
} as const;

/**
 * History entries of one participation, newest first (docs/domain/20 §2 N/{id}/riwayat). Those of its logbook, hundreds
 * in a semester, would bury all others: each entry has its own, and `mbkm/riwayat-status` has them all.
 */
async function historyOf(engine: Engine, caller: Caller, id: string): Promise<string> {
  mustBeAllowed(caller, pendaftar, 'read');
  if (!(await findRow(engine, engine.db, caller, pendaftar, id, 'read'))) throw notFound();
  const filter = { idPendaftarMbkm: id, alur_neq: 'logbook' };
  const query = { filter, sort: [], offset: 0, limit: 200, embed: false };
  return (await list(engine, caller, riwayatStatus, query)).json;
}

/** Calls of N = `mbkm/pendaftar-program-mbkm`: reading and status (docs/domain/20 §1.1, §2). */
export function registerParticipations(app: FastifyInstance, engine: Engine): void {
  const base = `/api/${pendaftar.endpoint}`;
  app.get(base, session, async (request, reply) => {
    const query = parseListQuery(queryOf(request), ['ringkas']);
    const { ringkas } = queryOf(request);
    if (ringkas !== undefined) return summary(engine, callerOf(request), pendaftar, query, ringkas);
    return sendPage(reply, await listParticipations(engine, callerOf(request), query), query);
  });
  app.get(`${base}/:id`, session, request => oneParticipation(engine, callerOf(request), paramOf(request, 'id')));
  const answer = (caller: Caller, { id }: RowData) => oneParticipation(engine, caller, String(id));
  registerDecidedAt(app, engine, pendaftar, [{ path: ':id', toState: true }], {
    ...session,
    before: row => mustNotBeLed(engine.registry, row),
    answer,
  });
  registerDecidedAt(app, engine, pendaftar, [{ path: 'aksi/:action', method: 'POST', many: true }], {
    ...session,
    judgedByRow: true,
    answer,
  });
  app.get(`${base}/:id/riwayat`, session, async (request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .send(await historyOf(engine, callerOf(request), paramOf(request, 'id'))),
  );
  registerSteps(app, engine, pendaftar, { base, status: 'status', answer });
}
