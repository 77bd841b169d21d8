import type { BarisPratinjau, JumlahBaris, PutusanBaris } from '../../../resources/mbkm/imporPeserta.ts';
import type { RowData } from '../../database/db.ts';

/** One row as the preview shows it, by the columns of the template. */
export type PreviewRow = BarisPratinjau;

/** What is wrong with a row, or worth a second look, at a column. */
export type Finding = PreviewRow['kesalahan'][number];

/** What saving a good row writes. */
export interface ReadyRow {
  pendaftar: RowData;
  /** The programme's detail. */
  detail: RowData;
  /** A partner that is not registered and that the row describes completely. */
  mitraBaru: RowData | null;
}

export interface JudgedRow extends PreviewRow {
  ready: ReadyRow | null;
}

/** How many rows there are of each verdict. */
export function countsOf(rows: readonly Pick<PreviewRow, 'status'>[]): JumlahBaris {
  const of = (status: PutusanBaris) => rows.filter(row => row.status === status).length;
  return {
    jumlahBaris: rows.length,
    jumlahValid: of('valid'),
    jumlahPeringatan: of('peringatan'),
    jumlahGagal: of('gagal'),
  };
}
