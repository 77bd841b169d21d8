import type { ImportColumn } from '../kit/index.ts';

/** What became of a row of the file: it can be saved, saved after a second look, or not at all. */
export type PutusanBaris = 'valid' | 'peringatan' | 'gagal';

/** One row as the preview shows it (docs/domain/20 §2 POST M/import); `Kolom` names the columns of the template. */
export interface BarisPratinjau<Kolom extends string = string> {
  /** Row number in the spreadsheet. */
  nomor: number;
  data: Readonly<Partial<Record<Kolom, string>>>;
  status: PutusanBaris;
  /** What is wrong, or worth a second look, at a column. */
  kesalahan: { kolom: Kolom; pesan: string }[];
}

/** How many rows there are, and of each verdict. */
export interface JumlahBaris {
  jumlahBaris: number;
  jumlahValid: number;
  jumlahPeringatan: number;
  jumlahGagal: number;
}

/** What POST …/import answers of any import with this contract. */
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

/** What POST M/save-import answers. */
export interface HasilSimpanImpor {
  jumlahTersimpan: number;
  jumlahDilewati: number;
  /** Rows that were written. */
  ids: string[];
}
