import { z } from 'zod';
import { asIssue, call, messages, uuid } from '../kit/index.ts';
import type { keamananSurel } from '../sistem/serverSurel.ts';
import { pengaturanMessages } from './messages.ts';

/** Calls of outgoing mail: its server, a trial, its queue (docs/domain/10 §3.8). All of Super Admin alone. */

const line = (most: number) =>
  z
    .string({ error: asIssue(messages.required) })
    .trim()
    .max(most, asIssue(messages.text.max({ n: most })));
const filled = (most: number) => line(most).min(1, asIssue(messages.required));
const address = filled(254).pipe(z.email(asIssue(messages.text.email)));
const version = z.number().int().nullable();
const jenisKeamanan = z.enum(['starttls', 'tls', 'tanpa'] satisfies (keyof typeof keamananSurel)[]);
const hostName = /^[a-z0-9]([a-z0-9.:-]{0,253}[a-z0-9])?$/i;

const keadaanSurel = z.object({
  /** Source of the mail server's settings: stored ones, the environment, or none. */
  asal: z.enum(['tersimpan', 'lingkungan', 'tidak']),
  host: z.string(),
  port: z.number().int(),
  keamanan: jenisKeamanan,
  pengguna: z.string(),
  sandiTersimpan: z.boolean(),
  namaPengirim: z.string(),
  alamatPengirim: z.string(),
  /** Of the stored row; null: there is none. */
  version,
  antrean: z.object({
    menunggu: z.number().int(),
    gagal: z.number().int(),
    terakhirTerkirim: z.string().nullable(),
  }),
});
/** Settings and state of the mail. */
export type KeadaanSurel = z.infer<typeof keadaanSurel>;

export const bacaServerSurel = call({
  method: 'GET',
  path: '/api/sistem/surel/server',
  summary: 'Server surel yang berlaku, tanpa kata sandinya, dan antreannya',
  answer: keadaanSurel,
});

export const simpanServerSurel = call({
  method: 'PUT',
  path: '/api/sistem/surel/server',
  summary: 'Simpan server surel; berlaku seketika di semua proses',
  body: z.object({
    host: filled(255).regex(hostName, asIssue(pengaturanMessages.mailHost)),
    port: z
      .number({ error: asIssue(messages.required) })
      .int(asIssue(messages.number.whole))
      .min(1, asIssue(messages.number.min({ n: 1 })))
      .max(65_535, asIssue(messages.number.max({ n: 65_535 }))),
    keamanan: jenisKeamanan,
    pengguna: line(255).default(''),
    /** Absent: the stored one stays; empty: none. */
    sandi: line(500).optional(),
    namaPengirim: line(100).default(''),
    alamatPengirim: address,
    /** null: none was stored; absent: 428. */
    version: version.optional(),
  }),
  answer: keadaanSurel,
});

export const lepasServerSurel = call({
  method: 'DELETE',
  path: '/api/sistem/surel/server',
  summary: 'Hapus server surel yang tersimpan; yang berlaku kembali dari lingkungan server',
  body: z.object({ version: z.number().int().optional() }),
  answer: keadaanSurel,
});

const hasilUji = z.object({
  terkirim: z.boolean(),
  /** In words. */
  pesan: z.string(),
  /** Answer of the mail server as it sent it. */
  jawaban: z.string().nullable(),
});
/** Result of a trial mail. */
export type HasilUji = z.infer<typeof hasilUji>;

export const ujiSurel = call({
  method: 'POST',
  path: '/api/sistem/surel/uji',
  summary: 'Kirim surat uji dengan server yang berlaku',
  body: z.object({ kepada: address }),
  answer: hasilUji,
});

const catatanDns = z.object({
  jenis: z.enum(['SPF', 'DKIM', 'DMARC']),
  keadaan: z.enum(['ada', 'tidakAda', 'tidakDiketahui']),
  /** Name that was looked up. */
  nama: z.string(),
  nilai: z.string().nullable(),
  pesan: z.string(),
});
/** DNS records about mail of the sender's domain. */
export type CatatanDns = z.infer<typeof catatanDns>;

export const periksaDns = call({
  method: 'GET',
  path: '/api/sistem/surel/dns',
  summary: 'Catatan SPF, DKIM, dan DMARC domain pengirim',
  query: z.object({
    /** Selector of the DKIM key; known to the mail server's administrator. */
    selektor: z
      .string()
      .regex(/^[\w-]{1,63}$/)
      .optional(),
  }),
  answer: z.array(catatanDns),
});

export const kirimUlangSemua = call({
  method: 'POST',
  path: '/api/sistem/surel/kirim-ulang',
  summary: 'Kirim ulang semua surel yang gagal',
  answer: z.object({ jumlah: z.number().int() }),
});

export const buangSurel = call({
  method: 'POST',
  path: '/api/sistem/surel/buang',
  summary: 'Buang surel yang gagal, satu atau semua, dengan catatan',
  body: z.object({ id: uuid.optional(), catatan: filled(300) }),
  answer: z.object({ jumlah: z.number().int() }),
});
