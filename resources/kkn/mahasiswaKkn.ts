/** Progress of one output or report. */
interface Capaian {
  selesai: number;
  target: number;
}

/** One line of GET v3/kkn/mhs: a participant with group, village and people, work done and grades (docs/domain/30 §2). */
export interface MahasiswaKkn {
  /** Of the participation. */
  id: string;
  npm: string;
  nama: string;
  prodi: string;
  gelombang: string;
  status: string;
  kelompok: string | null;
  jabatan: string | null;
  desa: string | null;
  dpl: string | null;
  pic: string | null;
  /** Approved days of the log, approved weekly reports of those due, required outputs that are met. */
  log: Capaian;
  mingguan: Capaian;
  luaran: Capaian;
  nilaiMitra: number | null;
  nilaiDosen: number | null;
  nilaiTim: number | null;
  nilaiAkhir: number | null;
  nilaiHuruf: string | null;
}
