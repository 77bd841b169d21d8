import { z } from 'zod';
import { call } from '../kit/index.ts';

const langkah = z.object({
  kunci: z.string(),
  judul: z.string(),
  alasan: z.string(),
  /** `saran`: done, with advice. */
  keadaan: z.enum(['selesai', 'saran', 'kurang']),
  angka: z.array(z.object({ label: z.string(), jumlah: z.number() })),
  masalah: z.array(z.object({ pesan: z.string(), layar: z.string().nullable(), saran: z.boolean() })),
  /** Paths of screens, the usual one first. */
  layar: z.array(z.object({ judul: z.string(), path: z.string() })),
});

/** A step of the set-up as the page shows it. */
export type LangkahMulai = z.infer<typeof langkah>;

/** Checklist until the first programme takes registrations. */
export const penyiapan = call({
  method: 'GET',
  path: '/api/pengaturan/mulai',
  summary: 'Langkah penyiapan portal',
  answer: z.object({ langkah: z.array(langkah), selesai: z.number().int(), jumlah: z.number().int() }),
});
