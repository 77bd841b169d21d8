import type { KrsResult } from '../mbkm/eligibility.ts';
import type { Ports } from '../mbkm/ports.ts';
import { type KrsRow, SiamikUnavailable, type TranscriptRow, totalSks } from '../mbkm/siamik.ts';

/** Points of the lowest letter that passes: C of the scale UNR-2024 (docs/domain/20 §4.2). */
const bobotLulus = 2;

/** Data of the academic system about a student, as far as it answers. */
export interface StudyRecord {
  /** Codes of the courses in the study plan of the period; null = it could not be read. */
  krs: ReadonlySet<string> | null;
  sks: KrsResult;
  /** Letter by code of every course passed; null = the transcript could not be read. */
  lulus: ReadonlyMap<string, string> | null;
}

/** Nothing known, for people who may not see a student's record. */
export const noRecord: StudyRecord = { krs: null, sks: { status: 'kosong' }, lulus: null };

async function whileUp<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof SiamikUnavailable) return null;
    throw error;
  }
}

/** Best letter by code of the courses that were passed. */
function passed(rows: readonly TranscriptRow[]): Map<string, string> {
  const best = new Map<string, TranscriptRow>();
  for (const row of rows) {
    if (row.bobot >= bobotLulus && row.bobot > (best.get(row.kodeMk)?.bobot ?? 0)) best.set(row.kodeMk, row);
  }
  return new Map([...best].map(([kode, row]) => [kode, row.nilaiHuruf]));
}

const sksOf = (krs: readonly KrsRow[] | null): KrsResult => {
  if (krs === null) return { status: 'gagal' };
  return krs.length ? { status: 'ada', total: totalSks(krs) } : { status: 'kosong' };
};

/**
 * Study plan and transcript of a student, asked before a transaction begins: a slow source must not hold locks. A
 * source that is down leaves its part unknown (docs/domain/20 §4.1 "SKS check").
 * @param periode code of the period, `20261`
 */
export async function studyRecord(ports: Ports, npm: string, periode: string): Promise<StudyRecord> {
  const krs = await whileUp(() => ports.siamik.krs(npm, periode));
  const transcript = await whileUp(() => ports.siamik.transcript(npm));
  return {
    krs: krs === null ? null : new Set(krs.map(row => row.kodeMk)),
    sks: sksOf(krs),
    lulus: transcript === null ? null : passed(transcript.rows),
  };
}
