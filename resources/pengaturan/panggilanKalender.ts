import { z } from 'zod';
import { type AnswerOf, call } from '../kit/index.ts';

/** Calls of the personal calendar (docs/domain/80 §6). */

const alamat = z.object({
  /** Secret: whoever knows it reads the calendar. Null: there is none. */
  alamat: z.string().nullable(),
  dibuat: z.string().nullable(),
  terakhirDibaca: z.string().nullable(),
});

export const kalenderSaya = call({
  method: 'GET',
  path: '/api/user/kalender',
  summary: 'Alamat rahasia kalender saya',
  answer: alamat,
});
export type KalenderSaya = AnswerOf<typeof kalenderSaya>;

export const buatKalender = call({
  method: 'POST',
  path: '/api/user/kalender',
  summary: 'Buat alamat kalender; alamat yang lama tidak berlaku lagi',
  answer: alamat,
});

export const cabutKalender = call({
  method: 'DELETE',
  path: '/api/user/kalender',
  summary: 'Cabut alamat kalender',
  answer: alamat,
});

export const bacaKalender = call({
  method: 'GET',
  path: '/api/publik/kalender/:berkas',
  summary: 'Kalender (ICS) dari sebuah alamat rahasia: batas waktu, keberangkatan, kunjungan, jendela peran pemiliknya',
  answer: 'file',
});
