import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';

const statusLayanan = z.object({
  kode: z.string(),
  nama: z.string(),
  status: z.enum(['aktif', 'contoh', 'belum', 'gangguan']),
  latensiMs: z.number().nullable(),
  pesan: z.string().nullable(),
  /** Moment (ISO). */
  diperiksaPada: z.string(),
});

/** One service as /network shows it (docs/domain/10 §3.3). */
export type StatusLayanan = z.infer<typeof statusLayanan>;

/** `segar=1` asks the services again, instead of telling what they answered a moment ago. */
export const statusJaringan = call({
  method: 'GET',
  path: '/api/network/status',
  summary: 'Keadaan layanan',
  query: z.strictObject({ segar: z.enum(['0', '1'], { error: asIssue(messages.choice) }).optional() }),
  answer: z.object({ layanan: z.array(statusLayanan) }),
});
