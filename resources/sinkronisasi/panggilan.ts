import { z } from 'zod';
import { call } from '../kit/index.ts';
import { sent } from '../kit/manyAnswer.ts';
import type { HasilBaris } from './pratinjau.ts';

/** Calls that apply a preview, of a kind of rows at its address (docs/domain/10 §3.5). */
export const panggilanSinkron = (base: `/api/${string}`, label: string) => ({
  /** Answers 202: the run goes on after the answer. */
  terapkan: call({
    method: 'PUT',
    path: `${base}/singkron`,
    summary: `Terapkan pratinjau sinkronisasi ${label}`,
    documented: z.object({ idPratinjau: sent, statusBeda: sent, konfirmasiHilang: sent }),
    answer: z.object({ idProses: z.string() }),
  }),
  terapkanSatu: call({
    method: 'PUT',
    path: `${base}/singkron/:id`,
    summary: `Terapkan satu baris pratinjau sinkronisasi ${label}`,
    answer: z.custom<HasilBaris>(),
  }),
});

export const ujiSumber = call({
  method: 'POST',
  path: '/api/sumber-data/:kode/uji',
  summary: 'Uji koneksi ke sumber data',
  answer: z.object({ ok: z.boolean(), pesan: z.string(), latensiMs: z.number() }),
});
