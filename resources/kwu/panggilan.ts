import { z } from 'zod';
import { call } from '../kit/index.ts';
import { manyAnswer, rowAnswer, sent } from '../kit/manyAnswer.ts';

/** Calls on businesses beside plain CRUD (docs/domain/30 §2). */

const alamat = '/api/v4/kwu/kelompok';

export const ingatkanDaftarUlang = call({
  method: 'POST',
  path: `${alamat}/daftar-ulang/ingatkan`,
  summary: 'Ingatkan kelompok yang belum daftar ulang',
  body: z.object({ ids: sent }),
  answer: manyAnswer,
});

export const tetapkanDpl = call({
  method: 'PUT',
  path: `${alamat}/:id/dpl`,
  summary: 'Tetapkan DPL kelompok usaha',
  body: z.object({ idPegawai: sent, version: sent, catatan: sent }),
  answer: rowAnswer,
});
