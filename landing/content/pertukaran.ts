import type { ProgramContent } from './types.ts';

/** Copy of the PertukaranMahasiswa page, as written in docs/domain/60-landing.md section 5. */
export const content: ProgramContent = {
  key: 'pertukaran',
  title: 'Pertukaran Mahasiswa | {produk}',
  description:
    'Kuliah satu semester di kampus lain atau datang belajar di {uni}. Mata kuliah dipetakan sejak awal dan diakui hingga {maksSks} SKS.',
  numbers: { minSemester: 3, minIpk: 2.75, minSks: 40, maksSks: 20 },
  hero: {
    eyebrow: 'Program MBKM',
    heading: 'Kuliah di kampus lain, pulang dengan wawasan baru',
    lead: 'Temui dosen, teman, dan budaya belajar yang berbeda. Mata kuliahmu dipetakan sejak awal dan diakui hingga {maksSks} SKS.',
    primary: { label: 'Daftar Outbound', href: '/login' },
    secondary: { label: 'Daftar sebagai Mahasiswa Inbound', href: '/pertukaran-mahasiswa/registrasi' },
  },
  about: {
    heading: 'Tiga cara bertukar tempat belajar',
    paragraphs: [
      '**Outbound**: mahasiswa {uni} belajar di kampus mitra di dalam atau luar negeri. **Permadi**: pertukaran mandiri ke kampus atau prodi yang kamu pilih sendiri. **Inbound**: mahasiswa kampus lain mengikuti kelas di {uni}.',
      'Setiap mata kuliah dicocokkan dengan kurikulum asal sebelum perkuliahan dimulai, sehingga nilai dapat diakui tanpa menebak-nebak.',
    ],
    benefits: [
      { icon: 'book', title: 'Kelas yang tidak ada di kampus sendiri', text: 'Pilih keahlian dari kampus lain.' },
      { icon: 'globe', title: 'Jejaring Nusantara dan dunia', text: 'Teman dan dosen dari berbagai daerah.' },
      { icon: 'compass', title: 'Kemandirian', text: 'Beradaptasi di lingkungan baru.' },
      { icon: 'cap', title: 'Nilai diakui', text: 'KHS divalidasi dan dikonversi.' },
      { icon: 'heart', title: 'Toleransi', text: 'Mengenal keragaman secara langsung.' },
    ],
  },
  requirements: [
    ['mahasiswa aktif minimal semester {minSemester}'],
    ['IPK minimal {minIpk}, atau 3,00 untuk luar negeri'],
    ['telah menempuh {minSks} SKS'],
    ['surat rekomendasi program studi'],
    ['izin orang tua atau wali dan pakta integritas'],
    ['surat penerimaan (LoA) sebelum KRS diajukan'],
  ],
  steps: [
    'Pilih skema dan kampus tujuan.',
    'Ajukan pendaftaran dan berkas.',
    'Program studi dan tim MBKM menyetujui.',
    'Petakan mata kuliah tujuan ke mata kuliah sendiri.',
    'Kuliah dan unggah KHS.',
    'Nilai divalidasi dan dikonversi.',
  ],
  faq: [
    {
      question: 'Apakah tetap membayar UKT?',
      answer: 'Ya, di kampus asal. Biaya lain mengikuti perjanjian atau kampus tujuan.',
    },
    {
      question: 'Berapa mata kuliah yang boleh diambil?',
      answer: 'Sampai 20 SKS per semester, termasuk mata kuliah di kampus asal yang masih ditempuh.',
    },
    {
      question: 'Bagaimana jika kelas di kampus tujuan batal dibuka?',
      answer: 'Tandai mata kuliah batal dan hubungi program studi untuk pengganti.',
    },
    {
      question: 'Apakah nilai disalin apa adanya?',
      answer: 'Program studi memvalidasi nilai menurut skala {uni}; nilai diakui tidak melebihi nilai asal.',
    },
    {
      question: 'Apa beda Outbound dan Permadi?',
      answer: 'Outbound melalui program atau kerja sama kampus, Permadi kamu urus sendiri.',
    },
    {
      question: 'Bagaimana mendaftar inbound?',
      answer: 'Isi formulir tanpa akun, simpan nomor registrasi dan kode akses, lalu pantau statusnya.',
    },
  ],
};
