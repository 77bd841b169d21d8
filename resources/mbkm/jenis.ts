import { declared } from '../kit/index.ts';

/** Codes of the programme kinds that students take part in (docs/domain/20 §1.1 kodeJenisMbkm). */
export const kodeJenisMbkm = declared({
  magang: 'Magang',
  kkn: 'KKN',
  kwu: 'Kewirausahaan',
  komcad: 'Komcad',
  riset: 'Riset',
  outbound: 'Pertukaran outbound',
  permadi: 'Permadi',
  studi_independen: 'Studi independen',
  kampus_mengajar: 'Kampus mengajar',
  praktisi_mengajar: 'Praktisi mengajar',
} as const);

export type KodeJenisMbkm = keyof typeof kodeJenisMbkm;

export const isKodeJenisMbkm = (value: unknown): value is KodeJenisMbkm =>
  typeof value === 'string' && Object.hasOwn(kodeJenisMbkm, value);

/** Ways in which a student registered; areas add further ones (docs/domain/20 §1.1 jalur). */
export const jalur = declared({
  mbkm: 'MBKM',
  mandiri: 'Mandiri',
  pmmb: 'PMMB',
  reguler: 'Reguler',
  kelompok: 'Kelompok',
  program: 'Program mitra',
  inisiasi_mitra: 'Inisiasi mitra',
  simaris: 'Penelitian dosen',
} as const);
