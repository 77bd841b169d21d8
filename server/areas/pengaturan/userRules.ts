import { messages, type Row } from '../../../resources/kit/index.ts';
import { akunDibuat, peranDiberikan } from '../../../resources/pengaturan/events.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import type { user } from '../../../resources/pengaturan/user.ts';
import { role } from '../../../resources/roles.ts';
import { createActivityLog } from '../../platform/access/activity.ts';
import { accessChannel, ofUser } from '../../platform/access/channel.ts';
import { endLinks } from '../../platform/access/recovery/links.ts';
import { dayInZone } from '../../platform/day.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, forbidden, invalid } from '../../platform/errors.ts';
import { tellAccount } from '../../platform/notify/index.ts';
import {
  mustBeAbleToGive,
  mustHavePerson,
  mustKeepSuperAdmin,
  mustNotBeOwn,
  type RoleFacts,
  roleFacts,
} from './roleFacts.ts';
import { holdingOf, personFacts, refreshAccount, setMainRole } from './userRoles.ts';

type Account = Row<typeof user>;

const changed = (before: Account, data: Partial<Account>, name: keyof Account): boolean =>
  name in data && (data[name] ?? null) !== (before[name] ?? null);

const links = ['idMahasiswa', 'idPegawai', 'idPicMitra', 'idMhsInbound'] as const;

/** Accounts (docs/domain/10 §1 "Safeguards", §2.1 user). */
export const userRules: RulesFor<typeof user> = {
  beforeCreate: async (ctx, data) => {
    const facts = await roleFacts(ctx.tx, data.roleId, 'roleId');
    mustBeAbleToGive(ctx, facts);
    mustHavePerson(ctx.registry, facts, data, 'roleId');
    const person = await personFacts(ctx.tx, data);
    const { prodi } = holdingOf(facts, person);
    data.nomorInduk = person.nomorInduk;
    data.idProgramProdi = prodi ?? person.idProgramProdi;
    data.superAdmin = facts.base === role.superAdmin;
    // Whoever makes an account hands out a temporary password; nobody keeps one that somebody else has seen.
    data.wajibGantiSandi = true;
  },

  beforeUpdate: async (ctx, before, data) => {
    mustReachAccount(ctx, before);
    if (changed(before, data, 'username') && before.sumber === 'silaturahmi')
      throw invalid({ username: messages.fixed });
    const after = { ...before, ...data };
    const newRole = changed(before, data, 'roleId');
    const newPerson = links.some(link => changed(before, data, link));
    if (newRole) mustNotBeOwn(ctx, before.id, 'roleId');
    if (!newRole && !newPerson) return;
    const role = await roleFacts(ctx.tx, after.roleId, 'roleId');
    if (newRole) mustBeAbleToGive(ctx, role);
    const kept = newPerson ? await otherRoles(ctx, before) : [];
    for (const held of [role, ...kept]) mustHavePerson(ctx.registry, held, after, newRole ? 'roleId' : 'idMahasiswa');
    const person = await personFacts(ctx.tx, after);
    if (newRole) holdingOf(role, person);
    data.nomorInduk = person.nomorInduk;
  },

  beforeDelete: async (ctx, row) => {
    mustReachAccount(ctx, row);
    mustNotBeOwn(ctx, row.id, 'id');
    // An account without login has written nothing. Asking that first avoids a search of the history, which is large
    // and has no index by author.
    const wrote =
      row.terakhirMasuk &&
      (await ctx.tx.one('select 1 as ada from internal_riwayat where id_user = $1 limit 1', [row.id]));
    if (wrote) throw conflict(pengaturanRefusals.hasHistory);
  },

  afterWrite: async (ctx, row, before) => {
    const id = row?.id ?? before?.id ?? '';
    if (row && (!before || row.roleId !== before.roleId)) {
      const role = await roleFacts(ctx.tx, row.roleId, 'roleId');
      await setMainRole(ctx, id, role, holdingOf(role, await personFacts(ctx.tx, row)));
      await tell(ctx, row, before ? role.name : undefined);
    }
    if (row) await refreshAccount(ctx.tx, id);
    if (before?.superAdmin === true) await mustKeepSuperAdmin(ctx, dayInZone(ctx.now), row?.aktif ? 'roleId' : 'aktif');
    if (before?.aktif === true && row?.aktif === false) await endSessions(ctx, id);
    // A link that was sent to the former address must not open the account.
    if (before && row && row.email !== before.email) await endLinks(ctx.tx, id, ctx.now);
    await logChange(ctx, id, row, before);
    ctx.announce(accessChannel, ofUser(id));
  },
};

/** A notice to the person: that the account is there, or that its main role is another one. */
async function tell(ctx: RuleContext, row: Account, newRole: string | undefined): Promise<void> {
  const { id } = row;
  if (newRole) await tellAccount(ctx, peranDiberikan, id, { peran: newRole }, `utama:${row.version}`);
  else await tellAccount(ctx, akunDibuat, id, { username: row.username }, 'dibuat');
}

/** Tim MBKM's row scope leaves these accounts out already; this holds whatever the scope says. */
function mustReachAccount(ctx: RuleContext, row: Account): void {
  if (row.superAdmin === true && ctx.caller.baseRole !== role.superAdmin && row.id !== ctx.caller.userId)
    throw forbidden(pengaturanRefusals.notSuperAdmin);
}

/** Additional roles of the account, which need the person as well. */
async function otherRoles(ctx: RuleContext, before: Account): Promise<RoleFacts[]> {
  const rows = await ctx.tx.query<{ idRole: string }>(
    'select distinct id_role from pengaturan_user_role where id_user = $1 and not is_utama',
    [before.id],
  );
  const roles: RoleFacts[] = [];
  for (const row of rows) roles.push(await roleFacts(ctx.tx, row.idRole, 'roleId'));
  return roles;
}

const endSessions = (ctx: RuleContext, userId: string): Promise<number> =>
  ctx.tx.execute('update internal_sesi set dicabut_pada = $2 where id_user = $1 and dicabut_pada is null', [
    userId,
    ctx.now.toISOString(),
  ]);

async function logChange(ctx: RuleContext, id: string, row?: Account, before?: Account): Promise<void> {
  const what = !before
    ? 'Akun dibuat'
    : !row
      ? 'Akun dihapus'
      : row.aktif !== before.aktif
        ? row.aktif
          ? 'Akun diaktifkan'
          : 'Akun dinonaktifkan'
        : row.roleId !== before.roleId
          ? 'Peran utama diubah'
          : undefined;
  if (!what) return;
  await createActivityLog(ctx.registry)(ctx.tx, {
    aksi: 'akun',
    ringkasan: what,
    waktu: ctx.now,
    idUser: ctx.caller.userId,
    namaUser: ctx.caller.name,
    roleId: ctx.caller.roleId,
    resource: 'pengaturan/user',
    idBaris: id,
  });
}
