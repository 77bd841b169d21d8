import type { ProgramContent } from './types.ts';

/** Copy of the Magang page, as written in docs/domain/60-landing.md section 5. */
export const content: ProgramContent = {
  key: 'magang',
  title: 'Magang MBKM | {produk}',
  description:
    'Magang satu semester di perusahaan dan instansi mitra {uni}, dibimbing mentor dan dosen, dengan pengakuan hingga {maksSks} SKS.',
  numbers: { minSemester: 5, minIpk: 2.75, minSks: 80, maksSks: 20 },
  hero: {
    eyebrow: 'Program MBKM',
    heading: 'Satu semester di dunia kerja, kuliah tetap melaju',
    lead: 'Kerjakan proyek nyata bersama mitra pilihan, belajar dari mentor, dan ubah pengalamanmu menjadi pengakuan hingga {maksSks} SKS.',
    primary: { label: 'Daftar Magang', href: '/login' },
    secondary: { label: 'Pelajari Program', href: '#about' },
  },
  about: {
    heading: 'Belajar di tempat pekerjaan itu dikerjakan',
    paragraphs: [
      'Selama empat sampai enam bulan kamu menjadi bagian dari tim di perusahaan, instansi pemerintah, BUMN, atau usaha rintisan. Kamu mengerjakan tugas nyata, menghadapi tenggat, dan belajar mempertanggungjawabkan hasil.',
      'Ada tiga jalur: MBKM untuk posisi yang dibuka mitra di portal, Mandiri untuk tempat yang kamu cari sendiri, dan PMMB untuk magang bersertifikat di BUMN.',
    ],
    benefits: [
      {
        icon: 'portfolio',
        title: 'Pengalaman yang bisa ditunjukkan',
        text: 'Hasil kerja nyata untuk portofolio dan lamaran.',
      },
      { icon: 'mentor', title: 'Mentor dan dosen', text: 'Bimbingan di lapangan dan di kampus.' },
      { icon: 'cap', title: 'Pengakuan SKS', text: 'Kegiatan disetarakan dengan mata kuliah.' },
      { icon: 'network', title: 'Jejaring profesional', text: 'Kenalan yang membuka peluang kerja.' },
      { icon: 'badge', title: 'Kesiapan kerja', text: 'Disiplin, komunikasi, dan kerja sama terlatih.' },
    ],
  },
  requirements: [
    ['mahasiswa aktif minimal semester {minSemester}'],
    ['IPK minimal {minIpk}'],
    ['telah menempuh {minSks} SKS'],
    ['CV, transkrip, dan pakta integritas'],
    ['surat penerimaan mitra untuk jalur Mandiri dan PMMB'],
    ['beban KRS sesuai batas'],
  ],
  steps: [
    'Pilih jalur dan posisi.',
    'Isi data kegiatan dan unggah berkas.',
    'Program studi dan mitra memverifikasi.',
    'Ajukan paket mata kuliah konversi.',
    'Jalani magang dan isi log kegiatan.',
    'Serahkan laporan akhir dan terima nilai.',
  ],
  faq: [
    {
      question: 'Berapa lama magang berlangsung?',
      answer: 'Sedikitnya 16 minggu; kebanyakan mitra menetapkan satu semester.',
    },
    {
      question: 'Bolehkah mencari tempat sendiri?',
      answer: 'Boleh melalui jalur Mandiri. Usulkan mitra beserta surat penerimaannya untuk diperiksa tim MBKM.',
    },
    {
      question: 'Apakah ada uang saku?',
      answer: 'Bergantung pada mitra. Besarnya tercantum pada setiap posisi bila tersedia.',
    },
    {
      question: 'Bagaimana jika magang jarak jauh?',
      answer: 'Boleh daring atau hibrida sepanjang mitra menyetujui dan log kegiatan terisi.',
    },
    {
      question: 'Siapa yang menilai?',
      answer: 'Pembimbing lapangan dan dosen pembimbing, dengan komponen yang dapat kamu lihat sejak awal.',
    },
    {
      question: 'Apa akibatnya bila log jarang diisi?',
      answer: 'Log yang kosong menurunkan penilaian dan dapat menunda konversi.',
    },
  ],
};
