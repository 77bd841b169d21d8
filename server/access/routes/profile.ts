import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Flag, messages } from '../../../resources/kit/index.ts';
import { tableName } from '../../database/columns.ts';
import { notFound } from '../../errors.ts';
import { accountSql, readAccount } from '../account.ts';
import type { Caller } from '../caller.ts';
import type { Access } from '../context.ts';
import { callerOf } from '../guard.ts';
import { mustBeAllowed } from '../permission.ts';
import type { Purpose } from '../scope.ts';
import { checked, idOf } from './input.ts';

const optionalText = z.string({ error: messages.wrongType }).nullish();
const profileBody = z.strictObject({
  firstName: optionalText,
  lastName: optionalText,
  noHp: optionalText,
  foto: optionalText,
  version: z.int({ error: messages.wrongType }).optional(),
});

/** Everybody's own profile needs no menu; what may be written stays with the policy of the role. */
const withOwnProfile = (caller: Caller): Caller => ({
  ...caller,
  menuFlags: new Map<string, ReadonlySet<Flag>>([['pengaturan/user', new Set<Flag>(['read', 'update'])]]),
});

/**
 * That the caller may see or change the account: its own, or one in its role's scope with the flag on.
 * @throws HttpError 403 without permission, 404 out of scope
 */
export async function mustReach(access: Access, caller: Caller, userId: string, purpose: Purpose): Promise<void> {
  const user = access.registry.get('pengaturan/user');
  mustBeAllowed(caller, user, purpose === 'read' ? 'read' : 'update');
  const values: unknown[] = [userId];
  const rows = access.rowsOf(caller, user, purpose, 't', values);
  const found = await access.db.one(`select 1 as ada from ${tableName(user)} t where t.id = $1 and ${rows}`, values);
  if (!found) throw notFound();
}

/** `/user/{id}` and `/user/profile/{id}`: own; whom the role may see otherwise (docs/domain/10 §3.1). */
export function registerProfile(app: FastifyInstance, access: Access): void {
  const { db, now, settings } = access;
  const sql = accountSql(access.registry);
  const userResource = access.registry.get('pengaturan/user');

  const view = async (caller: Caller, id: string) => {
    if (id !== caller.userId) await mustReach(access, caller, id, 'read');
    const active = id === caller.userId ? caller.idUserRole : undefined;
    const user = await readAccount(db, sql, id, now(), await settings.read(), active);
    if (!user) throw notFound();
    return user;
  };

  for (const url of ['/api/user/:id', '/api/user/profile/:id']) {
    app.get(url, { config: { access: 'session' } }, async request => view(callerOf(request), idOf(request)));
  }

  app.put('/api/user/profile/:id', { config: { access: 'session' } }, async request => {
    const caller = callerOf(request);
    const id = idOf(request);
    const body = checked(profileBody, request.body);
    const writer = id === caller.userId ? withOwnProfile(caller) : caller;
    await access.operations.update(writer, userResource, id, body);
    return view(caller, id);
  });
}
