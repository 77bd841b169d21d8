import type { ChangeOf, Row } from '../../../resources/kit/index.ts';
import { peranBerakhir, peranDiberikan } from '../../../resources/pengaturan/events.ts';
import { pengaturanMessages } from '../../../resources/pengaturan/messages.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import { user } from '../../../resources/pengaturan/user.ts';
import type { userRole } from '../../../resources/pengaturan/userRole.ts';
import { role } from '../../../resources/roles.ts';
import { createActivityLog } from '../../platform/access/activity.ts';
import { accessChannel, ofUser } from '../../platform/access/channel.ts';
import { dayInZone } from '../../platform/day.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { tellAccount } from '../../platform/notify/index.ts';
import {
  mustBeAbleToGive,
  mustHavePerson,
  mustKeepSuperAdmin,
  mustNotBeOwn,
  type RoleFacts,
  roleFacts,
} from './roleFacts.ts';
import { emptied, holdingProblem, refreshAccount } from './userRoles.ts';

type Held = Row<typeof userRole>;

/** Roles of accounts (docs/domain/10 §1 "Safeguards", §2.1 user-role). */
export const userRoleRules: RulesFor<typeof userRole> = {
  beforeCreate: async (ctx, data) => {
    mustNotBeOwn(ctx, data.idUser, 'idRole');
    await mustFit(ctx, data, data);
    data.asal ??= 'manual';
    const first = !(await ctx.tx.one('select 1 as ada from pengaturan_user_role where id_user = $1 limit 1', [
      data.idUser,
    ]));
    if (first) data.isUtama = true;
  },

  beforeUpdate: async (ctx, before, data) => {
    mustNotBeOwn(ctx, before.idUser, 'idRole');
    mustBeManual(before);
    if (before.isUtama === true && data.isUtama === false) throw invalid({ isUtama: pengaturanRefusals.oneMainRole });
    mustBeAbleToGive(ctx, await roleFacts(ctx.tx, before.idRole, 'idRole'));
    await mustFit(ctx, { ...before, ...data }, data);
  },

  beforeDelete: async (ctx, row) => {
    mustNotBeOwn(ctx, row.idUser, 'idRole');
    mustBeAbleToGive(ctx, await roleFacts(ctx.tx, row.idRole, 'idRole'));
  },

  afterWrite: async (ctx, row, before) => {
    const userId = row?.idUser ?? before?.idUser ?? '';
    if (row?.isUtama === true) {
      await ctx.tx.execute(
        'update pengaturan_user_role set is_utama = false where id_user = $1 and id <> $2 and is_utama',
        [userId, row.id],
      );
    }
    await refreshAccount(ctx.tx, userId);
    if (before && (await isSuperAdmin(ctx, before))) await mustKeepSuperAdmin(ctx, dayInZone(ctx.now), 'idRole');
    await createActivityLog(ctx.registry)(ctx.tx, {
      aksi: 'hak_akses',
      ringkasan: `${before ? (row ? 'Peran akun diubah' : 'Peran akun dicabut') : 'Peran akun diberikan'}: ${row?.idRole ?? before?.idRole}`,
      waktu: ctx.now,
      idUser: ctx.caller.userId,
      namaUser: ctx.caller.name,
      roleId: ctx.caller.roleId,
      resource: 'pengaturan/user',
      idBaris: userId,
    });
    await tell(ctx, userId, row, before);
    ctx.announce(accessChannel, ofUser(userId));
  },
};

/** A notice to the person whose role begins or ends with this write. */
async function tell(ctx: RuleContext, userId: string, row?: Held, before?: Held): Promise<void> {
  const today = dayInZone(ctx.now);
  const over = ({ berlakuSampai }: Held) => berlakuSampai !== null && berlakuSampai < today;
  const ended = before && !over(before) && (!row || over(row));
  if (before && !ended) return;
  const peran = (await roleFacts(ctx.tx, (row ?? before)?.idRole, 'idRole')).name;
  const occasion = `${(row ?? before)?.id}:${ctx.now.toISOString()}`;
  await tellAccount(ctx, ended ? peranBerakhir : peranDiberikan, userId, { peran }, occasion);
}

/** Checks a role of an account: who may give it, the person it needs, and the study programme or partner it is for. */
async function mustFit(
  ctx: RuleContext,
  row: ChangeOf<typeof userRole>,
  data: ChangeOf<typeof userRole>,
): Promise<RoleFacts> {
  const role = await roleFacts(ctx.tx, row.idRole, 'idRole');
  mustBeAbleToGive(ctx, role);
  const person = await read(asSystem(ctx.tx), user, row.idUser, ['idMahasiswa', 'idPegawai', 'idPicMitra']);
  mustHavePerson(ctx.registry, role, person ?? {}, 'idRole');
  Object.assign(data, emptied(role));
  const errors = holdingProblem(role, { ...row, ...data });
  if (Object.keys(errors).length) throw invalid(errors);
  return role;
}

/** Automatic roles follow the team row, the appointment or the approval that they come from (docs/domain/10 §6). */
function mustBeManual(row: Held): void {
  if (row.asal === 'otomatis') throw conflict(pengaturanMessages.automatic);
}

async function isSuperAdmin(ctx: RuleContext, row: Held): Promise<boolean> {
  return (await roleFacts(ctx.tx, row.idRole, 'idRole')).base === role.superAdmin;
}
