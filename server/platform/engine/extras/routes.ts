import type { FastifyInstance } from 'fastify';
import { bacaTambahan } from '../../../../resources/kit/extraCalls.ts';
import { callerOf } from '../../access/guard.ts';
import { mayDo } from '../../access/permission.ts';
import { serve } from '../../access/serveCall.ts';
import { forbidden, notFound } from '../../errors.ts';
import type { Engine } from '../context.ts';
import { extrasFor } from './seen.ts';

/** Registers what screens ask of extra fields. */
export function registerExtras(app: FastifyInstance, engine: Engine): void {
  serve(app, bacaTambahan, { access: 'session', roles: 'everybody' }, async ({ request, query }) => {
    const caller = callerOf(request);
    const r = engine.registry.find(query.sumber);
    if (!r) throw notFound();
    if (!mayDo(caller, r, 'read') && !mayDo(caller, r, 'create')) throw forbidden();
    const { form, columns, chosen } = await extrasFor(engine, caller, r);
    const asked = query.formulir?.split(',') ?? [];
    return { form, columns: [...columns], chosen: chosen?.filter(({ id }) => asked.includes(id)) };
  });
}
