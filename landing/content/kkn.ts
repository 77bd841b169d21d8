import type { ProgramContent } from './types.ts';

/** Copy of the Kkn page, as written in docs/domain/60-landing.md section 5. */
export const content: ProgramContent = {
  key: 'kkn',
  title: 'KKN | {produk}',
  description:
    'KKN {uni}: tinggal bersama warga, menjalankan program kerja desa secara berkelompok, dan memperoleh pengakuan SKS.',
  numbers: { minSemester: 6, minIpk: 2, minSks: 100, maksSks: 20 },
  hero: {
    eyebrow: 'Program MBKM',
    heading: 'Tinggal di desa, tumbuh bersama warga',
    lead: 'Bergabunglah dalam kelompok lintas prodi, kenali kebutuhan desa, dan wujudkan program kerja yang tetap berguna setelah kamu pulang.',
    primary: { label: 'Daftar KKN', href: '/login' },
    secondary: { label: 'Pelajari Program', href: '#about' },
  },
  about: {
    heading: 'Ilmu yang turun ke lapangan',
    paragraphs: [
      'KKN mempertemukan mahasiswa dari berbagai fakultas dalam satu kelompok. Bersama perangkat desa dan warga, kelompok memetakan masalah, menyusun proposal, lalu menjalankannya dengan bimbingan dosen pembimbing lapangan.',
      'Setiap kegiatan dicatat dalam laporan harian dan mingguan sehingga manfaatnya dapat diukur dan dilanjutkan.',
    ],
    benefits: [
      { icon: 'team', title: 'Kerja lintas ilmu', text: 'Satu masalah dilihat dari banyak keahlian.' },
      { icon: 'flag', title: 'Kepemimpinan', text: 'Mengelola tim, anggaran, dan harapan warga.' },
      { icon: 'chart', title: 'Dampak terukur', text: 'Luaran berupa produk, pelatihan, atau publikasi.' },
      { icon: 'heart', title: 'Kepekaan sosial', text: 'Memahami kehidupan masyarakat dari dekat.' },
      { icon: 'cap', title: 'Pengakuan SKS', text: 'Mata kuliah KKN dan paket konversi terkait.' },
    ],
  },
  requirements: [
    ['mahasiswa aktif minimal semester {minSemester}'],
    ['telah menempuh {minSks} SKS'],
    ['IPK minimal {minIpk}'],
    ['sehat dan sanggup tinggal di lokasi'],
    ['izin orang tua atau wali'],
    ['mengikuti pembekalan'],
  ],
  steps: [
    'Daftar pada gelombang yang dibuka.',
    'Berkas diverifikasi.',
    'Kelompok dan lokasi ditetapkan.',
    'Ikuti pembekalan, susun proposal.',
    'Jalankan program dan isi laporan.',
    'Unggah luaran dan terima nilai.',
  ],
  faq: [
    {
      question: 'Bolehkah memilih anggota kelompok?',
      answer:
        'Bila gelombang mengizinkan, kamu dapat membentuk kelompok; selebihnya diatur agar prodi dan gender berimbang.',
    },
    {
      question: 'Bolehkah memilih desa?',
      answer: 'Lokasi ditetapkan tim KKN dengan memperhatikan kuota dan kebutuhan desa.',
    },
    {
      question: 'Siapa menanggung biaya hidup?',
      answer: 'Rincian biaya dan dukungan kampus diumumkan pada setiap gelombang.',
    },
    {
      question: 'Bagaimana bila desa sulit sinyal?',
      answer: 'Laporan dapat ditulis saat luring dan dikirim ketika jaringan tersedia.',
    },
    {
      question: 'Apa yang dinilai?',
      answer: 'Laporan, pelaksanaan program, kerja sama, dan luaran, oleh DPL serta tim MBKM.',
    },
    {
      question: 'Bagaimana jika sakit saat KKN?',
      answer: 'Laporkan kepada ketua dan DPL. Izin yang tercatat tidak dihitung mangkir.',
    },
  ],
};
