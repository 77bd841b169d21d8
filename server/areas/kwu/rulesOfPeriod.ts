import type { DbRow, Queryable } from '../../platform/database/db.ts';

/** The rules of a period as its businesses look at them (docs/domain/30 §1.16). */
export interface RulesOfPeriod extends DbRow {
  id: string;
  ukuranMin: number;
  ukuranMaks: number;
  minProdi: number;
  maksKelompokPerDpl: number;
  hariTanggapDpl: number;
  izinkanMandiri: boolean;
}

export const rulesOfPeriod = (on: Queryable, idPeriode: unknown): Promise<RulesOfPeriod | undefined> =>
  on.one<RulesOfPeriod>(
    `select id, ukuran_min as "ukuranMin", ukuran_maks as "ukuranMaks", min_prodi as "minProdi",
       maks_kelompok_per_dpl as "maksKelompokPerDpl", hari_tanggap_dpl as "hariTanggapDpl",
       izinkan_mandiri as "izinkanMandiri" from kwu_pengaturan where id_periode = $1`,
    [idPeriode],
  );
