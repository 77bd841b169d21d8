import { authorsOf } from '../portofolio/penulis.ts';
import type { JenisKarya } from '../portofolio/statistik.ts';

/** Lists of the portfolio that take an output, as kinds of output name them (master/jenis-luaran `targetPortofolio`). */
const tujuanSalinan = ['hki', 'jurnal', 'proceeding'] as const satisfies readonly JenisKarya[];
export type TujuanSalinan = (typeof tujuanSalinan)[number];

/** Portfolio resource of a kind of output; null if it has none. */
export const tujuanOf = (value: unknown): TujuanSalinan | null => tujuanSalinan.find(each => each === value) ?? null;

/** Fields of number and year in each portfolio resource. */
const named: Readonly<Record<TujuanSalinan, { number: string; year?: string }>> = {
  hki: { number: 'nomorPermohonan' },
  jurnal: { number: 'doi', year: 'tahun' },
  proceeding: { number: 'doi', year: 'tahun' },
};

type Values = Readonly<Record<string, unknown>>;

/**
 * Values that an output gives to its copy in the portfolio: title, link, number, year, authors (docs/domain/40 §2.3).
 */
export function karyaDariLuaran(tujuan: TujuanSalinan, luaran: Values): Record<string, unknown> {
  const { number, year } = named[tujuan];
  const authors = authorsOf(luaran).map(({ urutan, kategori, nomorInduk, nama, afiliasi, korespondensi }) => ({
    urutan,
    kategori,
    nomorInduk,
    nama,
    afiliasi,
    korespondensi,
  }));
  return {
    judul: luaran.judul,
    ...(luaran.tautan ? { tautan: luaran.tautan } : {}),
    ...(luaran.nomor ? { [number]: luaran.nomor } : {}),
    ...(year && typeof luaran.tanggal === 'string' ? { [year]: Number(luaran.tanggal.slice(0, 4)) } : {}),
    ...(authors.length ? { penulis: authors } : {}),
  };
}
