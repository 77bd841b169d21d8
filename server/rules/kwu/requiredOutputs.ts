import type { DbRow, Queryable } from '../../database/db.ts';
import { businesses } from './tables.ts';

interface Required extends DbRow {
  wajib: number;
  terpenuhi: number;
  menunggu: number;
}

/** Required outputs of a business itself: how many there are, are met by approved ones, and wait. */
export async function requiredOf(on: Queryable, idKelompok: string): Promise<Required> {
  const found = await on.one<Required>(
    `with syarat as (select s.id, s.jumlah_minimal as minimal from master_syarat_luaran s join ${businesses} g on g.id = $1
       join master_program m on m.id = g.id_program
       where s.aktif and s.wajib and s.tingkat = 'kelompok' and s.id_jenis_mbkm = m.id_jenis_mbkm
         and (s.id_program is null or s.id_program = g.id_program))
     select count(*)::int as wajib,
       count(*) filter (where x.disetujui >= s.minimal)::int as terpenuhi, coalesce(sum(x.menunggu), 0)::int as menunggu
     from syarat s cross join lateral (select count(*) filter (where o.status = 'disetujui') as disetujui,
         count(*) filter (where o.status = 'diajukan') as menunggu
       from kwu_luaran o where o.id_syarat_luaran = s.id and o.id_kelompok = $1) x`,
    [idKelompok],
  );
  return found ?? { wajib: 0, terpenuhi: 0, menunggu: 0 };
}
