import { z } from 'zod';
import { call } from '../kit/index.ts';

/** Public check of a letter, or of a signed agreement: people's numbers are masked; no address, no birth data (docs/domain/40 §2.2). */
export const periksaSurat = call({
  method: 'GET',
  path: '/api/v6/generate-surat/verifikasi/:kode',
  summary: 'Periksa keaslian surat',
  answer: z.object({
    /** `berkas`: a file of a row that was signed (an agreement); it has no seal and no participants. */
    bentuk: z.enum(['surat', 'berkas']),
    valid: z.boolean(),
    status: z.enum(['berlaku', 'dibatalkan', 'kedaluwarsa']),
    jenisSurat: z.string(),
    nomorSurat: z.string(),
    /** Days, `YYYY-MM-DD`. */
    tanggalSurat: z.string(),
    berlakuSampai: z.string().nullable(),
    perihal: z.string(),
    penerima: z.string(),
    program: z.string(),
    penandatangan: z.object({ nama: z.string(), jabatan: z.string() }),
    /** `berlaku`: it still counts for this one. */
    peserta: z.array(z.object({ nama: z.string(), npm: z.string(), programStudi: z.string(), berlaku: z.boolean() })),
    /** Of the portal's copy; null where that is gone. */
    sha256: z.string().nullable(),
    /** The public key of its seal, and whether the portal's own copy is still what was sealed. */
    segel: z.object({ kunci: z.string(), utuh: z.boolean() }).nullable(),
    /** The electronic signature of that copy; `sah`: the file is byte for byte what was signed. */
    tandaTangan: z
      .object({
        oleh: z.string(),
        pada: z.string(),
        cara: z.enum(['p12', 'bsre', 'contoh']),
        sertifikat: z.string(),
        penerbit: z.string(),
        nomorSeri: z.string(),
        sah: z.boolean(),
      })
      .nullable(),
    /** Number of the letter that stands in its place. */
    pengganti: z.string().nullable(),
  }),
});

export const kunciSegel = call({
  method: 'GET',
  path: '/api/v6/generate-surat/kunci',
  summary: 'Kunci publik segel surat',
  answer: z.object({
    algoritma: z.literal('Ed25519'),
    kunci: z.array(z.object({ kunci: z.string(), pem: z.string() })),
  }),
});
