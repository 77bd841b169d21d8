import { masterMessages } from '../../../resources/master/messages.ts';
import { diTim, timKonversiProdi, timPenilaiProdi } from '../../../resources/master/timProdi.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Core } from '../../platform/access/change.ts';
import { scopeSql } from '../../platform/access/scope.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { forbidden } from '../../platform/errors.ts';

/** Which team decides: on packages, or on grades (docs/domain/20 §1.1, last paragraph). */
const teams = { konversi: timKonversiProdi, penilai: timPenilaiProdi } as const;
export type Team = keyof typeof teams;

/** True if somebody may act on a conversion as far as teams go: HA07 as a member only, all others always. */
export async function isInTeam(
  { registry, now }: Pick<Core, 'registry'> & { readonly now: Date },
  on: Queryable,
  caller: Caller,
  team: Team,
  id: unknown,
): Promise<boolean> {
  if (caller.baseRole !== role.penilai) return true;
  const values: unknown[] = [id];
  const today = { ...caller, today: dayInZone(now) };
  const where = scopeSql(registry, pendaftar, today, diTim(teams[team]), 't', values);
  const sql = `select 1 as ada from ${tableName(pendaftar)} t where t.id = $1 and ${where}`;
  return (await on.one(sql, values, { prepare: true })) !== undefined;
}

/**
 * HA07 acts for a study programme only while being a member of its team; HA05 and HA03 need no membership. The setting
 * `tim.wajibAnggota` may lift it.
 * @throws HttpError 403 with the words of docs/domain/20 §1.1
 */
export async function mustBeInTeam(
  ctx: Pick<RuleContext, 'tx' | 'now' | 'registry' | 'caller'>,
  team: Team,
  row: { readonly id?: unknown },
): Promise<void> {
  if (!(await isInTeam(ctx, ctx.tx, ctx.caller, team, row.id))) throw forbidden(masterMessages.notInTeam);
}
