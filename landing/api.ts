import type { ProgramCode } from './content/types.ts';

/**
 * The public endpoints' answers (docs/domain/60-landing.md section 2). Dates are ISO strings; a date without time is a
 * calendar day in Indonesia.
 */
export interface Statistik {
  label: string;
  nilai: number;
}

export interface MitraPublik {
  nama: string;
  logoUrl: string | null;
  website: string | null;
}

export type KategoriBerita = 'berita' | 'pengumuman' | 'agenda' | 'cerita';

export interface BeritaRingkas {
  slug: string;
  judul: string;
  kategori: KategoriBerita;
  ringkasan: string;
  gambarUrl: string | null;
  altGambar: string | null;
  tokohNama: string | null;
  tokohKeterangan: string | null;
  tanggalTerbit: string;
  /** Programme codes; empty means general. */
  program: ProgramCode[];
}

export interface TautanBerita {
  slug: string;
  judul: string;
}

/** GET /api/publik/berita/{slug} */
export interface Artikel extends BeritaRingkas {
  /** Markdown; raw HTML in it is dropped when it is shown. */
  isi: string;
  diperbarui: string;
  sebelumnya: TautanBerita | null;
  berikutnya: TautanBerita | null;
  terkait: BeritaRingkas[];
}

/** An article without its body: what the page is hydrated with; the body is in the HTML already. */
export type ArtikelTanpaIsi = Omit<Artikel, 'isi'>;

/** GET /api/publik/berita */
export interface DaftarBerita {
  items: BeritaRingkas[];
  total: number;
}

export interface Tahap {
  tahap: string;
  mulai: string;
  selesai: string;
}

export interface DokumenPublik {
  judul: string;
  url: string;
  /** Bytes. */
  ukuran: number;
}

export interface SyaratProgram {
  minSemester: number;
  minIpk: number;
  minSks: number;
  maksSks: number;
  terbuka: boolean;
  bukaPada: string | null;
  tutupPada: string | null;
}

export interface StatusProgram {
  kode: ProgramCode;
  terbuka: boolean;
  bukaPada: string | null;
  tutupPada: string | null;
}

interface Umum {
  statistik: Statistik[];
  mitra: MitraPublik[];
  berita: BeritaRingkas[];
  cerita: BeritaRingkas[];
}

/** GET /api/publik/beranda */
export interface DataBeranda extends Umum {
  program: StatusProgram[];
}

/** GET /api/publik/landing/{kode} */
export interface DataLanding extends Umum {
  program: SyaratProgram;
  jadwal: Tahap[];
  dokumen: DokumenPublik[];
}

/** Whether a value has names to ask for. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const hasLists = (value: unknown, names: readonly string[]): value is Record<string, unknown> =>
  isRecord(value) && names.every(name => Array.isArray(value[name]));

/** Whether an answer has the lists of GET /api/publik/beranda: a page must survive a proxy's answer. */
export const isDataBeranda = (value: unknown): value is DataBeranda =>
  hasLists(value, ['statistik', 'mitra', 'berita', 'cerita', 'program']);

/** Whether an answer has the parts of GET /api/publik/landing/{kode}. */
export const isDataLanding = (value: unknown): value is DataLanding =>
  hasLists(value, ['statistik', 'mitra', 'berita', 'cerita', 'jadwal', 'dokumen']) && isRecord(value.program);

/** Whether an answer is GET /api/publik/berita. */
export const isDaftarBerita = (value: unknown): value is DaftarBerita =>
  hasLists(value, ['items']) && typeof value.total === 'number';

/** Whether embedded data is an article's. */
export const isArtikelTanpaIsi = (value: unknown): value is ArtikelTanpaIsi =>
  hasLists(value, ['terkait', 'program']) && typeof value.slug === 'string';

/** Reads a public endpoint; anything but the expected answer is an error for the section that asked. */
export async function read<T>(path: string, check: (value: unknown) => value is T, signal?: AbortSignal): Promise<T> {
  const timeout = AbortSignal.timeout(15_000);
  const response = await fetch(path, {
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const body: unknown = await response.json();
  if (!check(body)) throw new Error(`${path}: unexpected answer`);
  return body;
}

/** What the public check of a letter says (GET /api/v6/generate-surat/verifikasi/{kode}). */
export interface PeriksaSurat {
  valid: boolean;
  status: 'berlaku' | 'dibatalkan' | 'kedaluwarsa';
  jenisSurat: string;
  nomorSurat: string;
  tanggalSurat: string;
  berlakuSampai: string | null;
  perihal: string;
  penerima: string;
  program: string;
  penandatangan: { nama: string; jabatan: string };
  peserta: readonly { nama: string; npm: string; programStudi: string; berlaku: boolean }[];
  sha256: string | null;
  segel: { kunci: string; utuh: boolean } | null;
  pengganti: string | null;
}

/** Data that the page of a letter is drawn from. */
export const isPeriksaSurat = (data: unknown): data is PeriksaSurat =>
  isRecord(data) && typeof data.nomorSurat === 'string' && Array.isArray(data.peserta);
