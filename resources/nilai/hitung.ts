import { bagiHalfUp, dariPerseratus, perseratus } from './perseratus.ts';

/** A grade 0..100 and the share that it counts for, in percent; `null` = not graded yet. */
export interface NilaiBerbobot {
  nilai: number | null | undefined;
  bobot: number;
}

/** Σ nilai×bobot/100 over those that have a grade, half-up to two decimals. */
function jumlahBerbobot(items: readonly NilaiBerbobot[]): number {
  const sum = items.reduce((total, { nilai, bobot }) => total + perseratus(nilai ?? 0) * bobot, 0);
  return dariPerseratus(bagiHalfUp(sum, 100));
}

/** True if at least one component counts and all that count are graded. */
const lengkap = (items: readonly NilaiBerbobot[]): boolean =>
  items.some(({ bobot }) => bobot > 0) && items.every(({ nilai, bobot }) => bobot === 0 || nilai != null);

/**
 * Grade that one assessor gives: Σ nilai×bobot/100, half-up to two decimals (docs/domain/20 §4.2).
 * @param components with whole percents that total 100
 * @returns null until every component has a grade
 */
export const nilaiPenilai = (components: readonly NilaiBerbobot[]): number | null =>
  lengkap(components) ? jumlahBerbobot(components) : null;

/** Weighted sum of the components graded so far, as forms show it. */
export const nilaiSementara = (components: readonly NilaiBerbobot[]): number => jumlahBerbobot(components);

/**
 * Grade of the programme: Σ assessor×weight/100, half-up to two decimals (docs/domain/20 §4.2).
 * @param assessors each with the weight of this kind of programme; weights total 100
 * @returns null until every assessor whose weight is above 0 has given a grade
 */
export const nilaiAkhir = (assessors: readonly NilaiBerbobot[]): number | null =>
  lengkap(assessors) ? jumlahBerbobot(assessors) : null;

/** A converted course: its credits and the mutu of its letter. */
export interface MutuMatkul {
  sks: number;
  mutu: number;
}

/**
 * IPS of the converted courses: Σ(sks×mutu)/Σsks, half-up to two decimals (docs/domain/20 §4.4).
 * @returns null without credits
 */
export function ipsKonversi(courses: readonly MutuMatkul[]): number | null {
  const credits = courses.reduce((total, { sks }) => total + sks, 0);
  if (credits === 0) return null;
  const sum = courses.reduce((total, { sks, mutu }) => total + sks * perseratus(mutu), 0);
  return dariPerseratus(bagiHalfUp(sum, credits));
}
