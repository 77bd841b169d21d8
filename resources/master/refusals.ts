import { catalogue, numberInWords, spanInWords } from '../kit/index.ts';

/** What the calls of master data refuse (docs/domain/10). */
export const masterRefusals = catalogue('master', {
  contactHasAccount: 'PIC ini sudah memiliki akun.',
  kknCourseThere: ({ kode }: { kode: string }) => `Sudah ada mata kuliah KKN: ${kode}.`,
  notConvertible: ({ kode }: { kode: string }) => `Mata kuliah ${kode} tidak dapat dikonversi.`,
  prerequisiteEarlier: 'Prasyarat harus dari semester sebelumnya.',
  searchStudents: 'Ketik NPM lengkap atau minimal 3 huruf nama.',
  typeMore: ({ n }: { n: number }) => `Ketik minimal ${n} huruf.`,
  mostRows: ({ n }: { n: number }) => `Paling banyak ${numberInWords(n)} baris sekaligus.`,
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
  bothTakePart: 'Kedua mahasiswa memiliki pendaftaran yang masih aktif. Akhiri salah satunya lebih dahulu.',
  otherProdi: 'Mata kuliah dari program studi yang berbeda tidak dapat digabungkan.',
  universityCourse: 'Pilih mata kuliah universitas sebagai yang tetap.',
});
