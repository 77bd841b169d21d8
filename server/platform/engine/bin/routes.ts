import type { FastifyInstance } from 'fastify';
import type { Engine } from '../context.ts';
import { paramOf, queryOf, sendPage } from '../http.ts';
import { parseListQuery } from '../listQuery.ts';
import { presented } from '../present.ts';
import { callerOf, isPublished } from '../routes.ts';
import { binned, binnedRow } from './read.ts';
import { recover, recoverMany } from './recover.ts';
import { isDeletable } from './rights.ts';

/** Registers the calls of docs/api.md "Deleted rows" for every resource whose rows somebody may delete. */
export function registerBins(app: FastifyInstance, engine: Engine): void {
  for (const r of engine.registry.resources) {
    if (!isPublished(r) || !isDeletable(r)) continue;
    const session = { config: { access: 'session', roles: 'policy', resource: r.name } } as const;
    for (const endpoint of [r.endpoint, ...r.alsoAt]) {
      const base = `/api/${endpoint}/sampah`;
      app.get(base, session, async (request, reply) => {
        const query = parseListQuery(queryOf(request));
        return sendPage(reply, await binned(engine, callerOf(request), r, query), query);
      });
      app.get(`${base}/:id`, session, async request => binnedRow(engine, callerOf(request), r, paramOf(request, 'id')));
      app.post(`${base}/pulihkan`, session, async request => recoverMany(engine, callerOf(request), r, request.body));
      app.post(`${base}/:id/pulihkan`, session, async request => {
        const caller = callerOf(request);
        return presented(caller, r, await recover(engine, caller, r, paramOf(request, 'id')));
      });
    }
  }
}
