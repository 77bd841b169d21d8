import { z } from 'zod';
import { type AnswerOf, call } from '../kit/index.ts';

/** Calls of the threads below messages that may be answered (docs/domain/80 §4). A thread has its receiver's id. */

const mulai = z.coerce.number().int().min(0).max(1_000_000).default(0);

const ringkas = z.object({
  id: z.string(),
  judul: z.string(),
  /** The other person. */
  lawan: z.string(),
  /** Of the newest answer, or of the message. */
  terakhir: z.string(),
  balasan: z.number().int(),
  /** The newest word is the other's. */
  giliranSaya: z.boolean(),
  ditutup: z.boolean(),
});
export type PercakapanRingkas = z.infer<typeof ringkas>;

export const daftarPercakapan = call({
  method: 'GET',
  path: '/api/percakapan',
  summary: 'Percakapan pemanggil: pesan yang boleh dibalasnya, dan balasan atas pesannya; 25 per halaman',
  query: z.object({ mulai }),
  answer: z.object({ jumlah: z.number().int(), percakapan: z.array(ringkas) }),
});

const padaData = z.object({
  id: z.string(),
  judul: z.string(),
  pengirim: z.string(),
  penerima: z.string(),
  /** Of the newest answer, or of the message. */
  terakhir: z.string(),
  balasan: z.number().int(),
});
export type PercakapanData = z.infer<typeof padaData>;

export const percakapanData = call({
  method: 'GET',
  path: '/api/percakapan/data',
  summary: 'Percakapan tentang satu baris yang boleh dibaca pemanggil, terbaru dahulu; 10 per halaman',
  query: z.object({ resource: z.string().max(80), id: z.string().max(60), mulai }),
  answer: z.object({ jumlah: z.number().int(), percakapan: z.array(padaData) }),
});

const isi = z.object({
  id: z.string(),
  judul: z.string(),
  isi: z.string(),
  dikirim: z.string(),
  pengirim: z.string(),
  penerima: z.string(),
  /** What the caller is in it; `tim` reads it on its row and writes nothing. */
  saya: z.enum(['pengirim', 'penerima', 'tim']),
  /** The team that may write to the row reads it, too. */
  dibacaTim: z.boolean(),
  ditutup: z.boolean(),
  /** An answer can be written now. */
  terbuka: z.boolean(),
  balasan: z.array(
    z.object({ id: z.string(), penulis: z.string(), milikSaya: z.boolean(), isi: z.string(), waktu: z.string() }),
  ),
});

export const bacaPercakapan = call({
  method: 'GET',
  path: '/api/percakapan/:id',
  summary: 'Satu percakapan: pengirim dan penerimanya, dan tim yang membacanya pada datanya',
  answer: isi,
});
export type IsiPercakapan = AnswerOf<typeof bacaPercakapan>;

export const balasPercakapan = call({
  method: 'POST',
  path: '/api/percakapan/:id/balasan',
  summary: 'Balas; kunci yang sama adalah balasan yang sama',
  body: z.object({ isi: z.string().trim().min(1).max(4000), kunci: z.uuid() }),
  answer: isi,
  status: 201,
});

export const tutupPercakapan = call({
  method: 'POST',
  path: '/api/percakapan/:id/tutup',
  summary: 'Pengirim menutup percakapan, atau membukanya lagi',
  body: z.object({ ditutup: z.boolean() }),
  answer: isi,
});
