import { z } from 'zod';
import { asIssue, call, messages, uuid } from '../kit/index.ts';
import { bahasa } from '../pengaturan/bahasa.ts';
import { dokumenInbound, mhsInbound } from './mhsInbound.ts';

/** Public calls of inbound exchange, without an account (docs/domain/50 §2.1). */

/** The language that a stranger is answered in; Indonesian where it says nothing that is known. */
const language = z.object({
  bahasa: z
    .enum(Object.keys(bahasa) as (keyof typeof bahasa)[])
    .default('id')
    .catch('id'),
});
const typed = (max: number) =>
  z
    .string({ error: ({ input }) => (input == null ? asIssue(messages.required) : asIssue(messages.wrongType)) })
    .max(max, asIssue(messages.text.max({ n: max })));
const token = typed(300);
const choices = z.array(z.object({ value: z.string(), label: z.string() }));

/** A field as the public page draws it. */
export const isianPublik = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['text', 'longtext', 'email', 'tel', 'date', 'number', 'choice', 'many', 'file', 'boolean']),
  required: z.boolean(),
  /** Shown while another field has this value. */
  when: z.object({ field: z.string(), value: z.string() }).optional(),
  choices: choices.optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number().optional(),
  maxLength: z.number().optional(),
  types: z.array(z.string()).readonly().optional(),
  maxMb: z.number().optional(),
  /** Choices are asked for with the value of another field. */
  choicesOf: z.string().optional(),
  /** Suggests entries for the typed text. */
  suggests: z.boolean().optional(),
});

export const langkahPublik = z.object({ title: z.string(), fields: z.array(isianPublik) });

/** `/api/` and the endpoint of `mhsInbound`, which a type cannot be read from. */
const base = '/api/v2/mhs-luar-upn';

export const formulirInbound = call({
  method: 'GET',
  path: `${base}/register/form`,
  summary: 'Formulir pendaftaran inbound',
  query: language,
  answer: z.object({
    /** Names the form: sent again with the same name it gets the same answer. */
    formToken: z.string(),
    masaStudi: z.array(z.object({ id: uuid, nama: z.string(), pendaftaranSelesai: z.string() })),
    bukaPada: z.string().nullable(),
    langkah: z.array(langkahPublik),
    konfirmasiEmail: z.boolean(),
    /** The text in force, in the language of the form; null: nothing is asked. */
    persetujuan: z.object({ id: uuid, versi: z.int(), judul: z.string(), isi: z.string() }).nullable(),
  }),
});

/** Files of the public form, by field. */
export const berkasPublik = [...dokumenInbound, 'berkasAsuransi'] as const;

const terdaftar = z.object({
  nomorRegistrasi: z.string(),
  kodeAkses: z.string(),
  status: z.string(),
  /** The form had been stored already, with other values than are sent now. */
  isianLain: z.boolean().optional(),
});

export const daftarInbound = call({
  method: 'POST',
  path: `${base}/register`,
  summary: 'Daftar sebagai mahasiswa inbound',
  status: 201,
  form: {
    data: mhsInbound.name,
    words: z.object({
      formToken: token,
      situsWeb: z.string().max(200).optional(),
      /** Id of the text that was ticked. */
      persetujuan: z.string().max(60).optional(),
    }),
    files: berkasPublik,
  },
  answer: terdaftar,
});

/** For who lost the answer: the form that was sent gets the same one again, without its documents. */
export const hasilInbound = call({
  method: 'POST',
  path: `${base}/register/hasil`,
  summary: 'Hasil formulir inbound yang sudah dikirim',
  body: z.object({ formToken: token }),
  answer: terdaftar,
});

const nomorDanKode = z.object({ nomorRegistrasi: typed(40), kodeAkses: typed(40) });

/** Values of a registrant's form as they are shown again. */
const isian = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]));

export const statusInbound = call({
  method: 'POST',
  path: `${base}/register/status`,
  summary: 'Cek status pendaftaran inbound',
  query: language,
  body: nomorDanKode,
  answer: z.object({
    id: uuid,
    namaLengkap: z.string(),
    npm: z.string().nullable(),
    namaProdi: z.string(),
    pendaftaran: isian,
    version: z.int(),
    status: z.string(),
    namaStatus: z.string(),
    riwayat: z.array(z.object({ status: z.string(), catatan: z.string().nullable(), waktu: z.string() })),
    akunAktif: z.boolean(),
    /** Opens what may be done with the registration for an hour. */
    statusToken: z.string(),
  }),
});

export const buktiInbound = call({
  method: 'POST',
  path: `${base}/register/bukti`,
  summary: 'Bukti pendaftaran inbound (PDF)',
  query: language,
  body: nomorDanKode,
  answer: 'file',
});

export const pilihanInbound = call({
  method: 'GET',
  path: `${base}/register/pilihan`,
  summary: 'Pilihan suatu isian formulir inbound',
  query: z.object({ field: z.string().max(60), di: z.string().max(40).optional(), q: z.string().max(200).optional() }),
  answer: choices,
});

export const kirimUlangInbound = call({
  method: 'POST',
  path: `${base}/register/kirim-ulang`,
  summary: 'Kirim ulang tautan konfirmasi surel',
  body: nomorDanKode,
  answer: z.object({ dikirim: z.boolean() }),
});

export const konfirmasiEmailInbound = call({
  method: 'POST',
  path: `${base}/register/konfirmasi-email`,
  summary: 'Konfirmasi surel pendaftar inbound',
  body: z.object({ token }),
  answer: z.object({ status: z.string() }),
});

export const aktivasiInbound = call({
  method: 'POST',
  path: `${base}/register/aktivasi`,
  summary: 'Aktifkan akun mahasiswa inbound',
  body: z.object({ statusToken: token, password: typed(1000), konfirmasiPassword: typed(1000) }),
  answer: z.object({ npm: z.string() }),
});

export const perbaikanInbound = call({
  method: 'PUT',
  path: `${base}/register/:id`,
  summary: 'Perbaiki pendaftaran yang dikembalikan',
  form: { data: mhsInbound.name, words: z.object({ statusToken: token }), files: berkasPublik },
  answer: z.object({ status: z.string() }),
});

export const cekDokumenInbound = call({
  method: 'GET',
  path: `${base}/cek-dokumen`,
  summary: 'Periksa keaslian hasil studi inbound',
  query: language.extend({ kode: z.string().max(200).optional() }),
  answer: z.object({
    valid: z.boolean(),
    jenis: z.string(),
    nama: z.string(),
    npm: z.string(),
    tanggalCetak: z.string(),
    ips: z.number().nullable(),
  }),
});

/** Types of the calls that the public page of inbound exchange uses. */
export interface PanggilanInbound {
  formulir: typeof formulirInbound;
  daftar: typeof daftarInbound;
  hasil: typeof hasilInbound;
  status: typeof statusInbound;
  bukti: typeof buktiInbound;
  pilihan: typeof pilihanInbound;
  kirimUlang: typeof kirimUlangInbound;
  konfirmasiEmail: typeof konfirmasiEmailInbound;
  aktivasi: typeof aktivasiInbound;
  perbaikan: typeof perbaikanInbound;
  cekDokumen: typeof cekDokumenInbound;
}
