import { z } from 'zod';
import { type AnswerOf, call } from '../kit/index.ts';

/** Calls of messages (docs/domain/80). */

const jalan = z.enum(['portal', 'surel', 'wa']);
const alasan = z.enum(['tanpaOrang', 'luarCakupan', 'menolakSurel', 'tanpaAlamat']);

const pilihan = z.object({
  cara: z.array(z.object({ kunci: z.string(), label: z.string(), kata: z.array(z.string()) })),
});
export type CaraPesan = z.infer<typeof pilihan>;

export const caraPesan = call({
  method: 'GET',
  path: '/api/pesan/cara',
  summary: 'Kepada siapa pemanggil dapat menulis dari sebuah daftar, dan kata yang dapat dipakai',
  query: z.object({ daftar: z.string().max(80) }),
  answer: pilihan,
});

const rows = {
  resource: z.string().max(80),
  /** Ticked rows, or everything that matches a filter; `semua` where the filter leaves none out. */
  ids: z.array(z.string().max(60)).min(1).max(5000).optional(),
  filter: z.record(z.string(), z.unknown()).optional(),
  semua: z.boolean().optional(),
  kepada: z.string().max(40),
  lewat: z.array(jalan).min(1).max(3),
  judul: z.string().trim().min(1).max(150),
  isi: z.string().trim().min(1).max(4000),
};

const pratinjau = z.object({
  /** Rows that were chosen. */
  baris: z.number().int(),
  /** Texts that would go out, and how many of them which way. */
  penerima: z.number().int(),
  portal: z.number().int(),
  surel: z.number().int(),
  wa: z.number().int(),
  /** Of these by WhatsApp's service; the others get a prepared link. Null: the service is not set up. */
  waResmi: z.number().int().nullable(),
  /** The service is the demo's stand-in: nothing leaves the installation. */
  waContoh: z.boolean(),
  contoh: z.array(z.object({ nama: z.string(), judul: z.string(), isi: z.string() })),
  jumlahGagal: z.number().int(),
  gagal: z.array(z.object({ baris: z.string(), alasan })),
  perJam: z.number().int(),
});
export type PratinjauPesan = z.infer<typeof pratinjau>;

export const cobaPesan = call({
  method: 'POST',
  path: '/api/pesan/coba',
  summary: 'Pratinjau pesan: tiga contoh, siapa yang terjangkau dan siapa yang tidak; tidak menyimpan apa pun',
  body: z.object(rows),
  answer: pratinjau,
});

export const kirimPesan = call({
  method: 'POST',
  path: '/api/pesan',
  summary: 'Kirim pesan sekarang atau pada waktunya; kunci yang sama menjawab pesan yang sama',
  body: z.object({
    ...rows,
    kunci: z.uuid(),
    jadwal: z.iso.datetime({ offset: true }).nullable().default(null),
    /** Receivers may answer in the portal. */
    bolehDibalas: z.boolean().default(false),
    /** Threads are shown on the row, to the team that may write to it. */
    tampilDiData: z.boolean().default(false),
  }),
  answer: z.object({ id: z.string() }),
  status: 201,
});

const ringkas = z.object({
  id: z.string(),
  judul: z.string(),
  resource: z.string(),
  labelKepada: z.string(),
  lewat: z.array(jalan),
  status: z.enum(['menunggu', 'selesai', 'dibatalkan']),
  jadwal: z.string().nullable(),
  dibuat: z.string(),
  penerima: z.number().int(),
  terkirim: z.number().int(),
  dibaca: z.number().int(),
  gagal: z.number().int(),
  bolehDibalas: z.boolean(),
  /** Receivers who have answered. */
  dibalas: z.number().int(),
});
export type PesanRingkas = z.infer<typeof ringkas>;

const mulai = z.coerce.number().int().min(0).max(1_000_000).default(0);

