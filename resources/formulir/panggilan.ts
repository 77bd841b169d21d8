import { z } from 'zod';
import { draftFormSchema, formSchema } from '../kit/form/definition.ts';
import { call } from '../kit/index.ts';

/** Calls of forms (docs/domain/70). `:id` is the form. */

/** Absent: 428. */
const version = z.number().int().min(0).optional();
const answers = z.record(z.string(), z.unknown());

const rancangan = z.object({
  /** Of the draft; 0: nothing was written yet. */
  version: z.number().int(),
  rancangan: draftFormSchema,
  /** The newest release. */
  terbit: formSchema.nullable(),
  versi: z.array(z.object({ nomor: z.number().int(), namaUser: z.string().nullable(), waktu: z.string() })),
  /** How many have sent their answers, and how many of them answered each question. */
  jawaban: z.number().int(),
  terjawab: z.record(z.string(), z.number().int()),
});
/** What the builder of a form works with. */
export type RancanganFormulir = z.infer<typeof rancangan>;

export const bacaRancangan = call({
  method: 'GET',
  path: '/api/formulir/formulir/:id/rancangan',
  summary: 'Pertanyaan formulir yang sedang ditulis, rilis terakhirnya, dan berapa yang sudah menjawab',
  answer: rancangan,
});

export const simpanRancangan = call({
  method: 'PUT',
  path: '/api/formulir/formulir/:id/rancangan',
  summary: 'Simpan pertanyaan formulir; berlaku setelah dirilis',
  body: z.object({ version, rancangan: draftFormSchema }),
  answer: rancangan,
});

const bacaanXlsform = z.object({
  rancangan: draftFormSchema,
  /** What cannot be kept, in the order of the file; the first 500 of `jumlahCatatan`. */
  catatan: z.array(z.object({ lembar: z.string(), baris: z.number().int(), kolom: z.string(), pesan: z.string() })),
  jumlahCatatan: z.number().int(),
});
/** A form of a spreadsheet as it would be taken. */
export type BacaanXlsform = z.infer<typeof bacaanXlsform>;

/** Nothing is stored: the builder shows what was read, and whoever agrees saves it as what is being written. */
export const cobaXlsform = call({
  method: 'POST',
  path: '/api/formulir/formulir/:id/xlsform',
  summary: 'Baca XLSForm (XLSX atau XLS): pertanyaannya, dan apa yang tidak dapat disimpan',
  form: { files: ['file'] },
  answer: bacaanXlsform,
});

export const unduhXlsform = call({
  method: 'GET',
  path: '/api/formulir/formulir/:id/xlsform',
  summary: 'Pertanyaan formulir sebagai XLSForm: yang sedang ditulis, atau suatu versi',
  query: z.object({ versi: z.coerce.number().int().min(0).max(100_000).default(0) }),
  answer: 'file',
});

const ringkas = z.object({
  id: z.string(),
  judul: z.string(),
  keterangan: z.string().nullable(),
  tanggalTutup: z.string().nullable(),
  keadaan: z.enum(['belum', 'draf', 'terkirim']),
  /** Nobody learns who answered what; what is half way stays on the device. */
  anonim: z.boolean(),
  /** It may be filled in now. */
  buka: z.boolean(),
  /** Closed: as many have answered as it takes. */
  penuh: z.boolean(),
  /** The caller may read the answers of everybody. */
  hasil: z.boolean(),
  /** Of a form that is asked at a moment: the row that it asks about. */
  baris: z
    .object({
      id: z.string(),
      nama: z.string(),
      /** What waits for the answers: "Nilai". */
      menahan: z.string().nullable(),
    })
    .nullable(),
});
/** A form in the list of somebody who answers it or reads its answers. */
export type FormulirRingkas = z.infer<typeof ringkas>;

export const daftarIsian = call({
  method: 'GET',
  path: '/api/formulir/isian',
  summary: 'Formulir yang dapat diisi pemanggil, yang sudah diisinya, dan yang hasilnya boleh dibacanya',
  answer: z.array(ringkas),
});

/** Which row a form asks about, where it is asked at a moment. */
const tentang = z.object({ baris: z.string().max(60).optional() });

