import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { messages } from '../../../../resources/kit/index.ts';
import { nilaiPenilai, nilaiSementara } from '../../../../resources/nilai/hitung.ts';
import type { Lembar, LembarPenilai } from '../../../../resources/nilai/lembar.ts';
import { letterOf } from '../../../../resources/nilai/letterOfGrade.ts';
import { http } from '../../../platform/providers/http.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { scoreOf, scoreText } from './scoreText.ts';

/** Key of a participation's sheet; under the resource's name, so that every write of a grade makes it new. */
export const sheetKey = (resource: string, id: string) => [resource, 'lembar', id] as const;

/** The grading of one participation: GET `{endpoint}/lembar/{id}`. */
export const useGradeSheet = (resource: string, endpoint: string, id: string) =>
  useQuery({
    queryKey: sheetKey(resource, id),
    queryFn: async ({ signal }) =>
      (await http<Lembar>(`${endpoint}/lembar/${encodeURIComponent(id)}`, { signal })).data,
    enabled: id !== '',
    retry: false,
  });

/** The grade that a typed text is, null where it is none (yet). */
export function gradeIn(text: string): number | null {
  const score = scoreOf(text);
  return score.kind === 'nilai' ? score.value : null;
}

export const scoresShape = z.record(z.string(), z.string()).readonly();

/** Typed texts by component id. */
export type Scores = z.infer<typeof scoresShape>;

/** Starting texts: what is stored, else the proposal. */
export const scoresOf = ({ rincian }: LembarPenilai): Scores =>
  Object.fromEntries(
    rincian.map(({ idKomponenPenilaian, nilai, usulan }) => [idKomponenPenilaian, scoreText(nilai ?? usulan)]),
  );

/** True if a typed value is not stored. */
export const isTyped = ({ rincian }: LembarPenilai, scores: Scores): boolean =>
  rincian.some(({ idKomponenPenilaian: id, nilai }) => (scores[id] ?? '') !== scoreText(nilai));

/** True if a typed value differs from the stored or suggested one. */
export const isTouched = (lembar: LembarPenilai, scores: Scores): boolean => {
  const begun = scoresOf(lembar);
  return Object.keys(begun).some(id => (scores[id] ?? '') !== begun[id]);
};

/** Total and letter as the typed scores stand now. */
export function liveGrade({ rincian }: LembarPenilai, scores: Scores, skala: Lembar['skala']) {
  const items = rincian.map(({ idKomponenPenilaian: id, bobot }) => ({ nilai: gradeIn(scores[id] ?? ''), bobot }));
  const whole = nilaiPenilai(items);
  return {
    total: whole ?? nilaiSementara(items),
    complete: whole !== null,
    filled: items.filter(({ nilai }) => nilai !== null).length,
    of: items.length,
    huruf: whole === null ? null : (letterOf(skala, whole)?.huruf ?? null),
  };
}

/** Errors of the typed scores by component; with `all` an empty score is an error too. */
export function scoreProblems({ rincian }: LembarPenilai, scores: Scores, all: boolean): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { idKomponenPenilaian: id } of rincian) {
    const score = scoreOf(scores[id] ?? '');
    if (score.kind === 'salah') found[id] = score.message;
    else if (all && score.kind === 'kosong') found[id] = inWords(messages.required);
  }
  return found;
}

/** The typed scores as PUT takes them. */
export const itemsFrom = ({ rincian }: LembarPenilai, scores: Scores) =>
  rincian.map(({ idKomponenPenilaian }) => ({
    idKomponenPenilaian,
    nilai: gradeIn(scores[idKomponenPenilaian] ?? ''),
  }));
