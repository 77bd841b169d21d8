import type { Role } from '../../resources/kit/index.ts';
import { role } from '../../resources/roles.ts';

/** One row of a code list; `satuan` is a code of `master/satuan`, the rest are the list's own fields. */
export interface CodeRow {
  kode: string;
  nama: string;
  satuan?: string;
  [extra: string]: string | number | boolean | undefined;
}

/** Purpose of each built-in role, as the role list shows it (docs/domain/00 "Roles"). */
export const roleTexts: Readonly<Record<Role, string>> = {
  [role.superAdmin]: 'Mengelola seluruh portal, termasuk menu dan hak akses.',
  [role.mahasiswa]: 'Mendaftar program, mengisi logbook dan laporan, memilih paket konversi.',
  [role.timMbkm]: 'Mengelola program MBKM seluruh universitas.',
  [role.dosen]: 'Membimbing mahasiswa, memeriksa logbook dan laporan, memberi nilai.',
  [role.koordinator]: 'Memverifikasi pendaftaran dan paket konversi program studinya.',
  [role.mitra]: 'Mengelola program dan menilai mahasiswa di tempat mitra.',
  [role.penilai]: 'Memeriksa konversi dan menilai mata kuliah program studinya.',
  [role.inbound]: 'Mahasiswa perguruan tinggi lain yang belajar di sini.',
  [role.outbound]: 'Mahasiswa yang belajar di perguruan tinggi lain.',
  [role.bakpk]: 'Membaca data seluruh universitas dan menyelaraskannya dengan SIAMIK.',
};

export const days = [
  ['1', 'Senin'],
  ['2', 'Selasa'],
  ['3', 'Rabu'],
  ['4', 'Kamis'],
  ['5', 'Jumat'],
  ['6', 'Sabtu'],
  ['7', 'Minggu'],
] as const;

export const courseKinds = [
  ['A', 'Wajib'],
  ['B', 'Pilihan'],
  ['C', 'Wajib Peminatan'],
  ['D', 'Pilihan Peminatan'],
  ['S', 'Tugas Akhir/Skripsi'],
] as const;

const kind = (
  kode: string,
  nama: string,
  namaInggris: string,
  ikon: string,
  warna: string,
  kelompokKonversi: string,
  halaman?: string,
): CodeRow => ({
  kode,
  nama,
  namaInggris,
  ikon,
  warna,
  kelompokKonversi,
  ...(halaman ? { ruteLanding: `/mbkm/${halaman}` } : {}),
});

const output = (kode: string, nama: string, satuan: string, isi: string, targetPortofolio?: string): CodeRow => ({
  kode,
  nama,
  satuan,
  isi,
  ...(targetPortofolio ? { targetPortofolio } : {}),
});

const partner = (kode: string, nama: string, skala: string, diakuiIku: boolean): CodeRow => ({
  kode,
  nama,
  skala,
  diakuiIku,
});

const member = (kode: string, nama: string, berlakuUntuk: string, maksPerKelompok?: number): CodeRow => ({
  kode,
  nama,
  berlakuUntuk,
  ...(maksPerKelompok ? { maksPerKelompok } : {}),
});

const unit = (kode: string, nama: string, simbol: string, jenis: string): CodeRow => ({ kode, nama, simbol, jenis });
/** Categories of works of one level, each with its points. */
const works = (
  tingkat: 'internasional' | 'nasional' | 'lokal',
  rows: readonly (readonly [kode: string, nama: string, poin: number])[],
): readonly CodeRow[] => rows.map(([kode, nama, poin]) => ({ kode, nama, tingkat, poin }));

