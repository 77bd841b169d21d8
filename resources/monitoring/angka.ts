import type { Role } from '../kit/index.ts';
import type { Hitungan } from '../mbkm/hitungan.ts';
import type { Peringatan } from '../mbkm/peringatan.ts';
import { role } from '../roles.ts';

/**
 * How a figure reads: a count; a share of a count, as percent or as n of m; a mean. What is counted is told by codes
 * that the server knows the SQL of, and that lists can be filtered by.
 */
export type Angka = {
  kode: string;
  label: string;
  bentuk: 'jumlah' | 'persen' | 'pecahan' | 'rata';
  /** The figure; `dari` is the whole that it is a share of. */
  hitung: Hitungan | 'PESERTA' | 'SKS_DIAKUI' | 'NILAI_AKHIR' | 'MITRA_AKTIF';
  dari?: 'AKTIF' | 'BERJALAN' | 'DIMULAI' | 'DITERIMA' | 'FINAL';
  /** Base roles that are not told: a partner learns nothing of conversions. */
  kecuali?: readonly Role[];
};

const bukanMitra = { kecuali: [role.mitra] } as const;

/** The figures of docs/domain/20 §4.7 in the order in which they are shown. */
export const angka: readonly Angka[] = [
  { kode: 'peserta', label: 'Peserta', bentuk: 'jumlah', hitung: 'PESERTA' },
  {
    kode: 'dosen',
    label: 'Punya dosen pembimbing',
    bentuk: 'persen',
    hitung: 'PUNYA_DOSEN',
    dari: 'AKTIF',
    // All that a lecturer sees have one.
    kecuali: [role.dosen],
  },
  { kode: 'logbook', label: 'Logbook patuh', bentuk: 'persen', hitung: 'LOG_PATUH', dari: 'BERJALAN' },
  { kode: 'luaran', label: 'Luaran lengkap', bentuk: 'pecahan', hitung: 'LUARAN_LENGKAP', dari: 'DIMULAI' },
  { kode: 'mitra', label: 'Mitra aktif', bentuk: 'jumlah', hitung: 'MITRA_AKTIF', ...bukanMitra },
  { kode: 'sks', label: 'SKS diakui', bentuk: 'jumlah', hitung: 'SKS_DIAKUI', ...bukanMitra },
  { kode: 'nilai', label: 'Rata-rata nilai akhir', bentuk: 'rata', hitung: 'NILAI_AKHIR', ...bukanMitra },
  {
    kode: 'dinilai',
    label: 'Nilai konversi dikirim',
    bentuk: 'pecahan',
    hitung: 'DINILAI',
    dari: 'DITERIMA',
    ...bukanMitra,
  },
  { kode: 'final', label: 'Konversi final', bentuk: 'pecahan', hitung: 'FINAL', dari: 'DITERIMA', ...bukanMitra },
  {
    kode: 'terkirim',
    label: 'Terkirim ke SIAMIK',
    bentuk: 'pecahan',
    hitung: 'TERKIRIM',
    dari: 'FINAL',
    ...bukanMitra,
  },
];

/** Something to look after: how many participations carry it. */
export type Tindakan = { hitungan: Hitungan } | { peringatan: Peringatan };

const semuaPeringatan: readonly Tindakan[] = (
  [
    'BERMASALAH',
    'BELUM_DOSPEM',
    'LOG_KOSONG_7H',
    'LOG_MENUNGGU_7H',
    'LUARAN_TERLAMBAT',
    'NILAI_MITRA_KOSONG',
    'NILAI_DOSEN_KOSONG',
    'PAKET_BELUM',
    'KRS_LEBIH',
  ] as const
).map(peringatan => ({ peringatan }));

/** Tasks of a role, then matters that it watches; in this order (docs/domain/20 §3 Monitoring). */
export const tindakan: Readonly<Partial<Record<Role, readonly Tindakan[]>>> = {
  [role.superAdmin]: semuaPeringatan,
  [role.timMbkm]: semuaPeringatan,
  [role.bakpk]: semuaPeringatan,
  [role.koordinator]: [{ hitungan: 'PAKET_MENUNGGU' }, ...semuaPeringatan],
  [role.penilai]: [{ hitungan: 'PAKET_MENUNGGU' }, ...semuaPeringatan],
  [role.dosen]: [
    { hitungan: 'LOG_MENUNGGU' },
    { hitungan: 'LUARAN_MENUNGGU' },
    { hitungan: 'NILAI_DOSEN_TERBUKA' },
    { peringatan: 'BERMASALAH' },
    { peringatan: 'LOG_KOSONG_7H' },
    { peringatan: 'LUARAN_TERLAMBAT' },
    { peringatan: 'PAKET_BELUM' },
  ],
  [role.mitra]: [
    { hitungan: 'PARAF_MENUNGGU' },
    { hitungan: 'NILAI_MITRA_TERBUKA' },
    { peringatan: 'LOG_KOSONG_7H' },
    { peringatan: 'LUARAN_TERLAMBAT' },
  ],
};
