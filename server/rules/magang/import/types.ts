import type { RowData } from '../../types.ts';
import type { ColumnName } from './columns.ts';

export type RowVerdict = 'valid' | 'peringatan' | 'gagal';

/** What is wrong with a row, or worth a second look, at a column. */
export interface Finding {
  kolom: ColumnName;
  pesan: string;
}

/** One row as the preview shows it (docs/domain/20 §2 POST M/import). */
export interface PreviewRow {
  /** Row number in the spreadsheet. */
  nomor: number;
  data: Partial<Record<ColumnName, string>>;
  status: RowVerdict;
  kesalahan: Finding[];
}

/** What saving a good row writes. */
export interface ReadyRow {
  pendaftar: RowData;
  magang: RowData;
  /** A partner that is not registered and that the row describes completely. */
  mitraBaru: RowData | null;
}

export interface JudgedRow extends PreviewRow {
  ready: ReadyRow | null;
}

export interface ImportCounts {
  jumlahBaris: number;
  jumlahValid: number;
  jumlahPeringatan: number;
  jumlahGagal: number;
}

/** How many rows there are of each verdict. */
export function countsOf(rows: readonly Pick<PreviewRow, 'status'>[]): ImportCounts {
  const of = (status: RowVerdict) => rows.filter(row => row.status === status).length;
  return {
    jumlahBaris: rows.length,
    jumlahValid: of('valid'),
    jumlahPeringatan: of('peringatan'),
    jumlahGagal: of('gagal'),
  };
}
