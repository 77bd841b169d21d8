import { bagiHalfUp, dariPerseratus, perseratus } from './perseratus.ts';

/** One row of a letter scale: from `batasBawah` upwards the letter is `huruf` (docs/domain/20 §1.9, §4.2). */
export interface BarisSkala {
  huruf: string;
  batasBawah: number;
  mutu: number;
  lulus: boolean;
}

/**
 * The letter of a grade: the row with the greatest `batasBawah` that the rounded grade reaches.
 * @param scale rows in any order
 * @param value grade 0..100, already rounded to two decimals
 * @returns undefined when no row reaches so low, that is for an empty scale or a grade that is not there yet
 */
export function letterOf<B extends BarisSkala>(scale: readonly B[], value: number | null | undefined): B | undefined {
  if (value == null) return undefined;
  const reached = scale.filter(row => perseratus(row.batasBawah) <= perseratus(value));
  return reached.reduce<B | undefined>(
    (best, row) => (best && perseratus(best.batasBawah) >= perseratus(row.batasBawah) ? best : row),
    undefined,
  );
}

/**
 * Middle of the grades that a letter stands for, half-up to two decimals: the proposal for a course whose home
 * university gives letters only (docs/domain/20 §4.4). A- from 80 to 84.99 → 82.50; the top letter ends at 100.
 * @returns undefined when the scale does not know the letter
 */
export function tengahHuruf(scale: readonly BarisSkala[], huruf: string): number | undefined {
  const wanted = huruf.trim().toUpperCase();
  const row = scale.find(candidate => candidate.huruf.toUpperCase() === wanted);
  if (!row) return undefined;
  const from = perseratus(row.batasBawah);
  const above = scale.map(other => perseratus(other.batasBawah)).filter(bound => bound > from);
  const to = above.length ? Math.min(...above) - 1 : 100_00;
  return dariPerseratus(bagiHalfUp(from + to, 2));
}
