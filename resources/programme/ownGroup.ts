/** A member of a group as the others see them. */
export interface AnggotaSaya {
  /** Of the participation; null of who was invited and has none yet. */
  idPendaftarMbkm: string | null;
  npm: string;
  nama: string;
  prodi: string;
  jabatan: string;
  /** Division, or part in the business. */
  divisi: string | null;
  statusAnggota: string;
  /** Is the caller. */
  saya: boolean;
}

/** GET {kelompok}/undangan: a group that has invited the caller. */
export interface UndanganKelompok {
  idKelompok: string;
  nama: string;
  ketua: string | null;
  anggota: number;
}

/** A lecturer who may be asked to supervise a group. */
export interface DplTersedia {
  id: string;
  nama: string;
  prodi: string | null;
  keahlian: string | null;
  wilayah?: string | null;
  jumlahKelompok: number;
  sisa: number;
}
