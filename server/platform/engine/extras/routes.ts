import type { FastifyInstance } from 'fastify';
import { bacaTambahan } from '../../../../resources/kit/extraCalls.ts';
import { extrasSeenBy } from '../../../../resources/kit/extras.ts';
import { callerOf } from '../../access/guard.ts';
import { mayDo } from '../../access/permission.ts';
import { serve } from '../../access/serveCall.ts';
import { forbidden, notFound } from '../../errors.ts';
import type { Engine } from '../context.ts';
import { canAnswer } from './named.ts';
import { extrasFor } from './seen.ts';

/** Registers what screens ask of extra fields. */
export function registerExtras(app: FastifyInstance, engine: Engine): void {
  serve(app, bacaTambahan, { access: 'session', roles: 'everybody' }, async ({ request, query }) => {
    const caller = callerOf(request);
    const r = engine.registry.find(query.sumber);
    if (!r) throw notFound();
    if (!mayDo(caller, r, 'read') && !mayDo(caller, r, 'create')) throw forbidden();
    const { form, columns, chosen } = await extrasFor(engine, caller, r);
    const ids = query.formulir?.split(',') ?? [];
    const asked = extrasSeenBy({ form, columns, chosen }, canAnswer(engine.registry, caller));
    return { form: asked.form, columns: [...columns], chosen: asked.chosen?.filter(({ id }) => ids.includes(id)) };
  });
}
