import { messages, type Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import type { DbRow, Queryable } from '../database/db.ts';
import { badRequest } from '../errors.ts';

/** Callers that are no account have put off nothing. */
const isAccount = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * WHERE fragment: rows that the caller has put off until a later day, or the others.
 * @param today `YYYY-MM-DD`; on the day until which a row was put off it is back
 * @throws HttpError 400 'Filter ini tidak dikenal. Hapus filter, lalu coba lagi.' for another value
 */
export function putOffSql(
  { userId }: Pick<Caller, 'userId'>,
  r: Resource,
  wanted: unknown,
  { alias, today, params }: { alias: string; today: string; params: unknown[] },
): string {
  const off = wanted === true || wanted === 'true';
  if (!off && wanted !== false && wanted !== 'false') throw badRequest(messages.badFilter);
  params.push(isAccount.test(userId) ? userId : null, r.name, today);
  const n = params.length;
  const found = `exists (select 1 from internal_tunda off where off.id_user = $${n - 2}::uuid and off.resource = $${n - 1}
    and off.id_baris = ${alias}.id::text and off.sampai > $${n}::date)`;
  return off ? found : `not ${found}`;
}

interface PutOff extends DbRow {
  idUser: string;
  resource: string;
}

/** Which resources people have rows of that are put off, by account. @param userId only this account's */
export async function putOffBy(
  on: Queryable,
  today: string,
  userId: string | null = null,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await on.query<PutOff>(
    'select distinct id_user, resource from internal_tunda where sampai > $1::date and ($2::uuid is null or id_user = $2::uuid)',
    [today, userId],
  );
  const found = new Map<string, Set<string>>();
  for (const { idUser, resource } of rows) found.set(idUser, (found.get(idUser) ?? new Set<string>()).add(resource));
  return found;
}
