import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';

/** Calls of boards: reports beside each other on one page (docs/domain/10 §3.11). */

/** Most reports of one board. */
export const mostTiles = 12;

/** A kept report by its id, or one that comes with the product by its name. */
const ubin = z.string().regex(/^(laporan|siap):[\w-]{1,80}$/, asIssue(messages.wrongType));

const satuPapan = z.object({
  id: z.string(),
  version: z.number(),
  nama: z.string(),
  isi: z.array(z.string()),
  /** Roles whose dashboard leads to it. */
  peran: z.array(z.string()),
  milikSaya: z.boolean(),
  boleh: z.boolean(),
  pemilik: z.string(),
});
export type Papan = z.infer<typeof satuPapan>;

const required = asIssue(messages.required);
const isian = {
  nama: z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(80, asIssue(messages.text.max({ n: 80 }))),
  isi: z.array(ubin).max(100),
  peran: z.array(z.string().max(4)).max(20),
};
/** The version that the caller saw; undefined answers 428. */
const version = z.number().int().optional();

export const daftarPapan = call({
  method: 'GET',
  path: '/api/papan-laporan',
  summary: 'Papan laporan: milik sendiri, dan yang dibagikan kepada peran pemanggil',
  answer: z.object({
    papan: z.array(satuPapan),
    /** Roles that the caller may share a board with; none for most people. */
    peran: z.array(z.object({ id: z.string(), nama: z.string() })),
  }),
});

export const simpanPapan = call({
  method: 'POST',
  path: '/api/papan-laporan',
  summary: 'Buat papan laporan',
  status: 201,
  body: z.object(isian),
  answer: satuPapan,
});

export const ubahPapan = call({
  method: 'PUT',
  path: '/api/papan-laporan/:id',
  summary: 'Ubah nama, isi, urutan, atau pembaca papan milik sendiri; Super Admin juga yang dibagikan kepadanya',
  body: z.object({ version, ...isian }).partial(),
  answer: satuPapan,
});

export const hapusPapan = call({
  method: 'DELETE',
  path: '/api/papan-laporan/:id',
  summary: 'Hapus papan laporan; laporannya tetap ada',
  body: z.object({ version }),
  answer: z.object({ id: z.string() }),
});
