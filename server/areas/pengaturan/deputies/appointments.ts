import { dayInWords } from '../../../../resources/kit/index.ts';
import { programProdi } from '../../../../resources/master/programProdi.ts';
import type { Penunjukan } from '../../../../resources/pengaturan/panggilanWakil.ts';
import { deputiesOf } from '../../../../resources/roles.ts';
import { mayStandInSql } from '../../../platform/access/deputy.ts';
import { labelSql, tableName } from '../../../platform/database/columns.ts';
import type { DbRow, Queryable, Tx } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { escapeLike } from '../../../platform/engine/where.ts';

/** A role of an account that may be handed over today or later. */
export interface GivenRole extends DbRow {
  idUserRole: string;
  idUser: string;
  pemberi: string;
  peran: string;
  tempat: string | null;
  berlakuSampai: string | null;
}

const givenRoles = Object.keys(deputiesOf);

const rolesSql = (registry: Engine['registry']): string =>
  `select ur.id as id_user_role, ur.id_user, u.name as pemberi, r.name as peran,
     ${labelSql(programProdi, 'pp', registry)} as tempat, ur.berlaku_sampai::text as berlaku_sampai
   from pengaturan_user_role ur
   join pengaturan_user u on u.id = ur.id_user and u.aktif
   join pengaturan_role r on r.id = ur.id_role and r.aktif
   left join ${tableName(programProdi)} pp on pp.id = ur.id_program_prodi
   where coalesce(r.id_role_dasar, r.id) = any($1) and coalesce(ur.berlaku_sampai, $2::date) >= $2::date`;

/** Roles that an account may hand over, its main one first. */
export const rolesOf = (on: Queryable, registry: Engine['registry'], userId: string, today: string) =>
  on.query<GivenRole>(`${rolesSql(registry)} and ur.id_user = $3 order by ur.is_utama desc, r.urut, ur.id`, [
    givenRoles,
    today,
    userId,
  ]);

/** One of them. */
export const roleToGive = (on: Queryable, registry: Engine['registry'], idUserRole: string, today: string) =>
  on.one<GivenRole>(`${rolesSql(registry)} and ur.id = $3`, [givenRoles, today, idUserRole]);

/** Two appointments of one role wait for each other. */
export const lockRole = (tx: Tx, idUserRole: string) =>
  tx.execute('select 1 from pengaturan_user_role where id = $1 for update', [idUserRole]);

interface Candidate extends DbRow {
  id: string;
  nama: string;
  peran: string;
}

const mostCandidates = 20;

/**
 * People who may stand in for a role of somebody else, by name.
 * @param at `q`: part of the name; `id`: only this account
 */
export const candidatesFor = (
  on: Queryable,
  given: GivenRole,
  today: string,
  { q = '', id = null }: { q?: string; id?: string | null },
) =>
  on.query<Candidate>(
    `select u.id, u.name as nama, (select string_agg(distinct x.name, ', ') from pengaturan_user_role y
        join pengaturan_role x on x.id = y.id_role and x.aktif where y.id_user = u.id
          and coalesce(y.berlaku_mulai, $1::date) <= $1::date and coalesce(y.berlaku_sampai, $1::date) >= $1::date) as peran
     from pengaturan_user u
     join pengaturan_user_role given_ur on given_ur.id = $2
     join pengaturan_role given_r on given_r.id = given_ur.id_role
     where u.aktif and u.id <> given_ur.id_user and ($3::uuid is null or u.id = $3::uuid)
       and u.name ilike $4 and ${mayStandInSql('u', 'given_r', '$1')}
     order by u.name, u.id limit ${mostCandidates}`,
    [today, given.idUserRole, id, `%${escapeLike(q.trim())}%`],
  );

interface Stored extends DbRow {
  id: string;
  idWakil: string;
  idPemberi: string;
  idUserRole: string;
  peran: string;
  tempat: string | null;
  pemberi: string;
  wakil: string;
  mulai: string;
  sampai: string;
  alasan: string;
  ditunjukOleh: string;
  dicabutPada: string | null;
  dicabutOleh: string | null;
}

const storedSql = (registry: Engine['registry']): string =>
  `select w.id, w.id_wakil, w.id_pemberi, w.id_user_role, r.name as peran, ${labelSql(programProdi, 'pp', registry)} as tempat,
     h.name as pemberi, d.name as wakil, w.mulai::text as mulai, w.sampai::text as sampai, w.alasan, w.ditunjuk_oleh,
     w.dicabut_pada, w.dicabut_oleh
   from internal_wakil w
   join pengaturan_user_role ur on ur.id = w.id_user_role
   join pengaturan_role r on r.id = ur.id_role
   join pengaturan_user h on h.id = w.id_pemberi
   join pengaturan_user d on d.id = w.id_wakil
   left join ${tableName(programProdi)} pp on pp.id = ur.id_program_prodi`;

/** Appointments that a list shows, newest first. */
const mostListed = 50;

export const appointmentsOf = (on: Queryable, registry: Engine['registry'], userId: string) =>
  on.query<Stored>(
    `${storedSql(registry)} where w.id_pemberi = $1 or w.id_wakil = $1 order by w.mulai desc, w.id desc limit ${mostListed}`,
    [userId],
  );

export const appointmentOf = (on: Queryable, registry: Engine['registry'], id: string) =>
  on.one<Stored>(`${storedSql(registry)} where w.id = $1 for update of w`, [id]);

/** An appointment of the same role that shares a day with these days. */
export const overlapping = (
  on: Queryable,
  registry: Engine['registry'],
  idUserRole: string,
  mulai: string,
  sampai: string,
) =>
  on.one<Stored>(
    `${storedSql(registry)} where w.id_user_role = $1 and w.dicabut_pada is null
       and daterange(w.mulai, w.sampai, '[]') && daterange($2::date, $3::date, '[]') limit 1`,
    [idUserRole, mulai, sampai],
  );

/** '1 Maret 2027 sampai 14 Maret 2027'. */
export const daysInWords = (mulai: string, sampai: string): string =>
  mulai === sampai ? dayInWords(mulai) : `${dayInWords(mulai)} sampai ${dayInWords(sampai)}`;

/** An appointment as it is shown today. */
export function shown({ dicabutPada, ...row }: Stored, today: string): Penunjukan {
  const { id, peran, tempat, pemberi, wakil, mulai, sampai, alasan, ditunjukOleh, dicabutOleh } = row;
  const keadaan = dicabutPada ? 'dicabut' : sampai < today ? 'selesai' : mulai > today ? 'akan_datang' : 'berlaku';
  return { id, peran, tempat, pemberi, wakil, mulai, sampai, alasan, ditunjukOleh, dicabutOleh, keadaan };
}
