import type { Week } from '../kit/index.ts';

/** Answer of GET laporan-tugas-mingguan/matriks?idGelombang=: the weekly reports of a wave's groups by week. */
export interface MatriksMingguan {
  /** The wave's weeks with the last day on which a report is in time, and whether the week is over. */
  minggu: readonly (Week & { jatuhTempo: string; lewat: boolean })[];
  /** Groups that have left, in scope. */
  kelompok: readonly { id: string; nama: string; dpl: string | null; laporan: readonly LaporanMatriks[] }[];
}

/** A report that the caller may read. */
export interface LaporanMatriks {
  id: string;
  mingguKe: number;
  status: string;
  skor: number | null;
  terlambat: boolean;
}
