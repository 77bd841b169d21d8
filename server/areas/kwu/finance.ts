import type { BulanUsaha } from '../../../resources/kwu/bacaan.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';

/** Money of a business, from what its DPL has approved; decimals are the database's, exact (docs/domain/30 §2). */

/** Months with approved entries, oldest first; amounts in rupiah. */
export const monthsOf = (on: Queryable, idKelompok: string): Promise<BulanUsaha[]> =>
  on.query<BulanUsaha & DbRow>(
    `select to_char(l.tanggal, 'YYYY-MM') as bulan, coalesce(sum(l.omzet), 0)::float8 as omzet,
       coalesce(sum(l.pengeluaran), 0)::float8 as pengeluaran,
       (coalesce(sum(l.omzet), 0) - coalesce(sum(l.pengeluaran), 0))::float8 as laba,
       coalesce(sum(l.jumlah_transaksi), 0)::int as transaksi,
       (select p.target_omzet_bulanan from kwu_profile p where p.id_kelompok = $1)::float8 as target
     from kwu_log_book l where l.id_kelompok = $1 and l.status = 'disetujui' group by 1 order by 1`,
    [idKelompok],
  );

/** Turnover and cost of all approved entries. */
export async function totalsOf(on: Queryable, idKelompok: unknown): Promise<{ omzet: number; biaya: number }> {
  const found = await on.one<DbRow & { omzet: number; biaya: number }>(
    `select coalesce(sum(omzet), 0)::float8 as omzet, coalesce(sum(pengeluaran), 0)::float8 as biaya
     from kwu_log_book where id_kelompok = $1 and status = 'disetujui'`,
    [idKelompok],
  );
  return found ?? { omzet: 0, biaya: 0 };
}
