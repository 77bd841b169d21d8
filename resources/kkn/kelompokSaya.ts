import type { AnggotaSaya, UndanganKelompok } from '../programme/ownGroup.ts';
import type { Komposisi, Pelanggaran } from './papan.ts';

/** The group that a student is in. */
export interface KelompokMilik {
  id: string;
  version: number;
  kode: string;
  nama: string;
  status: string;
  /** For those who invite others; null once the group is closed. */
  kodeGabung: string | null;
  idDesa: string | null;
  desa: string | null;
  dpl: string | null;
  pic: string | null;
  noHpPic: string | null;
  /** The caller leads it. */
  memimpin: boolean;
  /** Somebody leads it. */
  adaKetua: boolean;
  /** Note of the decision that returned the group. */
  catatan: string | null;
  anggota: readonly AnggotaSaya[];
  komposisi: Komposisi;
  /** Broken rules of composition, as sentences; the one about special needs is left out. */
  pelanggaran: readonly Pelanggaran[];
}

/** GET kkn-kelompok/milik: the caller's newest registration for KKN, as far as groups go. */
export interface KelompokSaya {
  idPendaftarMbkm: string;
  /** Of the registration. */
  status: string;
  gelombang: {
    id: string;
    nama: string;
    status: string;
    modeKelompok: string;
    ukuranMin: number;
    ukuranMaks: number;
  };
  kelompok: KelompokMilik | null;
  undangan: readonly UndanganKelompok[];
}
