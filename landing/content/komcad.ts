import type { ProgramContent } from './types.ts';

/** Copy of the Komcad page, as written in docs/domain/60-landing.md section 5. */
export const content: ProgramContent = {
  key: 'komcad',
  title: 'Komcad | {produk}',
  description:
    'Program Komcad {uni}: pelatihan dasar kemiliteran sukarela bagi mahasiswa, dengan pendampingan kampus dan pengakuan SKS.',
  numbers: { minSemester: 3, minIpk: 2.5, minSks: 0, maksSks: 20 },
  hero: {
    eyebrow: 'Program MBKM',
    heading: 'Siap mengabdi dengan disiplin dan keberanian',
    lead: 'Ikuti pelatihan komponen cadangan secara sukarela, tempa fisik dan kepemimpinan, lalu lanjutkan kuliah dengan pengalaman yang diakui.',
    primary: { label: 'Daftar Komcad', href: '/login' },
    secondary: { label: 'Pelajari Program', href: '#about' },
  },
  about: {
    heading: 'Bela negara sebagai pengalaman belajar',
    paragraphs: [
      'Komponen Cadangan adalah warga negara yang dilatih untuk memperkuat pertahanan. Mahasiswa yang lulus seleksi mengikuti latihan dasar kemiliteran di satuan penyelenggara, kemudian kembali ke kehidupan kampus.',
      'Kampus mendampingi sejak izin orang tua, seleksi, surat tugas, hingga laporan akhir dan konversi SKS.',
    ],
    benefits: [
      { icon: 'shield', title: 'Disiplin dan ketahanan', text: 'Terbentuk melalui latihan terstruktur.' },
      { icon: 'flag', title: 'Kepemimpinan lapangan', text: 'Mengambil keputusan di bawah tekanan.' },
      { icon: 'landmark', title: 'Wawasan kebangsaan', text: 'Memahami pertahanan negara.' },
      { icon: 'award', title: 'Sertifikat kelulusan', text: 'Bukti kompetensi resmi.' },
      { icon: 'cap', title: 'Pengakuan SKS', text: 'Latihan dan laporan disetarakan.' },
    ],
  },
  requirements: [
    ['warga negara Indonesia berusia 18–35 tahun'],
    ['mahasiswa aktif minimal semester {minSemester}', ' dengan IPK minimal {minIpk}'],
    ['sehat jasmani dan rohani'],
    ['surat izin orang tua atau wali'],
    ['surat keterangan catatan kepolisian'],
    ['tidak mengikuti program MBKM lain pada periode yang sama'],
  ],
  steps: [
    'Isi formulir, unggah berkas.',
    'Verifikasi administrasi dan rekomendasi.',
    'Ikuti seleksi kompetensi.',
    'Unggah bukti kelulusan, terima surat tugas.',
    'Ikuti latsarmil dan isi log kegiatan.',
    'Serahkan laporan akhir dan ajukan konversi.',
  ],
  faq: [
    { question: 'Apakah ini wajib militer?', answer: 'Tidak. Komcad bersifat sukarela dan melalui seleksi.' },
    {
      question: 'Apakah saya menjadi prajurit?',
      answer: 'Tidak. Setelah latihan kamu kembali sebagai mahasiswa dan tercatat sebagai komponen cadangan.',
    },
    {
      question: 'Berapa lama latihannya?',
      answer: 'Sesuai gelombang, umumnya satu sampai tiga bulan di satuan pelatihan.',
    },
    {
      question: 'Bagaimana kuliah saya?',
      answer: 'Program studi menetapkan mata kuliah konversi sebelum kamu berangkat.',
    },
    {
      question: 'Bolehkah perempuan mendaftar?',
      answer: 'Boleh, dengan standar kesehatan dan jasmani yang ditetapkan.',
    },
    {
      question: 'Bagaimana jika tidak lulus seleksi?',
      answer: 'Statusmu dicatat, kuliah berjalan seperti biasa, dan kamu dapat mencoba pada gelombang lain.',
    },
  ],
};
