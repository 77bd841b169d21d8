import { z } from 'zod';
import { call } from './call.ts';

const day = z.object({
  /** Field, of child rows with its place: `jadwal.0.mulai`. */
  field: z.string(),
  label: z.string(),
  dari: z.string(),
  ke: z.string(),
});

/** A row that comes along: what it is called, its days, and why it cannot come. */
const copiedRow = z.object({ id: z.string(), nama: z.string(), tanggal: z.array(day), pesan: z.string().optional() });

const along = z.object({
  resource: z.string(),
  label: z.string(),
  /** Resource whose copied rows these belong to; null for the row itself. */
  induk: z.string().nullable(),
  jumlah: z.number(),
  /** The first of them, those that cannot come before the others. */
  baris: z.array(copiedRow),
});

const plan = z.object({
  id: z.string(),
  nama: z.string(),
  /** Field of the start, and of what it is within. */
  mulai: z.string().nullable(),
  dalam: z.string().nullable(),
  /** Days between the starts. */
  geser: z.number(),
  /** Values of the new row's form. */
  nilai: z.record(z.string(), z.unknown()),
  /** Days of the source and what they become. */
  tanggal: z.array(day),
  anak: z.array(along),
  /** Errors by field that keep the proposed row from being made; child rows are not tried then. */
  halangan: z.record(z.string(), z.string()),
});

const values = z.record(z.string().max(80), z.unknown());
/** Resources whose rows come along; without it all of them. */
const chosen = z.array(z.string().max(120)).max(50).optional();

/** Preview of a copy. */
export type CopyPlan = z.infer<typeof plan>;
/** Rows of one resource that come along. */
export type CopyAlong = z.infer<typeof along>;
export type CopiedRow = z.infer<typeof copiedRow>;

/** How many rows of one resource a plan names. */
export const namedInPlan = 50;

/** Calls of resources whose rows may be copied (docs/api.md "Any resource"). */
export const copyCalls = (endpoint: string) => ({
  plan: call({
    method: 'POST',
    path: `/api/${endpoint}/:id/salin/rencana`,
    summary: 'Yang akan dibuat bila data disalin; tidak ada yang disimpan',
    body: z.strictObject({ nilai: values.default({}), anak: chosen }),
    answer: plan,
  }),
  copy: call({
    method: 'POST',
    path: `/api/${endpoint}/:id/salin`,
    summary: 'Menyalin data beserta yang ikut dengannya',
    body: z.strictObject({ nilai: values, anak: chosen }),
    answer: z.object({
      /** The new row as its maker sees it. */
      baris: z.looseObject({ id: z.string() }),
      disalin: z.array(z.object({ label: z.string(), jumlah: z.number() })),
      dilewati: z.array(z.object({ label: z.string(), nama: z.string(), pesan: z.string() })),
    }),
    status: 201,
  }),
});
