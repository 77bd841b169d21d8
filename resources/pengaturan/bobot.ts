import type { Message } from '../kit/index.ts';
import { pengaturanMessages } from './messages.ts';
/** Weights in one line of text, `sikap 30, pengetahuan 40, jasmani 30`, for settings that hold them (docs/domain/40 §4.1). */

export const bobotLatsarmil = ['sikap', 'pengetahuan', 'jasmani'] as const;
export const bobotAkhir = ['latsarmil', 'laporan', 'logbook'] as const;
export const bobotMitraRiset = ['disiplin', 'kompetensi', 'kerjasama', 'hasil'] as const;
export const bobotDosenRiset = ['proposal', 'proses', 'laporan', 'presentasi', 'luaran'] as const;
export const bobotAkhirRiset = ['dosen', 'mitra'] as const;

/** Percent by part; undefined for a text that does not name each part once. */
export function bobotDari<T extends string>(
  text: string,
  parts: readonly T[],
): Readonly<Record<T, number>> | undefined {
  const read = text.split(',').map(word => /^([a-z]+) (\d{1,3})$/.exec(word.trim()));
  const found = new Map(read.map(match => [match?.[1] ?? '', Number(match?.[2])]));
  const complete = read.length === parts.length && parts.every(part => found.has(part));
  if (!complete) return undefined;
  return Object.fromEntries(parts.map(part => [part, found.get(part) ?? 0])) as Record<T, number>;
}

/** Message about an invalid text of weights; undefined if it is valid. */
export function bobotSalah(text: string, parts: readonly string[]): Message | undefined {
  const weights = bobotDari(text, parts);
  if (!weights) return pengaturanMessages.weights({ bagian: parts });
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  return total === 100 ? undefined : pengaturanMessages.weightsHundred({ total });
}
