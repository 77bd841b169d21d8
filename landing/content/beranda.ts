import type { IndexContent } from './types.ts';

/** Copy of the index page, as written in docs/domain/60-landing.md section 5. */
export const content: IndexContent = {
  key: 'beranda',
  title: '{produk}',
  description:
    'Magang, KKN, pertukaran mahasiswa, wirausaha, komcad, mengajar, dan studi independen di {uni}: satu portal, diakui SKS.',
  hero: {
    eyebrow: 'Merdeka Belajar Kampus Merdeka',
    heading: 'Kampusmu lebih luas daripada ruang kelas',
    lead: 'Pilih pengalaman belajar di industri, desa, sekolah, atau kampus lain. Daftar, ikuti prosesnya, dan dapatkan pengakuan SKS dalam satu portal.',
    primary: { label: 'Masuk ke Portal', href: '/login' },
    secondary: { label: 'Lihat Program', href: '#about' },
  },
  about: {
    heading: 'Delapan jalan untuk belajar di luar kampus',
    paragraphs: [
      'Setiap program dirancang bersama program studi dan mitra, dibimbing dosen, dan dinilai secara terbuka. Kamu memilih jalannya, kami memastikan belajarmu diakui.',
    ],
  },
  stepsHeading: 'Cara kerjanya',
  steps: [
    'Pilih program dan baca syaratnya.',
    'Masuk dengan akun kampus, lengkapi data, dan ajukan.',
    'Program studi dan tim MBKM memverifikasi.',
    'Jalani kegiatan dan isi logbook bersama dosen pembimbing.',
    'Terima nilai dan konversi SKS.',
  ],
  boxes: [
    {
      icon: 'travel',
      text: 'Mahasiswa kampus lain? Ikuti kuliah di {uni} sebagai mahasiswa inbound.',
      action: { label: 'Daftar Inbound', href: '/pertukaran-mahasiswa/registrasi' },
    },
    {
      icon: 'network',
      text: 'Ingin menjadi mitra? Buka posisi magang, kirim praktisi, atau ajak mahasiswa ke desa Anda.',
      action: { label: '{email}', href: 'mailto:{email}' },
    },
  ],
  faq: [
    {
      question: 'Apa itu MBKM?',
      answer:
        'Kesempatan bagi mahasiswa untuk memenuhi sebagian beban belajar melalui kegiatan di luar program studi atau di luar kampus dan memperoleh pengakuan SKS.',
    },
    {
      question: 'Siapa yang boleh ikut?',
      answer:
        'Mahasiswa aktif yang memenuhi syarat program. Syarat semester, IPK, dan SKS berbeda tiap program dan diperiksa otomatis saat mendaftar.',
    },
    {
      question: 'Berapa SKS yang diakui?',
      answer: 'Sampai 20 SKS per semester, sesuai paket konversi yang disetujui program studi.',
    },
    {
      question: 'Bolehkah ikut dua program sekaligus?',
      answer: 'Pada umumnya satu program per semester, kecuali program yang dinyatakan boleh dirangkap.',
    },
    {
      question: 'Apakah kuliah saya jadi terlambat?',
      answer: 'Tidak, selama mata kuliah konversi direncanakan bersama program studi sebelum kegiatan dimulai.',
    },
    {
      question: 'Bagaimana cara masuk?',
      answer:
        'Gunakan akun kampus. Mahasiswa inbound memakai nomor mahasiswa inbound setelah pendaftarannya disetujui.',
    },
  ],
};
