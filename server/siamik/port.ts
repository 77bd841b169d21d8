/** One line of a study plan (docs/domain/10 §3.3 `/silaturahmi/master/krs`). */
export interface KrsRow {
  kodeMk: string;
  namaMk: string;
  sks: number;
  kelas: string | null;
  namaDosen: string | null;
}

/** One line of a transcript (docs/domain/10 §3.3 `/silaturahmi/master/transkrip`). */
export interface TranscriptRow {
  kodeMk: string;
  namaMk: string;
  sks: number;
  nilaiHuruf: string;
  bobot: number;
  periode: string;
}

export interface Transcript {
  rows: TranscriptRow[];
  ipk: number;
  totalSks: number;
}

/** The academic system as registrations need it; an adapter talks to the real one, the sample answers by itself. */
export interface SiamikPort {
  /**
   * The study plan of a student in a period (`20261`); empty when there is none.
   * @throws SiamikUnavailable when the source does not answer
   */
  krs(npm: string, periode: string): Promise<readonly KrsRow[]>;
}

/** A row as the source has it, under our names (`resources/sinkronisasi/sourceFields.ts`). */
export type SourceRow = Readonly<Record<string, unknown>>;

/** One page of a source; `total` counts all pages. */
export interface SourcePage {
  data: readonly SourceRow[];
  total: number;
}

/** The lists of the academic system (docs/domain/10 §3.5). */
export type AcademicPath = 'programstudi' | 'dosen' | 'tendik' | 'matakuliah' | 'kurikulum' | 'mahasiswa';

/** The academic system as synchronisation needs it. */
export interface AcademicSource {
  /** Rows on a page. */
  readonly pageSize: number;
  /**
   * A page, from 1.
   * @throws SiamikUnavailable when the source does not answer
   */
  page(path: AcademicPath, halaman: number): Promise<SourcePage>;
}

/** A person as Silaturahmi knows them. */
export interface SsoProfile {
  kode: string;
  nama: string;
  jenis: 'mahasiswa' | 'dosen' | 'tendik';
  email: string | null;
}

/** Silaturahmi besides the login: study plans, transcripts, people. Every call may throw `SiamikUnavailable`. */
export interface SsoSource extends SiamikPort {
  transcript(npm: string): Promise<Transcript>;
  /** null = nobody has that npm. */
  student(npm: string): Promise<SourceRow | null>;
}

/** The source is down or not configured. */
export class SiamikUnavailable extends Error {
  override name = 'SiamikUnavailable';
}

/** What people are told when a source does not answer (docs/domain/10 §3.5). */
export const unavailable = (nama: string): SiamikUnavailable =>
  new SiamikUnavailable(`${nama} sedang tidak dapat dihubungi. Coba lagi nanti.`);

export const totalSks = (rows: readonly KrsRow[]): number => rows.reduce((sum, row) => sum + row.sks, 0);
