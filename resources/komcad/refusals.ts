import { catalogue, numberInWords } from '../kit/index.ts';

/** Refusals of Komcad's calls (docs/domain/40). */
export const komcadRefusals = catalogue('komcad', {
  sentWithResult: ({ label }: { label: string }) => `${label} dikirim bersama hasil seleksi.`,
  notAtThisStage: ({ label, tahap }: { label: string; tahap: string }) =>
    `${label} tidak dapat diunggah pada tahap ${tahap}.`,
  documentAhead: 'Tanggal dokumen belum tiba.',
  documentMissing: ({ label }: { label: string }) => `${label}.`,
  documentRefused: ({ label }: { label: string }) => `${label} ditolak, unggah ulang.`,
  documentOld: ({ label }: { label: string }) => `${label} sudah tidak berlaku.`,
  documentsLacking: ({ daftar }: { daftar: readonly string[] }) =>
    `Dokumen berikut belum lengkap: ${daftar.join(', ')}.`,
  notAssigned: 'Surat Tugas Latsarmil belum terbit.',
  participantsByPage: 'Ambil daftar peserta per halaman.',
  waveInUse: 'Gelombang sudah memiliki pendaftar.',
  notAllPassed: 'Ada tes yang belum memenuhi syarat. Isi catatan bila tetap diluluskan.',
  trainingNotPassed: 'Hasil latsarmil belum lulus.',
  attendance: ({ persen, least }: { persen: number; least: number }) =>
    `Kehadiran ${numberInWords(persen)}% kurang dari ${numberInWords(least)}%.`,
  resultAtSelection: 'Hasil seleksi hanya dapat dikirim pada tahap Seleksi.',
  announcementAhead: 'Tanggal pengumuman belum tiba.',
  age: ({ min, maks }: { min: number; maks: number }) => `Usia harus ${min} sampai ${maks} tahun pada awal latsarmil.`,
  height: ({ least }: { least: number }) => `Tinggi badan minimal ${least} cm.`,
  notInSelection: 'Mahasiswa tidak sedang mengikuti seleksi.',
  outsideSelection: 'Jadwal di luar rentang seleksi gelombang.',
  trainingClosed: 'Data latsarmil hanya dapat diubah pada tahap Latsarmil dan Pelaporan.',
  tooManyDays: 'Jumlah hari kehadiran melebihi lama latsarmil.',
  gradingClosed: 'Penilaian belum dibuka.',
  logsLacking: 'Log kegiatan yang disetujui belum cukup.',
  trainingGradeMissing: 'Nilai Latsarmil masih kosong. Isi nilainya lebih dahulu.',
  notes: {
    waveChanged: 'Gelombang Komcad berubah.',
    failed: 'Latsarmil tidak lulus; konversi tidak tersedia.',
    proofReplaced: 'Bukti diganti bersama hasil seleksi.',
  },
});
