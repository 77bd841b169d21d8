import type { Artikel, BeritaRingkas, DataBeranda, DataLanding, MitraPublik, Tahap } from '../../../../landing/api.ts';
import { programs } from '../../../../landing/content/programs.ts';
import type { ProgramCode } from '../../../../landing/content/types.ts';

/** A day so many days from today, 'YYYY-MM-DD'. */
const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const stages = (first: number): Tahap[] =>
  ['Sosialisasi', 'Pendaftaran', 'Verifikasi', 'Pembekalan', 'Pelaksanaan', 'Penilaian', 'Konversi SKS'].map(
    (tahap, index) => ({ tahap, mulai: dayFromNow(first + index * 14), selesai: dayFromNow(first + index * 14 + 13) }),
  );

const logo = (name: string, hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="64"><rect x="8" y="16" width="32" height="32" rx="16" fill="hsl(${hue} 70% 40%)"/><text x="50" y="39" font-family="sans-serif" font-size="17" font-weight="700" fill="hsl(${hue} 60% 30%)">${name}</text></svg>`;

const partnerNames = [
  'PT Sinar Laut Nusantara',
  'Bank Surya Asri',
  'Rumah Data Indonesia',
  'CV Tani Makmur',
  'Dinas Pendidikan Kota',
  'Kriya Rasa',
  'PT Energi Angin Timur',
  'Klinik Sehat Bersama',
  'Studio Garis Lurus',
  'Koperasi Desa Sukamaju',
  'Universitas Pantai Selatan',
  'PT Rel Cepat',
];

/** Logos by address, two partners have none. */
export const logos = new Map(
  partnerNames.slice(0, 10).map((name, index) => {
    const short = name
      .replace(/^(PT|CV) /, '')
      .split(' ')
      .slice(0, 1)
      .join(' ');
    return [`/api/contoh/logo/${index}.svg`, logo(short, index * 36)];
  }),
);

const partners: MitraPublik[] = partnerNames.map((nama, index) => ({
  nama,
  logoUrl: index < 10 ? `/api/contoh/logo/${index}.svg` : null,
  website: index % 3 === 0 ? 'https://mitra.example/' : null,
}));

const item = (
  slug: string,
  judul: string,
  kategori: BeritaRingkas['kategori'],
  program: ProgramCode[],
  days: number,
  tokoh: [string, string] | null = null,
): BeritaRingkas => ({
  slug,
  judul,
  kategori,
  ringkasan:
    kategori === 'cerita'
      ? 'Minggu pertama saya hanya membaca. Minggu kedelapan, fitur yang saya tulis dipakai ribuan orang, dan saya tahu mengapa setiap barisnya ada.'
      : 'Pendaftaran dibuka untuk mahasiswa semua program studi. Siapkan berkas sejak sekarang dan ikuti sosialisasi agar tidak tertinggal jadwal.',
  gambarUrl: null,
  altGambar: null,
  tokohNama: tokoh?.[0] ?? null,
  tokohKeterangan: tokoh?.[1] ?? null,
  tanggalTerbit: `${dayFromNow(-days)}T08:00:00+07:00`,
  program,
});

export const news: BeritaRingkas[] = [
  item(
    'pendaftaran-kkn-gelombang-ii-resmi-dibuka',
    'Pendaftaran KKN Gelombang II Resmi Dibuka',
    'pengumuman',
    ['kkn'],
    2,
  ),
  item(
    '18-mahasiswa-unr-berangkat-pertukaran',
    '18 Mahasiswa UNR Berangkat Pertukaran ke Empat Kota',
    'berita',
    ['pertukaran'],
    5,
  ),
  item('expo-kewirausahaan-mahasiswa', 'Expo Kewirausahaan Mahasiswa Hadir di Halaman Rektorat', 'agenda', ['kwu'], 7),
  ...Array.from({ length: 14 }, (_, index) =>
    item(`kabar-program-${index}`, `Kabar Program Minggu Ke-${index + 1} dari Lapangan`, 'berita', [], 10 + index),
  ),
];

export const stories: BeritaRingkas[] = [
  item(
    'cerita-rizky',
    'Cerita Rizky: Dari Log Kegiatan Menjadi Fitur yang Dipakai Pengguna',
    'cerita',
    ['magang'],
    12,
    ['Rizky Maulana', 'Informatika, magang di Rumah Data Indonesia'],
  ),
  item('cerita-wulan', 'Air Bersih yang Tetap Mengalir Setelah Kami Pulang', 'cerita', ['kkn'], 20, [
    'Wulan Sari',
    'Teknik Lingkungan, KKN Desa Sukamaju',
  ]),
  item('cerita-dimas', 'Belajar Menjelaskan Pecahan dengan Potongan Semangka', 'cerita', ['kampus_mengajar'], 30, [
    'Dimas Prakoso',
    'Akuntansi, SD Negeri 3 Surya Asri',
  ]),
];

const body = `Pembukaan ini menandai **gelombang kedua** tahun akademik berjalan.

## Yang perlu disiapkan

- Transkrip terbaru
- Surat izin orang tua atau wali

> Kami mencari mahasiswa yang mau mendengar lebih dulu.

Lihat [panduan](https://panduan.example/) atau [ini](javascript:alert(1)).

<script>alert('xss')</script><img src=x onerror="alert(1)">
`;

/** Every public article by slug. */
export const articles = new Map<string, Artikel>(
  [...news, ...stories].map((entry, index, all) => [
    entry.slug,
    {
      ...entry,
      isi: body,
      diperbarui: entry.tanggalTerbit,
      sebelumnya: all[index + 1] ? { slug: all[index + 1]?.slug ?? '', judul: all[index + 1]?.judul ?? '' } : null,
      berikutnya: all[index - 1] ? { slug: all[index - 1]?.slug ?? '', judul: all[index - 1]?.judul ?? '' } : null,
      terkait: all.filter(other => other.slug !== entry.slug).slice(0, 3),
    },
  ]),
);

const figures = [
  { label: 'Peserta', nilai: 1284 },
  { label: 'Mitra aktif', nilai: 86 },
  { label: 'Program studi terlibat', nilai: 32 },
  { label: 'SKS diakui', nilai: 18_460 },
];

/** Two programmes are open, one opens later, one is closed. */
const dates: Partial<Record<ProgramCode, [boolean, number | null, number | null]>> = {
  magang: [true, -10, 18],
  kkn: [true, -3, 30],
  kwu: [false, 21, 50],
  komcad: [false, -60, -20],
};

export const indexData: DataBeranda = {
  statistik: figures,
  mitra: partners,
  berita: news.slice(0, 3),
  cerita: stories,
  program: programs.map(({ code }) => {
    const { terbuka, bukaPada, tutupPada } = landingData(code).program;
    return { kode: code, terbuka, bukaPada, tutupPada };
  }),
};

/** What GET /api/publik/landing/{kode} answers. */
export function landingData(code: ProgramCode): DataLanding {
  const [terbuka, from, until] = dates[code] ?? [false, null, null];
  return {
    program: {
      minSemester: 5,
      minIpk: 2.75,
      minSks: 80,
      maksSks: 20,
      terbuka,
      bukaPada: from === null ? null : dayFromNow(from),
      tutupPada: until === null ? null : dayFromNow(until),
    },
    jadwal: code === 'kkn' ? [...stages(-30), ...stages(60)] : stages(-30),
    statistik: figures,
    mitra: partners,
    berita: news.slice(0, 3),
    cerita: stories,
    dokumen: [
      { judul: 'Panduan Program', url: '/api/contoh/panduan.pdf', ukuran: 1_240_000 },
      { judul: 'Templat Laporan Akhir', url: '/api/contoh/templat.docx', ukuran: 84_000 },
    ],
  };
}
