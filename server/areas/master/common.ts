import type { Role } from '../../../resources/kit/index.ts';
import { role } from '../../../resources/roles.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { holdName } from '../../platform/database/turns.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';

/** Small things that the rules of master data share. */

/** True if the caller is of Tim MBKM or Super Admin. */
export const isTeam = (caller: { baseRole: Role }): boolean =>
  caller.baseRole === role.timMbkm || caller.baseRole === role.superAdmin;

/** True if a write changes one of the fields; a create changes all it gives. */
export const changes = <Stored extends object, Change extends object>(
  before: Stored | undefined,
  data: Change,
  ...names: readonly (keyof Stored & keyof Change & string)[]
): boolean => names.some(name => name in data && (data[name] ?? null) !== (before?.[name] ?? null));

/** Writers who must not see the same state twice take turns, until their transactions end (`holdName`). */
export const takeTurns = (ctx: Pick<RuleContext, 'tx'>, what: string): Promise<void> =>
  holdName(ctx.tx, `master:${what}`);

/** True if a query returns a row. */
export const exists = async (on: Queryable, sql: string, values: readonly unknown[]): Promise<boolean> =>
  (await on.one(`${sql} limit 1`, values)) !== undefined;
