/** Answers of the synchronisation calls (docs/domain/10 §3.5). */

export const states = ['baru', 'berubah', 'sama', 'hilang'] as const;
export type State = (typeof states)[number];

export const stateNames: Readonly<Record<State, string>> = {
  baru: 'Baru',
  berubah: 'Berubah',
  sama: 'Sama',
  hilang: 'Hilang',
};

export interface Difference {
  label: string;
  lama: string | null;
  baru: string | null;
}

export interface PreviewItem {
  id: string;
  kunci: string;
  nama: string;
  jenis: string | null;
  statusBeda: State;
  beda: Difference[];
  peringatan: string | null;
}

export interface Preview {
  idPratinjau: string;
  diambilPada: string;
  mode: 'contoh' | 'http';
  ringkasan: Record<State, number>;
  items: PreviewItem[];
  total: number;
  peringatan?: string;
}

export interface Outcome {
  aksi: string;
  hasil: 'berhasil' | 'gagal' | 'dilewati';
  pesan: string | null;
}

export interface Run {
  id: string;
  jenis: string;
  mulai: string;
  selesai: string | null;
  status: 'berjalan' | 'selesai' | 'selesai_sebagian' | 'gagal';
  jumlahDitambah: number;
  jumlahDiperbarui: number;
  jumlahDinonaktifkan: number;
  jumlahDilewati: number;
  jumlahGagal: number;
  pesan: string | null;
  _embed?: { idUser?: { label: string } | null };
}

export interface RunDetail {
  id: string;
  kunci: string;
  nama: string | null;
  hasil: string;
  pesan: string | null;
}

export const runNames: Readonly<Record<Run['status'], string>> = {
  berjalan: 'Berjalan',
  selesai: 'Selesai',
  selesai_sebagian: 'Selesai sebagian',
  gagal: 'Gagal',
};

/** Rows that a run has dealt with. */
export const doneOf = (run: Run): number =>
  run.jumlahDitambah + run.jumlahDiperbarui + run.jumlahDinonaktifkan + run.jumlahGagal;

const moment = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' });
export const momentText = (iso: string): string => `${moment.format(new Date(iso))} WIB`;
export const numberText = (value: number): string => value.toLocaleString('id-ID');
