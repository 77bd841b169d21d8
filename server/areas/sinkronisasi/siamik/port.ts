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
  /** A lecturer's teaching, research, community service and other work. */
  tridarma(nip: string, kind: TridarmaKind): Promise<readonly TridarmaRow[]>;
}

/** Refusal when a source does not answer (docs/domain/10 §3.5). */
export const unavailable = (nama: string): SiamikUnavailable =>
  new SiamikUnavailable(sinkronisasiRefusals.sourceDown({ nama }));

/** A source's message as readable text: objects and lists are shown as received, shortened. */
export const sourceWords = (raw: unknown): string =>
  typeof raw === 'object' && raw !== null ? JSON.stringify(raw).slice(0, 80) : String(raw ?? '');
