/** A demanded output of a participation and how far it is. */
export type SyaratPeserta = {
  idSyaratLuaran: string;
  idJenisLuaran: string;
  kodeJenisLuaran: string;
  namaJenisLuaran: string;
  /** How the kind is handed in. */
  isi: 'berkas' | 'tautan' | 'keduanya';
  nama: string;
  /** Whose output it is: each participant's own, or one of the whole group. */
  tingkat: 'individu' | 'kelompok';
  wajib: boolean;
  jumlahMinimal: number;
  wajibTautan: boolean;
  /** Extensions and size (MB) of its file, within what the field takes; none = only the field's. */
  jenisBerkas: string[];
  maksMb: number | null;
  petunjuk: string | null;
  tahap: 'kemajuan' | 'akhir';
  /** Handed in and not yet decided; approved. Where outputs name a kind, several demands of it share its rows. */
  menunggu: number;
  disetujui: number;
  terpenuhi: boolean;
};

/** What GET {outputs}/kelengkapan answers (docs/domain/20 §1.11). */
export interface KelengkapanLuaran {
  /** Every required output is approved. */
  lengkap: boolean;
  syarat: SyaratPeserta[];
  /** Percent of similarity above which a report is not accepted (`luaran.kemiripanMaks`). */
  batasKemiripan: number;
}
