import { z } from 'zod';
import { call } from '../kit/index.ts';
import { manyAnswer, sent } from '../kit/manyAnswer.ts';

export const jadwalkanTes = call({
  method: 'POST',
  path: '/api/v6/komcad/seleksi-kompetensi/jadwal',
  summary: 'Jadwalkan semua tes untuk beberapa peserta',
  body: z.object({ idPendaftarMbkm: sent, jadwal: sent, lokasi: sent }),
  answer: manyAnswer,
});
