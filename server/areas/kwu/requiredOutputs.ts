import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { businesses } from './tables.ts';

/** Required outputs of a business itself: how many there are, are met by approved ones, and wait. */
export interface Required {
  readonly wajib: number;
  readonly terpenuhi: number;
  readonly menunggu: number;
}

const none: Required = { wajib: 0, terpenuhi: 0, menunggu: 0 };

/** Of each business that is named. */
export async function requiredOfEach(on: Queryable, ids: readonly string[]): Promise<(id: string) => Required> {
  const found = await on.query<Required & DbRow & { id: string }>(
    `with syarat as (select g.id as id_kelompok, s.id, s.jumlah_minimal as minimal from master_syarat_luaran s
       join ${businesses} g on g.id = any($1::uuid[]) join master_program m on m.id = g.id_program
       where s.aktif and s.wajib and s.tingkat = 'kelompok' and s.id_jenis_mbkm = m.id_jenis_mbkm
         and (s.id_program is null or s.id_program = g.id_program))
     select s.id_kelompok as id, count(*)::int as wajib,
       count(*) filter (where x.disetujui >= s.minimal)::int as terpenuhi, coalesce(sum(x.menunggu), 0)::int as menunggu
     from syarat s cross join lateral (select count(*) filter (where o.status = 'disetujui') as disetujui,
         count(*) filter (where o.status = 'diajukan') as menunggu
       from kwu_luaran o where o.id_syarat_luaran = s.id and o.id_kelompok = s.id_kelompok) x
     group by s.id_kelompok`,
    [ids],
  );
  const byId = new Map(found.map(row => [row.id, row]));
  return id => byId.get(id) ?? none;
}
