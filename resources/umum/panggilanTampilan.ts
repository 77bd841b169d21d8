import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';
import { columnWidth } from './lebarKolom.ts';

/** Calls of the views of a list that people keep under a name (docs/domain/10 §3.10). */

const mostColumns = 200;
const mostFilters = 4000;
const name = z.string().max(120);

/** A list as it is kept: what is hidden, how close the rows stand, what is asked for and in which order; columns that were moved or drawn. */
const isiTampilan = z.object({
  tersembunyi: z.array(name).max(mostColumns),
  kerapatan: z.enum(['small', 'medium']),
  filter: z
    .record(name, z.unknown())
    .refine(filter => JSON.stringify(filter).length <= mostFilters, asIssue(messages.wrongType)),
  urut: z.object({ field: name, order: z.enum(['ASC', 'DESC']) }),
  /** Order of the columns where it is not the declared one. */
  urutanKolom: z.array(name).max(mostColumns).optional(),
  /** Widths of columns in pixels, by field. */
  lebarKolom: z
    .record(name, z.number().int().min(columnWidth.least).max(columnWidth.most))
    .refine(widths => Object.keys(widths).length <= mostColumns, asIssue(messages.wrongType))
    .optional(),
});
export type IsiTampilan = z.infer<typeof isiTampilan>;

const satuTampilan = z.object({
  id: z.string(),
  nama: z.string(),
  isi: isiTampilan,
  milikSaya: z.boolean(),
  /** Role that it is shared with. */
  idRole: z.string().nullable(),
  /** Who keeps it. */
  pemilik: z.string(),
  bawaan: z.boolean(),
});
export type Tampilan = z.infer<typeof satuTampilan>;

const required = asIssue(messages.required);
const isian = {
  nama: z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(60, asIssue(messages.text.max({ n: 60 }))),
  isi: isiTampilan,
  idRole: z.string().max(4).nullable(),
  bawaan: z.boolean(),
};

export const daftarTampilan = call({
  method: 'GET',
  path: '/api/tampilan',
  summary: 'Tampilan tersimpan sebuah daftar: milik sendiri, dan yang dibagikan kepada peran pemanggil',
  query: z.object({ daftar: name }),
  answer: z.object({
    tampilan: z.array(satuTampilan),
    /** Roles that the caller may share a view with; none for most people. */
    peran: z.array(z.object({ id: z.string(), nama: z.string() })),
  }),
});

export const simpanTampilan = call({
  method: 'POST',
  path: '/api/tampilan',
  summary: 'Simpan tampilan daftar dengan nama',
  status: 201,
  body: z.object({ daftar: name, ...isian }),
  answer: satuTampilan,
});

export const ubahTampilan = call({
  method: 'PUT',
  path: '/api/tampilan/:id',
  summary: 'Ubah tampilan milik sendiri',
  body: z.object(isian).partial(),
  answer: satuTampilan,
});

export const hapusTampilan = call({
  method: 'DELETE',
  path: '/api/tampilan/:id',
  summary: 'Hapus tampilan milik sendiri; Super Admin juga yang dibagikan orang lain',
  answer: z.object({ id: z.string() }),
});
