import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';

/** In which order a person reads the dates of columns of an import of participants, by the columns' headings. */
export const urutanTanggalImpor = (endpoint: string) =>
  call({
    method: 'PUT',
    path: `/api/${endpoint}/import/:idImport`,
    summary: 'Tentukan urutan tanggal pada impor mahasiswa',
    body: z.object({
      urutanTanggal: z.record(z.string(), z.enum(['hari', 'bulan'], { error: asIssue(messages.choice) }), {
        error: asIssue(messages.required),
      }),
    }),
    answer: z.object({ idImport: z.string() }),
  });
