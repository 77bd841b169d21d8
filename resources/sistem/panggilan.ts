import { z } from 'zod';
import { call } from '../kit/index.ts';

export const jalankanPekerjaan = call({
  method: 'POST',
  path: '/api/sistem/pekerjaan/:name/jalankan',
  summary: 'Jalankan pekerjaan terjadwal sekarang',
  answer: z.record(z.string(), z.unknown()),
});

export const kirimUlangSurel = call({
  method: 'POST',
  path: '/api/sistem/surel/:id/kirim-ulang',
  summary: 'Kirim ulang surel yang gagal',
  answer: z.record(z.string(), z.unknown()),
});
