import type { Registry } from '../../../resources/kit/index.ts';
import type { Account, HeldRole } from '../../../resources/pengaturan/akun.ts';
import { joinedLabelSql, labelSql } from '../database/columns.ts';
import type { Queryable } from '../database/db.ts';
import { dayInJakarta } from '../day.ts';
import { prodiOf } from './callerQuery.ts';
import { baseRoleOf } from './permission.ts';
import type { SettingValues } from './settings.ts';

type StoredAccount = Omit<Account, 'role' | 'userRole' | 'sesi' | 'roleId' | 'namaRole' | 'idProgramProdi'> & {
  personPro: string | null;
  userRole: (HeldRole & { idRoleDasar: string | null })[] | null;
};

/** Accounts are read with their usable roles: active and in date, the main one first. $1 account, $2 today. */
export function accountSql(registry: Registry): string {
  const programProdi = registry.get('master/program-prodi');
  const prodiLabel = labelSql(programProdi, 'pp', registry);
  const mitraLabel = joinedLabelSql(registry.get('master/mitra'), 'mt', registry);
  return `select u.id, u.name, u.username, u.email, u.first_name as "firstName", u.last_name as "lastName",
      u.no_hp as "noHp", u.foto, u.bahasa, u.sumber, u.version, u.id_mahasiswa as "idMahasiswa", u.id_pegawai as "idPegawai",
      u.id_pic_mitra as "idPicMitra", u.wajib_ganti_sandi as "wajibGantiSandi",
      coalesce(m.id_program_prodi, p.id_program_prodi) as "personPro",
      (select ${prodiLabel} from master_program_prodi pp
        where pp.id = coalesce(m.id_program_prodi, p.id_program_prodi)) as "namaProdi",
      (select json_agg(json_build_object('id', ur.id, 'idRole', r.id, 'name', r.name, 'idRoleDasar', r.id_role_dasar,
          'idProgramProdi', ur.id_program_prodi, 'namaProdi', ${joinedLabelSql(programProdi, 'pp', registry)}, 'idMitra', ur.id_mitra,
          'namaMitra', ${mitraLabel}, 'isUtama', ur.is_utama) order by ur.is_utama desc, r.urut, ur.id)
        from pengaturan_user_role ur join pengaturan_role r on r.id = ur.id_role and r.aktif
        left join master_program_prodi pp on pp.id = ur.id_program_prodi
        left join master_mitra mt on mt.id = ur.id_mitra
        where ur.id_user = u.id and coalesce(ur.berlaku_mulai, $2::date) <= $2::date
          and coalesce(ur.berlaku_sampai, $2::date) >= $2::date) as "userRole"
    from pengaturan_user u
    left join master_mahasiswa m on m.id = u.id_mahasiswa
    left join master_pegawai p on p.id = u.id_pegawai
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
  const found = await on.one<StoredAccount>(sql, [userId, dayInJakarta(now)], { prepare: true });
  if (!found) return undefined;
  const { personPro, userRole, namaProdi, ...account } = found;
  const held = userRole ?? [];
  const active = held.find(role => role.id === idUserRole) ?? held[0];
  const dasar = active ? baseRoleOf({ id: active.idRole, idRoleDasar: active.idRoleDasar }) : null;
  const idProgramProdi = active && dasar ? prodiOf(dasar, active.idProgramProdi, personPro) : personPro;
  return {
    ...account,
    roleId: active?.idRole ?? null,
    namaRole: active?.name ?? null,
    idProgramProdi,
    namaProdi: idProgramProdi === null ? null : (active?.namaProdi ?? namaProdi),
    role: active && dasar ? { id: active.idRole, name: active.name, dasar } : null,
    userRole: held.map(({ idRoleDasar: _, ...role }) => role),
    sesi: { idleDetik: settings['sesi.idleDetik'], ingatkanDetik: settings['sesi.ingatkanDetik'] },
  };
}
