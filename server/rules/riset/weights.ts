import { bobotAkhirRiset, bobotDari, bobotDosenRiset, bobotMitraRiset } from '../../../resources/pengaturan/bobot.ts';
import { komponenDosen } from '../../../resources/riset/menilaiRiset.ts';
import { weighted } from '../../../resources/riset/nilai.ts';
import { komponenMitra } from '../../../resources/riset/nilaiMitra.ts';
import type { Queryable, RowData } from '../../database/db.ts';
import { readSetting } from '../pengaturan/settings.ts';

/** What the partner's parts come to. */
export const partnerTotal = async (on: Queryable, row: RowData): Promise<number | null> =>
  weighted(
    bobotDari(await readSetting(on, 'riset.bobotMitra'), bobotMitraRiset),
    Object.fromEntries(Object.entries(komponenMitra).map(([name, word]) => [word, row[name]])),
  );

/** What the lecturer's parts come to. */
export const lecturerTotal = async (on: Queryable, row: RowData): Promise<number | null> =>
  weighted(
    bobotDari(await readSetting(on, 'riset.bobotDosen'), bobotDosenRiset),
    Object.fromEntries(komponenDosen.map(name => [name, row[name]])),
  );

/** The grade of both; without a partner it is the lecturer's. */
export const finalTotal = async (
  on: Queryable,
  partnered: boolean,
  grades: { dosen: number | null; mitra: number | null },
): Promise<number | null> =>
  partnered ? weighted(bobotDari(await readSetting(on, 'riset.bobotAkhir'), bobotAkhirRiset), grades) : grades.dosen;

/** Weights that a lecturer's sheet is summed up by, in percent. */
export const weightsOf = async (on: Queryable) => ({
  bobotDosen: bobotDari(await readSetting(on, 'riset.bobotDosen'), bobotDosenRiset) ?? {},
  bobotAkhir: bobotDari(await readSetting(on, 'riset.bobotAkhir'), bobotAkhirRiset) ?? {},
});
