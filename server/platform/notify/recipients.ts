import type { Registry, Role } from '../../../resources/kit/index.ts';
import { ownPlacesSql } from '../access/people.ts';
import type { Queryable } from '../database/db.ts';
import { dayInZone } from '../day.ts';

/**
 * Recipients of a notice. A role with a study programme or partner means the people who hold it for that one; a
 * required one that is null means nobody, never everybody.
 */
export type Recipients =
  | { users: readonly (string | null)[] }
  | { role: Role; idProgramProdi?: string | null; idMitra?: string | null }
  | { mahasiswa: readonly (string | null)[] }
  | { pegawai: readonly (string | null)[] }
  | { picMitra: readonly (string | null)[] };

/**
 * The same for many notices at once, in their order: one query for each way of naming people and one for each role,
 * whatever the number of notices.
 */
export async function recipientsOfEach(
  { tx, registry, now }: { readonly tx: Queryable; readonly registry: Registry; readonly now: Date },
  notices: readonly (readonly Recipients[])[],
): Promise<string[][]> {
  const groups = notices.flat();
  const byPerson = new Map<AccountColumn, ReadonlyMap<string, readonly string[]>>();
  for (const column of accountColumns) byPerson.set(column, await accounts(tx, column, groups));
  const byRole = new Map<string, readonly string[]>();
  for (const group of groups) {
    if ('role' in group && !byRole.has(roleKey(group)))
      byRole.set(roleKey(group), await holders(tx, holdersSql(registry), group, now));
  }
  const idsOf = (group: Recipients): readonly string[] => {
    if ('role' in group) return byRole.get(roleKey(group)) ?? [];
    const [column, people] = peopleOf(group);
    return people.flatMap(person => (person === null ? [] : (byPerson.get(column)?.get(person) ?? [])));
  };
  return notices.map(own => [...new Set(own.flatMap(idsOf))].sort());
}

const accountColumns = ['id', 'id_mahasiswa', 'id_pegawai', 'id_pic_mitra'] as const;
type AccountColumn = (typeof accountColumns)[number];
type OfPeople = Exclude<Recipients, { role: Role }>;

function peopleOf(group: OfPeople): [AccountColumn, readonly (string | null)[]] {
  if ('users' in group) return ['id', group.users];
  if ('mahasiswa' in group) return ['id_mahasiswa', group.mahasiswa];
  if ('pegawai' in group) return ['id_pegawai', group.pegawai];
  return ['id_pic_mitra', group.picMitra];
}

/** Active accounts of the people that groups name by this column, by person. */
async function accounts(
  tx: Queryable,
  column: AccountColumn,
  groups: readonly Recipients[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const named = groups.flatMap(group => ('role' in group ? [] : [peopleOf(group)])).filter(([own]) => own === column);
  const wanted = [...new Set(named.flatMap(([, people]) => people))].filter(id => id !== null);
  if (!wanted.length) return new Map();
  const sql = `select id, ${column} as milik from pengaturan_user where aktif and ${column} = any($1::uuid[])`;
  const found = new Map<string, string[]>();
  for (const { id, milik } of await tx.query<{ id: string; milik: string }>(sql, [wanted])) {
    found.set(milik, [...(found.get(milik) ?? []), id]);
  }
  return found;
}

/** An object, not a list: one that names no study programme and one whose study programme is null are not the same. */
const roleKey = ({ role, idProgramProdi, idMitra }: OfRole): string =>
  JSON.stringify({ role, idProgramProdi, idMitra });

/** Holders of the role itself and of roles made from it, in date; the person's programme counts as in a session. */
function holdersSql(registry: Registry): string {
  const own = ownPlacesSql(registry);
  return `select distinct u.id
  from pengaturan_user_role ur
  join pengaturan_user u on u.id = ur.id_user and u.aktif
  join pengaturan_role r on r.id = ur.id_role and r.aktif and coalesce(r.id_role_dasar, r.id) = $1
  ${own.joins}
  where coalesce(ur.berlaku_mulai, $2::date) <= $2::date and coalesce(ur.berlaku_sampai, $2::date) >= $2::date
    and (not $3 or coalesce(ur.id_program_prodi, ${own.studyProgramme}) = $4::uuid)
    and (not $5 or coalesce(ur.id_mitra, ${own.partner}) = $6::uuid)`;
}

type OfRole = Extract<Recipients, { role: Role }>;

async function holders(
  tx: Queryable,
  sql: string,
  { role, idProgramProdi, idMitra }: OfRole,
  now: Date,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql, [
    role,
    dayInZone(now),
    idProgramProdi !== undefined,
    idProgramProdi ?? null,
    idMitra !== undefined,
    idMitra ?? null,
  ]);
  return rows.map(row => row.id);
}
