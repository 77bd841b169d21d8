import { z } from 'zod';
import type { Identity } from '../identity.ts';
import { call } from '../kit/index.ts';
import { isKunciSebutan, sebutanBawaan } from '../sebutan.ts';

const word = z.string();
const kunciSebutan = Object.keys(sebutanBawaan).filter(isKunciSebutan);
const identity: z.ZodType<Identity> = z.object({
  versi: z.int(),
  namaUniversitas: word,
  singkatan: word,
  namaPortal: word,
  motto: word,
  produk: word,
  telepon: word,
  email: word,
  alamat: word,
  kota: word,
  jamLayanan: word,
  zonaWaktu: z.enum(['WIB', 'WITA', 'WIT']),
  domainSurel: word,
  warnaUtama: word,
  warnaAksen: word,
  logo: word,
  logoGelap: word,
  favicon: word,
  sebutan: z.partialRecord(z.enum(kunciSebutan), z.object({ id: word, en: word })),
  sosial: z.object({ instagram: word, youtube: word, facebook: word, x: word }),
});

/** Identity of the operator, for pages that stay open while it changes. */
export const identitasPortal = call({
  method: 'GET',
  path: '/api/publik/identitas',
  summary: 'Identitas portal',
  answer: identity,
});
