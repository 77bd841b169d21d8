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

/** Which file of a row is meant: its resource declares which one is signed (`Signable`). */
const row = {
  resource: z
    .string({ error: asIssue(messages.required) })
    .min(1, asIssue(messages.required))
    .max(80),
  id: z.uuid({ error: asIssue(messages.choice) }),
};
const version = z.number().int().min(0).optional();

/** How far the signature of a row's file is. */
const permintaan = z.object({
  status: z.string(),
  label: z.string(),
  pejabat: z.string(),
  dimintaPada: z.string(),
  pesan: z.string().nullable(),
  ditandatanganiPada: z.string().nullable(),
  oleh: z.string().nullable(),
  sertifikat: z.string().nullable(),
  cara: z.string().nullable(),
  /** Id of the file as it was uploaded, where the row shows the signed one. */
  asli: z.string().nullable(),
  /** Code of the public check page, once it is signed. */
  kode: z.string().nullable(),
});

export const keadaanBerkas = call({
  method: 'GET',
  path: `${base}/permintaan`,
  summary: 'Keadaan tanda tangan berkas suatu baris',
  query: z.object(row),
  answer: z.object({
    permintaan: permintaan.nullable(),
    bolehMinta: z.boolean(),
    bolehTarik: z.boolean(),
    /** Who can be asked; empty for who may not ask. */
    pejabat: z.array(z.object({ id: z.string(), nama: z.string(), jabatan: z.string() })),
  }),
});
export type KeadaanBerkas = z.infer<(typeof keadaanBerkas)['answer']>;

/** Puts the file of a row where an official finds it. */
export const mintaTandaTangan = call({
  method: 'POST',
  path: `${base}/permintaan`,
  summary: 'Minta tanda tangan berkas suatu baris',
  body: z.object({ ...row, version, idPejabat: z.uuid({ error: asIssue(messages.choice) }) }),
  answer: z.object({ status: z.string() }),
});

/** Takes that back before it is signed. */
export const tarikPermintaan = call({
  method: 'POST',
  path: `${base}/permintaan/tarik`,
  summary: 'Tarik permintaan tanda tangan berkas',
  body: z.object({
    ...row,
    version,
    catatan: z
      .string({ error: asIssue(messages.noteRequired) })
      .trim()
      .min(1, asIssue(messages.noteRequired))
      .max(2000),
  }),
  answer: z.object({ status: z.string() }),
});

/** The letter as it is now, for whoever signs it. */
export const berkasTandaTangan = call({
  method: 'GET',
  path: `${base}/:id/berkas`,
  summary: 'Baca surat yang menunggu tanda tangan (PDF)',
  answer: 'file',
});
