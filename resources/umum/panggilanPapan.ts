import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';
import { pivotFormNames } from '../kit/pivot.ts';

/** Calls of boards: reports beside each other on one page (docs/domain/10 §3.11). */

/** Most reports of one board. */
export const mostTiles = 12;

/** A kept report by its id, or one that comes with the product, counted or worked out, by its name. */
const ubin = z.string().regex(/^(laporan|siap|halaman):[\w-]{1,80}$/, asIssue(messages.wrongType));

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

const tabelAngka = z.object({
  /** Heading of the groups; none where nothing is grouped. */
  baris: z.array(z.string()),
  kolom: z.array(z.string()),
  nilai: z.array(z.object({ nama: z.string(), jenis: z.enum(['integer', 'decimal', 'money']) })),
  /** Groups with their figures by column, then by value; without words: all of them together. */
  garis: z.array(z.object({ kelompok: z.array(z.string()), sel: z.array(z.array(z.number().nullable())) })),
});
/** Figures with the words of their groups. */
export type TabelAngka = z.infer<typeof tabelAngka>;

export const angkaHalaman = call({
  method: 'GET',
  path: '/api/laporan/halaman/:nama',
  summary: 'Angka laporan siap pakai yang bukan hitungan baris, dalam cakupan pembacanya',
  answer: tabelAngka,
});

/** A report of a board with its main figures: the largest groups in their order, and all of them together last. */
const ubinAngka = tabelAngka.extend({
  nama: z.string(),
  link: z.string(),
  bentuk: z.literal(pivotFormNames),
  /** Groups that are not among them, down and across. */
  selebihnya: z.number(),
  kolomLain: z.number(),
  /** It took longer than a statement may; its figures are read where it is opened. */
  terlaluLama: z.boolean(),
});
export type UbinAngka = z.infer<typeof ubinAngka>;

export const angkaPapan = call({
  method: 'GET',
  path: '/api/papan-laporan/:id/angka',
  summary: 'Angka pokok laporan pertama sebuah papan, dalam cakupan pembacanya',
  query: z.object({ n: z.coerce.number().int().min(1).max(mostTiles).default(4) }),
  answer: z.object({
    nama: z.string(),
    laporan: z.array(ubinAngka),
    /** Reports of the board that are not among them. */
    selebihnya: z.number(),
  }),
});
