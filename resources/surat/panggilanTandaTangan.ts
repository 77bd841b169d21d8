import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';
import { tandaTangan } from './tandaTangan.ts';

const base = `/api/${tandaTangan.endpoint}` as const;
/** Letters of one act. */
const mostLetters = 500;

const sesi = z.object({
  id: z.string(),
  jumlah: z.number().int(),
  berhasil: z.number().int(),
  /** Refused, or of which nobody knows; each says why. */
  gagal: z.number().int(),
  /** Still to be signed by this act. */
  tersisa: z.number().int(),
  rincian: z.array(z.object({ id: z.string(), nomorSurat: z.string(), pesan: z.string() })),
});
export type SesiTandaTangan = z.infer<typeof sesi>;

/** How one signs here, and how far the caller's last act is. */
export const keadaanTandaTangan = call({
  method: 'GET',
  path: `${base}/penandatanganan`,
  summary: 'Cara menandatangani surat, dan keadaan penandatanganan terakhir milik sendiri',
  answer: z.object({
    /** Null where letters are not signed electronically. */
    layanan: z
      .object({ cara: z.enum(['p12', 'bsre', 'contoh']), nama: z.string(), minta: z.enum(['frasaSandi', 'kataSandi']) })
      .nullable(),
    sesi: sesi.nullable(),
  }),
});

/** Signs letters in one act, in the background; the password is kept in memory until the act ends. */
export const tandatangani = call({
  method: 'POST',
  path: `${base}/tandatangani`,
  summary: 'Tandatangani surat',
  body: z.object({
    items: z
      .array(
        z.object({
          id: z.uuid({ error: asIssue(messages.choice) }),
          version: z.number({ error: asIssue(messages.required) }).int(),
        }),
        { error: asIssue(messages.required) },
      )
      .min(1, asIssue(messages.required))
      .max(mostLetters, asIssue(messages.maxRows({ n: mostLetters }))),
    /** Of the signer's certificate, or of the account: as `layanan.minta` says. */
    password: z
      .string({ error: asIssue(messages.required) })
      .min(1, asIssue(messages.required))
      .max(200),
  }),
  answer: sesi,
});

/** The letter as it is now, for whoever signs it. */
export const berkasTandaTangan = call({
  method: 'GET',
  path: `${base}/:id/berkas`,
  summary: 'Baca surat yang menunggu tanda tangan (PDF)',
  answer: 'file',
});
