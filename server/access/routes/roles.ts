import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { conflict } from '../../errors.ts';
import { asItIs } from '../../versions.ts';
import type { Access } from '../context.ts';
import { callerOf } from '../guard.ts';
import { rolesWith } from '../permission.ts';
import { checked } from './input.ts';

const body = z.looseObject({ id: z.string().max(4).nullish() });

/** `PUT roles/create-or-update`: saves a role and answers the list again (specification §7, docs/domain/10 §3.1). */
export function registerRoles(app: FastifyInstance, access: Access): void {
  const { db, operations } = access;
  const roles = access.registry.get('pengaturan/role');

  app.put(
    '/api/roles/create-or-update',
    { config: { access: 'session', roles: rolesWith(roles, 'update') } },
    async (request, reply) => {
      const caller = callerOf(request);
      const { id, ...data } = checked(body, request.body);
      const known = id ? await db.one('select 1 as ada from pengaturan_role where id = $1', [id]) : undefined;
      // The specification's body is id, name, urut: it names no version.
      if (id && known) await operations.update(caller, roles, id, { version: asItIs, ...data });
      else await operations.create(caller, roles, { ...data, id: id || (await nextCode(access)) });
      const { json } = await operations.list(caller, roles, { range: '[0,199]' });
      return reply.type('application/json').send(json);
    },
  );
}

/** The next free code: HA11 after the ten built-in roles. */
async function nextCode({ db }: Access): Promise<string> {
  const taken = new Set((await db.query<{ id: string }>('select id from pengaturan_role')).map(row => row.id));
  for (let n = 11; n < 100; n++) if (!taken.has(`HA${n}`)) return `HA${n}`;
  throw conflict('Semua kode peran sudah terpakai.');
}
