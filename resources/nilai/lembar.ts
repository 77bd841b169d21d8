import type { CapaianLogbook } from '../kegiatan/ringkasan.ts';
import type { KomponenSaran } from './komponenPenilaian.ts';
import type { BarisSkala } from './letterOfGrade.ts';
import { nilaiMessages } from './messages.ts';
import type { BobotPenilai, JenisPenilai } from './penilai.ts';

/** One component of a sheet. */
export interface BarisLembar {
  idKomponenPenilaian: string;
  nama: string;
  keterangan: string | null;
  /** Whole percents. */
  bobot: number;
  /** Level of a grade: for each participant, or the same for the whole group. */
  tingkat: 'individu' | 'kelompok';
  nilai: number | null;
  /** Proposal for a grade that is still empty, and where it comes from. */
  usulan: number | null;
  asalUsulan: KomponenSaran;
}

/** Sheet of one assessor, with the caller's rights. */
export interface LembarPenilai {
  jenisPenilai: JenisPenilai;
  /** Row of `nilai/penilaian`; null before anything was saved. */
  id: string | null;
  version: number | null;
  status: 'kosong' | 'draf' | 'terkirim';
  rincian: BarisLembar[];
  nilaiAngka: number | null;
  catatan: string | null;
  saranPengembangan: string | null;
  diwakilkan: boolean;
  berkasFormulir: string | null;
  namaPenilai: string | null;
  waktuKirim: string | null;
  /** In one's own name; from the assessor's signed form; give it back. */
  bolehIsi: boolean;
  bolehMewakili: boolean;
  bolehBukaKunci: boolean;
}

/** A member's sheet in that of its group. */
export interface AnggotaLembar extends LembarPenilai {
  idPendaftarMbkm: string;
  npm: string;
  nama: string;
  /** Code of the position in the group. */
  jabatan: string;
  /** Warnings before submission, e.g. too few approved entries. */
  peringatan: readonly string[];
}

/** Answer of GET {group sheets}/lembar: one assessor's sheets of all members of a group (docs/domain/30 §2). */
export interface LembarKelompok {
  idKelompok: string;
  jenisPenilai: JenisPenilai;
  skala: readonly BarisSkala[];
  jendela: { mulai: string | null; dibuka: boolean };
  /** Greatest difference from the suggested grade without a note; null if unlimited. */
  batasJelas: number | null;
  anggota: readonly AnggotaLembar[];
}

/** A group whose members can be graded (GET {group sheets}), with how many sheets each assessor who counts has. */
export interface KelompokDinilai {
  id: string;
  nama: string;
  anggota: number;
  /** First day on which grades may be submitted, `YYYY-MM-DD`. */
  mulai: string | null;
  dibuka: boolean;
  penilai: Readonly<Partial<Record<JenisPenilai, { terkirim: number; draf: number }>>>;
}

/** One line of GET {group sheets}/rekap: what a member of a group was given, and what came of it. */
export interface RekapNilai extends Record<JenisPenilai, number | null> {
  /** Of the participation. */
  id: string;
  version: number;
  npm: string;
  nama: string;
  prodi: string;
  idKelompok: string;
  kelompok: string;
  jabatan: string;
  status: string;
  statusKonversi: string;
  nilaiAkhir: number | null;
  nilaiHuruf: string | null;
  /** The sheets that were submitted. */
  lembar: Readonly<Partial<Record<JenisPenilai, { id: string; version: number } | null>>>;
  /** Assessors who count and have not submitted. */
  kurang: readonly JenisPenilai[];
}

/** An output beside the sheet. */
export interface LuaranLembar {
  id: string;
  jenis: string;
  judul: string;
  status: string;
  tautan: string | null;
  /** Its files in order, as the resource of the outputs calls them. */
  berkas: readonly { label: string; id: string }[];
  nilai: number | null;
}

/** Answer of GET /magang/penilaian/lembar/{idPendaftarMbkm}: all data of a grading screen (docs/domain/20 §3). */
export interface Lembar {
  pendaftar: {
    id: string;
    npm: string;
    namaMahasiswa: string;
    namaMitra: string | null;
    judulKegiatan: string | null;
    program: string;
    periode: string;
    /** State of the participation (registration workflow). */
    status: string;
    tanggalMulai: string | null;
    tanggalSelesai: string | null;
    nilaiAkhir: number | null;
    nilaiHuruf: string | null;
  };
  bobot: BobotPenilai;
  /** Grades that count already, of every assessor. */
  nilai: Readonly<Record<JenisPenilai, number | null>>;
  skala: readonly BarisSkala[];
  jendela: { mulai: string | null; dibuka: boolean };
  /** Progress of the logbook; null if the programme has none. */
  capaian: CapaianLogbook | null;
  luaran: readonly LuaranLembar[];
  lembar: readonly LembarPenilai[];
}

/** Said of a sheet that is submitted with a component left empty. */
export const semuaDinilai = nilaiMessages.allGraded;
