import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';
import { mostNote } from '../pengaturan/internalCatatan.ts';

/** Calls of the notes that people keep for returning or refusing work (docs/domain/10 §3.13). */

const antrean = z.string().max(80);
const langkah = z.string().max(60);

const satuCatatan = z.object({
  id: z.string(),
  teks: z.string(),
  milikSaya: z.boolean(),
  /** Role that it is shared with. */
  idRole: z.string().nullable(),
  /** Who keeps it. */
  pemilik: z.string(),
});
export type CatatanSiap = z.infer<typeof satuCatatan>;

const required = asIssue(messages.required);
const idRole = z.string().max(4).nullable();

export const daftarCatatan = call({
  method: 'GET',
  path: '/api/catatan-siap',
  summary: 'Catatan siap pakai untuk satu langkah: milik sendiri, dan yang dibagikan kepada peran pemanggil',
  query: z.object({ antrean, langkah }),
  answer: z.object({
    catatan: z.array(satuCatatan),
    /** Roles that the caller may share a note with; none for most people. */
    peran: z.array(z.object({ id: z.string(), nama: z.string() })),
  }),
});

export const simpanCatatan = call({
  method: 'POST',
  path: '/api/catatan-siap',
  summary: 'Simpan catatan agar dapat dipakai lagi pada langkah ini',
  status: 201,
  body: z.object({
    antrean,
    langkah,
    teks: z
      .string({ error: required })
      .trim()
      .min(1, required)
      .max(mostNote, asIssue(messages.text.max({ n: mostNote }))),
    idRole,
  }),
  answer: satuCatatan,
});

export const bagikanCatatan = call({
  method: 'PUT',
  path: '/api/catatan-siap/:id',
  summary: 'Bagikan catatan milik sendiri kepada satu peran, atau hentikan',
  body: z.object({ idRole }),
  answer: satuCatatan,
});

export const hapusCatatan = call({
  method: 'DELETE',
  path: '/api/catatan-siap/:id',
  summary: 'Hapus catatan milik sendiri; Super Admin juga yang dibagikan orang lain',
  answer: z.object({ id: z.string() }),
});
