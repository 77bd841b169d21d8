import type { FastifyInstance } from 'fastify';
import { provinsi } from '../../../resources/master/wilayah.ts';
import { role } from '../../../resources/roles.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed, rolesWith } from '../../platform/access/permission.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { forbidden } from '../../platform/errors.ts';
import { createRegionReload, type RegionReload } from './regionReload.ts';

/** 'Muat ulang wilayah resmi' (docs/domain/10 §4): the Super Admin's, in the background, with its progress. */
export function registerRegionReload(
  app: FastifyInstance,
  engine: Engine,
  reload: RegionReload = createRegionReload(engine),
): void {
  const path = `/api/${provinsi.endpoint}/muat-ulang`;
  const session = {
    config: { access: 'session', roles: rolesWith(provinsi, 'update'), resource: provinsi.name },
  } as const;
  // By hand: reads the regions anew from their source; no row of the caller is decided on.
  app.post(path, session, async (request, reply) => {
    const caller = callerOf(request);
    if (caller.baseRole !== role.superAdmin) throw forbidden();
    mustBeAllowed(caller, provinsi, 'action');
    const state = await reload.start(caller, error => request.log.error({ err: error }, 'muat ulang wilayah gagal'));
    return reply.code(202).send(state);
  });
  app.get(path, session, async request => {
    const caller = callerOf(request);
    if (caller.baseRole !== role.superAdmin) throw forbidden();
    mustBeAllowed(caller, provinsi, 'action');
    return reload.state();
  });
  // A stop waits for the regions that are being written.
  app.addHook('onClose', () => reload.settled());
}
