/** A demanded output of a participation and how far it is. */
export type SyaratPeserta = {
  idSyaratLuaran: string;
  idJenisLuaran: string;
  kodeJenisLuaran: string;
  namaJenisLuaran: string;
  /** Accepted form of the output: file, link or both. */
  isi: 'berkas' | 'tautan' | 'keduanya';
  nama: string;
  /** Level: one output for each participant, or one for the group. */
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

/** Answer of GET {outputs}/kelengkapan (docs/domain/20 §1.11). */
export interface KelengkapanLuaran {
  /** Every required output is approved. */
  lengkap: boolean;
  syarat: SyaratPeserta[];
  /** Percent of similarity above which a report is not accepted (`luaran.kemiripanMaks`). */
  batasKemiripan: number;
}
