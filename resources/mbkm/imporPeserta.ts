import type { ImportColumn } from '../kit/index.ts';

/** Verdict on a row of the file: can be saved, can be saved after confirmation, cannot be saved. */
export type PutusanBaris = 'valid' | 'peringatan' | 'gagal';

/** One row as the preview shows it (docs/domain/20 §2 POST M/import); `Kolom` names the columns of the template. */
export interface BarisPratinjau<Kolom extends string = string> {
  /** Row number in the spreadsheet. */
  nomor: number;
  data: Readonly<Partial<Record<Kolom, string>>>;
  status: PutusanBaris;
  /** Errors and warnings by column. */
  kesalahan: { kolom: Kolom; pesan: string }[];
}

/** Number of rows, in total and by verdict. */
export interface JumlahBaris {
  jumlahBaris: number;
  jumlahValid: number;
  jumlahPeringatan: number;
  jumlahGagal: number;
}

/** Answer of POST …/import for every import with this contract. */
export interface PratinjauImpor extends JumlahBaris {
  idImport: string;
  /** Until when the preview may be saved, ISO. */
  kedaluwarsa: string;
  baris: BarisPratinjau[];
}

/** One import of applicants as calls answer it; moments are ISO. */
export interface ImporPendaftar extends JumlahBaris {
  idImport: string;
  namaBerkas: string;
  status: string;
  program: string;
  periode: string;
  oleh: string;
  dibuat: string;
  disimpan: string | null;
  /** Until when a preview may be saved. */
  kedaluwarsa: string;
  jumlahTersimpan: number | null;
  jumlahDilewati: number | null;
}

/** A column whose dates the file or a person had to explain: what stands first in them, and why (`ImportColumn`). */
export type KolomTanggal = Pick<ImportColumn, 'judul'> &
  Required<Pick<ImportColumn, 'urutanTanggal' | 'dasarUrutan' | 'contohTanggal'>>;

/** An import with its rows, and with what its dates are read by. */
export type PratinjauPendaftar<Kolom extends string = string> = ImporPendaftar & {
  tanggal: KolomTanggal[];
  baris: BarisPratinjau<Kolom>[];
};

/** Answer of POST M/save-import. */
export interface HasilSimpanImpor {
  jumlahTersimpan: number;
  jumlahDilewati: number;
  /** Rows that were written. */
  ids: string[];
}
