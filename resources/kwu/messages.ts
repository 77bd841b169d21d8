import { catalogue } from '../kit/index.ts';

/** Messages of KWU's declarations about invalid input (docs/domain/30 §1). */
export const kwuMessages = catalogue('kwu', {
  memberElsewhere: 'Mahasiswa sudah berada di kelompok {nama}.',
  groupName: 'Nama kelompok sudah dipakai pada periode ini.',
  reportTwice: 'Laporan ini sudah ada.',
  rulesTwice: 'Aturan periode ini sudah ada.',
  daysReversed: 'Urutan tanggal tidak benar.',
  profileTwice: 'Profil usaha ini sudah ada.',
  nib: ({ n }: { n: number }) => `NIB harus ${n} digit.`,
  notBegun: 'Kegiatan KWU periode ini belum dimulai.',
  over: 'Kegiatan KWU periode ini sudah berakhir.',
  profileTooEarly: 'Profil usaha dapat ditulis setelah usaha disetujui.',
  logOutside: 'Tanggal di luar masa pelaksanaan KWU.',
  salesBy: 'Angka penjualan diisi oleh ketua atau bendahara.',
  logGoal: 'Logbook {a} dari {b}.',
  uploadReport: 'Unggah berkas laporan.',
  explainFigures: 'Jelaskan mengapa angka berbeda dari logbook.',
});
