import { z } from 'zod';
import { call } from '../kit/index.ts';

/** `saran`: it works, with advice. */
const keadaan = z.enum(['baik', 'saran', 'masalah']);

const bagian = z.object({
  kunci: z.string(),
  judul: z.string(),
  keadaan,
  fakta: z.array(
    z.object({
      label: z.string(),
      nilai: z.union([z.string(), z.number()]).nullable(),
      /** Format of the value: moment (ISO), bytes, count, milliseconds, or plain text. */
      jenis: z.enum(['teks', 'jumlah', 'byte', 'waktu', 'milidetik']),
    }),
  ),
  /** Problem, with advice on solving it. */
  masalah: z.array(z.object({ pesan: z.string(), saran: z.boolean(), layar: z.string().nullable() })),
  /** Single jobs, sources, statements. */
  baris: z.array(z.object({ judul: z.string(), keterangan: z.string(), waktu: z.string().nullable(), keadaan })),
});

/** A part of the installation as the health page shows it. */
export type BagianKesehatan = z.infer<typeof bagian>;

/** State of the installation by part, without secrets. */
export const kesehatan = call({
  method: 'GET',
  path: '/api/pengaturan/kesehatan',
  summary: 'Keadaan portal, bagian demi bagian, dengan yang perlu dilakukan',
  answer: z.object({ diperiksa: z.string(), bagian: z.array(bagian) }),
});
