import { z } from 'zod';
import { call } from '../kit/index.ts';
import { sent } from '../kit/manyAnswer.ts';
import type { HasilUndangan } from './bacaan.ts';

const row = z.record(z.string(), z.unknown());

export const jawabUndangan = call({
  method: 'POST',
  path: '/api/v5/riset/pendaftaran/:id/konfirmasi',
  summary: 'Terima atau tolak undangan riset dosen',
  body: z.object({ terima: sent, alasan: sent, version: sent }),
  answer: row,
});

export const undangMahasiswa = call({
  method: 'POST',
  path: '/api/v5/riset/simaris/bulk',
  summary: 'Undang beberapa mahasiswa ke riset dosen; uji hanya memeriksa',
  body: z.object({ idPenelitian: sent, idPeriode: sent, mahasiswa: sent, uji: sent, lewatiGagal: sent }),
  answer: z.custom<HasilUndangan>(),
});

export const salinPortofolio = call({
  method: 'POST',
  path: '/api/v5/riset/luaran/:id/salin-portofolio',
  summary: 'Salin luaran riset ke portofolio sebagai draf',
  /** Fields of the work, which its own schema reads. */
  body: z.looseObject({ version: sent }),
  answer: z.object({ jenis: z.string(), id: z.string(), luaran: row }),
});
