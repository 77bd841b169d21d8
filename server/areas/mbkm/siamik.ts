import type { Message } from '../../../resources/kit/index.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';

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

interface Transcript {
  rows: TranscriptRow[];
  ipk: number;
  totalSks: number;
}

/** The academic system as participations need it; `server/areas/sinkronisasi/siamik` talks to the real one or answers by itself. */
export interface SiamikPort {
  /**
   * The study plan of a student in a period (`20261`); empty when there is none.
   * @throws SiamikUnavailable when the source does not answer
   */
  krs(npm: string, periode: string): Promise<readonly KrsRow[]>;
  /** @throws SiamikUnavailable when the source does not answer */
  transcript(npm: string): Promise<Transcript>;
}

/** A conversion grade on its way to the academic system. */
interface GradeRow {
  kodeMk: string;
  namaMk: string;
  sks: number;
  nilaiAngka: number;
  nilaiHuruf: string;
  nilaiMutu: number;
}

/** Answer of the academic system for one course. */
interface GradeAnswer {
  kodeMk: string;
  diterima: boolean;
  pesan: string | null;
}

/** Port that receives final conversion grades (docs/domain/20 §2 N/kirim-siamik). */
export interface GradeSink {
  /**
   * Hands in the grades of a student in a period. Sending the same again changes nothing more: student, period and
   * course name a grade.
   * @throws SiamikUnavailable when the source does not answer
   */
  sendGrades(npm: string, periode: string, rows: readonly GradeRow[]): Promise<readonly GradeAnswer[]>;
}

/** The source is down or not configured. */
export class SiamikUnavailable extends Error {
  override name = 'SiamikUnavailable';
  constructor(readonly said: Message = mbkmRefusals.sourceSilent) {
    super(said.text);
  }
}

export const totalSks = (rows: readonly KrsRow[]): number => rows.reduce((sum, row) => sum + row.sks, 0);

/** Port that reads study plans. */
export type Plans = Pick<SiamikPort, 'krs'>;

export const unanswered: Plans = { krs: () => Promise.reject(new SiamikUnavailable()) };
