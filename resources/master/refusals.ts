import { catalogue, numberInWords, spanInWords } from '../kit/index.ts';

/** Refusals of master data's calls (docs/domain/10). */
export const masterRefusals = catalogue('master', {
  unitInLarger: 'Pilih bagian yang lebih besar: jurusan dalam fakultas, program studi dalam jurusan atau fakultas.',
  unitHoldsSmaller: 'Masih ada bagian di bawahnya yang tidak lebih kecil. Pindahkan bagian itu dahulu.',
  contactHasAccount: 'PIC ini sudah memiliki akun.',
  kknCourseThere: ({ kode }: { kode: string }) => `Sudah ada mata kuliah KKN: ${kode}.`,
  notConvertible: ({ kode }: { kode: string }) => `Mata kuliah ${kode} tidak dapat dikonversi.`,
  prerequisiteEarlier: 'Prasyarat harus dari semester sebelumnya.',
  searchStudents: 'Ketik NPM lengkap atau minimal 3 huruf nama.',
  typeMore: ({ n }: { n: number }) => `Ketik minimal ${n} huruf.`,
  mostRows: ({ n }: { n: number }) => `Maksimal ${numberInWords(n)} baris sekaligus.`,
  packageInUse: 'Paket sudah dipakai mahasiswa; buat paket baru.',
  packageSmall: ({ n }: { n: number }) => `Total SKS paket kurang dari ${n}.`,
  demandedOver: ({ n }: { n: number }) => `Mata kuliah wajib melebihi ${n} SKS.`,
  notInCurriculum: 'Mata kuliah bukan bagian kurikulum paket ini.',
  partnerIs: ({ kode, nama }: { kode: string; nama: string }) => `Mitra ini sudah terdaftar: ${kode} ${nama}.`,
  periodsOverlap: ({ nama }: { nama: string }) => `Rentang tanggal bertumpuk dengan ${nama}.`,
  reloading: 'Wilayah sedang dimuat ulang.',
  memberThere: 'Dosen sudah menjadi anggota pada rentang tanggal ini.',
  teamHasLeader: 'Tim ini sudah memiliki ketua.',
  outside: ({ nama, mulai, selesai }: { nama: string; mulai: string; selesai: string }) =>
    `Di luar ${nama} (${spanInWords(mulai, selesai)}).`,
  /** Steps of the set-up (docs/domain/10 §3.6). */
  setup: {
    units: {
      title: 'Fakultas dan program studi',
      why: 'Mahasiswa, dosen, dan koordinator terikat pada program studi, dan program studi pada fakultas.',
      faculties: 'Fakultas',
      programmes: 'Program studi',
      noFaculties: 'Belum ada fakultas. Tulis, impor dari Excel, atau sinkronkan.',
      noProgrammes: 'Belum ada program studi.',
    },
    period: {
      title: 'Periode',
      why: 'Semester menentukan kapan mahasiswa mendaftar, dan nilai masuk ke semester mana.',
      active: 'Periode aktif',
      none: 'Belum ada periode aktif. Buat periode, lalu aktifkan.',
      over: 'Periode aktif sudah berakhir. Buat periode berikutnya.',
    },
    staff: {
      title: 'Dosen dan tendik',
      why: 'Dosen membimbing dan menilai; koordinator dan anggota tim dipilih dari daftar ini.',
      lecturers: 'Dosen',
      others: 'Tendik',
      none: 'Belum ada dosen.',
    },
    students: {
      title: 'Mahasiswa',
      why: 'Hanya mahasiswa dalam daftar ini yang dapat mendaftar.',
      students: 'Mahasiswa aktif',
      withAccounts: 'Punya akun',
      none: 'Belum ada mahasiswa.',
      noAccounts: ({ n }: { n: number }) =>
        `${numberInWords(n)} mahasiswa aktif belum punya akun. Buat sekaligus dari daftar Mahasiswa.`,
    },
    partners: {
      title: 'Mitra',
      why: 'Ada program yang berjalan di mitra.',
      partners: 'Mitra aktif',
      none: 'Belum ada mitra aktif.',
    },
    offered: {
      title: 'Program yang ditawarkan',
      why: 'Skema tiap jenis MBKM dengan syarat dan SKS-nya.',
      kinds: 'Jenis MBKM aktif',
      schemes: 'Program aktif',
      none: 'Belum ada program aktif.',
    },
  },
  bothTakePart: 'Kedua mahasiswa memiliki pendaftaran yang masih aktif. Akhiri salah satunya lebih dahulu.',
  otherProdi: 'Mata kuliah dari program studi yang berbeda tidak dapat digabungkan.',
  universityCourse: 'Pilih mata kuliah universitas sebagai yang tetap.',
  notes: {
    accountMade: 'Akun dibuatkan.',
  },
});
