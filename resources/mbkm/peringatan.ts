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

export const isPeringatan = (value: unknown): value is Peringatan =>
  typeof value === 'string' && Object.hasOwn(peringatan, value);
