import { z } from 'zod';
import { call } from '../kit/index.ts';

/** Calls of the reports and boards that people get by mail (docs/domain/10 §3.11). */

const kapan = z.enum(['senin', 'bulan']);

const kiriman = z.object({
  id: z.string(),
  /** Who gets it, in which role: the figures are what that role sees. */
  nama: z.string(),
  peran: z.string(),
  kapan,
  /** Days of the latest and of the next one. */
  terakhir: z.string().nullable(),
  berikutnya: z.string(),
  /** Whether the caller gets it. */
  milikSaya: z.boolean(),
  /** Whether the caller may stop it. */
  boleh: z.boolean(),
});
export type Kiriman = z.infer<typeof kiriman>;

const penerima = z.object({ idUserRole: z.string(), nama: z.string(), peran: z.string() });
export type Penerima = z.infer<typeof penerima>;

/** What is sent: one report, or a board with its reports. */
export type Terkirim = 'laporan' | 'papan-laporan';

const callsOf = (root: Terkirim, what: string) => ({
  daftar: call({
    method: 'GET',
    path: `/api/${root}/:id/kiriman`,
    summary: `Kiriman surel ${what}: semuanya bagi pemiliknya, milik sendiri bagi yang lain`,
    answer: z.object({ kiriman: z.array(kiriman) }),
  }),
  cari: call({
    method: 'GET',
    path: `/api/${root}/:id/penerima`,
    summary: `Akun yang dapat menerima ${what} lewat surel: pemanggil sendiri; bagi tim, pemegang peran tujuannya`,
    query: z.object({ q: z.string().trim().max(80).optional() }),
    answer: z.object({ penerima: z.array(penerima) }),
  }),
  buat: call({
    method: 'POST',
    path: `/api/${root}/:id/kiriman`,
    summary: `Kirim ${what} lewat surel secara berkala, sebagai PDF dan XLSX dalam cakupan penerimanya`,
    status: 201,
    body: z.object({ idUserRole: z.string().max(40), kapan }),
    answer: kiriman,
  }),
  hentikan: call({
    method: 'DELETE',
    path: `/api/${root}/:id/kiriman/:kiriman`,
    summary: `Hentikan kiriman surel ${what}`,
    answer: z.object({ id: z.string() }),
  }),
});

export const kirimanDari = {
  laporan: callsOf('laporan', 'sebuah laporan'),
  'papan-laporan': callsOf('papan-laporan', 'sebuah papan'),
} as const;
export type PanggilanKiriman = (typeof kirimanDari)[Terkirim];
