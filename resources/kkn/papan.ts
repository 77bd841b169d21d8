import type { statusUsulan } from './usulan.ts';

/**
 * Types shared by the board of groups and its API (docs/domain/30 §2, §4.2). Ids are participations unless said
 * otherwise.
 */

/** A rule of docs/domain/30 §4.1 that a group breaks, in words. */
export interface Pelanggaran {
  aturan: string;
  pesan: string;
}

/** Numbers of members by sex, faculty and study programme; faculties and programmes by name. */
export interface Komposisi {
  L: number;
  P: number;
  fakultas: Readonly<Record<string, number>>;
  prodi: Readonly<Record<string, number>>;
}

/** A participant as the board shows them. */
export interface PesertaPapan {
  idPendaftarMbkm: string;
  npm: string;
  nama: string;
  jenisKelamin: 'L' | 'P';
  sks: number;
  prodi: string;
  fakultas: string;
  /** Has kebutuhanKhusus or riwayatPenyakit; only for those who see them. */
  khusus?: boolean;
  /** Villages wished for, the first choice first. */
  pilihan: readonly string[];
  bersediaJadiKetua: boolean;
}

export interface KelompokUsulan {
  /** Its name within the proposal. */
  kunci: string;
  idDesa: string | null;
  idDpl: string | null;
  idKetua: string | null;
  anggota: readonly string[];
  komposisi: Komposisi;
  pelanggaran: readonly Pelanggaran[];
}

export interface TanpaTempat {
  idPendaftarMbkm: string;
  alasan: string;
}

/** A proposal in a list, or while it is computed. */
export interface UsulanRingkas {
  id: string;
  version: number;
  idGelombang: string;
  benih: string;
  status: keyof typeof statusUsulan;
  /** Percent. */
  kemajuan: number;
  skor: number;
  /** Error of a failed computation, or the note given when the proposal was applied. */
  pesan: string | null;
  dibuat: string;
}

/** A village that a group may be sent to, a lecturer who may supervise it; `lain` groups beside the proposal's have them. */
interface DesaPapan {
  id: string;
  nama: string;
  kuotaMahasiswa: number;
  kuotaKelompok: number;
  adaFaskes: boolean;
  lain: number;
}

interface DplPapan {
  id: string;
  nama: string;
  maksKelompok: number;
  lain: number;
}

/** A whole proposal. */
export interface Usulan extends UsulanRingkas {
  kelompok: readonly KelompokUsulan[];
  tidakTertempatkan: readonly TanpaTempat[];
  peserta: readonly PesertaPapan[];
  desa: readonly DesaPapan[];
  dpl: readonly DplPapan[];
  peringatan: readonly string[];
  /** Changes of the caller's own that nothing of others stands on. */
  dapatDiurungkan: number;
}

/** Answer to a change of a proposal: the changed groups, the students without a group, and the cost. */
export interface PerubahanUsulan
  extends Pick<Usulan, 'id' | 'version' | 'skor' | 'kelompok' | 'tidakTertempatkan' | 'dapatDiurungkan'> {}

/** One change of a proposal. */
export interface LangkahUsulan {
  /** Who made it; also somebody's own in another window. */
  oleh: string;
  /** Those whose place it changed. */
  orang: readonly string[];
  /** Groups whose village, supervisor or leader it changed. */
  kelompok: readonly string[];
}

/** What others made of a proposal: all of its groups, and the changes in their order; null where they go back too far. */
export interface PerubahanBersama extends PerubahanUsulan {
  langkah: readonly LangkahUsulan[] | null;
}

/** POST usulan/{id}/buka: who else has the board open, by name, and what changed since a version. */
export interface PapanBersama extends Pick<Usulan, 'status' | 'version'> {
  orang: readonly string[];
  /** Null where nothing changed, and for a proposal that cannot be changed any more. */
  perubahan: PerubahanBersama | null;
}

/** A group of a wave as those who arrange groups see it. */
interface KelompokDiatur extends KelompokUsulan {
  id: string;
}

/** GET mengatur-kelompok; with `anggota=1` also who is in the groups, and the villages and lecturers of the wave. */
export interface KelompokGelombang extends Partial<Pick<Usulan, 'desa' | 'dpl'>> {
  kelompok: readonly KelompokDiatur[];
  /** Approved participants without a group; empty for those who only read their own groups. */
  peserta: readonly PesertaPapan[];
  anggota?: readonly PesertaPapan[];
}

/** POST mengatur-kelompok/{id}/periksa: what a group would be made of and break. */
export type SusunanDicoba = Pick<KelompokUsulan, 'komposisi' | 'pelanggaran'>;

/** GET kkn-kelompok/{id}/susunan: who is what in a group. */
export interface SusunanKelompok {
  id: string;
  version: number;
  kode: string;
  nama: string;
  status: string;
  /** The caller may name another leader. */
  gantiKetua: boolean;
  anggota: readonly {
    idPendaftarMbkm: string;
    npm: string;
    nama: string;
    prodi: string;
    sks: number;
    bersediaJadiKetua: boolean;
    /** Code of the position: ketua, sekretaris, bendahara, anggota … */
    jabatan: string;
    divisi: string | null;
  }[];
}

/** GET pic-kelompok/belum. */
export interface KelompokTanpaPic {
  id: string;
  kode: string;
  nama: string;
  desa: string | null;
}
