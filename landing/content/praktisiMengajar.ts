import type { ProgramContent } from './types.ts';

/** Copy of the PraktisiMengajar page, as written in docs/domain/60-landing.md section 5. */
export const content: ProgramContent = {
  key: 'praktisi_mengajar',
  title: 'Praktisi Mengajar | {produk}',
  description:
    'Praktisi Mengajar {uni} menghadirkan pelaku industri ke kelas bersama dosen agar mahasiswa belajar dari kasus nyata.',
  numbers: { minSemester: 0, minIpk: 0, minSks: 0, maksSks: 0 },
  hero: {
    eyebrow: 'Program MBKM',
    heading: 'Ruang kuliah yang diisi pengalaman industri',
    lead: 'Dosen dan praktisi merancang kelas bersama, menghadirkan kasus terkini, dan menyiapkan mahasiswa menghadapi dunia kerja.',
    primary: { label: 'Ajukan Kolaborasi', href: '/login' },
    secondary: { label: 'Pelajari Program', href: '#about' },
  },
  about: {
    heading: 'Dua pengajar, satu kelas yang lebih hidup',
    paragraphs: [
      'Program ini memasangkan dosen pengampu dengan praktisi yang berpengalaman di bidangnya. Keduanya menyusun rencana pertemuan, tugas berbasis kasus, dan penilaian.',
      'Mahasiswa memperoleh wawasan industri tanpa meninggalkan mata kuliahnya, sedangkan praktisi ikut membentuk talenta yang dibutuhkan.',
    ],
    benefits: [
      { icon: 'work', title: 'Kasus terkini', text: 'Materi mengikuti praktik di lapangan.' },
      { icon: 'route', title: 'Jembatan karier', text: 'Mahasiswa mengenal standar industri.' },
      { icon: 'refresh', title: 'Pembaruan materi', text: 'Dosen memperkaya kurikulum.' },
      { icon: 'heart', title: 'Kontribusi praktisi', text: 'Berbagi ilmu dan menemukan calon talenta.' },
      { icon: 'network', title: 'Kerja sama berlanjut', text: 'Terbuka menuju magang dan riset.' },
    ],
  },
  requirements: [
    ['mata kuliah tercantum dalam kurikulum dan diampu dosen tetap'],
    ['praktisi berpengalaman minimal tiga tahun di bidangnya'],
    ['rencana pertemuan kolaboratif disetujui program studi'],
    ['jadwal praktisi tercatat'],
    ['bersedia mengisi laporan dan evaluasi'],
  ],
  steps: [
    'Dosen memilih mata kuliah dan praktisi.',
    'Menyusun rencana kolaborasi.',
    'Program studi menyetujui.',
    'Kelas berjalan, kehadiran dicatat.',
    'Mahasiswa memberi evaluasi.',
    'Laporan akhir diserahkan.',
  ],
  faq: [
    {
      question: 'Siapa yang disebut praktisi?',
      answer:
        'Profesional yang aktif berkarya di industri, pemerintahan, usaha, atau komunitas sesuai bidang mata kuliah.',
    },
    {
      question: 'Berapa pertemuan diisi praktisi?',
      answer: 'Umumnya empat sampai tujuh pertemuan, sesuai rencana yang disetujui.',
    },
    { question: 'Apakah dosen tetap hadir?', answer: 'Ya. Dosen bertanggung jawab atas kelas dan nilai akhir.' },
    { question: 'Bolehkah daring?', answer: 'Boleh, dengan porsi tatap muka yang disepakati.' },
    { question: 'Apakah mahasiswa perlu mendaftar?', answer: 'Tidak. Cukup mengambil mata kuliahnya pada KRS.' },
    {
      question: 'Apakah praktisi menerima honor?',
      answer: 'Sesuai ketentuan kampus atau penyelenggara pada periode berjalan.',
    },
  ],
};
