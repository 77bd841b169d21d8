import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { uuid } from '../../../resources/kit/index.ts';
import { pengaturanMessages } from '../../../resources/pengaturan/messages.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import { peran } from '../../../resources/pengaturan/role.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { asSystem, exists, find } from '../../platform/engine/reading.ts';
import { forbidden, invalid, notFound } from '../../platform/errors.ts';

/** What people keep for themselves and may share with a role: views of lists, notes of steps, reports. */

export const mayShare = ({ baseRole }: Pick<Caller, 'baseRole'>): boolean =>
  baseRole === role.superAdmin || baseRole === role.timMbkm;

/** Roles with which the caller may share; none for most people. */
export async function sharedWith(db: Db, caller: Caller): Promise<{ id: string; nama: string }[]> {
  if (!mayShare(caller)) return [];
  const roles = await find(asSystem(db), peran, { aktif: true }, ['id', 'name']);
  return roles.map(({ id, name }) => ({ id, nama: name }));
}

/** @throws HttpError 422 where there is no such role */
export async function mustBeRole(tx: Tx, idRole: string | null): Promise<void> {
  if (idRole !== null && !(await exists(asSystem(tx), peran, { id: idRole })))
    throw invalid({ idRole: pengaturanMessages.roleCode });
}

/** @throws HttpError 403 to share it further without the right, 422 where there is no such role */
export async function mustBeShareable(
  tx: Tx,
  caller: Caller,
  roles: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  const more = roles.filter(one => !before.includes(one));
  if (!more.length) return;
  if (!mayShare(caller)) throw forbidden(pengaturanRefusals.reports.share);
  const known = new Set((await find(asSystem(tx), peran, { id: more }, ['id'])).map(({ id }) => id));
  if (more.some(one => !known.has(one))) throw invalid({ peran: pengaturanMessages.roleCode });
}

/** The id in the path. @throws HttpError 404 for what is none */
export function idOf(request: FastifyRequest): string {
  const parsed = z.object({ id: uuid }).safeParse(request.params);
  if (!parsed.success) throw notFound();
  return parsed.data.id;
}

/**
 * Deletes what the caller keeps; Super Admin also what others share.
 * @throws HttpError 404 where there is none
 */
export async function dropOwn(db: Db, table: string, caller: Caller, id: string): Promise<{ id: string }> {
  const shared = caller.baseRole === role.superAdmin ? ' or id_role is not null' : '';
  const gone = await db.one<{ id: string }>(
    `delete from ${table} where id = $1 and (id_user = $2${shared}) returning id`,
    [id, caller.userId],
  );
  if (!gone) throw notFound();
  return gone;
}
