import type { Flag, Registry, Role } from '../../../resources/kit/index.ts';
import { universityWide } from '../../../resources/roles.ts';
import type { DbRow, Queryable } from '../database/db.ts';
import { dayInZone } from '../day.ts';
import type { Caller } from './caller.ts';
import { actingName, standsInSql } from './deputy.ts';
import { ownPlacesSql } from './people.ts';
import { baseRoleOf } from './permission.ts';

/** Somebody in one of their roles: account, role and person, outside any session. */
export interface Held extends DbRow {
  userId: string;
  name: string;
  wajibGantiSandi: boolean;
  idUserRole: string;
  roleId: string;
  roleName: string;
  idRoleDasar: string | null;
  rolePro: string | null;
  personPro: string | null;
  idMitra: string | null;
  idPegawai: string | null;
  idMahasiswa: string | null;
  idMhsInbound: string | null;
  bahasa: string | null;
}

/** The same in a live session. */
export interface LiveSession extends Held {
  sessionId: string;
  terakhirAktif: string;
  berakhir: string;
  punyaFaktor: boolean;
  lewatPenyedia: boolean;
  /** Whose role it is, where the session is a deputy's. */
  idPemberi: string | null;
  namaPemberi: string | null;
}

/**
 * Account, role and person of a role that is held: `u`, `ur` and `r` are joined by `from`; `day` is the parameter of today.
 * @param holder alias of the account that holds the role, whose person its rows are compared with
 */
function heldSql(
  registry: Registry,
  day: string,
  { mustChange = 'u.wajib_ganti_sandi', holder = 'u' } = {},
): { columns: string; joins: string } {
  // Inbound students come with their own area; until then no account can be linked to one.
  const inbound = registry.find('pengaturan/user')?.fields.idMhsInbound ? `${holder}.id_mhs_inbound` : 'null::uuid';
  const own = ownPlacesSql(registry, holder);
  return {
    columns: `u.id as user_id, u.name,
      ${mustChange} as wajib_ganti_sandi, ur.id as id_user_role, r.id as role_id, r.name as role_name,
      r.id_role_dasar, ur.id_program_prodi as role_pro,
      coalesce(${own.studyProgramme}) as person_pro,
      coalesce(ur.id_mitra, ${own.partner}) as id_mitra, ${holder}.id_pegawai,
      ${holder}.id_mahasiswa, ${inbound} as id_mhs_inbound, u.bahasa`,
    joins: `and coalesce(ur.berlaku_mulai, ${day}::date) <= ${day}::date and coalesce(ur.berlaku_sampai, ${day}::date) >= ${day}::date
    join pengaturan_role r on r.id = ur.id_role and r.aktif
    ${holder === 'u' ? '' : `join pengaturan_user ${holder} on ${holder}.id = ur.id_user and ${holder}.aktif`}
    ${own.joins}`,
  };
}

/**
 * One indexed statement from token to caller (docs/domain/10 §1 step 1): the session is not ended, not idle, not too
 * old; user, role and userRole are active and in date; the role is the account's own, or its holder has appointed it as
 * deputy for today, and then `h` is that holder. Whoever came in by a provider needs no password here, and so need
 * not change it. $1 digest, $2 now, $3 idle since, $4 today.
 */
export function callerSql(registry: Registry): string {
  const { columns, joins } = heldSql(registry, '$4', {
    mustChange: '(u.wajib_ganti_sandi and s.id_identitas is null)',
    holder: 'h',
  });
  return `select s.id as session_id, s.terakhir_aktif, s.berakhir, s.id_identitas is not null as lewat_penyedia,
      exists (select 1 from internal_faktor_kedua f where f.id_user = u.id and f.aktif_sejak is not null) as punya_faktor,
      case when h.id <> u.id then h.id end as id_pemberi, case when h.id <> u.id then h.name end as nama_pemberi,
      ${columns}
    from internal_sesi s
    join pengaturan_user u on u.id = s.id_user and u.aktif
    join pengaturan_user_role ur on ur.id = s.id_user_role ${joins}
    where s.token_hash = $1 and s.dicabut_pada is null and s.berakhir > $2::timestamptz
      and s.terakhir_aktif > $3::timestamptz
      and (h.id = u.id or ${registry.find('internal/wakil') ? standsInSql({ user: 'u', held: 'ur', given: 'r' }, '$4') : 'false'})`;
}

