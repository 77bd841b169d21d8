import { catalogue, dayInWords, numberInWords } from '../kit/index.ts';

/** Refusals of the calls of grades (docs/domain/20 §4.5, 30 §4.4). */
export const nilaiRefusals = catalogue('nilai', {
  explain: ({
    pesan,
    nama,
    usulan,
    beda,
  }: {
    pesan: string;
    nama: readonly string[];
    usulan: readonly string[];
    beda: number;
  }) =>
    [
      ...(pesan ? [pesan] : []),
      ...nama.map((one, i) => `Nilai ${one} berbeda lebih dari ${numberInWords(beda)} dari usulan ${usulan[i]}.`),
      'Catatan wajib diisi.',
    ].join(' '),
  opensOn: ({ tanggal }: { tanggal: string }) => `Penilaian baru dapat dikirim mulai ${dayInWords(tanggal)}.`,
  gradedByMember: 'Komponen ini dinilai per anggota.',
  npmColumn: 'Kolom NPM tidak ada.',
  npmTwice: ({ baris }: { baris: number }) => `NPM ini sama dengan baris ${baris}.`,
  npmUnknown: ({ npm, program }: { npm: string; program: string }) =>
    `NPM ${npm} tidak ditemukan pada kelompok ${program} yang dapat dinilai.`,
  sentBefore: 'Nilai mahasiswa ini sudah dikirim.',
  noGrades: 'Baris ini tidak memuat nilai.',
  groupDiffers: 'Nilai kelompok berbeda dari anggota lain. Isi catatan.',
  changedSince: 'Nilai diubah sejak pratinjau. Periksa ulang berkasnya.',
  sheetFinal: 'Nilai sudah final.',
  packageNotAccepted: 'Paket konversi belum disetujui.',
  notAssessor: 'Penilai ini tidak menilai program tersebut.',
  groupOrWave: 'Pilih kelompok atau gelombang.',
  splitByGroup: 'Bagi berkas per kelompok.',
  tooLong: 'Isi nilai di layar, atau minta Super Admin menaikkan batas baris impor.',
  notes: {
    importUndone: 'Impor nilai dibatalkan.',
    final: 'Nilai difinalkan.',
    reopened: 'Nilai dibuka kembali.',
  },
});
