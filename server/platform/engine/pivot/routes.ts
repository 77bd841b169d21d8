import type { FastifyInstance } from 'fastify';
import type { Engine } from '../context.ts';
import { queryOf } from '../http.ts';
import { callerOf, isPublished } from '../routes.ts';
import { answerPivot } from './read.ts';

/**
 * Registers `GET {r}/rekap` for every resource that some role reads, after all other calls: a ready-made recap at the
 * same address answers it itself (`registerRecap`).
 */
export function registerPivots(app: FastifyInstance, engine: Engine): void {
  for (const r of engine.registry.resources) {
    if (!isPublished(r) || Object.keys(r.access).length === 0) continue;
    for (const endpoint of [r.endpoint, ...r.alsoAt]) {
      const url = `/api/${endpoint}/rekap`;
      if (app.hasRoute({ method: 'GET', url })) continue;
      app.get(url, { config: { access: 'session', roles: 'policy', resource: r.name } }, request =>
        answerPivot(engine, callerOf(request), r, queryOf(request)),
      );
    }
  }
}
