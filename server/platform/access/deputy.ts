import type { Registry } from '../../../resources/kit/index.ts';
import { pengaturanRefusals } from '../../../resources/pengaturan/refusals.ts';
import { deputiesOf, type Role } from '../../../resources/roles.ts';
import type { DbRow, Queryable } from '../database/db.ts';
import { forbidden } from '../errors.ts';
import type { Caller } from './caller.ts';

/** Pairs of a role and a role that its deputy must hold, as rows of SQL. */
const pairs = Object.entries(deputiesOf).flatMap(([given, own]) => own.map(held => `('${given}', '${held}')`));

/** SQL of one's base role: `r` is a row of the roles. */
const baseSql = (r: string): string => `coalesce(${r}.id_role_dasar, ${r}.id)`;

/**
 * SQL condition: the account has a role of its own, today, that may stand in for the role. Aliases: the account, and the
 * role that is handed over.
 * @param day parameter of today
 */
export const mayStandInSql = (user: string, given: string, day: string): string =>
  `exists (select 1 from pengaturan_user_role own_ur join pengaturan_role own_r on own_r.id = own_ur.id_role and own_r.aktif
     where own_ur.id_user = ${user}.id and coalesce(own_ur.berlaku_mulai, ${day}::date) <= ${day}::date
       and coalesce(own_ur.berlaku_sampai, ${day}::date) >= ${day}::date
       and (${baseSql(given)}, ${baseSql('own_r')}) in (${pairs.join(', ')}))`;

/** SQL condition: the appointment `w` holds today. */
const currentSql = (w: string, day: string): string =>
  `${w}.dicabut_pada is null and ${day}::date between ${w}.mulai and ${w}.sampai`;

/**
 * SQL condition, the one place that says so: the account `user` acts today for whoever holds `held` in the role `given`.
 * Asked at every request, so that a right ends with the appointment, the role that was handed over, or the deputy's own.
 */
export const standsInSql = (
  { user, held, given }: { user: string; held: string; given: string },
  day: string,
): string =>
  `(exists (select 1 from internal_wakil w where w.id_user_role = ${held}.id and w.id_wakil = ${user}.id and ${currentSql('w', day)})
    and ${mayStandInSql(user, given, day)})`;

/** Longest name that histories keep. */
const longest = 201;
const behalf = ' atas nama ';

/** Name of a deputy in histories, receipts, notices and letters: both names, each shortened where there is no room. */
export function actingName(deputy: string, giver: string): string {
  const whole = `${deputy}${behalf}${giver}`;
  if (whole.length <= longest) return whole;
  const room = Math.floor((longest - behalf.length) / 2);
  const short = (name: string) => (name.length <= room ? name : `${name.slice(0, room - 1)}…`);
  return `${short(deputy)}${behalf}${short(giver)}`;
}

/**
 * Resources that a deputy has no right on, whatever the role allows: the rows of whom the giver is one. A deputy decides in
 * the role, and neither reads nor changes what is the person's own.
 */
export const personalResources = (registry: Registry): readonly string[] =>
  registry.resources.flatMap(({ name, person }) => (person?.account === 'idPegawai' ? [name] : []));

/**
 * Refuses what would go on after a deputy's time, and appointing somebody in turn.
 * @throws HttpError 403 while the caller acts for somebody else
 */
export function mustActForOneself(caller: Caller): void {
  if (caller.onBehalf) throw forbidden(pengaturanRefusals.deputy.notAsDeputy);
}

/** A role that an account stands in for today. */
export interface StandIn extends DbRow {
  idUser: string;
  idUserRole: string;
  pemberi: string;
  peran: string;
  sampai: string;
}

/**
 * Roles that accounts stand in for today, by deputy.
 * @param userId only this account's; all deputies' without
 */
export const standInsOf = (on: Queryable, today: string, userId: string | null = null): Promise<StandIn[]> =>
  on.query<StandIn>(
    `select u.id as id_user, ur.id as id_user_role, h.name as pemberi, r.name as peran, d.sampai::text as sampai
     from internal_wakil d
     join pengaturan_user u on u.id = d.id_wakil and u.aktif
     join pengaturan_user_role ur on ur.id = d.id_user_role and coalesce(ur.berlaku_mulai, $1::date) <= $1::date
       and coalesce(ur.berlaku_sampai, $1::date) >= $1::date
     join pengaturan_role r on r.id = ur.id_role and r.aktif
     join pengaturan_user h on h.id = ur.id_user and h.aktif
     where ($2::uuid is null or u.id = $2::uuid) and ${currentSql('d', '$1')}
       and ${standsInSql({ user: 'u', held: 'ur', given: 'r' }, '$1')}
     order by u.id, d.sampai, ur.id`,
    [today, userId],
  );

/** The name of whoever sits there, also while they act for somebody else. */
export const ownName = ({ name, onBehalf }: Pick<Caller, 'name' | 'onBehalf'>): string => onBehalf?.deputy ?? name;

/** A deputy of somebody in a role today. */
interface Deputy extends DbRow {
  idPemberi: string;
  idWakil: string;
  pemberi: string;
  /** Base role. */
  peran: string;
}

/** Who stands in today for these people in these roles. */
export const deputiesFor = (
  on: Queryable,
  today: string,
  people: readonly { person: string; role: Role }[],
): Promise<Deputy[]> =>
  on.query<Deputy>(
    `select d.id_pemberi, d.id_wakil, h.name as pemberi, ${baseSql('r')} as peran
     from internal_wakil d
     join pengaturan_user u on u.id = d.id_wakil and u.aktif
     join pengaturan_user_role ur on ur.id = d.id_user_role and coalesce(ur.berlaku_mulai, $1::date) <= $1::date
       and coalesce(ur.berlaku_sampai, $1::date) >= $1::date
     join pengaturan_role r on r.id = ur.id_role and r.aktif
     join pengaturan_user h on h.id = ur.id_user and h.aktif
     where d.id_pemberi = any($2::uuid[]) and ${baseSql('r')} = any($3::text[]) and ${currentSql('d', '$1')}
       and ${standsInSql({ user: 'u', held: 'ur', given: 'r' }, '$1')}`,
    [today, [...new Set(people.map(({ person }) => person))], [...new Set(people.map(({ role }) => role))]],
  );