/** Active accounts with one of the roles $1, or a role made from one, whatever its days. */
export const holdersSql = `select u.id from pengaturan_user u where u.aktif and exists (
  select 1 from pengaturan_user_role ur join pengaturan_role r on r.id = ur.id_role
   where ur.id_user = u.id and coalesce(r.id_role_dasar, r.id) = any($1))`;

/** The roles among some that accounts hold today, or roles made from one; each by itself, in order of the accounts. */
export const holdersOf = (
  on: Queryable,
  registry: Registry,
  { ids, roles }: { readonly ids: readonly string[]; readonly roles: readonly Role[] },
  now: Date,
): Promise<Held[]> => {
  const { columns, joins } = heldSql(registry, '$2');
  return on.query<Held>(
    `select ${columns} from pengaturan_user u join pengaturan_user_role ur on ur.id_user = u.id ${joins}
      where u.aktif and u.id = any($3::uuid[]) and coalesce(r.id_role_dasar, r.id) = any($1)
      order by u.id, ur.is_utama desc, r.id`,
    [roles, dayInZone(now), ids],
  );
};

/** The roles that an account holds today, its main one first. */
export const heldBy = (on: Queryable, registry: Registry, userId: string, now: Date): Promise<Held[]> => {
  const { columns, joins } = heldSql(registry, '$2');
  return on.query<Held>(
    `select ${columns} from pengaturan_user u join pengaturan_user_role ur on ur.id_user = u.id ${joins}
      where u.aktif and u.id = $1 order by ur.is_utama desc, r.id`,
    [userId, dayInZone(now)],
  );
};

/** Somebody in the role that they hold by this entry today; undefined where account, role or entry is not, or no longer, one. */
export const holderOf = (
  on: Queryable,
  registry: Registry,
  idUserRole: string,
  now: Date,
): Promise<Held | undefined> => {
  const { columns, joins } = heldSql(registry, '$2');
  return on.one<Held>(
    `select ${columns} from pengaturan_user u join pengaturan_user_role ur on ur.id_user = u.id ${joins}
      where u.aktif and ur.id = $1`,
    [idUserRole, dayInZone(now)],
  );
};

/** The session behind a token's digest, or undefined when it is not (or no longer) one. */
export const findSession = (
  on: Queryable,
  sql: string,
  digest: string,
  now: Date,
  idleSince: Date,
): Promise<LiveSession | undefined> =>
  on.one<LiveSession>(sql, [digest, now.toISOString(), idleSince.toISOString(), dayInZone(now)], { prepare: true });

/** The study programme that a role acts for: the one it is held for, else the person's, none for the whole university. */
export const prodiOf = (baseRole: string, rolePro: string | null, personPro: string | null): string | null =>
  universityWide.has(baseRole) ? null : (rolePro ?? personPro);

/** Puts the caller together; null for a role whose base role is not one of the ten. */
export function toCaller(
  found: Held & Partial<Pick<LiveSession, 'sessionId' | 'idPemberi' | 'namaPemberi'>>,
  menuFlags: ReadonlyMap<string, ReadonlySet<Flag>>,
  now: Date,
): Caller | null {
  const baseRole = baseRoleOf({ id: found.roleId, idRoleDasar: found.idRoleDasar });
  if (!baseRole) return null;
  return Object.freeze({
    userId: found.userId,
    name: found.namaPemberi ? actingName(found.name, found.namaPemberi) : found.name,
    ...(found.idPemberi && found.namaPemberi
      ? { onBehalf: Object.freeze({ userId: found.idPemberi, name: found.namaPemberi, deputy: found.name }) }
      : {}),
    sessionId: found.sessionId ?? '',
    idUserRole: found.idUserRole,
    roleId: found.roleId,
    roleName: found.roleName,
    baseRole,
    bahasa: found.bahasa,
    today: dayInZone(now),
    mustChangePassword: found.wajibGantiSandi,
    menuFlags,
    idProgramProdi: prodiOf(baseRole, found.rolePro, found.personPro),
    idPegawai: found.idPegawai,
    idMahasiswa: found.idMahasiswa,
    idMitra: found.idMitra,
    idMhsInbound: found.idMhsInbound,
  });
}
