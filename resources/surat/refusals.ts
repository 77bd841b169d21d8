import { catalogue } from '../kit/index.ts';

/** Refusals of letters' calls. */
export const suratRefusals = catalogue('surat', {
  noCoverLetter: 'Program ini tidak memakai Surat Pengantar.',
  beforeLast: 'Tanggal surat mendahului surat terakhir.',
  numberUsed: ({ nomor }: { nomor: string }) =>
    `Nomor surat ${nomor} sudah digunakan. Periksa klasifikasi dan format nomor surat.`,
  issuedBefore: ({ siapa, nomor }: { siapa: string; nomor: string }) =>
    `Surat untuk ${siapa} sudah terbit dengan nomor ${nomor}.`,
  issuedForThis: ({ nomor }: { nomor: string }) => `Surat untuk mahasiswa ini sudah terbit dengan nomor ${nomor}.`,
  notLater: 'Tanggal surat tidak boleh setelah hari ini.',
  copies: ({ n, huruf }: { n: number; huruf: number }) => `Maksimal ${n} baris, masing-masing ${huruf} karakter.`,
  notAgain: 'Surat ini tidak dapat diterbitkan ulang: datanya sudah tidak memenuhi syarat penerbitan.',
  signerNotThen: 'Penandatangan tidak berlaku pada tanggal surat.',
  noSigner: ({ surat }: { surat: string }) =>
    `Belum ada penanda tangan ${surat} yang berlaku pada tanggal surat. Tambahkan di Penanda Tangan Surat.`,
  notIssued: 'Surat belum diterbitkan.',
  unknownCode: 'Surat tidak ditemukan. Kode verifikasi tidak terdaftar.',
  /** The step of the set-up (docs/domain/10 §3.6). */
  setup: {
    title: 'Surat',
    why: 'Surat hanya terbit bila ada pejabat yang menandatangani; nomornya mengikuti format pada konfigurasi.',
    officials: 'Penanda tangan yang menjabat',
    none: 'Belum ada pejabat yang menjabat hari ini.',
  },
  byPage: 'Sebut pesertanya, atau ambil daftar surat per halaman.',
});
