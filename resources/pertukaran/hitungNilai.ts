import { type Komponen, type komponen, semuaKomponen } from './mkInbound.ts';

/** Marks of a participant by field; an empty one is null. */
export type Nilai = Readonly<Partial<Record<(typeof komponen)[Komponen]['nilai'], number | null>>>;
/** Weights of a class by field, in percent. */
export type Bobot = Readonly<Record<string, number>>;

const hundredths = (value: number): number => Math.round(value * 100);

/**
 * Σ mark × weight / 100, half up, two decimals, in whole hundredths so that no binary fraction decides; an empty mark
 * counts 0 (docs/domain/50 §4 "Grade").
 */
export function nilaiAkhir(nilai: Nilai, bobot: Bobot): number {
  const sum = semuaKomponen.reduce(
    (total, one) => total + hundredths(nilai[one.nilai] ?? 0) * hundredths(bobot[one.bobot] ?? 0),
    0,
  );
  return Math.floor((sum + 5000) / 10_000) / 100;
}

/** Labels of the components that count and have no mark. */
export const komponenKosong = (nilai: Nilai, bobot: Bobot): string[] =>
  semuaKomponen
    .filter(one => (bobot[one.bobot] ?? 0) > 0 && (nilai[one.nilai] ?? null) === null)
    .map(({ label }) => label);

/** Grade point average: Σ(SKS × mutu) / Σ SKS, half up, two decimals; null without SKS (docs/domain/50 §4 "IPS"). */
export function indeksPrestasi(rows: readonly { sks: number; nilaiMutu: number | null }[]): number | null {
  const graded = rows.filter(row => row.nilaiMutu !== null);
  const sks = graded.reduce((sum, row) => sum + row.sks, 0);
  if (!sks) return null;
  const points = graded.reduce((sum, row) => sum + row.sks * hundredths(row.nilaiMutu ?? 0), 0);
  return Math.floor((2 * points + sks) / (2 * sks)) / 100;
}
