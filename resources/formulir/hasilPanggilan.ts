import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';
import { tautanAngka } from '../umum/panggilanLaporan.ts';

/** Further calls of results (docs/domain/70 §5). `:id` is the form. */

const pembanding = z.object({
  id: z.string(),
  judul: z.string(),
  tanggalBuka: z.string().nullable(),
  /** Made of the same ready-made survey, or with mostly the same questions. */
  serupa: z.boolean(),
});
/** A form with which results are compared. */
export type Pembanding = z.infer<typeof pembanding>;

export const daftarPembanding = call({
  method: 'GET',
  path: '/api/formulir/hasil/:id/pembanding',
  summary: 'Formulir lain yang hasilnya boleh dibaca pemanggil, yang serupa lebih dahulu',
  answer: z.array(pembanding),
});

const banding = z.object({
  judul: z.string(),
  ditampilkan: z.number().int(),
  /** By the column of this form; a question that the other form did not ask is not there. */
  kolom: z.record(
    z.string(),
    z.object({
      terjawab: z.number().int(),
      rata: z.number().nullable(),
      batang: z.array(z.object({ nilai: z.string(), jumlah: z.number().int() })),
    }),
  ),
});
/** Results of another form beside those of this one. */
export type BandingFormulir = z.infer<typeof banding>;

export const bandingkanHasil = call({
  method: 'GET',
  path: '/api/formulir/hasil/:id/pembanding/:lain',
  summary: 'Hasil formulir lain untuk pertanyaan yang sama, menurut kode pertanyaan atau kata-katanya',
  answer: banding,
});

const silang = z.object({
  /** By what participants are grouped: label of what they were chosen by. */
  menurut: z.array(z.string()),
  kelompok: z.array(
    z.object({
      nama: z.string(),
      /** 0 where fewer than five: it is not said how many. */
      jumlah: z.number().int(),
      sedikit: z.boolean(),
      kolom: z.array(
        z.object({
          kunci: z.string(),
          /** Mean of a scale or number. */
          rata: z.number().nullable(),
          batang: z.array(z.object({ nilai: z.string(), label: z.string(), jumlah: z.number().int() })),
        }),
      ),
    }),
  ),
});
/** Answers by group of those who gave them. */
export type SilangFormulir = z.infer<typeof silang>;

export const silangHasil = call({
  method: 'GET',
  path: '/api/formulir/hasil/:id/silang',
  summary: 'Jawaban menurut kelompok peserta: program studi, periode, mitra; yang di bawah lima ditutup',
  query: z.object({ menurut: z.string().max(200).optional() }),
  answer: silang,
});

export const cetakHasil = call({
  method: 'GET',
  path: '/api/formulir/hasil/:id/pdf',
  summary: 'Hasil formulir sebagai PDF untuk berkas akreditasi',
  answer: 'file',
});

export const daftarTautanHasil = call({
  method: 'GET',
  path: '/api/formulir/hasil/:id/tautan',
  summary: 'Tautan tanpa akun ke angka hasil formulir, yang dibuat pemanggil',
  answer: z.object({ tautan: z.array(tautanAngka), palingLama: z.string() }),
});

export const buatTautanHasil = call({
  method: 'POST',
  path: '/api/formulir/hasil/:id/tautan',
  summary: 'Buat tautan tanpa akun ke angka hasil; alamatnya hanya dijawab sekali ini',
  status: 201,
  body: z.object({ berakhir: z.iso.date(asIssue(messages.wrongType)) }),
  answer: tautanAngka.extend({ alamat: z.string() }),
});

export const cabutTautanHasil = call({
  method: 'DELETE',
  path: '/api/formulir/hasil/:id/tautan/:tautan',
  summary: 'Cabut tautan tanpa akun ke angka hasil',
  answer: tautanAngka,
});
