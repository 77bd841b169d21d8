import { z } from 'zod';
import { call } from '../kit/index.ts';
import { manyAnswer, sent } from '../kit/manyAnswer.ts';

/** Calls on many participations at once (docs/domain/20 §4.7). */

export const ingatkanPeserta = call({
  method: 'POST',
  path: '/api/mbkm/monitoring/ingatkan',
  summary: 'Ingatkan peserta tentang yang belum mereka kerjakan',
  body: z.object({ ids: sent }),
  answer: manyAnswer,
});

export const tetapkanDospem = call({
  method: 'PUT',
  path: '/api/magang/pendaftar-program-mbkm/dospem',
  summary: 'Tetapkan dosen pembimbing beberapa peserta',
  /** `items` or `ids` of participations. */
  body: z.object({ items: sent, ids: sent, idDosenPembimbing: sent, catatan: sent }),
  answer: manyAnswer,
});
