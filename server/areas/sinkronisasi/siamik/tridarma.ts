import { z } from 'zod';

/** Kinds of Silaturahmi's records about lecturers (docs/domain/40 §1.3 "silaturahmi/dosen"). */
export const tridarmaKinds = ['pengajaran', 'penelitian', 'pengabdian', 'penunjang'] as const;
export type TridarmaKind = (typeof tridarmaKinds)[number];

const text = z.coerce.string();
const maybe = z.preprocess(value => (value === '' || value === undefined ? null : value), text.nullable());
const number = z.coerce.number();
const amount = z.preprocess(value => (value === '' || value === undefined ? null : value), number.nullable());

/** Rows as the portal answers them; a source that answers something else is as good as down. */
export const tridarmaRows = {
  pengajaran: z.object({
    semester: text,
    kodeMk: text,
    namaMk: text,
    kelas: maybe,
    sks: number,
    jumlahPertemuan: amount,
    jumlahMahasiswa: amount,
    namaProdi: maybe,
  }),
  penelitian: z.object({
    judul: text,
    skema: maybe,
    peran: z.enum(['ketua', 'anggota']),
    tahun: number,
    lamaTahun: amount,
    sumberDana: maybe,
    dana: amount,
    status: maybe,
    luaran: maybe,
  }),
  pengabdian: z.object({
    judul: text,
    skema: maybe,
    peran: z.enum(['ketua', 'anggota']),
    tahun: number,
    lokasi: maybe,
    mitraSasaran: maybe,
    sumberDana: maybe,
    dana: amount,
  }),
  penunjang: z.object({
    kategori: z.enum(['panitia', 'organisasi_profesi', 'reviewer', 'narasumber', 'penghargaan', 'jabatan']),
    namaKegiatan: text,
    peran: maybe,
    tingkat: maybe,
    penyelenggara: maybe,
    tanggalMulai: text,
    tanggalSelesai: maybe,
    nomorSk: maybe,
  }),
} as const;

export type TridarmaRow = z.infer<(typeof tridarmaRows)[TridarmaKind]>;

/** The year of a row: of its semester, its own, or of its first day. */
export function yearOf(row: TridarmaRow): number {
  if ('tahun' in row) return row.tahun;
  return Number(('semester' in row ? row.semester : row.tanggalMulai).slice(0, 4));
}
