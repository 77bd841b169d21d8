import type { DecidedAt } from '../kit/index.ts';
import { langkahPaketTim, langkahSerah } from '../mbkm/alurKonversi.ts';

const field = 'statusKonversi';

/** Steps of a conversion that are taken one by one at `{id}/aksi/statusKonversi/{step}`; the others come with courses. */
export const langkahKonversiSendiri = [...langkahPaketTim, ...langkahSerah, 'buka_revisi'] as const;

/** Further addresses of those steps, below the participations' endpoint (docs/domain/20 §2). */
export const alamatLangkahKonversi: readonly DecidedAt[] = [
  { path: 'buka-paket', field, many: true, actions: langkahPaketTim, otherwise: 'buka_paket' },
  { path: 'serah-nilai', field, many: true, actions: langkahSerah },
  { path: ':id/buka-revisi', method: 'POST', field, actions: ['buka_revisi'] },
];
