import { z } from 'zod';
import { asIssue, call, isSearchable, messages } from '../kit/index.ts';

/**
 * Calls of the public pages, without an account (docs/domain/60 §2). Dates are ISO texts; a day is one in Indonesia.
 */

/** Programmes that have a page. */
export const programPublik = [
  'magang',
  'kkn',
  'kwu',
  'komcad',
  'pertukaran',
  'kampus_mengajar',
  'praktisi_mengajar',
  'studi_independen',
] as const;

const kode = z.enum(programPublik, { error: asIssue(messages.choice) });
const hari = z.string().nullable();
const none = z.strictObject({});

const whole = (min: number, max: number) =>
  z.coerce
    .number({ error: asIssue(messages.number.type) })
    .int(asIssue(messages.number.whole))
    .min(min, asIssue(messages.number.min({ n: min })))
    .max(max, asIssue(messages.number.max({ n: max })));

/** A control character is nothing that anybody types, and a NUL is nothing that the database takes. */
const searchText = z
  .string({ error: asIssue(messages.wrongType) })
  .trim()
  .max(100, asIssue(messages.text.max({ n: 100 })))
  .refine(value => !/\p{Cc}/u.test(value), asIssue(messages.wrongType))
  .refine(value => value === '' || isSearchable(value), asIssue(messages.shortSearch));

const mitraPublik = z.object({ nama: z.string(), logoUrl: z.string().nullable(), website: z.string().nullable() });

const kategori = z.enum(['berita', 'pengumuman', 'agenda', 'cerita'], { error: asIssue(messages.choice) });

const beritaRingkas = z.object({
  slug: z.string(),
  judul: z.string(),
  kategori,
  ringkasan: z.string(),
  gambarUrl: z.string().nullable(),
  altGambar: z.string().nullable(),
  tokohNama: z.string().nullable(),
  tokohKeterangan: z.string().nullable(),
  tanggalTerbit: z.string(),
  /** Programme codes; empty means general. */
  program: z.array(kode),
});

const tautanBerita = z.object({ slug: z.string(), judul: z.string() });

const tanggalDaftar = { terbuka: z.boolean(), bukaPada: hari, tutupPada: hari };

const umum = {
  statistik: z.array(z.object({ label: z.string(), nilai: z.number() })),
  mitra: z.array(mitraPublik),
  berita: z.array(beritaRingkas),
  cerita: z.array(beritaRingkas),
};

export const berandaPublik = call({
  method: 'GET',
  path: '/api/publik/beranda',
  summary: 'Isi beranda publik',
  query: none,
  answer: z.object({ ...umum, program: z.array(z.object({ kode, ...tanggalDaftar })) }),
});

export const landingPublik = call({
  method: 'GET',
  path: '/api/publik/landing/:kode',
  summary: 'Isi halaman publik suatu program',
  query: none,
  answer: z.object({
    ...umum,
    program: z.object({
      minSemester: z.number(),
      minIpk: z.number(),
      minSks: z.number(),
      maksSks: z.number(),
      ...tanggalDaftar,
    }),
    jadwal: z.array(z.object({ tahap: z.string(), mulai: z.string(), selesai: z.string() })),
    /** `ukuran` in bytes. */
    dokumen: z.array(z.object({ judul: z.string(), url: z.string(), ukuran: z.number() })),
  }),
});

export const daftarMitraPublik = call({
  method: 'GET',
  path: '/api/publik/mitra',
  summary: 'Mitra yang tampil di halaman publik',
  query: z.strictObject({ kode: kode.optional() }),
  answer: z.array(mitraPublik),
});

export const daftarBeritaPublik = call({
  method: 'GET',
  path: '/api/publik/berita',
  summary: 'Daftar berita publik',
  query: z.strictObject({
    kategori: kategori.optional(),
    kode: kode.optional(),
    q: searchText.default(''),
    page: whole(1, 9999).default(1),
    perPage: whole(1, 24).default(12),
  }),
  answer: z.object({ items: z.array(beritaRingkas), total: z.int() }),
});

export const artikelPublik = call({
  method: 'GET',
  path: '/api/publik/berita/:slug',
  summary: 'Satu berita publik',
  query: none,
  answer: beritaRingkas.extend({
    /** Markdown; raw HTML in it is dropped when it is shown. */
    isi: z.string(),
    diperbarui: z.string(),
    sebelumnya: tautanBerita.nullable(),
    berikutnya: tautanBerita.nullable(),
    terkait: z.array(beritaRingkas),
  }),
});

/** Types of the public pages. */
export interface PanggilanPublik {
  beranda: typeof berandaPublik;
  landing: typeof landingPublik;
  mitra: typeof daftarMitraPublik;
  berita: typeof daftarBeritaPublik;
  artikel: typeof artikelPublik;
}
