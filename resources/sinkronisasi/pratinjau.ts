import type { Row } from '../kit/index.ts';
import type { sinkronisasiRincian } from './proses.ts';

/** How a row of the source stands to ours, in the order in which rows are counted (docs/domain/10 §3.5). */
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
  /** What it is a row of, where a kind has several. */
  jenis: string | null;
  statusBeda: StatusBeda;
  beda: Beda[];
  /** Why it cannot be written, or what to know before. */
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

/** What became of one row, in the words of `sinkronisasi/rincian`. */
export type HasilBaris = Pick<Row<typeof sinkronisasiRincian>, 'aksi' | 'hasil' | 'pesan'>;
