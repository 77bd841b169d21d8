import type { ProgramContent } from './types.ts';

/** Copy of the KampusMengajar page, as written in docs/domain/60-landing.md section 5. */
export const content: ProgramContent = {
  key: 'kampus_mengajar',
  title: 'Kampus Mengajar | {produk}',
  description:
    'Kampus Mengajar {uni}: mahasiswa membantu sekolah menguatkan literasi, numerasi, dan teknologi selama satu semester, diakui hingga {maksSks} SKS.',
  numbers: { minSemester: 4, minIpk: 3, minSks: 0, maksSks: 20 },
  hero: {
    eyebrow: 'Program MBKM',
    heading: 'Satu semester membantu sekolah bertumbuh',
    lead: 'Dampingi guru, hidupkan kelas, dan bantu siswa gemar membaca serta berhitung sambil mengasah kepemimpinanmu.',
    primary: { label: 'Daftar Kampus Mengajar', href: '/login' },
    secondary: { label: 'Pelajari Program', href: '#about' },
  },
  about: {
    heading: 'Menjadi rekan belajar bagi guru dan siswa',
    paragraphs: [
      'Mahasiswa dari semua program studi ditempatkan berkelompok di sekolah dasar dan menengah. Bersama guru, kamu merancang kegiatan literasi, numerasi, dan pemanfaatan teknologi sesuai kebutuhan sekolah.',
      'Dosen pembimbing memantau rencana, pelaksanaan, dan dampaknya melalui portal.',
    ],
    benefits: [
      { icon: 'chart', title: 'Dampak langsung', text: 'Perkembangan siswa terlihat setiap minggu.' },
      { icon: 'speech', title: 'Kemampuan mengajar', text: 'Menjelaskan hal rumit secara sederhana.' },
      { icon: 'palette', title: 'Kreativitas', text: 'Merancang media dari bahan yang ada.' },
      { icon: 'team', title: 'Kerja tim', text: 'Berkolaborasi dengan guru dan teman lintas prodi.' },
      { icon: 'cap', title: 'Pengakuan SKS', text: 'Hingga {maksSks} SKS.' },
    ],
  },
  requirements: [
    ['mahasiswa aktif semua prodi minimal semester {minSemester}'],
    ['IPK minimal {minIpk}'],
    ['surat rekomendasi program studi'],
    ['izin orang tua atau wali'],
    ['tidak terikat program MBKM lain'],
    ['berkomitmen penuh selama penugasan'],
  ],
  steps: [
    'Siapkan berkas.',
    'Daftar pada penyelenggara, lalu catatkan keikutsertaan di portal.',
    'Verifikasi program studi.',
    'Ikuti pembekalan.',
    'Bertugas di sekolah dan isi log kegiatan.',
    'Laporan akhir, penilaian, konversi.',
  ],
  faq: [
    {
      question: 'Haruskah dari prodi pendidikan?',
      answer: 'Tidak. Semua prodi dapat berkontribusi dan akan dibekali.',
    },
    {
      question: 'Apakah saya menggantikan guru?',
      answer: 'Tidak. Kamu mendampingi guru, bukan mengambil alih tanggung jawabnya.',
    },
    {
      question: 'Di mana penempatannya?',
      answer: 'Diutamakan sekolah yang dapat dijangkau dari domisili dan membutuhkan dukungan.',
    },
    { question: 'Apakah ada bantuan biaya?', answer: 'Mengikuti ketentuan penyelenggara pada periode berjalan.' },
    {
      question: 'Bolehkah sambil kuliah?',
      answer: 'Boleh mengambil mata kuliah tersisa selama jadwal sekolah tidak terganggu dan batas SKS terpenuhi.',
    },
    {
      question: 'Apa luarannya?',
      answer: 'Laporan kegiatan, perangkat atau media belajar, dan catatan perkembangan sekolah.',
    },
  ],
};
