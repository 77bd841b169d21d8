import { catalogue } from '../kit/index.ts';

/** Messages of the declarations of programmes with groups about invalid input. */
export const programmeMessages = catalogue('programme', {
  commentsMost: 'Komentar maksimal 200.',
  requestWaiting: 'Masih ada pengajuan yang menunggu jawaban.',
  reasonLeast: ({ n }: { n: number }) => `Alasan minimal ${n} karakter.`,
  membersMost: 'Anggota maksimal 60 baris.',
  memberTwice: 'Mahasiswa sudah berada di kelompok ini.',
  sizeReversed: 'Anggota maksimal tidak boleh kurang dari anggota minimal.',
  notApproved: 'Pendaftaran Anda belum disetujui.',
  chooseWave: 'Pilih gelombang.',
  tickTruth: 'Centang pernyataan kebenaran data.',
  lengthBetween: ({ label, min, maks }: { label: string; min: number; maks: number }) =>
    `${label} harus ${min}-${maks} karakter.`,
  documentationLeast: 'Unggah minimal satu dokumentasi.',
  documentationMost: 'Maksimal {n} dokumentasi per log.',
  linkDemanded: 'Tautan luaran wajib diisi.',
  fileWrong: 'Berkas harus {jenis} dan maksimal {n} MB.',
  linkTaken: 'Tautan ini sudah dipakai sebagai luaran {pemilik}.',
  documentsMost: 'Maksimal {n} dokumen per kegiatan.',
  overlapSameDay: 'Waktu kegiatan bertumpang tindih dengan log lain pada tanggal yang sama.',
  entryTooLate: 'Log hanya dapat diisi paling lambat {n} hari setelah kegiatan.',
  registrationOver: 'Pendaftaran gelombang ini sudah berakhir pada {tanggal}. Ubah tanggalnya dahulu.',
  stillRegistering: 'Pendaftaran baru berakhir {n} hari lagi, pada {tanggal}.',
  logGoal: 'Log disetujui baru {a} dari {b}.',
});
