/** One service as /network shows it (docs/domain/10 §3.3). */
export interface StatusLayanan {
  kode: string;
  nama: string;
  status: 'aktif' | 'contoh' | 'gangguan';
  latensiMs: number | null;
  pesan: string | null;
  /** Moment (ISO). */
  diperiksaPada: string;
}
