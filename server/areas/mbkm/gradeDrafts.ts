import { bolehMelihat, isJenisPenilai, type JenisPenilai, semuaPenilai } from '../../../resources/nilai/penilai.ts';
import { alurPenilaian, penilaian } from '../../../resources/nilai/penilaian.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { ruleOf } from '../../platform/access/permission.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/db.ts';

/** Assessors whose sheets a caller may see; none for callers who may not read grades. */
const seenBy = (caller: Caller): readonly JenisPenilai[] =>
  ruleOf(caller, penilaian) ? semuaPenilai.filter(jenis => bolehMelihat(caller.baseRole, jenis)) : [];

const draft = alurPenilaian.initial;

/**
 * Assessors with a draft sheet by participation, as far as the caller may see them (docs/domain/20 §1.9). One query for
 * a whole page.
 */
export async function draftsOf(
  on: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, JenisPenilai[]>> {
  const seen = seenBy(caller);
  if (!ids.length || !seen.length) return new Map();
  const rows = await on.query<{ id: string; jenis: string[] }>(
    `select id_pendaftar_mbkm as id, array_agg(jenis_penilai order by jenis_penilai) as jenis from ${tableName(penilaian)}
     where id_pendaftar_mbkm = any($1::uuid[]) and status = $2 and jenis_penilai = any($3) group by id_pendaftar_mbkm`,
    [ids, draft, seen],
    { prepare: true },
  );
  return new Map(rows.map(({ id, jenis }) => [id, jenis.filter(isJenisPenilai)]));
}

/** Participations of which one of these assessors keeps a draft; `null` when the caller sees none of their sheets. */
export function draftSql(
  caller: Caller,
  wanted: readonly JenisPenilai[],
  alias: string,
  params: unknown[],
): string | null {
  const seen = seenBy(caller);
  const kinds = wanted.filter(jenis => seen.includes(jenis));
  if (!kinds.length) return null;
  params.push(draft, kinds);
  return `exists (select 1 from ${tableName(penilaian)} n where n.id_pendaftar_mbkm = ${alias}.id
    and n.status = $${params.length - 1} and n.jenis_penilai = any($${params.length}::text[]))`;
}
