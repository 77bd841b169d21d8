import { catalogue } from '../kit/index.ts';

/** Messages of internships' declarations about invalid input (docs/domain/20). */
export const magangMessages = catalogue('magang', {
  partnerTwice: 'Mitra ini sudah terlibat pada program dan periode tersebut.',
  daysReversed: 'Urutkan tanggal: pendaftaran, lalu pelaksanaan.',
  partnerMissing: 'Mitra wajib dipilih atau diusulkan.',
  agreementOver: 'Kerja sama ini sudah berakhir pada {tanggal}. Ubah tanggalnya dahulu.',
  registrationOver: 'Pendaftaran lowongan ini sudah berakhir pada {tanggal}. Ubah tanggalnya dahulu.',
  offerOver: 'Kegiatan lowongan ini sudah berakhir.',
  overlap: 'Waktu bertumpukan dengan kegiatan lain.',
  logTooLate: 'Batas pengisian logbook {n} hari sudah lewat.',
  logOutside: 'Tanggal di luar masa kegiatan ({mulai} sampai {selesai}).',
  logGoal: 'Jam logbook {a} dari {b} jam.',
  onlyDraftOffers: 'Hanya lowongan berstatus draf yang dapat dihapus. Tutup lowongan yang sudah dibuka.',
});
