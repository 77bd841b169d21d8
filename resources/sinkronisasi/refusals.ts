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
