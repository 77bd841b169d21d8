import { z } from 'zod';
import { formSchema } from '../kit/form/definition.ts';
import { call } from '../kit/index.ts';

/** Calls of links at which forms are answered without an account (docs/domain/70 §4). `:id` is the form. */

const pemegang = z.object({
  id: z.string(),
  nama: z.string(),
  surel: z.string().nullable(),
  /** It opens; a revoked one no longer does. */
  berlaku: z.boolean(),
});
/** Whose a personal link is. Whether they have answered is told in numbers alone. */
export type PemegangTautan = z.infer<typeof pemegang>;

const tautan = z.object({
  /** Of the open link; null where there is none. */
  alamat: z.string().nullable(),
  /** Answers that came by it. */
  jawaban: z.number().int(),
  /** Personal links, 25 a page. */
  jumlah: z.number().int(),
  pemegang: z.array(pemegang),
});
export type TautanFormulir = z.infer<typeof tautan>;

const halaman = z.object({
  q: z.string().max(100).optional(),
  mulai: z.coerce.number().int().min(0).max(100_000).default(0),
});

export const bacaTautanFormulir = call({
  method: 'GET',
  path: '/api/formulir/formulir/:id/tautan',
  summary: 'Tautan terbuka formulir, dan pemegang tautan pribadi',
  query: halaman,
  answer: tautan,
});

export const buatTautanTerbuka = call({
  method: 'POST',
  path: '/api/formulir/formulir/:id/tautan',
  summary: 'Buat tautan terbuka baru; yang lama tidak berlaku lagi',
  answer: tautan,
});

export const cabutTautanTerbuka = call({
  method: 'POST',
  path: '/api/formulir/formulir/:id/tautan/cabut',
  summary: 'Cabut tautan terbuka',
  answer: tautan,
});

export const cabutTautanPribadi = call({
  method: 'POST',
  path: '/api/formulir/formulir/:id/tautan/:tautan/cabut',
  summary: 'Cabut tautan pribadi seorang peserta',
  answer: pemegang,
});

export const gantiTautanPribadi = call({
  method: 'POST',
  path: '/api/formulir/formulir/:id/tautan/:tautan/ganti',
  summary: 'Kirim tautan pribadi baru lewat surel; yang lama tidak berlaku lagi',
  answer: pemegang,
});

/** What somebody without an account meets at a link. */
const keadaanTautan = ['buka', 'kode', 'belum', 'tutup', 'penuh', 'terkirim'] as const;

const isianTerbuka = z.object({
  judul: z.string(),
  keterangan: z.string().nullable(),
  keadaan: z.enum(keadaanTautan),
  anonim: z.boolean(),
  /** Whom a personal link greets. */
  nama: z.string().nullable(),
  tanggalBuka: z.string().nullable(),
  tanggalTutup: z.string().nullable(),
  nomorVersi: z.number().int(),
  /** Names what is kept on the device; says nothing of the token. */
  draf: z.string(),
  /** Only while it is open. */
  definisi: formSchema.nullable(),
});
/** A form as somebody without an account reads it. */
export type IsianTerbuka = z.infer<typeof isianTerbuka>;

export const bacaIsianTerbuka = call({
  method: 'POST',
  path: '/api/publik/formulir/buka',
  summary: 'Formulir lewat tautan tanpa akun',
  body: z.object({ tautan: z.string().max(100), kode: z.string().max(60).optional() }),
  answer: isianTerbuka,
});

export const kirimIsianTerbuka = call({
  method: 'POST',
  path: '/api/publik/formulir',
  summary: 'Kirim jawaban lewat tautan tanpa akun; yang dikirim dua kali dihitung sekali',
  body: z.object({
    tautan: z.string().max(100),
    kode: z.string().max(60).optional(),
    /** Drawn by lot on the device, the same for every attempt. */
    kunci: z.string().regex(/^[\w-]{16,80}$/),
    nomorVersi: z.number().int(),
    isi: z.record(z.string(), z.unknown()),
    /** People leave it empty. */
    situsWeb: z.string().max(200).optional(),
  }),
  answer: z.object({ terkirim: z.literal(true) }),
});
