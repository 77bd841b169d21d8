import { catalogue, numberInWords } from '../kit/index.ts';

/** Messages of research's declarations about invalid input (docs/domain/40 §1.2). */
export const risetMessages = catalogue('riset', {
  partnerGradeTwice: 'Nilai mitra sudah ada; ubah yang ada.',
  partnerRunning: 'Pilih riset dengan mitra yang sudah berjalan.',
  topicMost: ({ n }: { n: number }) => `Maksimal ${numberInWords(n)} karakter.`,
  simarisCode: 'Kode SIMARIS sudah dipakai.',
  schemeName: 'Skema dengan nama ini sudah ada.',
  daysReversed: 'Urutan tanggal tidak sesuai: pendaftaran, lalu pelaksanaan.',
  noPlaceInPortfolio: 'Jenis luaran ini tidak memiliki tempat di portofolio.',
  integrityPact: 'Pakta integritas wajib disetujui.',
  chooseScheme: 'Pilih skema.',
  schemeOver: 'Kegiatan skema riset ini sudah berakhir.',
  projectOver: 'Penelitian ini sudah berakhir.',
  gradeFinal: 'Penilaian riset sudah final. Buka penilaian itu dahulu.',
  registrationOver: 'Pendaftaran skema ini sudah berakhir pada {tanggal}. Ubah tanggalnya dahulu.',
  progressFalls: 'Kemajuan tidak boleh lebih rendah dari {n}%.',
  logTooLate: 'Log kegiatan hanya dapat diisi maksimal {n} hari ke belakang.',
  logOutside: 'Tanggal di luar masa riset ({mulai} sampai {selesai}).',
  schemeFull: 'Kuota skema ini sudah penuh.',
  projectFull: 'Kuota mahasiswa penelitian ini sudah penuh.',
  onlyDraftScheme: 'Hanya skema berstatus draf yang dapat dihapus.',
  onlyDraftProposal: 'Hanya usulan berstatus draf yang dapat dihapus.',
  onlyDraftGrade: 'Hanya nilai berstatus draf yang dapat dihapus.',
});
