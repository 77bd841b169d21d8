import { z } from 'zod';
import { call } from './call.ts';

/** A row that is named with where it can be opened; without a name where its reader may not see it. */
const named = z.object({ resource: z.string(), id: z.string(), nama: z.string() });
const counted = z.object({ label: z.string(), jumlah: z.number() });

/** A reason why two rows cannot be merged, with the rows concerned as far as the reader may see them. */
const obstacle = z.object({ pesan: z.string(), baris: z.array(named) });

const plan = z.object({
  /** Rows that refer to the one that goes: they move. */
  pindah: z.array(counted),
  /** Rows that refer to the one that stays. */
  tetap: z.array(counted),
  halangan: z.array(obstacle),
  /** Fields whose value may be taken from the row that goes. */
  dapatDiambil: z.array(z.string()),
});

const told = z.object({
  id: z.string(),
  idTetap: z.string(),
  idLebur: z.string(),
  namaTetap: z.string(),
  namaLebur: z.string(),
  waktu: z.string(),
  namaUser: z.string().nullable(),
  catatan: z.string().nullable(),
  dibatalkanPada: z.string().nullable(),
});

const merging = told.extend({
  pindah: z.array(counted),
  /** Newer changes that keep it from being undone; empty where it can be. */
  halangan: z.array(obstacle),
});

/** Preview of merging two rows. */
export type MergePlan = z.infer<typeof plan>;
/** A merging in the list of all of a resource. */
export type ToldMerging = z.infer<typeof told>;
/** A merging as it is now. */
export type Merging = z.infer<typeof merging>;
export type MergeObstacle = z.infer<typeof obstacle>;
export type MergeCount = z.infer<typeof counted>;

/** Mergings of one page of their list. */
export const mergingsPerPage = 25;

/** Calls of resources whose rows may be merged (docs/api.md "Any resource"). */
export const mergeCalls = (endpoint: string) => ({
  plan: call({
    method: 'GET',
    path: `/api/${endpoint}/gabung`,
    summary: 'Yang terjadi bila dua data digabungkan',
    query: z.strictObject({ tetap: z.string(), lebur: z.string() }),
    answer: plan,
  }),
  merge: call({
    method: 'POST',
    path: `/api/${endpoint}/gabung`,
    summary: 'Menggabungkan dua data',
    body: z.strictObject({
      idTetap: z.string(),
      idLebur: z.string(),
      versiTetap: z.number().optional(),
      versiLebur: z.number().optional(),
      /** Fields whose value the row that goes has. */
      ambil: z.array(z.string().max(80)).max(200).default([]),
      catatan: z.string().max(1000).nullish(),
    }),
    answer: merging,
  }),
  all: call({
    method: 'GET',
    path: `/api/${endpoint}/penggabungan`,
    summary: 'Semua penggabungan, yang terbaru lebih dahulu',
    query: z.strictObject({ halaman: z.coerce.number().int().min(1).max(10_000).default(1) }),
    answer: z.object({ jumlah: z.number(), baris: z.array(told) }),
  }),
  one: call({
    method: 'GET',
    path: `/api/${endpoint}/gabung/:id`,
    summary: 'Sebuah penggabungan',
    answer: merging,
  }),
  undo: call({
    method: 'POST',
    path: `/api/${endpoint}/gabung/:id/batalkan`,
    summary: 'Membatalkan penggabungan',
    body: z.strictObject({ catatan: z.string().max(1000).nullish() }),
    answer: merging,
  }),
});

const alikeRow = z.object({
  id: z.string(),
  nama: z.string(),
  /** Words that tell rows of one name apart. */
  beside: z.string(),
  /** Fields that are the same or alike. */
  sama: z.array(z.string()),
});

/** A row that looks like the one that is being typed. */
export type AlikeRow = z.infer<typeof alikeRow>;

/** The call that looks for rows like one that is being typed; the query names fields of `alike`. */
export const alikeCall = (endpoint: string, fields: readonly string[]) =>
  call({
    method: 'GET',
    path: `/api/${endpoint}/mirip`,
    summary: 'Data yang mirip dengan yang sedang diisi',
    query: z.strictObject(Object.fromEntries(fields.map(name => [name, z.string().max(300).optional()]))),
    answer: z.array(alikeRow),
  });
