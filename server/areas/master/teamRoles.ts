import { role } from '../../../resources/roles.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import { keepRoles, type RoleContext, type WantedRole } from './heldRoles.ts';

/** Rows of teams give roles (docs/domain/10 §2.4, §6): tim MBKM → HA05, tim konversi and tim penilai → HA07. */

interface Membership extends DbRow {
  idRole: (typeof role)['koordinator'] | (typeof role)['penilai'];
  idProgramProdi: string;
  mulai: string;
  sampai: string;
}

const membershipsSql = `select x.role as id_role, x.id_program_prodi, x.berlaku_mulai as mulai,
    x.berlaku_sampai as sampai
  from (select 'HA05' as role, id_pegawai, id_program_prodi, berlaku_mulai, berlaku_sampai, aktif from master_tim_mbkm_prodi
    union all select 'HA07', id_pegawai, id_program_prodi, berlaku_mulai, berlaku_sampai, aktif from master_tim_konversi_prodi
    union all select 'HA07', id_pegawai, id_program_prodi, berlaku_mulai, berlaku_sampai, aktif from master_tim_penilai_prodi) x
  where x.id_pegawai = $1 and x.aktif and x.berlaku_sampai >= $2 order by x.berlaku_mulai, x.berlaku_sampai`;

/**
 * The roles that memberships amount to, in the order in which they begin: those of one role and study programme that
 * touch are one; of separate ones the first counts (the daily job gives the next when its time comes).
 */
export function rolesOf(memberships: readonly Membership[]): WantedRole[] {
  const wanted = new Map<string, WantedRole & { berlakuSampai: string }>();
  for (const { idRole, idProgramProdi, mulai, sampai } of memberships) {
    const key = `${idRole}:${idProgramProdi}`;
    const known = wanted.get(key);
    if (!known) wanted.set(key, { idRole, idProgramProdi, idMitra: null, berlakuMulai: mulai, berlakuSampai: sampai });
    else if (mulai <= dayAfter(known.berlakuSampai, 1) && sampai > known.berlakuSampai) known.berlakuSampai = sampai;
  }
  return [...wanted.values()];
}

/** Gives an account the roles of its lecturer's teams, and ends those that no team gives any more. */
export async function keepTeamRoles(ctx: RoleContext, userId: string): Promise<void> {
  const account = await ctx.tx.one<{ idPegawai: string | null }>(
    'select id_pegawai from pengaturan_user where id = $1',
    [userId],
  );
  if (!account) return;
  const today = dayInZone(ctx.now);
  const memberships = account.idPegawai
    ? await ctx.tx.query<Membership>(membershipsSql, [account.idPegawai, today])
    : [];
  await keepRoles(ctx, userId, [role.koordinator, role.penilai], rolesOf(memberships));
}

/** `keepTeamRoles` for a lecturer's account; without one there is nothing to give yet. */
export async function keepRolesOfLecturer(ctx: RoleContext, idPegawai: unknown): Promise<void> {
  const account = await accountOf(ctx.tx, idPegawai);
  if (account) await keepTeamRoles(ctx, account);
}

const accountOf = async (on: Queryable, idPegawai: unknown): Promise<string | undefined> =>
  (await on.one<{ id: string }>('select id from pengaturan_user where id_pegawai = $1', [idPegawai]))?.id;
