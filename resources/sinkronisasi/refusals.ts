import { catalogue, numberInWords } from '../kit/index.ts';

/** Refusals of synchronisation, what its reports say, and reasons why a source does not answer (docs/domain/10 §3). */
export const sinkronisasiRefusals = catalogue('sinkronisasi', {
  previewExpired: 'Pratinjau sudah kedaluwarsa. Ambil data ulang.',
  bodyMissing: 'idPratinjau dan statusBeda wajib diisi.',
  running: ({ apa }: { apa: string }) => `Sinkronisasi ${apa} sedang berjalan.`,
  confirmGone: ({ n }: { n: number }) =>
    `${numberInWords(n)} data akan dinonaktifkan. Konfirmasi jumlahnya lebih dahulu.`,
  states: 'Pilih jenis perbedaan lebih dahulu.',
  silaturahmiDown: 'Layanan Silaturahmi sedang tidak dapat dihubungi. Coba lagi nanti.',
  sourceOff: ({ nama }: { nama: string }) => `Sumber data ${nama} tidak aktif.`,
  notConnected: ({ nama }: { nama: string }) =>
    `${nama} belum dihubungkan. Super Admin mengisi alamatnya di Sumber Data Eksternal.`,
  sampleInDemoOnly: 'Mode contoh hanya ada pada portal dengan data contoh.',
  keyRefused: ({ nama }: { nama: string }) => `Kunci akses ${nama} ditolak.`,
  answered: ({ nama, status }: { nama: string; status: number }) =>
    `${nama} menjawab ${status}. Periksa alamat dan pemetaan.`,
  sourceDown: ({ nama }: { nama: string }) => `${nama} sedang tidak dapat dihubungi. Coba lagi nanti.`,
  inside: ({ nama }: { nama: string }) =>
    `Alamat ${nama} ada di jaringan dalam. Minta pengelola server mengizinkannya.`,
  incomplete: ({ n, dari }: { n: number; dari: number }) =>
    `Data dari sumber tidak lengkap: ${numberInWords(n)} dari ${numberInWords(dari)} baris diterima. Ambil data sekali lagi.`,
  tridarmaDown: 'Data tridarma tidak dapat diambil dari SILATURAHMI.',
  noPeriod: 'Belum ada periode yang berjalan. Sebutkan periodenya.',
  notYours: 'Anda tidak berhak melihat data NPM ini.',
  feeder: {
    busy: 'Pengiriman lain sedang disusun atau dikirim. Tunggu sampai selesai, atau hentikan lebih dahulu.',
    nothingToSend: 'Tidak ada data yang perlu dikirim.',
    kindUnknown: 'Pilih paling sedikit satu jenis program.',
    said: ({ kode, pesan }: { kode: number; pesan: string }) => `Neo Feeder menolak (${kode}): ${pesan}`,
    loginRefused: ({ nama, pesan }: { nama: string; pesan: string }) =>
      `${nama} menolak nama pengguna atau sandi: ${pesan}`,
    noLogin: ({ nama, kunci }: { nama: string; kunci: string }) =>
      `Nama pengguna dan sandi ${nama} belum ada di server. Pengelola server mengisi ${kunci} dengan pengguna:sandi.`,
    codesChanged: ({ nama }: { nama: string }) =>
      `Daftar kode Neo Feeder berubah: ${nama}. Pastikan lagi di Padanan Kode, lalu susun ulang.`,
    plannedNoMore: 'Data ini sudah ada di Neo Feeder, tetapi tidak lagi ada dalam rencana.',
    parentFirst: 'Aktivitasnya belum ada di Neo Feeder.',
    memberFirst: 'Anggotanya belum ada di Neo Feeder.',
    twoAlike: ({ n }: { n: number }) =>
      `Neo Feeder sudah punya ${n} data yang sama dan bukan dari portal. Rapikan di Neo Feeder, lalu susun ulang.`,
    crashed: 'Pengiriman terhenti karena kesalahan pada server. Lanjutkan, atau hubungi pengelola server.',
    stays: 'Pengiriman yang sudah menyimpan data di Neo Feeder tidak dapat dihapus.',
    reasons: ({ alasan }: { alasan: readonly string[] }) => alasan.join(' '),
    reason: {
      semesterUnknown: ({ kode }: { kode: string }) => `Semester ${kode} tidak ada di Neo Feeder.`,
      semesterClosed: ({ kode }: { kode: string }) => `Semester ${kode} sudah ditutup di Neo Feeder.`,
      kindUnmapped: ({ apa }: { apa: string }) => `Kode ${apa} belum dipastikan di Padanan Kode.`,
      prodiMissing: ({ kode }: { kode: string }) => `Program studi ${kode} tidak ada di Neo Feeder.`,
      datesMissing: 'Tanggal mulai dan selesai wajib diisi.',
      studentMissing: ({ npm }: { npm: string }) => `NPM ${npm} tidak ada di Neo Feeder.`,
      studentEnded: ({ npm, alasan }: { npm: string; alasan: string }) =>
        `Registrasi NPM ${npm} sudah berakhir di Neo Feeder (${alasan}).`,
      several: ({ apa, n }: { apa: string; n: number }) => `${apa} cocok dengan ${n} data di Neo Feeder.`,
      nidnMissing: ({ nama }: { nama: string }) => `${nama} belum punya NIDN.`,
      lecturerMissing: ({ nidn }: { nidn: string }) => `NIDN ${nidn} tidak ada di Neo Feeder.`,
      courseMissing: ({ kode, prodi }: { kode: string; prodi: string }) =>
        `Mata kuliah ${kode} tidak ada pada program studi ${prodi} di Neo Feeder.`,
      letterMissing: ({ huruf, prodi }: { huruf: string; prodi: string }) =>
        `Nilai ${huruf} tidak ada pada skala nilai program studi ${prodi} di Neo Feeder.`,
      parentRefused: 'Aktivitasnya ditolak.',
      memberRefused: 'Anggotanya ditolak.',
    },
  },
  ssoNotSetUp: 'Layanan Silaturahmi belum dikonfigurasi.',
  ssoUnknown: 'Akun Silaturahmi Anda belum terdaftar di portal. Hubungi Tim MBKM.',
  report: {
    same: 'Sudah sama.',
    changedMeanwhile: 'Data lokal berubah sejak pratinjau.',
    tooManyGone: 'Terlalu banyak data hilang; periksa sumber.',
    stopped: 'Sinkronisasi terhenti karena kesalahan pada server.',
    field: ({ label, salah }: { label: string; salah: string }) => `${label}: ${salah}`,
    twice: {
      code: 'Kode ganda di sumber.',
      nip: 'NIP ganda di sumber.',
      npm: 'NPM ganda di sumber.',
      course: 'Kode mata kuliah ganda di sumber.',
      curriculum: 'Kode kurikulum ganda di sumber.',
      place: 'Mata kuliah ganda pada kurikulum di sumber.',
    },
    missing: {
      programme: ({ kode }: { kode: string }) =>
        `Program studi ${kode} belum ada. Sinkronkan program studi lebih dahulu.`,
      curriculum: ({ kode }: { kode: string }) => `Kurikulum ${kode} belum ada.`,
      faculty: ({ kode }: { kode: string }) => `Fakultas ${kode} belum ada.`,
      parentUnit: ({ kode }: { kode: string }) => `Fakultas atau jurusan ${kode} belum ada.`,
      unit: ({ kode }: { kode: string }) => `Data SIAMIK ${kode} belum ada.`,
      advisor: ({ kode }: { kode: string }) => `Dosen wali ${kode} belum ada.`,
      courseType: ({ kode }: { kode: string }) => `Jenis mata kuliah ${kode} belum ada.`,
      period: ({ kode }: { kode: string }) => `Periode ${kode} belum ada.`,
      course: ({ kode }: { kode: string }) => `Mata kuliah ${kode} belum ada.`,
    },
  },
});
