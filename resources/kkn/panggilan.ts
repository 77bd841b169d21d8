import { z } from 'zod';
import { call } from '../kit/index.ts';
import { rowAnswer, sent } from '../kit/manyAnswer.ts';

/** Calls that arrange groups (docs/domain/30 §2 mengatur-kelompok). */

const alamat = '/api/v3/kkn/mengatur-kelompok';

export const salinDesa = call({
  method: 'POST',
  path: '/api/v3/kkn/desa/salin',
  summary: 'Salin desa dari gelombang lain',
  body: z.object({ dariGelombang: sent, keGelombang: sent, idDesa: sent }),
  answer: z.object({ disalin: z.number(), dilewati: z.number() }),
});

/** A rule of composition may be broken only with `abaikanPelanggaran` and a note. */
const tanggungan = { abaikanPelanggaran: sent, catatan: sent };

export const pindahkanAnggota = call({
  method: 'PUT',
  path: `${alamat}/pindah`,
  summary: 'Pindahkan anggota ke kelompok lain, keluar dari semua, atau bertukar tempat',
  body: z.object({ idPendaftarMbkm: sent, keKelompok: sent, tukarDengan: sent, ...tanggungan }),
  answer: z.object({ kelompok: z.array(z.string()) }),
});

export const aturKelompok = call({
  method: 'PUT',
  path: `${alamat}/:id`,
  summary: 'Atur anggota, desa, dan DPL kelompok sekaligus',
  /** Fields of the group, which its own schema reads by the caller's rights. */
  body: z.looseObject({ version: sent, ...tanggungan }),
  answer: rowAnswer,
});

export const tunjukPengurus = call({
  method: 'PUT',
  path: `${alamat}/:id/ketua`,
  summary: 'Tunjuk ketua, sekretaris, bendahara, dan divisi kelompok',
  body: z.object({ idKetua: sent, idSekretaris: sent, idBendahara: sent, divisi: sent, version: sent }),
  answer: rowAnswer,
});
