import { z } from 'zod';
import { call } from '../kit/index.ts';

/** Calls of the bell, which everybody has (docs/domain/10 §2.1). */

export const jumlahNotifikasi = call({
  method: 'GET',
  path: '/api/notifikasi/jumlah',
  summary: 'Jumlah pemberitahuan yang belum dibaca',
  answer: z.object({ belumDibaca: z.int() }),
});

export const bacaNotifikasi = call({
  method: 'PUT',
  path: '/api/notifikasi/:id/baca',
  summary: 'Tandai sebuah pemberitahuan sudah dibaca',
  answer: z.object({ id: z.string(), dibacaPada: z.string() }),
});

export const bacaSemuaNotifikasi = call({
  method: 'PUT',
  path: '/api/notifikasi/baca-semua',
  summary: 'Tandai semua pemberitahuan sudah dibaca',
  answer: z.object({ dibaca: z.int() }),
});
