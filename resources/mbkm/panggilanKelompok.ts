import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';
import { rowAnswer, sent } from '../kit/manyAnswer.ts';

/** Calls of groups that students form themselves (docs/domain/30 §2), at the endpoint of such groups. */
export const panggilanKelompok = (endpoint: string) => ({
  gabung: call({
    method: 'POST',
    path: `/api/${endpoint}/gabung`,
    summary: 'Bergabung dengan kelompok yang punya kode ini',
    body: z.object({ kodeGabung: sent }),
    answer: rowAnswer,
  }),
  undang: call({
    method: 'POST',
    path: `/api/${endpoint}/:id/undang`,
    summary: 'Undang mahasiswa ke kelompok, semua atau tidak seorang pun',
    /** Student numbers. */
    body: z.object({ npm: sent }),
    answer: rowAnswer,
  }),
  jawab: call({
    method: 'PUT',
    path: `/api/${endpoint}/undangan/:id`,
    summary: 'Jawab undangan kelompok',
    body: z.object({ jawaban: z.enum(['terima', 'tolak'], { error: asIssue(messages.choice) }) }),
    answer: z.object({ idKelompok: z.string(), jawaban: z.string() }),
  }),
  keluar: call({
    method: 'PUT',
    path: `/api/${endpoint}/:id/keluar`,
    summary: 'Keluar dari kelompok yang masih dibentuk',
    answer: z.object({ id: z.string() }),
  }),
});
