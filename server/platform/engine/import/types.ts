import {
  type Change,
  type ImportAnswer,
  type ImportRowStatus,
  importRowStatuses,
  type Message,
} from '../../../../resources/kit/index.ts';
import { keepAll } from '../../access/keptSaid.ts';
import type { RowData } from '../../database/db.ts';

/** One row of a spreadsheet after the dry run. */
export interface JudgedRow {
  /** Row number in the spreadsheet. */
  nomor: number;
  status: ImportRowStatus;
  /** The existing row, with the version that the dry run saw. */
  id?: string;
  versi?: number;
  /** Values that applying writes: the whole new row, or the changed fields, derived ones included. */
  nilai: RowData;
  /** Errors by field, stored with `keep`, like all other sentences here. */
  pesan: Record<string, string>;
  /** Corrected values by field. */
  koreksi?: Record<string, string>;
  perubahan: Record<string, Change>;
  /** Warnings by field; there may be several for one. */
  peringatan?: readonly Said[];
}

/** A sentence about a field of a row. */
export interface Said {
  kolom: string;
  pesan: string;
}

export type Counts = ImportAnswer['jumlah'];

export const noCounts = (): Counts => ({ total: 0, baru: 0, berubah: 0, sama: 0, salah: 0, diterapkan: 0 });

/** Marks a row as wrong when there is a message. */
export function refuse(row: JudgedRow, errors: Readonly<Record<string, Message | string>>): JudgedRow {
  row.pesan = { ...row.pesan, ...keepAll(errors) };
  if (Object.keys(row.pesan).length) row.status = 'salah';
  return row;
}

/** How many rows there are of each status. */
export const counted = (rows: readonly JudgedRow[]): Record<ImportRowStatus, number> => {
  const counts = { baru: 0, berubah: 0, sama: 0, salah: 0 };
  for (const { status } of rows) counts[status]++;
  return counts;
};

/** Adds the counts of a batch to a total. */
export function addCounts(total: Counts, rows: readonly JudgedRow[]): void {
  const counts = counted(rows);
  total.total += rows.length;
  for (const status of importRowStatuses) total[status] += counts[status];
}
