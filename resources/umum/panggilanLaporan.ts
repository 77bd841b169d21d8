import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';
import { pivotFormNames, pivotLimits, pivotShareNames } from '../kit/pivot.ts';

/** Calls of the reports that people keep (docs/domain/10 §3.11). */

const mostFilters = 4000;
const name = z.string().max(200);

/** A question as it is kept. */
export const isiLaporan = z.object({
  baris: z.array(name).max(pivotLimits.rows),
  kolom: z.array(name).max(pivotLimits.columns),
  nilai: z.array(name).max(pivotLimits.values),
  filter: z
    .record(name, z.unknown())
    .refine(filter => JSON.stringify(filter).length <= mostFilters, asIssue(messages.wrongType)),
  bentuk: z.literal(pivotFormNames),
  porsi: z.literal(pivotShareNames),
});

export type IsiLaporan = z.infer<typeof isiLaporan>;

const satuLaporan = z.object({
  id: z.string(),
  version: z.number(),
  nama: z.string(),
  uraian: z.string().nullable(),
  sumber: z.string(),
  isi: isiLaporan,
  /** Roles that see it too. */
  peran: z.array(z.string()),
  milikSaya: z.boolean(),
  /** Whether the caller may save over it and delete it. */
  boleh: z.boolean(),
  /** Who keeps it. */
  pemilik: z.string(),
  diubah: z.string(),
});
export type Laporan = z.infer<typeof satuLaporan>;

const required = asIssue(messages.required);
const most = 20;
const isian = {
  nama: z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(80, asIssue(messages.text.max({ n: 80 }))),
  uraian: z
    .string()
    .trim()
    .max(1000, asIssue(messages.text.max({ n: 1000 })))
    .nullable(),
  sumber: name,
  isi: isiLaporan,
  peran: z.array(z.string().max(4)).max(most),
};
/** The version that the caller saw; undefined answers 428. */
const version = z.number().int().optional();

export const daftarLaporan = call({
  method: 'GET',
  path: '/api/laporan',
  summary: 'Laporan tersimpan: milik sendiri, dan yang dibagikan kepada peran pemanggil',
  answer: z.object({
    laporan: z.array(satuLaporan),
    /** Roles that the caller may share a report with; none for most people. */
    peran: z.array(z.object({ id: z.string(), nama: z.string() })),
  }),
});

export const simpanLaporan = call({
  method: 'POST',
  path: '/api/laporan',
  summary: 'Simpan laporan dengan nama',
  status: 201,
  body: z.object(isian),
  answer: satuLaporan,
});

export const ubahLaporan = call({
  method: 'PUT',
  path: '/api/laporan/:id',
  summary: 'Ubah laporan milik sendiri; Super Admin juga yang dibagikan kepadanya',
  body: z.object({ version, ...isian }).partial(),
  answer: satuLaporan,
});

export const hapusLaporan = call({
  method: 'DELETE',
  path: '/api/laporan/:id',
  summary: 'Hapus laporan; dalam sehari dapat diambil kembali',
  body: z.object({ version }),
  answer: z.object({ id: z.string(), version: z.number() }),
});

export const pulihkanLaporan = call({
  method: 'POST',
  path: '/api/laporan/:id/pulihkan',
  summary: 'Ambil kembali laporan yang dihapus',
  answer: satuLaporan,
});