export const daftarPesan = call({
  method: 'GET',
  path: '/api/pesan',
  summary: 'Pesan yang dikirim pemanggil, 25 per halaman',
  query: z.object({ mulai }),
  answer: z.object({ jumlah: z.number().int(), pesan: z.array(ringkas) }),
});

const seorang = z.object({
  id: z.string(),
  nama: z.string(),
  baris: z.string().nullable(),
  keadaan: z.enum(['menunggu', 'terkirim', 'gagal', 'dibatalkan']),
  alasan: alasan.nullable(),
  dikirimPada: z.string().nullable(),
  /** When the notice was read; null where it was not, or there is none. */
  dibacaPada: z.string().nullable(),
  /** State of the mail; null: none is written. */
  surel: z.enum(['menunggu', 'terkirim', 'gagal', 'dibuang']).nullable(),
  /** A prepared link can be opened. */
  wa: z.boolean(),
  /** Answers that went to and fro. */
  balasan: z.number().int(),
  waDibuka: z.string().nullable(),
  /** State at WhatsApp's own service; null: it does not go that way. */
  waKeadaan: z.enum(['menunggu', 'terkirim', 'sampai', 'dibaca', 'gagal']).nullable(),
  waPada: z.string().nullable(),
  waAlasan: z.string().nullable(),
});
export type PenerimaPesan = z.infer<typeof seorang>;

export const bacaPesan = call({
  method: 'GET',
  path: '/api/pesan/:id',
  summary: 'Pesan milik pemanggil dengan keadaan setiap penerima, 50 per halaman',
  query: z.object({ mulai, keadaan: z.enum(['semua', 'belum', 'dibalas', 'gagal']).default('semua') }),
  answer: ringkas.extend({ isi: z.string(), jumlah: z.number().int(), orang: z.array(seorang) }),
});
export type IsiPesan = AnswerOf<typeof bacaPesan>;

export const batalPesan = call({
  method: 'POST',
  path: '/api/pesan/:id/batal',
  summary: 'Hentikan pesan sendiri; yang sudah terkirim tetap terkirim',
  answer: z.object({ dibatalkan: z.number().int() }),
});

export const tautanWa = call({
  method: 'POST',
  path: '/api/pesan/:id/penerima/:penerima/wa',
  summary: 'Tautan wa.me dengan pesan untuk seorang penerima, dan catat bahwa tautan itu dibuka',
  answer: z.object({ alamat: z.string(), waDibuka: z.string() }),
});

const izin = z.object({
  /** The installation sends by WhatsApp's service. */
  tersedia: z.boolean(),
  /** The service is the demo's stand-in: nothing leaves the installation. */
  contoh: z.boolean(),
  /** Number of the account, its end only; null: none is known. */
  nomor: z.string().nullable(),
  boleh: z.boolean(),
});

export const izinWaSaya = call({
  method: 'GET',
  path: '/api/user/wa',
  summary: 'Izin saya menerima pesan lewat WhatsApp resmi',
  answer: izin,
});
export type IzinWa = AnswerOf<typeof izinWaSaya>;

export const aturIzinWa = call({
  method: 'PUT',
  path: '/api/user/wa',
  summary: 'Izinkan atau hentikan pesan lewat WhatsApp resmi',
  body: z.object({ boleh: z.boolean() }),
  answer: izin,
});

/** Calls of WhatsApp's service (Meta, Webhooks): its address is checked by a word, its calls by their signature. */
export const periksaWebhookWa = call({
  method: 'GET',
  path: '/api/publik/wa',
  summary: 'Meta memeriksa alamat webhook WhatsApp',
  query: z.object({
    'hub.mode': z.string().max(40),
    'hub.verify_token': z.string().max(200),
    'hub.challenge': z.string().max(200),
  }),
  answer: 'file',
});

export const webhookWa = call({
  method: 'POST',
  path: '/api/publik/wa',
  summary: 'Keadaan pesan WhatsApp dan balasan (X-Hub-Signature-256)',
  answer: z.object({ diterima: z.boolean() }),
});
