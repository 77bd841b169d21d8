import type { FastifyInstance } from 'fastify';
import { simpanPeran } from '../../../../resources/pengaturan/panggilanAkun.ts';
import { asItIs } from '../../versions.ts';
import type { Access } from '../createAccess.ts';
import { callerOf } from '../guard.ts';
import { rolesWith } from '../permission.ts';
import { serve } from '../serveCall.ts';

/** `PUT roles/create-or-update`: saves a role and answers the list again (specification §7, docs/domain/10 §3.1). */
export function registerRoles(app: FastifyInstance, access: Access): void {
  const { db, operations } = access;
  const roles = access.registry.get('pengaturan/role');
  serve(
    app,
    simpanPeran,
    { access: 'session', roles: rolesWith(roles, 'update') },
    async ({ request, reply, body }) => {
      const caller = callerOf(request);
      const { id, ...data } = body;
      const known = id ? await db.one('select 1 as ada from pengaturan_role where id = $1', [id]) : undefined;
      // The specification's body is id, name, urut: it names no version.
      if (id && known) await operations.update(caller, roles, id, { version: asItIs, ...data });
      else await operations.create(caller, roles, id ? { ...data, id } : data);
      const { json } = await operations.list(caller, roles, { range: '[0,199]' });
      return reply.type('application/json').send(json);
    },
  );
}
