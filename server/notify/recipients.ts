import type { Role } from '../../resources/kit/index.ts';
import { dayInJakarta } from '../access/callerQuery.ts';
import type { Queryable } from '../database/db.ts';

/**
 * Who is told. A role with a study programme or partner means the people who hold it for that one; a required one that
 * is null means nobody, never everybody.
 */
export type Recipients =
  | { users: readonly (string | null)[] }
  | { role: Role; idProgramProdi?: string | null; idMitra?: string | null }
  | { mahasiswa: readonly (string | null)[] }
  | { pegawai: readonly (string | null)[] }
  | { picMitra: readonly (string | null)[] };

/** Ids of the active accounts among the recipients, each once, in order. */
export async function recipientIds(tx: Queryable, groups: readonly Recipients[], now: Date): Promise<string[]> {
  const found = new Set<string>();
  for (const group of groups) for (const id of await idsOf(tx, group, now)) found.add(id);
  return [...found].sort();
}

async function idsOf(tx: Queryable, group: Recipients, now: Date): Promise<string[]> {
  if ('users' in group) return accounts(tx, 'id', group.users);
  if ('mahasiswa' in group) return accounts(tx, 'id_mahasiswa', group.mahasiswa);
  if ('pegawai' in group) return accounts(tx, 'id_pegawai', group.pegawai);
  if ('picMitra' in group) return accounts(tx, 'id_pic_mitra', group.picMitra);
  return holders(tx, group, now);
}

type AccountColumn = 'id' | 'id_mahasiswa' | 'id_pegawai' | 'id_pic_mitra';

async function accounts(tx: Queryable, column: AccountColumn, ids: readonly (string | null)[]): Promise<string[]> {
  const wanted = ids.filter(id => id !== null);
  if (!wanted.length) return [];
  const sql = `select id from pengaturan_user where aktif and ${column} = any($1::uuid[])`;
  return (await tx.query<{ id: string }>(sql, [wanted])).map(row => row.id);
}

/** Holders of the role itself and of roles made from it, in date; the person's programme counts as in a session. */
const holdersSql = `select distinct u.id
  from pengaturan_user_role ur
  join pengaturan_user u on u.id = ur.id_user and u.aktif
  join pengaturan_role r on r.id = ur.id_role and r.aktif and coalesce(r.id_role_dasar, r.id) = $1
  left join master_mahasiswa m on m.id = u.id_mahasiswa
  left join master_pegawai p on p.id = u.id_pegawai
  left join master_pic_mitra pic on pic.id = u.id_pic_mitra
  where coalesce(ur.berlaku_mulai, $2::date) <= $2::date and coalesce(ur.berlaku_sampai, $2::date) >= $2::date
    and (not $3 or coalesce(ur.id_program_prodi, m.id_program_prodi, p.id_program_prodi) = $4::uuid)
    and (not $5 or coalesce(ur.id_mitra, pic.id_mitra) = $6::uuid)`;

type OfRole = Extract<Recipients, { role: Role }>;

async function holders(tx: Queryable, { role, idProgramProdi, idMitra }: OfRole, now: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(holdersSql, [
    role,
    dayInJakarta(now),
    idProgramProdi !== undefined,
    idProgramProdi ?? null,
    idMitra !== undefined,
    idMitra ?? null,
  ]);
  return rows.map(row => row.id);
}
