import type { ProgramContent } from './types.ts';

/** Copy of the StudiIndependen page, as written in docs/domain/60-landing.md section 5. */
export const content: ProgramContent = {
  key: 'studi_independen',
  title: 'Studi Independen | {produk}',
  description:
    'Studi Independen {uni}: kuasai keahlian baru melalui kelas intensif dan proyek nyata bersama mitra, diakui hingga {maksSks} SKS.',
  numbers: { minSemester: 5, minIpk: 2.75, minSks: 60, maksSks: 20 },
  hero: {
    eyebrow: 'Program MBKM',
    heading: 'Kuasai keahlian baru, buktikan lewat karya',
    lead: 'Belajar intensif bersama mitra, kerjakan proyek dari masalah nyata, dan selesaikan satu karya yang layak ditunjukkan.',
    primary: { label: 'Daftar Studi Independen', href: '/login' },
    secondary: { label: 'Pelajari Program', href: '#about' },
  },
  about: {
    heading: 'Belajar mendalam sesuai minatmu',
    paragraphs: [
      'Selama satu semester kamu mengikuti pembelajaran terstruktur dari mitra atau menyusun proyek sendiri bersama dosen. Fokusnya pada keahlian yang dibutuhkan: data, desain, kecerdasan artifisial, keberlanjutan, dan lainnya.',
      'Kemajuan dicatat mingguan, dibahas dengan mentor, dan ditutup dengan presentasi karya.',
    ],
    benefits: [
      { icon: 'bulb', title: 'Keahlian terkini', text: 'Materi yang mengikuti kebutuhan industri.' },
      { icon: 'portfolio', title: 'Karya portofolio', text: 'Satu proyek tuntas yang dapat ditunjukkan.' },
      { icon: 'target', title: 'Belajar mandiri', text: 'Mengatur target dan waktu sendiri.' },
      { icon: 'mentor', title: 'Mentor ahli', text: 'Umpan balik setiap tahap.' },
      { icon: 'cap', title: 'Pengakuan SKS', text: 'Capaian disetarakan hingga {maksSks} SKS.' },
    ],
  },
  requirements: [
    ['mahasiswa aktif minimal semester {minSemester}'],
    ['IPK minimal {minIpk}'],
    ['telah menempuh {minSks} SKS'],
    ['rencana belajar atau surat penerimaan mitra'],
    ['persetujuan program studi'],
    ['perangkat dan waktu yang memadai'],
  ],
  steps: [
    'Pilih topik mitra atau rancang proyek.',
    'Catatkan keikutsertaan dan unggah berkas.',
    'Program studi memverifikasi, dosen pembimbing ditetapkan.',
    'Ajukan paket konversi.',
    'Belajar, kerjakan proyek, isi log kegiatan.',
    'Presentasikan karya dan terima nilai.',
  ],
  faq: [
    {
      question: 'Apa bedanya dengan magang?',
      answer: 'Magang bekerja di tempat mitra; studi independen berfokus belajar dan menghasilkan karya.',
    },
    { question: 'Apakah seluruhnya daring?', answer: 'Bergantung pada mitra: daring, luring, atau campuran.' },
    {
      question: 'Bolehkah mengusulkan topik sendiri?',
      answer: 'Boleh, dengan rencana belajar yang disetujui dosen dan program studi.',
    },
    { question: 'Bolehkah berkelompok?', answer: 'Boleh, namun kontribusi dan penilaian tetap perorangan.' },
    {
      question: 'Apakah mendapat sertifikat?',
      answer: 'Mitra dapat menerbitkannya; pengakuan SKS ditetapkan program studi.',
    },
    { question: 'Berapa jam belajar per minggu?', answer: 'Setara beban SKS; 20 SKS kira-kira 40–45 jam per minggu.' },
  ],
};
