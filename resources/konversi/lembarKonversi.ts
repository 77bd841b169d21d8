import type { CapaianLogbook } from '../kegiatan/ringkasan.ts';
import type { BarisSkala } from '../nilai/letterOfGrade.ts';

/** A course that is recognised for a participation, with its grade and what the grade is measured by. */
export type FinalCourse = {
  id: string;
  idMatkulPaketKonversi: string;
  kode: string;
  nama: string;
  sks: number;
  adalahMatkulKkn: boolean;
  nilaiAngka: number | null;
  nilaiHuruf: string | null;
  nilaiMutu: number | null;
  lulus: boolean;
  catatan: string | null;
  adaDiKrs: boolean;
  statusSiamik: 'belum' | 'terkirim' | 'gagal';
  pesanSiamik: string | null;
  version: number;
  /** Course of the host university; exchange only. */
  kodeMatkulAsal: string | null;
  namaMatkulAsal: string | null;
  sksAsal: number | null;
  nilaiAngkaAsal: number | null;
  nilaiHurufAsal: string | null;
  /** Grade that the conversion starts from and deviates from (docs/domain/20 §4.4). */
  acuan: number | null;
};

/** A course of the sheet, and whether the caller may grade it now. */
export type SheetCourse = FinalCourse & { bolehDinilai: boolean };

/** Actions that the caller may take on the conversion now. */
export type SheetRight =
  | 'simpan'
  | 'kirim'
  | 'kembalikan'
  | 'finalisasi'
  | 'ajukanRevisi'
  | 'sanggah'
  | 'bukaRevisi'
  | 'kirimSiamik'
  | 'serahkan'
  | 'tarik_penyerahan';

/**
 * Answer of GET N/{id}/konversi: everything for the assessment of one conversion. `Participation` is its row as the
 * caller may read it.
 */
export interface SheetAnswer<Participation = Record<string, unknown>> {
  pendaftar: Participation;
  /** Kind of detail page that the participation belongs to. */
  kelompok: string;
  matkul: SheetCourse[];
  /** Letter scale of the participation's period, best letter first. */
  skala: readonly BarisSkala[];
  /** Largest deviation without a note. */
  selisihMaks: number;
  hak: Readonly<Record<SheetRight, boolean>>;
  /** Total of the logbook; null where the programme keeps none (docs/domain/20 §4.5). */
  capaian: CapaianLogbook | null;
  /** Until when (ISO) a revision, or for students an objection, may be asked for; null before `final`. */
  batasRevisi: string | null;
}
