import type { FastifyInstance } from 'fastify';
import { copyCalls } from '../../../../resources/kit/copyCalls.ts';
import { rolesWith } from '../../access/permission.ts';
import { serve } from '../../access/serveCall.ts';
import type { Engine } from '../context.ts';
import { paramOf } from '../http.ts';
import { callerOf, isPublished } from '../routes.ts';
import { copyRow, planCopy } from './run.ts';

/** Registers the calls of docs/api.md "Any resource" for every resource that declares how its rows are copied. */
export function registerCopying(app: FastifyInstance, engine: Engine): void {
  for (const r of engine.registry.resources) {
    if (!r.copy || !isPublished(r)) continue;
    // Hundreds of rows may come along: their statements have as long as those of an import.
    const config = { access: 'session', roles: rolesWith(r, 'create'), resource: r.name, long: true } as const;
    for (const endpoint of [r.endpoint, ...r.alsoAt]) {
      const calls = copyCalls(endpoint);
      serve(app, calls.plan, config, ({ request, body }) =>
        planCopy(engine, callerOf(request), r, paramOf(request, 'id'), body),
      );
      serve(app, calls.copy, config, ({ request, body }) =>
        copyRow(engine, callerOf(request), r, paramOf(request, 'id'), body),
      );
    }
  }
}
