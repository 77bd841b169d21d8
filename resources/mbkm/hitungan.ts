/**
 * Values of the filter `hitungan` of participations (docs/domain/20 §4.7): conditions behind figures of dashboards,
 * computed from rows that belong to the participation.
 */
export const hitungan = {
  PUNYA_DOSEN: 'Sudah ada dosen pembimbing',
  LOG_PATUH: 'Logbook terisi 7 hari terakhir',
  LUARAN_LENGKAP: 'Luaran wajib lengkap',
  BERNILAI: 'Sudah ada nilai akhir',
  DINILAI: 'Nilai konversi dikirim',
  FINAL: 'Konversi final',
  TERKIRIM: 'Terkirim ke SIAMIK',
  LOG_MENUNGGU: 'Logbook menunggu verifikasi',
  PARAF_MENUNGGU: 'Logbook menunggu paraf mitra',
  LUARAN_MENUNGGU: 'Luaran menunggu verifikasi',
  PAKET_MENUNGGU: 'Paket menunggu verifikasi',
  NILAI_DOSEN_TERBUKA: 'Menunggu nilai dosen',
  NILAI_MITRA_TERBUKA: 'Menunggu nilai mitra',
} as const;

export type Hitungan = keyof typeof hitungan;

export const isHitungan = (value: unknown): value is Hitungan =>
  typeof value === 'string' && Object.hasOwn(hitungan, value);
