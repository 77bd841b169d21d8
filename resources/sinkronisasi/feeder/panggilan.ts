import { z } from 'zod';
import { call } from '../../kit/index.ts';

const diFeeder = z.object({ id: z.string(), judul: z.string(), keterangan: z.string(), lokasi: z.string() });
const diPortal = z.object({ id: z.string(), nama: z.string() });

/** Activities of a semester that only one of the two has; of each the first, with the number of all. */
export const bandingkanFeeder = call({
  method: 'GET',
  path: '/api/sinkronisasi/pengiriman-feeder/:id/banding',
  summary: 'Bandingkan aktivitas satu semester di Neo Feeder dengan yang terkirim dari portal',
  answer: z.object({
    semester: z.string(),
    jumlahFeeder: z.number().int(),
    jumlahPortal: z.number().int(),
    hanyaFeeder: z.object({ total: z.number().int(), data: z.array(diFeeder) }),
    hanyaPortal: z.object({ total: z.number().int(), data: z.array(diPortal) }),
  }),
});

export type BandingFeeder = z.infer<typeof bandingkanFeeder.answer>;
