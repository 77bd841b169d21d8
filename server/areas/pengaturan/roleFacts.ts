import { messages, type Registry, type Role, term } from '../../../resources/kit/index.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import { role } from '../../../resources/roles.ts';
import { baseRoleOf } from '../../platform/access/permission.ts';
import type { Queryable } from '../../platform/database/db.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { forbidden, invalid } from '../../platform/errors.ts';

/** A role as the account rules see it. */
export interface RoleFacts {
  id: string;
  name: string;
  base: Role;
}

/** Changes that count roles or their holders take turns, until their transactions end. */
export async function takeTurnsAtRoles(tx: Queryable): Promise<void> {
  await tx.query(`select 1 from pengaturan_role where id = 'HA01' for update`);
}

/** @throws HttpError 422 at `field` when there is no such role */
export async function roleFacts(tx: Queryable, id: unknown, field: string): Promise<RoleFacts> {
  const found = await tx.one<{ id: string; name: string; idRoleDasar: string | null }>(
    'select id, name, id_role_dasar from pengaturan_role where id = $1',
    [id],
  );
  const base = found && baseRoleOf(found);
  if (!found || !base) throw invalid({ [field]: messages.choice });
  return { id: found.id, name: found.name, base };
}

/**
 * Only Super Admin makes a Super Admin (docs/domain/10 §1 "Safeguards").
 * @throws HttpError 403 'Anda tidak dapat memberikan peran Super Admin.'
 */
export function mustBeAbleToGive(ctx: RuleContext, facts: RoleFacts): void {
  if (facts.base === role.superAdmin && ctx.caller.baseRole !== role.superAdmin)
    throw forbidden(pengaturanRefusals.notSuperAdmin);
}

/** @throws HttpError 422 'Anda tidak dapat mengubah peran akun sendiri.' */
export function mustNotBeOwn(ctx: RuleContext, userId: unknown, field: string): void {
  if (userId === ctx.caller.userId) throw invalid({ [field]: pengaturanRefusals.notOwnRole });
}

/** The person behind an account, as far as roles need one. */
export interface Person {
  idMahasiswa?: unknown;
  idPegawai?: unknown;
  idPicMitra?: unknown;
  idMhsInbound?: unknown;
}

const needed: Readonly<Partial<Record<Role, readonly [link: keyof Person, words: string]>>> = {
  [role.mahasiswa]: ['idMahasiswa', 'mahasiswa'],
  [role.dosen]: ['idPegawai', 'pegawai'],
  [role.koordinator]: ['idPegawai', 'pegawai'],
  [role.mitra]: ['idPicMitra', 'PIC mitra'],
  [role.penilai]: ['idPegawai', 'pegawai'],
  [role.inbound]: ['idMhsInbound', 'mahasiswa inbound'],
  [role.outbound]: ['idMahasiswa', 'mahasiswa'],
};

/**
 * A role is held by a person of its kind (docs/domain/10 §2.1 user).
 * @throws HttpError 422 'Peran {role} membutuhkan data {jenis}.'
 */
export function mustHavePerson(registry: Registry, role: RoleFacts, person: Person, field: string): void {
  const need = needed[role.base];
  if (!need) return;
  const [link, words] = need;
  if (!(link in registry.get('pengaturan/user').fields)) return;
  if (!person[link]) throw invalid({ [field]: pengaturanRefusals.roleNeeds({ peran: role.name, data: term(words) }) });
}

/** Roles that are held for a study programme. */
export const needsProdi = (base: Role): boolean => base === role.koordinator || base === role.penilai;
export const needsMitra = (base: Role): boolean => base === role.mitra;
/** Roles of the whole university have no study programme. */
export const isUniversityWide = (base: Role): boolean =>
  base === role.superAdmin || base === role.timMbkm || base === role.bakpk;

const superAdminsSql = `select count(distinct u.id)::int as jumlah
  from pengaturan_user u join pengaturan_user_role ur on ur.id_user = u.id
  join pengaturan_role r on r.id = ur.id_role and r.aktif and coalesce(r.id_role_dasar, r.id) = 'HA01'
  where u.aktif and coalesce(ur.berlaku_sampai, $1::date) >= $1::date
    and coalesce(ur.berlaku_mulai, $1::date) <= $1::date`;

/**
 * Asked after a change of an account that was Super Admin. Two such changes at once take turns at the role's row.
 * @throws HttpError 422 'Harus ada minimal satu Super Admin aktif.'
 */
export async function mustKeepSuperAdmin(ctx: RuleContext, today: string, field: string): Promise<void> {
  await takeTurnsAtRoles(ctx.tx);
  const found = await ctx.tx.one<{ jumlah: number }>(superAdminsSql, [today]);
  if (!found?.jumlah) throw invalid({ [field]: pengaturanRefusals.oneSuperAdmin });
}
