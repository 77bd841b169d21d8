import type { SyaratDaftar } from '../kit/requirement.ts';
import type { AnggotaSaya, UndanganKelompok } from '../programme/ownGroup.ts';

/** A requirement that keeps a business from being handed in, with the person who has to meet it. */
export interface KurangUsaha {
  /** Name of who has to do it; null where it is the business's as a whole. */
  siapa: string | null;
  /** Is the caller. */
  saya: boolean;
  pesan: string;
}

/** The business that a student is in. */
export interface UsahaMilik {
  id: string;
  version: number;
  jenis: 'mandiri' | 'kelompok';
  nama: string;
  namaUsaha: string;
  kategori: string;
  tahap: string;
  programEksternal: string | null;
  status: string;
  idPeriode: string;
  periode: string;
  idProgram: string;
  /** For those who invite others; null once the group is closed. */
  kodeGabung: string | null;
  dpl: string | null;
  /** The caller leads it. */
  memimpin: boolean;
  /** Note of the decision that returned or refused it. */
  catatan: string | null;
  ukuranMin: number;
  ukuranMaks: number;
  minProdi: number;
  /** Last day of re-registration, `YYYY-MM-DD`, with the extension. */
  daftarUlangSelesai: string;
  profil: { id: string; status: string } | null;
  anggota: readonly AnggotaSaya[];
  /** Empty where it can be handed in, or has been. */
  kurang: readonly KurangUsaha[];
  /** The period's minimum requirements with the caller's values; empty once it is handed in. */
  syarat: readonly SyaratDaftar[];
}

/** GET kwu/kelompok/milik: the caller's newest live registration for KWU with its business. */
export interface UsahaSaya {
  idPendaftarMbkm: string | null;
  /** Of the registration. */
  status: string | null;
  kelompok: UsahaMilik | null;
  undangan: readonly UndanganKelompok[];
}
