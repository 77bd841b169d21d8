import type { ProgramContent } from './types.ts';

/** Copy of the Kewirausahaan page, as written in docs/domain/60-landing.md section 5. */
export const content: ProgramContent = {
  key: 'kwu',
  title: 'Kewirausahaan MBKM | {produk}',
  description:
    'Rintis usaha bersama tim atau mandiri di {uni}: pendampingan dosen, target penjualan nyata, dan pengakuan hingga {maksSks} SKS.',
  numbers: { minSemester: 3, minIpk: 2.5, minSks: 0, maksSks: 20 },
  hero: {
    eyebrow: 'Program MBKM',
    heading: 'Ubah ide menjadi usaha yang berjalan',
    lead: 'Uji produkmu di pasar, belajar dari pelanggan pertama, dan bangun usaha dengan pendampingan sampai diakui hingga {maksSks} SKS.',
    primary: { label: 'Daftarkan Usaha', href: '/login' },
    secondary: { label: 'Pelajari Program', href: '#about' },
  },
  about: {
    heading: 'Belajar bisnis dengan menjalankannya',
    paragraphs: [
      'Program ini untuk mahasiswa yang punya ide, baru mulai, atau sudah berjualan. Kamu menyusun profil usaha, menetapkan target, mencatat penjualan, dan melaporkan perkembangan setiap tahap.',
      'Ikuti secara kelompok lintas prodi atau mandiri. Dosen pendamping membantu menajamkan produk, pemasaran, keuangan, dan perizinan.',
    ],
    benefits: [
      { icon: 'mentor', title: 'Pendampingan rutin', text: 'Umpan balik dari dosen dan praktisi.' },
      { icon: 'ledger', title: 'Usaha yang tercatat', text: 'Logbook kegiatan, omzet, dan laba.' },
      { icon: 'award', title: 'Luaran bernilai', text: 'Merek, izin usaha, atau produk siap jual.' },
      { icon: 'team', title: 'Tim lintas prodi', text: 'Keahlian saling melengkapi.' },
      { icon: 'cap', title: 'Pengakuan SKS', text: 'Kegiatan usaha disetarakan dengan mata kuliah.' },
    ],
  },
  requirements: [
    ['mahasiswa aktif minimal semester {minSemester}'],
    ['IPK minimal {minIpk}'],
    ['proposal usaha dan rencana anggaran'],
    ['kelompok 3–5 orang atau jalur mandiri'],
    ['usaha tidak melanggar hukum dan etika'],
    ['bersedia mengikuti pendampingan'],
  ],
  steps: [
    'Daftar kelompok atau mandiri.',
    'Proposal diseleksi.',
    'Daftar ulang: pilih pendamping, lengkapi profil usaha.',
    'Jalankan usaha dan isi logbook.',
    'Unggah laporan kemajuan dan akhir.',
    'Luaran dinilai, SKS dikonversi.',
  ],
  faq: [
    {
      question: 'Haruskah usaha sudah berjalan?',
      answer: 'Tidak. Ide yang matang dapat diterima selama rencananya dapat diuji dalam satu semester.',
    },
    {
      question: 'Apakah ada modal?',
      answer: 'Dukungan dana mengikuti ketentuan periode; banyak usaha memulai dari modal sendiri.',
    },
    { question: 'Bolehkah anggota dari prodi lain?', answer: 'Boleh, bahkan dianjurkan.' },
    {
      question: 'Bagaimana jika usaha rugi?',
      answer: 'Yang dinilai adalah proses dan pembelajaran. Catat apa adanya dan jelaskan perbaikannya.',
    },
    { question: 'Siapa pemilik usaha?', answer: 'Kamu dan timmu. Kampus mendampingi tanpa mengambil kepemilikan.' },
    { question: 'Bolehkah usaha keluarga?', answer: 'Boleh bila ada pengembangan baru yang kamu kerjakan sendiri.' },
  ],
};
