import { type Row, weighted } from '../../../resources/kit/index.ts';
import { bobotDari, bobotMitraRiset } from '../../../resources/pengaturan/bobot.ts';
import { komponenMitra, type nilaiMitra } from '../../../resources/riset/nilaiMitra.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { readSetting } from '../pengaturan/settings.ts';

/** Weighted sum of the partner's parts. */
export const partnerTotal = async (on: Queryable, row: Partial<Row<typeof nilaiMitra>>): Promise<number | null> =>
  weighted(bobotDari(await readSetting(on, 'riset.bobotMitra'), bobotMitraRiset), {
    [komponenMitra.disiplin]: row.disiplin,
    [komponenMitra.kompetensiRiset]: row.kompetensiRiset,
    [komponenMitra.kerjaSama]: row.kerjaSama,
    [komponenMitra.hasilKerja]: row.hasilKerja,
  });
