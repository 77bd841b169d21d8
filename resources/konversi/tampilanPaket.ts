import type { BarisSkala } from '../nilai/letterOfGrade.ts';
import type { BobotPenilai } from '../nilai/penilai.ts';
import type { BatasSks, MatkulPilihan } from './aturanPaket.ts';

/** A package that may be chosen, with its limits and with what the student's record says about each course. */
export interface PaketPilihan {
  id: string;
  kode: string;
  nama: string;
  deskripsi: string | null;
  batas: BatasSks;
  matkul: MatkulPilihan[];
}

/**
 * Answer about the package of a participation, or before there is one: everything that a PAKET screen shows.
 * `Pendaftar`, `Usulan` and `Diakui` are rows of their resources as the caller may read them.
 */
export interface TampilanPaket<Pendaftar, Usulan, Diakui> {
  pendaftar: Pendaftar | null;
  /** Steps of the conversion that the caller may take now (`statusKonversi/ajukan`); none before there is one. */
  aksi: readonly string[];
  /** True if the caller may fill in the choice now. */
  bolehPilih: boolean;
  /** Last day on which a finished activity is handed in for conversion; null before there is one. */
  sampai: string | null;
  /** Why a package cannot be handed in, and who opens it: its time is over, or there is none; null otherwise. */
  tertutup: string | null;
  paket: PaketPilihan[];
  /**
   * Where courses of a host are mapped to own ones: by how many SKS the host's may be smaller, and whether
   * they are handed in with the registration; null elsewhere.
   */
  pemetaan: { selisihSks: number; bersamaPendaftaran: boolean } | null;
  /** Study plan of the period against its limit; null for who may not see it. */
  krs: { status: 'ada' | 'kosong' | 'gagal'; total: number | null; batas: number } | null;
  transkrip: 'ada' | 'gagal' | null;
  awal: Usulan[];
  akhir: Diakui[];
  /** Letter scale of the period and how much each assessor counts, for a first idea of the grades. */
  nilai: { skala: readonly BarisSkala[]; bobot: BobotPenilai };
}
