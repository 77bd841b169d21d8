/** A group of somebody's, and what waits in its logbook (docs/domain/30 §3 "own groups: waiting count, oldest"). */
export interface KelompokMenunggu {
  idKelompok: string;
  /** As references show it. */
  nama: string;
  anggota: number;
  menunggu: number;
  /** When the entry was handed in that waits longest. */
  terlama: string | null;
}
