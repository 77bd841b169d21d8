import type { AnswerOf } from '../resources/kit/call.ts';
import type { periksaSurat } from '../resources/surat/panggilanPublik.ts';
import type { PanggilanPublik } from '../resources/umum/panggilanPublik.ts';

/** The public endpoints' answers, as they are declared (docs/domain/60-landing.md section 2). */
type Calls = PanggilanPublik;

/** GET /api/publik/beranda */
export type DataBeranda = AnswerOf<Calls['beranda']>;
/** GET /api/publik/landing/{kode} */
export type DataLanding = AnswerOf<Calls['landing']>;
/** GET /api/publik/berita */
export type DaftarBerita = AnswerOf<Calls['berita']>;
/** GET /api/publik/berita/{slug} */
export type Artikel = AnswerOf<Calls['artikel']>;
export type { IsianTerbuka } from '../resources/formulir/tautanPanggilan.ts';
export type { LaporanTerbuka } from '../resources/umum/panggilanLaporan.ts';
/** Public check of a letter (GET /api/v6/generate-surat/verifikasi/{kode}). */
export type PeriksaSurat = AnswerOf<typeof periksaSurat>;

export type Statistik = DataBeranda['statistik'][number];
export type MitraPublik = AnswerOf<Calls['mitra']>[number];
export type BeritaRingkas = DaftarBerita['items'][number];
export type KategoriBerita = BeritaRingkas['kategori'];
export type TautanBerita = NonNullable<Artikel['sebelumnya']>;
export type StatusProgram = DataBeranda['program'][number];
export type SyaratProgram = DataLanding['program'];
export type Tahap = DataLanding['jadwal'][number];
export type DokumenPublik = DataLanding['dokumen'][number];

/** An article without its body: what the page is hydrated with; the body is in the HTML already. */
export type ArtikelTanpaIsi = Omit<Artikel, 'isi'>;

/** True for an object with named properties. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const hasLists = (value: unknown, names: readonly string[]): value is Record<string, unknown> =>
  isRecord(value) && names.every(name => Array.isArray(value[name]));

/**
 * True if an answer has the lists of GET /api/publik/beranda: a proxy may answer something else, which must not break
 * the page.
 */
export const isDataBeranda = (value: unknown): value is DataBeranda =>
  hasLists(value, ['statistik', 'mitra', 'berita', 'cerita', 'program']);

/** True if an answer has the parts of GET /api/publik/landing/{kode}. */
export const isDataLanding = (value: unknown): value is DataLanding =>
  hasLists(value, ['statistik', 'mitra', 'berita', 'cerita', 'jadwal', 'dokumen']) && isRecord(value.program);

/** True if an answer has the shape of GET /api/publik/berita. */
export const isDaftarBerita = (value: unknown): value is DaftarBerita =>
  hasLists(value, ['items']) && typeof value.total === 'number';

/** True if embedded data is an article's. */
export const isArtikelTanpaIsi = (value: unknown): value is ArtikelTanpaIsi =>
  hasLists(value, ['terkait', 'program']) && typeof value.slug === 'string';

/** Reads a public endpoint; anything but the expected answer is an error for the section that asked. */
export async function read<T>(path: string, check: (value: unknown) => value is T, signal?: AbortSignal): Promise<T> {
  const timeout = AbortSignal.timeout(15_000);
  const response = await fetch(path, {
    headers: { Accept: 'application/json', 'Accept-Language': document.documentElement.lang },
    credentials: 'omit',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const body: unknown = await response.json();
  if (!check(body)) throw new Error(`${path}: unexpected answer`);
  return body;
}

/** Data that the page of a letter is drawn from. */
export const isPeriksaSurat = (data: unknown): data is PeriksaSurat =>
  isRecord(data) && typeof data.nomorSurat === 'string' && Array.isArray(data.peserta);
