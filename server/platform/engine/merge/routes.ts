import type { FastifyInstance } from 'fastify';
import { mergeCalls } from '../../../../resources/kit/mergeCalls.ts';
import { serve } from '../../access/serveCall.ts';
import type { Engine } from '../context.ts';
import { paramOf } from '../http.ts';
import { callerOf, isPublished } from '../routes.ts';
import { mustMerge, planMerge } from './plan.ts';
import { mergingOf, mergingsOf } from './readMergings.ts';
import { merge, unmerge } from './run.ts';

/** Registers the calls of docs/api.md "Any resource" for every resource that declares who may merge its rows. */
export function registerMerging(app: FastifyInstance, engine: Engine): void {
  for (const r of engine.registry.resources) {
    if (!r.merge || !isPublished(r)) continue;
    const config = { access: 'session', roles: r.merge.by, resource: r.name } as const;
    // Many rows may refer to one: their statements have as long as those of an import.
    const writing = { ...config, long: true } as const;
    for (const endpoint of [r.endpoint, ...r.alsoAt]) {
      const calls = mergeCalls(endpoint);
      serve(app, calls.plan, config, ({ request, query }) => planMerge(engine, callerOf(request), r, query));
      serve(app, calls.merge, writing, ({ request, body }) => merge(engine, callerOf(request), r, body));
      serve(app, calls.all, config, ({ request, query }) => mergingsOf(engine, callerOf(request), r, query.halaman));
      serve(app, calls.one, config, async ({ request }) => {
        const caller = callerOf(request);
        mustMerge(caller, r);
        return mergingOf(engine, engine.db, caller, r, paramOf(request, 'id'));
      });
      serve(app, calls.undo, writing, ({ request, body }) =>
        unmerge(engine, callerOf(request), r, paramOf(request, 'id'), body.catatan),
      );
    }
  }
}
