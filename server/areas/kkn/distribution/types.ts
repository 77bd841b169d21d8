/**
 * Types of the distribution of a wave's participants into groups (docs/domain/30 §4.1, §4.2). Independent of the
 * database.
 */

/** The wave's rules of composition (docs/domain/30 §1.1). */
export interface WaveRules {
  ukuranMin: number;
  ukuranMaks: number;
  minFakultas: number;
  maksPerProdi: number;
  /** Least share of each gender, percent. */
  minPersenGender: number;
}

/** An approved participant of the wave. */
export interface Participant {
  id: string;
  idProdi: string;
  idFakultas: string;
  jenisKelamin: 'L' | 'P';
  /** Has kebutuhanKhusus or riwayatPenyakit. */
  khusus: boolean;
  /** Villages wished for, the first choice first; empty where nothing was wished. */
  pilihan: readonly string[];
  sks: number;
  bersediaJadiKetua: boolean;
}

/** A village with all of its quotas; what existing groups use of them is counted from the groups. */
export interface Village {
  id: string;
  idKabupaten: string | null;
  adaFaskes: boolean;
  kuotaMahasiswa: number;
  kuotaKelompok: number;
  kuotaFakultas: readonly { idFakultas: string; maksimal: number }[];
}

/** A lecturer who may supervise groups of the wave. */
export interface Supervisor {
  id: string;
  idKabupaten: string | null;
  maksKelompok: number;
}

/** A group as far as the rules look at it: where it is and who is in it. */
export interface Group {
  kunci: string;
  idDesa: string | null;
  idDpl: string | null;
  idKetua: string | null;
  anggota: readonly string[];
}

/** Everything that a distribution needs to know of a wave. */
export interface Wave {
  rules: WaveRules;
  /** All approved participants, also those who are in a group. */
  participants: readonly Participant[];
  villages: readonly Village[];
  supervisors: readonly Supervisor[];
  /** Groups that stay as they are. */
  groups: readonly Group[];
}

/** Reason for having no place: no open village, too few places, quotas of the faculty used up, or taken out by hand. */
export type LeftOutReason = 'tanpa_desa' | 'kuota' | 'kuota_fakultas' | 'dikeluarkan';

export interface Proposal {
  kelompok: Group[];
  tidakTertempatkan: { idPendaftarMbkm: string; alasan: LeftOutReason }[];
  /** Cost by docs/domain/30 §4.2; 0 breaks no rule and gives everybody the first choice. */
  skor: number;
  /** Places that the villages lack for everybody to have one. */
  kurang: number;
}
