import { catalogue, numberInWords } from '../kit/index.ts';

/** Refusals of the calls of logbooks, weekly reports and outputs (docs/domain/30). */
export const kegiatanRefusals = catalogue('kegiatan', {
  logsWait: ({ n }: { n: number }) => `Masih ada ${n} logbook yang menunggu verifikasi dosen pembimbing.`,
  outputsMissing: ({ nama }: { nama: readonly string[] }) => `Luaran wajib belum disetujui: ${nama.join(', ')}.`,
  participationMissing: 'Pendaftar wajib dipilih.',
  groupMissing: 'Kelompok wajib dipilih.',
  hoursADay: ({ n }: { n: number }) => `Total jam per hari maksimal ${numberInWords(n)} jam.`,
  overlapping: ({
    kalimat,
    program,
    mulai,
    selesai,
    judul,
  }: {
    kalimat: string;
    program: string;
    mulai: string;
    selesai: string;
    judul: string;
  }) => `${kalimat.replace(/\.$/, '')}: ${program}, ${mulai}–${selesai}${judul ? ` “${judul}”` : ''}.`,
  todayOrLater: 'Pilih hari ini atau sesudahnya.',
  openAtMost: ({ n }: { n: number }) => `Paling lambat ${n} hari setelah program selesai.`,
  noGroupYet: 'Peserta ini belum berkelompok.',
  outputThere: 'Luaran wajib jenis ini sudah ada. Perbarui yang sudah ada.',
  notInGroup: 'Anda belum memiliki kelompok. Buat kelompok atau gabung dengan kode.',
  leaderHandsIn: 'Luaran kelompok diajukan oleh ketua kelompok.',
  mostReports: ({ n }: { n: number }) => `Maksimal ${n} laporan sekaligus.`,
  checkedBefore: 'Laporan ini sudah diperiksa.',
  weeklyWhileRunning: 'Laporan mingguan hanya dapat diisi selama program berjalan.',
  logsByPage: 'Ambil daftar logbook per halaman.',
  outputsByPage: 'Ambil daftar luaran per halaman.',
});
