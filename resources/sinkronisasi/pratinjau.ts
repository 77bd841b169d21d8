import type { Row } from '../kit/index.ts';
import type { sinkronisasiRincian } from './proses.ts';

/** Difference between a row of the source and ours, in the order of the counts (docs/domain/10 §3.5). */
export const statusBeda = ['baru', 'berubah', 'sama', 'hilang'] as const;
export type StatusBeda = (typeof statusBeda)[number];
export const namaStatusBeda: Readonly<Record<StatusBeda, string>> = {
  baru: 'Baru',
  berubah: 'Berubah',
  sama: 'Sama',
  hilang: 'Hilang',
};

/** A difference as people read it. */
export interface Beda {
  label: string;
  lama: string | null;
  baru: string | null;
}

/** One row of a preview as it is shown. */
export interface BarisBeda {
  id: string;
  kunci: string;
  nama: string;
  /** Kind of the row, where a source has several. */
  jenis: string | null;
  statusBeda: StatusBeda;
  beda: Beda[];
  /** Reason why it cannot be written, or a warning. */
  peringatan: string | null;
}

/** A page of what the source has that we do not, and the other way round. */
export interface PratinjauSinkron {
  idPratinjau: string;
  /** Moment (ISO). */
  diambilPada: string;
  mode: 'contoh' | 'http';
  ringkasan: Record<StatusBeda, number>;
  items: BarisBeda[];
  total: number;
  peringatan?: string;
}

/** Result of one row, as stored in `sinkronisasi/rincian`. */
export type HasilBaris = Pick<Row<typeof sinkronisasiRincian>, 'aksi' | 'hasil' | 'pesan'>;
