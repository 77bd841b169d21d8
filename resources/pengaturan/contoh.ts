import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';

/** Progress of removing the demo university; `berkas`: its rows are gone, its files are being removed. */
const tahap = z.enum(['cadangan', 'data', 'berkas', 'selesai', 'gagal']);

const jumlah = z.array(z.object({ label: z.string(), jumlah: z.number().int() }));

const keadaan = z.object({
  /** The demo university is inside. */
  ada: z.boolean(),
  /** Text to be typed as confirmation. */
  namaPortal: z.string(),
  /** The account that stays. */
  username: z.string(),
  kemajuan: z.object({ tahap, cadangan: z.string().nullable(), pesan: z.string().nullable() }).nullable(),
});

/** The demo university of this installation as the page shows it. */
export type KeadaanContoh = z.infer<typeof keadaan>;

const isi = z.object({ pergi: jumlah, tetap: jumlah });

/** How many rows of what go and stay, the most first. */
export type IsiContoh = z.infer<typeof isi>;

const word = () => z.string({ error: asIssue(messages.required) }).max(1000);

export const dataContoh = call({
  method: 'GET',
  path: '/api/pengaturan/mulai/contoh',
  summary: 'Ada tidaknya data contoh dan kemajuan pengosongannya',
  answer: keadaan,
});

/** Counts every table, so the page that only says that there is a demo does not ask for it. */
export const isiContoh = call({
  method: 'GET',
  path: '/api/pengaturan/mulai/contoh/isi',
  summary: 'Jumlah baris data contoh yang dihapus dan yang tetap',
  answer: isi,
});

export const kosongkanContoh = call({
  method: 'POST',
  path: '/api/pengaturan/mulai/contoh/kosongkan',
  summary: 'Kosongkan data contoh',
  body: z.strictObject({
    namaPortal: word(),
    kataSandiBaru: word(),
    /** A backup is written before. */
    cadangan: z.boolean().default(true),
  }),
  answer: keadaan,
});
