import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';

/** Calls about what students agree to (docs/domain/20 §1.14). */

const teks = z.object({
  id: z.string(),
  versi: z.number().int(),
  judul: z.string(),
  isi: z.string(),
  judulInggris: z.string().nullable(),
  isiInggris: z.string().nullable(),
});
/** A published text. */
export type TeksPersetujuan = z.infer<typeof teks>;

const id = z.uuid({ error: asIssue(messages.choice) });

export const persetujuanBerlaku = call({
  method: 'GET',
  path: '/api/mbkm/persetujuan-berlaku',
  summary: 'Teks persetujuan yang berlaku untuk satu program, bila ada, dan apakah pendaftaran sudah menyetujuinya',
  query: z.strictObject({ idProgram: id, idPendaftarMbkm: id.optional() }),
  answer: z.object({ teks: teks.nullable(), disetujui: z.boolean() }),
});

const menunggu = z.object({ idPendaftarMbkm: z.string(), program: z.string(), teks });
/** A registration whose student is asked to agree to a text. */
export type PersetujuanMenunggu = z.infer<typeof menunggu>;

const sudah = z.object({ program: z.string(), judul: z.string(), versi: z.number().int(), disetujuiPada: z.string() });

const milikSaya = z.object({ menunggu: z.array(menunggu), disetujui: z.array(sudah) });
export type PersetujuanSaya = z.infer<typeof milikSaya>;

export const persetujuanSaya = call({
  method: 'GET',
  path: '/api/mbkm/persetujuan-saya',
  summary: 'Persetujuan yang diminta dari saya, dan yang sudah saya berikan',
  answer: milikSaya,
});

export const setujuiTeks = call({
  method: 'POST',
  path: '/api/mbkm/persetujuan-saya',
  summary: 'Setujui teks untuk satu pendaftaran saya',
  status: 201,
  body: z.strictObject({ idPendaftarMbkm: id, idPersetujuan: id }),
  answer: milikSaya,
});
