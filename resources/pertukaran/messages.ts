import { catalogue } from '../kit/index.ts';

/** Messages of the exchange's declarations about invalid input (docs/domain/50 §2). */
export const pertukaranMessages = catalogue('pertukaran', {
  masihInbound: 'Pendaftaran atau masa studinya masih berjalan.',
  rencanaTerlalu: 'Maksimal 7 mata kuliah.',
  hurufLatin: 'Gunakan huruf Latin, seperti pada paspor.',
  motivasiPendek: 'Minimal 50 karakter.',
  masaBerakhir: 'Masa studi ini sudah berakhir.',
  krsSudahAda: 'KRS pada masa studi ini sudah ada.',
  mkSudahDiKrs: 'Mata kuliah sudah ada di KRS.',
  kuliahBerakhir: 'Perkuliahan masa studi ini sudah berakhir.',
  masaSudahAda: 'Masa studi untuk periode dan skema ini sudah ada.',
  urutanTanggal: 'Tanggal selesai harus sama dengan atau setelah tanggal mulai.',
  penilaianSetelahKuliah: 'Penilaian harus berakhir setelah perkuliahan selesai.',
  formulirInbound: 'Pertanyaan pendaftaran diajukan kepada peserta outbound dan Permadi, bukan inbound.',
  minSksLebih: 'Minimal SKS tidak boleh melebihi batas SKS.',
  emailTerdaftar: 'Surel sudah terdaftar pada masa studi ini.',
  nimTerdaftar: 'NIM sudah terdaftar pada masa studi ini.',
  dosenDitugaskan: 'Dosen sudah ditugaskan pada kelas ini.',
  bobotSeratus: 'Total bobot komponen harus 100%.',
  prodiLain: 'Pilih program studi lain.',
  masaTutup: 'Masa studi ini sudah berakhir pada {tanggal}. Ubah tanggalnya dahulu.',
  kelasDibuka: 'Kelas {kelas} untuk mata kuliah ini sudah dibuka.',
  satuSemester: 'Mahasiswa ini terdaftar satu semester.',
  nilaiTertutup: 'Nilai konversinya belum atau tidak lagi dibuka.',
  khsBelum: 'KHS belum divalidasi.',
  pilihMasaStudi: 'Pilih masa studi.',
});
