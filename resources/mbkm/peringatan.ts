import type { IconName } from '../icons.ts';
import type { Warnings } from '../kit/index.ts';

/** Chips that a list shows beside a participation (docs/domain/20 §4.7). */
export const peringatan = {
  BELUM_DOSPEM: 'Belum ada dosen pembimbing',
  LOG_KOSONG_7H: 'Logbook kosong 7 hari',
  LOG_MENUNGGU_7H: 'Logbook menunggu 7 hari',
  LUARAN_TERLAMBAT: 'Luaran terlambat',
  NILAI_MITRA_KOSONG: 'Nilai mitra kosong',
  NILAI_DOSEN_KOSONG: 'Nilai dosen kosong',
  PAKET_BELUM: 'Paket konversi belum diajukan',
  KRS_LEBIH: 'SKS KRS melebihi batas',
  BERMASALAH: 'Bermasalah',
} as const;

export type Peringatan = keyof typeof peringatan;

/** What stands for each in the rows of a list, where the same words would fill a column. */
const ikon: Readonly<Record<Peringatan, IconName>> = {
  BELUM_DOSPEM: 'person_search',
  LOG_KOSONG_7H: 'edit_note',
  LOG_MENUNGGU_7H: 'schedule',
  LUARAN_TERLAMBAT: 'upload_file',
  NILAI_MITRA_KOSONG: 'business',
  NILAI_DOSEN_KOSONG: 'grading',
  PAKET_BELUM: 'swap_horiz',
  KRS_LEBIH: 'school',
  BERMASALAH: 'flag',
};

/** The warnings of a participation as screens show them. */
export const peringatanPeserta: Warnings = { field: 'peringatan', words: peringatan, icons: ikon };

export const isPeringatan = (value: unknown): value is Peringatan =>
  typeof value === 'string' && Object.hasOwn(peringatan, value);
