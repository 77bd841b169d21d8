import { catalogue } from '../kit/index.ts';

const one = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** `21` → "21,0". */
const decimal = (n: number): string => one.format(n);

/** Messages of Komcad's declarations about invalid input (docs/domain/40 §1.1). */
export const komcadMessages = catalogue('komcad', {
  documentTwice: 'Dokumen ini sudah ada; ganti berkasnya.',
  documentLocked: 'Dokumen sudah diverifikasi dan tidak dapat diganti.',
  resultTwice: 'Hasil seleksi sudah dikirim; ubah yang ada.',
  certificateNumber: 'Nomor sertifikat sudah dipakai.',
  registrationNumber: 'Nomor registrasi ini sudah tercatat.',
  waveName: 'Nama gelombang sudah dipakai pada periode ini.',
  daysReversed: 'Urutan tanggal tidak sesuai: pendaftaran, seleksi, lalu latsarmil.',
  length: ({ min, maks }: { min: number; maks: number }) => `Lama latsarmil harus ${min} sampai ${maks} hari.`,
  agesReversed: 'Usia maksimal kurang dari usia minimal.',
  bodyMass: ({ imt }: { imt: number }) => `Indeks massa tubuh (IMT) ${decimal(imt)}.`,
  bodyMassOutside: ({ imt, min, max }: { imt: number; min: number; max: number }) =>
    `Indeks massa tubuh (IMT) ${decimal(imt)}, di luar ${decimal(min)}–${decimal(max)}.`,
  testTwice: 'Tes ini sudah dijadwalkan untuk mahasiswa tersebut.',
  policeRecordOld: 'SKCK sudah tidak berlaku (lebih dari 6 bulan).',
  healthLetterOld: 'Surat Keterangan Sehat sudah tidak berlaku (lebih dari 3 bulan).',
  trainingOver: 'Latsarmil gelombang ini sudah berakhir.',
  trainingBegins: 'Latsarmil baru dimulai {n} hari lagi, pada {tanggal}.',
  trainingEnds: 'Latsarmil baru berakhir {n} hari lagi, pada {tanggal}.',
  logTooLate: 'Batas pengisian log kegiatan sudah lewat.',
  logOutside: 'Tanggal di luar masa latsarmil ({mulai} sampai {selesai}).',
  waveFull: 'Kuota gelombang ini sudah penuh.',
  lacking: 'Syarat belum terpenuhi: {daftar}.',
  noConversion: 'Konversi tidak tersedia karena latsarmil tidak lulus.',
  letterEarly: 'Surat belum dapat diterbitkan: {nama} masih pada tahap {tahap}.',
  oneWave: 'Peserta satu surat tugas harus dari gelombang yang sama.',
  notRecommended: 'Pendaftaran belum direkomendasikan oleh Koordinator Program Studi.',
});
