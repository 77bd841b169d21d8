import { v7 as uuidv7 } from 'uuid';
import { type FieldErrors, messages, term } from '../../../resources/kit/index.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import type { Queryable } from '../../platform/database/db.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { invalid } from '../../platform/errors.ts';
import { isUniversityWide, needsMitra, needsProdi, type Person, type RoleFacts } from './roleFacts.ts';

/** Fields that an account copies from its person. */
export interface PersonFacts extends Record<string, unknown> {
  nomorInduk: string | null;
  idProgramProdi: string | null;
  idMitra: string | null;
}

/** NPM or NIP, study programme and partner of the person behind an account. */
export async function personFacts(tx: Queryable, person: Person): Promise<PersonFacts> {
  const found = await tx.one<PersonFacts>(
    `select coalesce((select npm from master_mahasiswa where id = $1), (select nip from master_pegawai where id = $2),
         (select npm from pertukaran_mhs_inbound where id = $4))
         as nomor_induk,
       coalesce((select id_program_prodi from master_mahasiswa where id = $1),
         (select id_program_prodi from master_pegawai where id = $2)) as id_program_prodi,
       (select id_mitra from master_pic_mitra where id = $3) as id_mitra`,
    [person.idMahasiswa ?? null, person.idPegawai ?? null, person.idPicMitra ?? null, person.idMhsInbound ?? null],
  );
  return found ?? { nomorInduk: null, idProgramProdi: null, idMitra: null };
}

/** For what a role is held when it is given by way of `roleId`: the person's own study programme or partner. */
export function holdingOf(role: RoleFacts, person: PersonFacts): { prodi: string | null; mitra: string | null } {
  const prodi = needsProdi(role.base) ? person.idProgramProdi : null;
  const mitra = needsMitra(role.base) ? person.idMitra : null;
  if (needsProdi(role.base) && !prodi)
    throw invalid({ roleId: pengaturanRefusals.roleNeeds({ peran: role.name, data: term('program studi') }) });
  return { prodi, mitra };
}

/**
 * Makes `role` the main role of an account. One that is held already is moved to the front; else the main role is
 * replaced, so that taking a main role away in the account form really takes it away.
 */
export async function setMainRole(
  ctx: RuleContext,
  userId: string,
  role: RoleFacts,
  held: { prodi: string | null; mitra: string | null },
): Promise<void> {
  const { tx, caller, now } = ctx;
  const rows = await tx.query<{ id: string; idRole: string; isUtama: boolean }>(
    `select id, id_role, is_utama from pengaturan_user_role where id_user = $1
     order by is_utama desc, created_at for update`,
    [userId],
  );
  const moment = now.toISOString();
  const already = rows.find(row => row.idRole === role.id);
  const main = rows.find(row => row.isUtama);
  if (already) {
    await tx.execute('update pengaturan_user_role set is_utama = (id = $2), version = version + 1 where id_user = $1', [
      userId,
      already.id,
    ]);
    return;
  }
  if (main) {
    await tx.execute(
      `update pengaturan_user_role set id_role = $2, id_program_prodi = $3, id_mitra = $4, version = version + 1,
         updated_at = $5, updated_by = $6 where id = $1`,
      [main.id, role.id, held.prodi, held.mitra, moment, caller.userId],
    );
    return;
  }
  await tx.query(
    `insert into pengaturan_user_role (id, id_user, id_role, id_program_prodi, id_mitra, is_utama, asal, created_at,
       updated_at, created_by, updated_by) values ($1, $2, $3, $4, $5, true, 'manual', $6, $6, $7, $7)`,
    [uuidv7(), userId, role.id, held.prodi, held.mitra, moment, caller.userId],
  );
}

/**
 * Keeps what an account says about its roles: main role, study programme, and whether it is Super Admin (the fact
 * that the row scope of Tim MBKM compares with).
 */
export async function refreshAccount(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(
    `update pengaturan_user u set
       role_id = coalesce((select ur.id_role from pengaturan_user_role ur where ur.id_user = u.id and ur.is_utama limit 1),
         u.role_id),
       super_admin = exists (select 1 from pengaturan_user_role ur join pengaturan_role r on r.id = ur.id_role
         where ur.id_user = u.id and coalesce(r.id_role_dasar, r.id) = 'HA01'),
       id_program_prodi = (select case when coalesce(r.id_role_dasar, r.id) in ('HA01', 'HA03', 'HA10') then null
           else coalesce(ur.id_program_prodi, m.id_program_prodi, p.id_program_prodi) end
         from pengaturan_user_role ur join pengaturan_role r on r.id = ur.id_role
         left join master_mahasiswa m on m.id = u.id_mahasiswa left join master_pegawai p on p.id = u.id_pegawai
         where ur.id_user = u.id and ur.is_utama limit 1)
     where u.id = $1`,
    [userId],
  );
}

/**
 * Error of the study programme or partner of a role: required for the roles that need it, empty for others
 * (docs/domain/10 §2.1 user-role).
 */
export function holdingProblem(role: RoleFacts, data: { idProgramProdi?: unknown; idMitra?: unknown }) {
  const errors: FieldErrors = {};
  if (needsProdi(role.base) && !data.idProgramProdi) errors.idProgramProdi = messages.required;
  if (needsMitra(role.base) && !data.idMitra) errors.idMitra = messages.required;
  return errors;
}

/** Values that a role never carries. */
export const emptied = (role: RoleFacts): { idProgramProdi?: null; idMitra?: null } => ({
  ...(isUniversityWide(role.base) ? { idProgramProdi: null } : {}),
  ...(needsMitra(role.base) ? {} : { idMitra: null }),
});
