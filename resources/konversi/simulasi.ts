import { ipsKonversi, nilaiAkhir } from '../nilai/hitung.ts';
import { type BarisSkala, letterOf } from '../nilai/letterOfGrade.ts';

/** Scores that a student expects from each assessor, with the weights of the kind of programme. */
export interface Perkiraan {
  penilai: readonly { bobot: number; nilai: number | null }[];
  matkul: readonly { id: string; sks: number; nilai: number | null }[];
}

export interface HasilSimulasi {
  /** Expected grade of the programme; null until every assessor that counts has a figure. */
  nilaiAkhir: number | null;
  matkul: { id: string; nilai: number | null; huruf: string | null; mutu: number | null; lulus: boolean | null }[];
  /** Σ SKS that would be recognised: passed courses only. */
  sksDiakui: number;
  /** Σ SKS of courses that would be failed. */
  sksTidakLulus: number;
  ips: number | null;
}

/**
 * Results of expected scores: the programme's grade counts for every course unless the course has a score of its own
 * (docs/domain/20 §4.2, §4.4).
 */
export function simulasiNilai(skala: readonly BarisSkala[], { penilai, matkul }: Perkiraan): HasilSimulasi {
  const akhir = nilaiAkhir(penilai);
  const courses = matkul.map(({ id, sks, nilai }) => {
    const value = nilai ?? akhir;
    return { id, sks, value, row: letterOf(skala, value) };
  });
  const graded = courses.flatMap(({ sks, row }) => (row ? [{ sks, mutu: row.mutu, lulus: row.lulus }] : []));
  const sum = (lulus: boolean) => graded.filter(row => row.lulus === lulus).reduce((total, { sks }) => total + sks, 0);
  return {
    nilaiAkhir: akhir,
    matkul: courses.map(({ id, value, row }) => ({
      id,
      nilai: value,
      huruf: row?.huruf ?? null,
      mutu: row?.mutu ?? null,
      lulus: row?.lulus ?? null,
    })),
    sksDiakui: sum(true),
    sksTidakLulus: sum(false),
    ips: graded.length === courses.length ? ipsKonversi(graded) : null,
  };
}
