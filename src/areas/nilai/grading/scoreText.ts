import { parseNumber } from '../../../platform/providers/format.ts';

/** Parsed score: a grade, empty, or invalid. */
export type Score = { kind: 'nilai'; value: number } | { kind: 'kosong' } | { kind: 'salah'; message: string };

/** A typed score, comma or dot: 0 to 100 with at most two decimals. */
export function scoreOf(text: string): Score {
  const value = parseNumber(text);
  if (value === null) return { kind: 'kosong' };
  if (typeof value !== 'number' || value < 0 || value > 100)
    return { kind: 'salah', message: 'Nilai harus antara 0 dan 100.' };
  if (Math.abs(Math.round(value * 100) - value * 100) > 1e-6)
    return { kind: 'salah', message: 'Maksimal 2 angka di belakang koma.' };
  return { kind: 'nilai', value };
}

/** The grade of a text, null where there is none (yet). */
export const gradeOf = (text: string): number | null => {
  const score = scoreOf(text);
  return score.kind === 'nilai' ? score.value : null;
};

/** 84.5 → "84,5", as one would type it. */
export const scoreText = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));
