import { weighted } from '../../../resources/kit/index.ts';
import { bobotDari, bobotMitraRiset } from '../../../resources/pengaturan/bobot.ts';
import { komponenMitra } from '../../../resources/riset/nilaiMitra.ts';
import type { Queryable, RowData } from '../../platform/database/db.ts';
import { readSetting } from '../pengaturan/settings.ts';

/** What the partner's parts come to. */
export const partnerTotal = async (on: Queryable, row: RowData): Promise<number | null> =>
  weighted(
    bobotDari(await readSetting(on, 'riset.bobotMitra'), bobotMitraRiset),
    Object.fromEntries(Object.entries(komponenMitra).map(([name, word]) => [word, row[name]])),
  );
