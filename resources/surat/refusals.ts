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
  answerFirst: 'Surat ini memuat nilai Anda. Isi dahulu formulir yang menunggu Anda di halaman Formulir.',
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
  /** Electronic signatures (docs/domain/40 §2.3). */
  tandaTangan: {
    locked: 'PDF ini terkunci dengan kata sandi. Simpan tanpa kata sandi, unggah ulang, lalu minta lagi.',
    signedBefore:
      'PDF ini sudah bertanda tangan; menandatanganinya lagi dapat merusak yang lama. Unggah berkas sebelum ditandatangani.',
    withForm: 'PDF ini memuat formulir isian. Cetak ulang sebagai PDF biasa, unggah, lalu minta lagi.',
    odd: 'PDF ini tidak dapat ditandatangani dalam bentuknya sekarang. Cetak ulang sebagai PDF biasa, unggah, lalu minta lagi.',
    noFile: 'Belum ada PDF untuk ditandatangani.',
    askedBefore: 'Tanda tangan sudah diminta.',
    notAsked: 'Tidak ada tanda tangan yang ditunggu.',
    askedOf: ({ nama }: { nama: string }) => `Tanda tangan diminta kepada ${nama}`,
    askTakenBack: 'Permintaan tanda tangan ditarik',
    signedBy: ({ oleh }: { oleh: string }) => `Ditandatangani ${oleh}`,
    signatureTaken: 'Tanda tangan ditarik',
    replaced: 'Berkas sudah diganti.',
    rowGone: 'Data pemilik berkas sudah dihapus.',
    gone: 'Permintaan ini sudah tidak berlaku.',
    wrongPassphrase: 'Frasa sandi sertifikat salah.',
    notRegistered: 'NIK penanda tangan tidak terdaftar di BSrE.',
    expired: 'Sertifikat penanda tangan sudah kedaluwarsa.',
    noNik: 'NIK penanda tangan belum diisi di Penanda Tangan Surat.',
    notPdf: 'Berkas ini tidak dapat ditandatangani.',
    certificateUnreadable: 'Sertifikat kampus tidak dapat dibuka. Hubungi pengelola server.',
    noStamp: 'Layanan cap waktu tidak memberi cap waktu; belum ada yang ditandatangani. Coba lagi nanti.',
    inside: ({ host }: { host: string }) =>
      `Layanan tanda tangan berada di jaringan dalam. Pengelola server menambahkan ${host} pada SOURCE_HOSTS.`,
    away: 'Layanan tanda tangan tidak dapat dihubungi. Coba lagi nanti.',
    noAnswer: 'Layanan tanda tangan tidak menjawab; belum tentu dokumen ini tertandatangani.',
    fileLost: 'Dokumen sudah ditandatangani, tetapi berkasnya belum terambil dari layanan.',
    said: ({ kode, pesan }: { kode: string; pesan: string }) => `Layanan menolak (${kode}): ${pesan}`,
    noWords: 'tanpa keterangan',
    none: 'Tanda tangan elektronik belum disiapkan pengelola server.',
    cannotAsk:
      'Surat ini tidak dapat dimintakan tanda tangan: sudah ada di antrean, pejabatnya belum memiliki akun, atau tanda tangan elektronik belum dinyalakan.',
    underWay: 'Dokumen ini sedang ditandatangani.',
    waits: ({ nama }: { nama: string }) => `Surat menunggu tanda tangan elektronik ${nama}.`,
    notThere: ({ n }: { n: number }) =>
      `${n} dokumen tidak dapat Anda tandatangani lagi: sudah berubah, dibatalkan, atau bukan wewenang Anda. Muat ulang daftar.`,
    interrupted: 'Penandatanganan terhenti sebelum sampai ke dokumen ini. Tandatangani lagi.',
    cutOff: 'Penandatanganan terputus ketika dokumen ini di layanan; belum tentu tertandatangani.',
    notASignature: 'Layanan mengembalikan berkas tanpa tanda tangan yang utuh.',
    takenBack: 'Surat sudah dibatalkan.',
    crashed: 'Penandatanganan terhenti karena kesalahan portal; belum tentu dokumen ini tertandatangani.',
    deputyUntil: 'Isi akhir masa mewakili.',
    accountCannotSign: 'Akun ini tidak memiliki peran Tim MBKM, Koordinator Program Studi, atau BAKPK.',
  },
});
