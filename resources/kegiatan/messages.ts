import { catalogue } from '../kit/index.ts';

/** Messages of logbooks, weekly reports and outputs about invalid input, also used on the device (docs/domain/30). */
export const kegiatanMessages = catalogue('kegiatan', {
  sentBefore: 'Kiriman ini sudah tercatat.',
  logWhileRunning: 'Logbook hanya dapat diisi selama program berjalan.',
  outputOnceRunning: 'Luaran hanya dapat diunggah setelah program berjalan.',
  linkDemanded: 'Tautan wajib diisi.',
  weekThere: 'Laporan minggu ini sudah ada.',
  fileOrLink: 'Unggah berkas atau isi tautan.',
  onlyFinalReport: 'Nilai hanya untuk laporan akhir.',
  onlyDraftOutputs: 'Hanya luaran berstatus draf yang dapat dihapus.',
  handedInStays: 'Laporan yang sudah diajukan tidak dapat dihapus.',
  onlyDraftReports: 'Hanya laporan berstatus draf yang dapat dihapus.',
});
