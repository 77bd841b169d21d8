import { z } from 'zod';
import { call } from '../kit/index.ts';

/** Calls of the participants of a form (docs/domain/70 §4). `:id` is the form. */

const kelompok = z.object({
  label: z.string(),
  isi: z.array(z.object({ nama: z.string(), jumlah: z.number().int(), menjawab: z.number().int() })),
});

const peserta = z.object({
  jumlah: z.number().int(),
  menjawab: z.number().int(),
  /** How many have been told of the form. */
  diundang: z.number().int(),
  /** Choices whose people are worked out once more when the form opens. */
  dihitungLagi: z.number().int(),
  /** The form is open: what is chosen now stays as it is found. */
  dibuka: z.boolean(),
  /** How many a reminder by hand would reach now: told before, not answered, not reminded today. */
  dapatDiingatkan: z.number().int(),
  /** Answers by group; small groups of an anonymous form stand together. */
  kelompok: z.array(kelompok),
  /** Lists from which people are chosen, and whom their rows lead to. */
  sumber: z.array(
    z.object({
      resource: z.string(),
      label: z.string(),
      cara: z.array(z.object({ kunci: z.string(), label: z.string() })),
    }),
  ),
});
export type PesertaFormulir = z.infer<typeof peserta>;

export const bacaPeserta = call({
  method: 'GET',
  path: '/api/formulir/formulir/:id/peserta',
  summary: 'Berapa peserta formulir, berapa yang sudah menjawab menurut kelompok, dan daftar asal peserta',
  answer: peserta,
});

const pilihan = z.object({
  resource: z.string().max(80),
  kepada: z.string().max(40),
  filter: z.record(z.string(), z.unknown()).default({}),
  /** Every row is meant where the filter leaves none out. */
  semua: z.boolean().default(false),
});
export type PilihanPeserta = z.infer<typeof pilihan>;

const pratinjau = z.object({
  baris: z.number().int(),
  /** People, each once, and how many of them are not participants yet. */
  orang: z.number().int(),
  /** Those among them without an account, whom a personal link reaches by mail. */
  kontak: z.number().int(),
  baru: z.number().int(),
  /** Rows that lead to nobody with an active account, or to somebody out of the caller's reach. */
  tanpaAkun: z.number().int(),
});
export type PratinjauPeserta = z.infer<typeof pratinjau>;

export const cobaPeserta = call({
  method: 'POST',
  path: '/api/formulir/formulir/:id/peserta/coba',
  summary: 'Berapa orang yang dipilih filter; tidak menyimpan apa pun',
  body: pilihan,
  answer: pratinjau,
});

export const tambahPeserta = call({
  method: 'POST',
  path: '/api/formulir/formulir/:id/peserta',
  summary: 'Jadikan orang yang dipilih filter peserta formulir',
  body: pilihan,
  answer: peserta,
});

export const ingatkanPeserta = call({
  method: 'POST',
  path: '/api/formulir/formulir/:id/peserta/ingatkan',
  summary: 'Ingatkan peserta yang belum menjawab, masing-masing sekali sehari',
  answer: peserta,
});

export const keluarkanPeserta = call({
  method: 'POST',
  path: '/api/formulir/formulir/:id/peserta/keluarkan',
  summary: 'Keluarkan semua peserta yang belum menjawab',
  answer: peserta,
});
