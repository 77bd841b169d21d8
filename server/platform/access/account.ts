import { DeclarationError, type Registry, type Resource } from '../../../resources/kit/index.ts';
import type { Account, HeldRole } from '../../../resources/pengaturan/akun.ts';
import { joinedLabelSql, labelSql, tableName } from '../database/columns.ts';
import type { Queryable } from '../database/db.ts';
import { dayInZone } from '../day.ts';
import { prodiOf } from './callerQuery.ts';
import { standsInSql } from './deputy.ts';
import { ownPlacesSql } from './people.ts';
import { baseRoleOf } from './permission.ts';
import type { SettingValues } from './settings.ts';

type StoredRole = HeldRole & { idRoleDasar: string | null };

type StoredAccount = Omit<
  Account,
  'role' | 'userRole' | 'idUserRole' | 'sesi' | 'roleId' | 'namaRole' | 'idProgramProdi'
> & {
  personPro: string | null;
  userRole: StoredRole[] | null;
  sebagaiWakil: StoredRole[] | null;
};

/** Resource that a reference points at. @throws DeclarationError when the field does not exist */
function targetOf({ name, fields }: Resource, field: string): string {
  const declared = fields[field];
  if (declared?.kind !== 'ref') throw new DeclarationError(`${name}.${field}: bukan rujukan`);
  return declared.to;
}

/** Accounts are read with their usable roles: active and in date, the main one first; those that it has as a
 * deputy beside them. $1 account, $2 today. */
export function accountSql(registry: Registry): string {
  const held = registry.get('pengaturan/user-role');
  const programProdi = registry.get(targetOf(held, 'idProgramProdi'));
  const mitra = registry.get(targetOf(held, 'idMitra'));
  const prodiLabel = labelSql(programProdi, 'pp', registry);
  const mitraLabel = joinedLabelSql(mitra, 'mt', registry);
  const own = ownPlacesSql(registry);
  const giver = ownPlacesSql(registry, 'h');
  const placed = (
    prodi: string,
    partner: string,
  ) => `'id', ur.id, 'idRole', r.id, 'name', r.name, 'idRoleDasar', r.id_role_dasar,
          'idProgramProdi', ${prodi}, 'namaProdi', ${joinedLabelSql(programProdi, 'pp', registry)}, 'idMitra', ${partner},
          'namaMitra', ${mitraLabel}, 'isUtama'`;
  const giverProdi = `coalesce(ur.id_program_prodi, ${giver.studyProgramme})`;
  const stoodInFor = registry.find('internal/wakil')
    ? `(select json_agg(json_build_object(${placed(giverProdi, 'ur.id_mitra')}, false,
          'atasNama', json_build_object('nama', h.name, 'sampai', d.sampai::text)) order by d.sampai, ur.id)
        from internal_wakil d
        join pengaturan_user_role ur on ur.id = d.id_user_role and coalesce(ur.berlaku_mulai, $2::date) <= $2::date
          and coalesce(ur.berlaku_sampai, $2::date) >= $2::date
        join pengaturan_role r on r.id = ur.id_role and r.aktif
        join pengaturan_user h on h.id = ur.id_user and h.aktif
        ${giver.joins}
        left join ${tableName(programProdi)} pp on pp.id = ${giverProdi}
        left join ${tableName(mitra)} mt on mt.id = ur.id_mitra
        where d.id_wakil = u.id and d.dicabut_pada is null and $2::date between d.mulai and d.sampai
          and ${standsInSql({ user: 'u', held: 'ur', given: 'r' }, '$2')})`
    : 'null::json';
  return `select u.id, u.name, u.username, u.email, u.first_name, u.last_name,
      coalesce(u.no_hp, ${own.phone}) as no_hp, u.foto, u.bahasa, u.sumber, u.version, u.id_mahasiswa, u.id_pegawai,
      u.id_pic_mitra, u.wajib_ganti_sandi,
      coalesce(${own.studyProgramme}) as person_pro,
      (select ${prodiLabel} from ${tableName(programProdi)} pp where pp.id = coalesce(${own.studyProgramme})) as nama_prodi,
      (select json_agg(json_build_object(${placed('ur.id_program_prodi', 'ur.id_mitra')}, ur.is_utama) order by ur.is_utama desc, r.urut, ur.id)
        from pengaturan_user_role ur join pengaturan_role r on r.id = ur.id_role and r.aktif
        left join ${tableName(programProdi)} pp on pp.id = ur.id_program_prodi
        left join ${tableName(mitra)} mt on mt.id = ur.id_mitra
        where ur.id_user = u.id and coalesce(ur.berlaku_mulai, $2::date) <= $2::date
          and coalesce(ur.berlaku_sampai, $2::date) >= $2::date) as user_role,
      ${stoodInFor} as sebagai_wakil
    from pengaturan_user u
    ${own.joins}
    where u.id = $1`;
}

/** Reads an account as it acts in `idUserRole`, or in its first usable role. */
export async function readAccount(
  on: Queryable,
  sql: string,
  userId: string,
  now: Date,
  settings: SettingValues,
  idUserRole?: string,
): Promise<Account | undefined> {
  const found = await on.one<StoredAccount>(sql, [userId, dayInZone(now)], { prepare: true });
  if (!found) return undefined;
  const { personPro, userRole, sebagaiWakil, namaProdi, ...account } = found;
  const held = [...(userRole ?? []), ...(sebagaiWakil ?? [])];
  const active = held.find(role => role.id === idUserRole) ?? held[0];
  const dasar = active ? baseRoleOf({ id: active.idRole, idRoleDasar: active.idRoleDasar }) : null;
  const idProgramProdi =
    active && dasar ? prodiOf(dasar, active.idProgramProdi, active.atasNama ? null : personPro) : personPro;
  return {
    ...account,
    roleId: active?.idRole ?? null,
    namaRole: active?.name ?? null,
    idProgramProdi,
    namaProdi: idProgramProdi === null ? null : (active?.namaProdi ?? (active?.atasNama ? null : namaProdi)),
    role: active && dasar ? { id: active.idRole, name: active.name, dasar } : null,
    ...(active ? { idUserRole: active.id } : {}),
    userRole: held.map(({ idRoleDasar: _, ...role }) => role),
    sesi: { idleDetik: settings['sesi.idleDetik'], ingatkanDetik: settings['sesi.ingatkanDetik'] },
  };
}
