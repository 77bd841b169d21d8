import { catalogue } from '../kit/index.ts';

/** Messages of registrations' declarations about invalid input (docs/domain/20). */
export const mbkmMessages = catalogue('mbkm', {
  stillTakingPart: 'Kepesertaannya masih berjalan.',
  conversionUnfinished: 'Konversinya belum selesai.',
  gradeDisputed: 'Revisi atau sanggahan nilainya belum diputuskan.',
  gradeNotHandedOver: 'Nilainya belum diserahkan ke sistem akademik.',
  mustAgree: 'Baca dan setujui teks persetujuan.',
  agreementReplaced: 'Teks persetujuan sudah berganti. Baca dan setujui teks yang baru.',
  publishedStays: 'Teks yang sudah diterbitkan tidak dapat diubah atau dihapus. Tulis versi baru.',
  agreedAlready: 'Teks ini sudah disetujui.',
  alreadyRegistered: 'Anda sudah terdaftar pada program ini di periode yang sama.',
  stageThere: 'Tahap ini sudah ada.',
  gradeUsed: 'Nilai sudah diproses pada konversi. Gunakan revisi nilai.',
  mappedAtRegistration: 'Pemetaan mata kuliah diajukan dan diputuskan bersama pendaftarannya.',
  packageOpen: 'Pengajuan paket masih terbuka bagi mahasiswa.',
  coursesGraded: 'Nilai mata kuliah sudah mulai diisi; paket tidak dapat dibuka lagi.',
  beginsIn: 'Kegiatan baru dimulai {n} hari lagi, pada {tanggal}.',
  endsIn: 'Kegiatan baru berakhir {n} hari lagi, pada {tanggal}.',
  letterEnded: 'Pendaftaran tidak berlaku lagi.',
  letterChanged: 'Data pendaftaran berubah.',
  gradesNotFinal: 'Nilai konversi tidak final lagi.',
  gradesChanged: 'Nilai konversi atau data pendaftaran berubah.',
  groupNotAccepted: 'DPL dapat dipilih setelah kelompok disetujui.',
  decisionWhileRunning: 'Keputusan hanya dapat dibatalkan selama program berjalan.',
  groupHasSupervisor: 'Kelompok ini sudah memiliki DPL.',
  onlyDrafts: 'Hanya pendaftaran berstatus draf yang dapat dihapus.',
});
