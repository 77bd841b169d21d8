import type { KelompokMenunggu } from '../kit/waitingGroup.ts';

/** Progress of a group's member with the logbook. */
export interface CakupanAnggota {
  idPendaftarMbkm: string;
  npm: string;
  namaMahasiswa: string;
  /** In the logbook's unit; null while no target is known. */
  disetujui: number;
  target: number | null;
  persen: number | null;
  persenMin: number;
  cukup: boolean;
  satuan: string;
  menunggu: number;
  terlambat: number;
  terlama: string | null;
  /** Until when late entries are open; null where the logbook cannot open them, or they are not. */
  bukaSampai: string | null;
}

/** GET {logbook}/cakupan?idKelompok= */
export interface Cakupan {
  kelompok: KelompokMenunggu;
  anggota: readonly CakupanAnggota[];
  /** True if the caller may open late entry for members of this group. */
  bolehBuka: boolean;
}
