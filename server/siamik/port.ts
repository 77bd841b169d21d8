import type { TridarmaKind, TridarmaRow } from './tridarma.ts';

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

/** A conversion grade on its way to the academic system. */
export interface GradeRow {
  kodeMk: string;
  namaMk: string;
  sks: number;
  nilaiAngka: number;
  nilaiHuruf: string;
  nilaiMutu: number;
}

/** What the academic system says to one course. */
export interface GradeAnswer {
  kodeMk: string;
  diterima: boolean;
  pesan: string | null;
}

/** Where final conversion grades go (docs/domain/20 §2 N/kirim-siamik). */
export interface GradeSink {
  /**
   * Hands in the grades of a student in a period. Sending the same again changes nothing more: student, period and
   * course name a grade.
   * @throws SiamikUnavailable when the source does not answer
   */
  sendGrades(npm: string, periode: string, rows: readonly GradeRow[]): Promise<readonly GradeAnswer[]>;
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
  /** null = no lecturer or employee has that nip. */
  employee(nip: string): Promise<SourceRow | null>;
  /** What a lecturer taught, researched, did for the community and otherwise. */
  tridarma(nip: string, kind: TridarmaKind): Promise<readonly TridarmaRow[]>;
}

/** The source is down or not configured. */
export class SiamikUnavailable extends Error {
  override name = 'SiamikUnavailable';
}

/** What people are told when a source does not answer (docs/domain/10 §3.5). */
export const unavailable = (nama: string): SiamikUnavailable =>
  new SiamikUnavailable(`${nama} sedang tidak dapat dihubungi. Coba lagi nanti.`);

export const totalSks = (rows: readonly KrsRow[]): number => rows.reduce((sum, row) => sum + row.sks, 0);
