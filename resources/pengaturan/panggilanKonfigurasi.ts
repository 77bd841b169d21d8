import { z } from 'zod';
import { call } from '../kit/index.ts';
import { sent } from '../kit/manyAnswer.ts';
import { polaKunci } from './konfigurasi.ts';

/** A setting by its key, which has a dot that no id has. */
export const alamatPengaturan = `/api/mbkm/konfigurasi/:kunci(${polaKunci})` as const;

export const simpanPengaturan = call({
  method: 'PUT',
  path: alamatPengaturan,
  summary: 'Simpan satu pengaturan',
  documented: z.object({ nilai: z.unknown(), version: sent }),
  answer: z.object({
    kunci: z.string(),
    nilai: z.unknown(),
    bawaan: z.unknown(),
    tipe: z.string(),
    keterangan: z.string(),
    version: z.number().nullish(),
  }),
});
