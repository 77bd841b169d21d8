import type { alurKrs, alurNilai } from './krs.ts';

/** Answers of the calls of study plans and grades (docs/domain/50 §2.3). */

type StateOf<W extends { states: object }> = keyof W['states'] & string;

/** A class with when and where it is held. */
export interface KelasKrs {
  idMkInbound: string;
  kodeMk: string;
  namaMk: string;
  sks: number;
  kelas: string;
  moda: string;
  /** 1 Senin … 7 Minggu; null for a class without a time. */
  urutHari: number | null;
  hari: string | null;
  jamMulai: string | null;
  jamSelesai: string | null;
  ruang: string | null;
  dosen: string | null;
}

export interface BarisKrs extends KelasKrs {
  id: string;
  version: number;
  linkDaring: string | null;
  /** Seats of the class, and how many of them are taken. */
  kuota: number;
  terisi: number;
}

type Waktu = Pick<BarisKrs, 'urutHari' | 'jamMulai' | 'jamSelesai'>;

/** True if two classes overlap in time; touching ends do not (docs/domain/50 §4 "Clash"). */
export const bentrok = (a: Waktu, b: Waktu): boolean =>
  a.urutHari !== null &&
  a.urutHari === b.urutHari &&
  a.jamMulai !== null &&
  a.jamSelesai !== null &&
  b.jamMulai !== null &&
  b.jamSelesai !== null &&
  a.jamMulai < b.jamSelesai &&
  b.jamMulai < a.jamSelesai;

export interface KelasTersedia extends KelasKrs {
  kuota: number;
  sisaKursi: number;
  /** Name of the class in the plan that is held at the same time. */
  bentrokDengan: string | null;
  sudahDiambil: boolean;
  prodi: string | null;
}

export interface MahasiswaKrs {
  id: string;
  npm: string;
  nama: string;
  kampus: string;
  prodi: string;
  dosenWali: string | null;
  status: string;
}

export interface KepalaKrs {
  id: string;
  version: number;
  status: StateOf<typeof alurKrs>;
  totalSks: number;
  tanggalAjukan: string | null;
  tanggalSetuju: string | null;
  catatan: string | null;
}

export interface BacaanKrs {
  mahasiswa: MahasiswaKrs;
  masaStudi: {
    id: string;
    nama: string;
    batasSks: number;
    minSks: number;
    krsMulai: string;
    krsSelesai: string;
  };
  /** Null before the first class. */
  header: KepalaKrs | null;
  rows: BarisKrs[];
  /** True if the caller may change the plan now; otherwise the reason follows. */
  terbuka: boolean;
  alasan: string | null;
}

/** A participant of a class with marks; an empty one is null. */
export interface NilaiPeserta {
  idKrsDetail: string;
  version: number;
  npm: string;
  nama: string;
  kampus: string;
  kehadiran: number | null;
  nilaiPartisipasi: number | null;
  nilaiTugas: number | null;
  nilaiUts: number | null;
  nilaiUas: number | null;
  nilaiAkhir: number | null;
  nilaiHuruf: string | null;
  nilaiMutu: number | null;
  catatan: string | null;
  status: StateOf<typeof alurNilai>;
}

/** The grading sheet of a class. */
export interface LembarKelas {
  idMkInbound: string;
  kodeMk: string;
  namaMk: string;
  kelas: string;
  sks: number;
  masaStudi: string;
  pengampu: string | null;
  bobot: Record<string, number>;
  /** Letters of the period with the lowest grade of each, best first. */
  skala: { huruf: string; batasBawah: number; mutu: number; lulus: boolean }[];
  kehadiranMin: number;
  /** Reason why marks cannot be entered now; null if they can. */
  tertutup: string | null;
  bolehIsi: boolean;
  bolehFinal: boolean;
  bolehBuka: boolean;
  /** Rises with every mark; finalising names it. */
  version: number;
  peserta: NilaiPeserta[];
}

/** One class of somebody's results; without a final grade its marks are null. */
export interface BarisKhs {
  idKrsDetail: string;
  kodeMk: string;
  namaMk: string;
  sks: number;
  final: boolean;
  nilaiAkhir: number | null;
  nilaiHuruf: string | null;
  nilaiMutu: number | null;
  lulus: boolean;
}

export interface Khs {
  mahasiswa: MahasiswaKrs & { nimAsal: string; prodiAsal: string };
  masaStudi: { id: string; nama: string; kodePeriode: string };
  rows: BarisKhs[];
  totalSks: number;
  sksLulus: number;
  ips: number | null;
  ipkProgram: number | null;
  belumDinilai: number;
}

/** A line of the overview of plans, results and studies. */
export interface BarisStudi {
  idMhsInbound: string;
  idMasaStudi: string;
  masaStudi: string;
  npm: string;
  nama: string;
  kampus: string;
  prodi: string;
  sksDiambil: number;
  sksLulus: number;
  mkFinal: number;
  mkTotal: number;
  ips: number | null;
  statusKrs: StateOf<typeof alurKrs> | null;
  status: string;
}

/** Findings to look at before deciding on a registration. */
export interface PetunjukPendaftar {
  dokumen: { nama: string; label: string; ada: boolean }[];
  /** Registrations of what may be the same person, and in what they are the same. */
  kembar: { id: string; nomorRegistrasi: string; nama: string; masa: string; status: string; sama: string[] }[];
}