const isian = ringkas.extend({
  tanggalBuka: z.string().nullable(),
  dapatDiubah: z.boolean(),
  nomorVersi: z.number().int(),
  definisi: formSchema,
  /** Of the caller's answers; 0: there are none yet. */
  version: z.number().int(),
  isi: answers,
  dikirimPada: z.string().nullable(),
});
/** A form with the caller's own answers. */
export type Isian = z.infer<typeof isian>;

export const bacaIsian = call({
  method: 'GET',
  path: '/api/formulir/isian/:id',
  summary: 'Pertanyaan formulir dan jawaban pemanggil sendiri',
  query: tentang,
  answer: isian,
});

export const simpanIsian = call({
  method: 'PUT',
  path: '/api/formulir/isian/:id',
  summary: 'Simpan jawaban sebagai draf, atau kirim',
  query: tentang,
  body: z.object({ version, nomorVersi: z.number().int(), isi: answers, kirim: z.boolean() }),
  answer: isian,
});

const angka = z.object({ terkecil: z.number(), terbesar: z.number(), rata: z.number() });
const kolom = z.object({
  kunci: z.string(),
  judul: z.string(),
  jenis: z.string(),
  /** The section in which it is asked several times; its answers are counted, not people. */
  berulang: z.boolean(),
  dihapus: z.boolean(),
  /** Too few have answered for anything to be shown. */
  sedikit: z.boolean(),
  terjawab: z.number().int(),
  batang: z.array(z.object({ nilai: z.string(), label: z.string(), jumlah: z.number().int() })),
  angka: angka.nullable(),
});
/** What was answered to one question, over all versions. */
export type HasilKolom = z.infer<typeof kolom>;

const hasil = z.object({
  id: z.string(),
  judul: z.string(),
  status: z.string(),
  nomorVersi: z.number().int(),
  terkirim: z.number().int(),
  draf: z.number().int(),
  anonim: z.boolean(),
  /** Answers that count here: of an anonymous form some wait until they are several. */
  ditampilkan: z.number().int(),
  kolom: z.array(kolom),
});
export type HasilFormulir = z.infer<typeof hasil>;

export const bacaHasil = call({
  method: 'GET',
  path: '/api/formulir/hasil/:id',
  summary: 'Ringkasan jawaban per pertanyaan; untuk peran yang disebut formulirnya',
  answer: hasil,
});

const mulai = z.coerce.number().int().min(0).max(1_000_000).default(0);
const q = z.string().max(100).optional();

export const teksHasil = call({
  method: 'GET',
  path: '/api/formulir/hasil/:id/teks',
  summary: 'Jawaban teks suatu pertanyaan, dapat dicari, 20 per halaman',
  query: z.object({ kolom: z.string().max(90), q, mulai }),
  answer: z.object({ jumlah: z.number().int(), teks: z.array(z.string()) }),
});

const barisJawaban = z.object({
  id: z.string(),
  nama: z.string(),
  /** The row that it is about, of a form that is asked at a moment. */
  tentang: z.string().nullable(),
  dikirimPada: z.string().nullable(),
  nomorVersi: z.number().int(),
  isi: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  /** Files of the answers to questions that ask for some, to open. */
  berkas: z.record(z.string(), z.array(z.object({ id: z.string(), nama: z.string() }))),
});
export type BarisJawaban = z.infer<typeof barisJawaban>;

export const tabelHasil = call({
  method: 'GET',
  path: '/api/formulir/hasil/:id/jawaban',
  summary: 'Jawaban satu per satu, satu kolom untuk setiap pertanyaan dari semua versi, 25 per halaman',
  query: z.object({
    mulai,
    q,
    kolom: z.string().max(90).optional(),
    nilai: z.string().max(500).optional(),
    urut: z.string().max(90).optional(),
    arah: z.enum(['naik', 'turun']).default('turun'),
  }),
  answer: z.object({ jumlah: z.number().int(), baris: z.array(barisJawaban) }),
});

export const eksporHasil = call({
  method: 'GET',
  path: '/api/formulir/hasil/:id/ekspor',
  summary: 'Semua jawaban sebagai XLSX, dengan label atau kode pilihan',
  query: z.object({ bentuk: z.enum(['label', 'kode']).default('label') }),
  answer: 'file',
});