/** Code lists with the rows that every installation starts with, parents first (docs/domain/10 §2.3, 40 §4.5). */
export const codeLists: Readonly<Record<string, readonly CodeRow[]>> = {
  'master/jenis-mbkm': [
    kind('magang', 'Magang', 'Internship', 'work', '#0D47A1', 'penilaian', 'Magang'),
    kind(
      'studi_independen',
      'Studi Independen',
      'Independent Study',
      'menu_book',
      '#1565C0',
      'penilaian',
      'StudiIndependen',
    ),
    kind('kampus_mengajar', 'Kampus Mengajar', 'Teaching Campus', 'school', '#2E7D32', 'penilaian', 'KampusMengajar'),
    kind(
      'praktisi_mengajar',
      'Praktisi Mengajar',
      'Practitioner Teaching',
      'supervisor_account',
      '#00695C',
      'penilaian',
      'PraktisiMengajar',
    ),
    kind('kkn', 'Kuliah Kerja Nyata', 'Community Service', 'diversity_3', '#EF6C00', 'kkn', 'Kkn'),
    kind('kwu', 'Kewirausahaan', 'Entrepreneurship', 'storefront', '#AD1457', 'kwu', 'Kewirausahaan'),
    kind('komcad', 'Komponen Cadangan', 'Reserve Component', 'military_tech', '#33691E', 'komcad', 'Komcad'),
    kind('riset', 'Riset', 'Research', 'science', '#4527A0', 'riset'),
    kind(
      'outbound',
      'Pertukaran Mahasiswa Outbound',
      'Outbound Exchange',
      'flight_takeoff',
      '#00838F',
      'outbound',
      'PertukaranMahasiswa',
    ),
    kind('permadi', 'Permadi', 'Permadi Exchange', 'swap_horiz', '#0277BD', 'outbound', 'PertukaranMahasiswa'),
    kind(
      'inbound',
      'Pertukaran Mahasiswa Inbound',
      'Inbound Exchange',
      'travel_explore',
      '#5D4037',
      'outbound',
      'PertukaranMahasiswa',
    ),
  ],
  'master/jenis-mitra': [
    partner('bumn', 'BUMN', 'nasional', true),
    partner('perusahaan_nasional', 'Perusahaan Nasional', 'nasional', true),
    partner('multinasional', 'Perusahaan Multinasional', 'multinasional', true),
    partner('startup', 'Perusahaan Rintisan', 'nasional', true),
    partner('instansi_pemerintah', 'Instansi Pemerintah', 'nasional', true),
    partner('pemerintah_desa', 'Pemerintah Desa', 'lokal', false),
    partner('sekolah', 'Sekolah', 'lokal', true),
    partner('perguruan_tinggi', 'Perguruan Tinggi', 'nasional', true),
    partner('lembaga_riset', 'Lembaga Riset', 'nasional', true),
    partner('nirlaba', 'Lembaga Nirlaba', 'nasional', true),
    partner('umkm', 'UMKM', 'lokal', false),
    partner('tni', 'Tentara Nasional Indonesia', 'nasional', true),
  ],
  'master/satuan': [
    unit('buah', 'Buah', 'bh', 'jumlah'),
    unit('berkas', 'Berkas', 'bks', 'jumlah'),
    unit('artikel', 'Artikel', 'art', 'jumlah'),
    unit('m2', 'Meter persegi', 'm²', 'luas'),
    unit('kg', 'Kilogram', 'kg', 'berat'),
    unit('jam', 'Jam', 'jam', 'waktu'),
    unit('minggu', 'Minggu', 'mgg', 'waktu'),
    unit('sks', 'SKS', 'SKS', 'lainnya'),
  ],
  'master/jenis-luaran': [
    output('laporan_akhir', 'Laporan Akhir', 'berkas', 'berkas'),
    output('sertifikat_mitra', 'Sertifikat Mitra', 'berkas', 'berkas'),
    output('artikel_jurnal', 'Artikel Jurnal', 'artikel', 'keduanya', 'jurnal'),
    output('artikel_prosiding', 'Artikel Prosiding', 'artikel', 'keduanya', 'proceeding'),
    output('artikel_media', 'Artikel Media Massa', 'artikel', 'tautan'),
    output('video', 'Video Kegiatan', 'buah', 'tautan'),
    output('poster', 'Poster', 'buah', 'berkas'),
    output('hki', 'Hak Kekayaan Intelektual', 'berkas', 'keduanya', 'hki'),
    output('prototipe', 'Prototipe', 'buah', 'keduanya'),
    output('buku', 'Buku', 'buah', 'keduanya'),
    output('produk_usaha', 'Produk Usaha', 'buah', 'keduanya'),
  ],
  'master/jenis-anggota': [
    member('ketua', 'Ketua', 'semua', 1),
    member('sekretaris', 'Sekretaris', 'kkn', 1),
    member('bendahara', 'Bendahara', 'kkn', 1),
    member('humas', 'Humas', 'kkn', 2),
    member('anggota', 'Anggota', 'semua'),
    member('penulis_utama', 'Penulis Utama', 'penulis', 1),
    member('penulis_anggota', 'Penulis Anggota', 'penulis'),
  ],
  'master/kategori-hki': works('nasional', [
    ['paten', 'Paten', 40],
    ['varietas_tanaman', 'Perlindungan Varietas Tanaman', 40],
    ['paten_sederhana', 'Paten Sederhana', 20],
    ['desain_industri', 'Desain Industri', 20],
    ['tata_letak_sirkuit', 'Desain Tata Letak Sirkuit Terpadu', 20],
    ['indikasi_geografis', 'Indikasi Geografis', 10],
    ['merek', 'Merek', 5],
    ['hak_cipta', 'Hak Cipta', 5],
  ]),
  'master/kategori-jurnal': [
    ...works('internasional', [
      ['scopus_q1', 'Scopus Q1', 40],
      ['scopus_q2', 'Scopus Q2', 35],
      ['scopus_q3', 'Scopus Q3', 35],
      ['scopus_q4', 'Scopus Q4', 30],
    ]),
    ...works('nasional', [
      ['sinta_1', 'Sinta 1', 25],
      ['sinta_2', 'Sinta 2', 25],
      ['sinta_3', 'Sinta 3', 20],
      ['sinta_4', 'Sinta 4', 20],
      ['sinta_5', 'Sinta 5', 15],
      ['sinta_6', 'Sinta 6', 15],
    ]),
    ...works('lokal', [['jurnal_lainnya', 'Jurnal Lainnya', 10]]),
  ],
  'master/kategori-proceeding': [
    ...works('internasional', [['terindeks', 'Prosiding Terindeks', 15]]),
    ...works('nasional', [['prosiding_lainnya', 'Prosiding Lainnya', 10]]),
  ],
};

