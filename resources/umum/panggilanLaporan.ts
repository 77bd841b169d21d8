import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';
import { pivotFormNames, pivotLimits, pivotShareNames } from '../kit/pivot.ts';

/** Calls of the reports that people keep (docs/domain/10 §3.11). */

const mostFilters = 4000;
const name = z.string().max(200);

/** A question as it is kept. */
const isiLaporan = z.object({
  baris: z.array(name).max(pivotLimits.rows),
  kolom: z.array(name).max(pivotLimits.columns),
  nilai: z.array(name).max(pivotLimits.values),
  filter: z
    .record(name, z.unknown())
    .refine(filter => JSON.stringify(filter).length <= mostFilters, asIssue(messages.wrongType)),
  bentuk: z.literal(pivotFormNames),
  porsi: z.literal(pivotShareNames),
});

export type IsiLaporan = z.infer<typeof isiLaporan>;

const satuLaporan = z.object({
  id: z.string(),
  version: z.number(),
  nama: z.string(),
  uraian: z.string().nullable(),
  sumber: z.string(),
  isi: isiLaporan,
  /** Roles that see it too. */
  peran: z.array(z.string()),
  milikSaya: z.boolean(),
  /** Whether the caller may save over it and delete it. */
  boleh: z.boolean(),
  /** Who keeps it. */
  pemilik: z.string(),
  diubah: z.string(),
});
export type Laporan = z.infer<typeof satuLaporan>;

const required = asIssue(messages.required);
const most = 20;
const isian = {
  nama: z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(80, asIssue(messages.text.max({ n: 80 }))),
  uraian: z
    .string()
    .trim()
    .max(1000, asIssue(messages.text.max({ n: 1000 })))
    .nullable(),
  sumber: name,
  isi: isiLaporan,
  peran: z.array(z.string().max(4)).max(most),
};
/** The version that the caller saw; undefined answers 428. */
const version = z.number().int().optional();

export const daftarLaporan = call({
  method: 'GET',
  path: '/api/laporan',
  summary: 'Laporan tersimpan: milik sendiri, dan yang dibagikan kepada peran pemanggil',
  answer: z.object({
    laporan: z.array(satuLaporan),
    /** Roles that the caller may share a report with; none for most people. */
    peran: z.array(z.object({ id: z.string(), nama: z.string() })),
  }),
});

export const simpanLaporan = call({
  method: 'POST',
  path: '/api/laporan',
  summary: 'Simpan laporan dengan nama',
  status: 201,
  body: z.object(isian),
  answer: satuLaporan,
});

export const ubahLaporan = call({
  method: 'PUT',
  path: '/api/laporan/:id',
  summary: 'Ubah laporan milik sendiri; Super Admin juga yang dibagikan kepadanya',
  body: z.object({ version, ...isian }).partial(),
  answer: satuLaporan,
});

export const hapusLaporan = call({
  method: 'DELETE',
  path: '/api/laporan/:id',
  summary: 'Hapus laporan; dalam sehari dapat diambil kembali',
  body: z.object({ version }),
  answer: z.object({ id: z.string(), version: z.number() }),
});

export const pulihkanLaporan = call({
  method: 'POST',
  path: '/api/laporan/:id/pulihkan',
  summary: 'Ambil kembali laporan yang dihapus',
  answer: satuLaporan,
});

/** A link at which figures are read without an account, as its maker sees it. */
export const tautanAngka = z.object({
  id: z.string(),
  berakhir: z.string(),
  /** When it was revoked. */
  dicabutPada: z.string().nullable(),
  kunjungan: z.number(),
  terakhirDibuka: z.string().nullable(),
  dibuat: z.string(),
});
export type TautanLaporan = z.infer<typeof tautanAngka>;

export const daftarTautan = call({
  method: 'GET',
  path: '/api/laporan/:id/tautan',
  summary: 'Tautan tanpa akun sebuah laporan milik sendiri',
  answer: z.object({ tautan: z.array(tautanAngka), palingLama: z.string() }),
});

export const buatTautan = call({
  method: 'POST',
  path: '/api/laporan/:id/tautan',
  summary: 'Buat tautan tanpa akun; alamatnya hanya dijawab sekali ini',
  status: 201,
  body: z.object({ berakhir: z.iso.date(asIssue(messages.wrongType)) }),
  answer: tautanAngka.extend({ alamat: z.string() }),
});

export const cabutTautan = call({
  method: 'DELETE',
  path: '/api/laporan/:id/tautan/:tautan',
  summary: 'Cabut tautan tanpa akun',
  answer: tautanAngka,
});

const jenisAngka = z.enum(['integer', 'decimal', 'money']);

/** Figures of a report as somebody without an account reads them. */
const laporanTerbuka = z.object({
  nama: z.string(),
  uraian: z.string().nullable(),
  /** What is counted. */
  data: z.string(),
  tanggal: z.string(),
  berakhir: z.string(),
  saring: z.array(z.object({ hal: z.string(), isi: z.string() })),
  /** Headings of the groups down, of the groups across, and of the figures in each of them. */
  baris: z.array(z.string()),
  kolom: z.array(z.string()),
  nilai: z.array(z.object({ nama: z.string(), jenis: jenisAngka })),
  garis: z.array(
    z.object({
      /** Words of its groups; fewer than headings in a total. */
      kelompok: z.array(z.string()),
      /** By group across, then by figure; `sedikit` for one that is left out. */
      sel: z.array(z.array(z.union([z.number(), z.literal('sedikit'), z.null()]))),
    }),
  ),
  adaSedikit: z.boolean(),
});
export type LaporanTerbuka = z.infer<typeof laporanTerbuka>;

export const bacaTautan = call({
  method: 'GET',
  path: '/api/publik/laporan/:token',
  summary: 'Angka sebuah laporan lewat tautan tanpa akun; kelompok kecil ditutup',
  answer: laporanTerbuka,
});
