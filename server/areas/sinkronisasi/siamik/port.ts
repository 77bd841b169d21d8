import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import { type SiamikPort, SiamikUnavailable } from '../../mbkm/siamik.ts';
import type { TridarmaKind, TridarmaRow } from './tridarma.ts';

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

/** Silaturahmi besides the login: study plans and transcripts for registrations, people. Every call may throw `SiamikUnavailable`. */
export interface SsoSource extends SiamikPort {
  /** null = nobody has that npm. */
  student(npm: string): Promise<SourceRow | null>;
  /** null = no lecturer or employee has that nip. */
  employee(nip: string): Promise<SourceRow | null>;
  /** What a lecturer taught, researched, did for the community and otherwise. */
  tridarma(nip: string, kind: TridarmaKind): Promise<readonly TridarmaRow[]>;
}

/** What people are told when a source does not answer (docs/domain/10 §3.5). */
export const unavailable = (nama: string): SiamikUnavailable =>
  new SiamikUnavailable(sinkronisasiRefusals.sourceDown({ nama }));

/** What a source said, as a person may read it: an object or a list is shown as it came, shortened. */
export const sourceWords = (raw: unknown): string =>
  typeof raw === 'object' && raw !== null ? JSON.stringify(raw).slice(0, 80) : String(raw ?? '');