/** States of KKN and KWU groups (docs/domain/30 §1.15): jenis, kode, nama, warna. */
export const groupStates: readonly (readonly [jenis: 'kkn' | 'kwu', kode: string, nama: string, warna: string])[] = [
  ['kkn', 'draf', 'Draf', 'default'],
  ['kkn', 'diajukan', 'Diajukan', 'info'],
  ['kkn', 'revisi', 'Perlu perbaikan', 'warning'],
  ['kkn', 'disetujui', 'Disetujui', 'success'],
  ['kkn', 'ditetapkan', 'Ditetapkan', 'success'],
  ['kkn', 'berjalan', 'Berjalan', 'info'],
  ['kkn', 'selesai', 'Selesai', 'success'],
  ['kkn', 'ditolak', 'Ditolak', 'error'],
  ['kkn', 'bubar', 'Bubar', 'default'],
  ['kwu', 'draf', 'Draf', 'default'],
  ['kwu', 'diajukan', 'Diajukan', 'info'],
  ['kwu', 'revisi', 'Perlu perbaikan', 'warning'],
  ['kwu', 'disetujui', 'Disetujui', 'success'],
  ['kwu', 'aktif', 'Aktif', 'info'],
  ['kwu', 'selesai', 'Selesai', 'success'],
  ['kwu', 'ditolak', 'Ditolak', 'error'],
  ['kwu', 'bubar', 'Bubar', 'default'],
];
