import { catalogue, dayInWords, numberInWords } from '../kit/index.ts';

/** What the calls of inbound exchange refuse, to students from elsewhere as well (docs/domain/50 §2). */
export const pertukaranRefusals = catalogue('pertukaran', {
  krsPenuh: ({ kelas, terisi, kuota }: { kelas: string; terisi: number; kuota: number }) =>
    `Kelas ${kelas} sudah penuh (${numberInWords(terisi)}/${numberInWords(kuota)}).`,
  krsBentrok: ({ a, b, hari, jam }: { a: string; b: string; hari: string; jam: string }) =>
    `Jadwal ${a} bentrok dengan ${b} (${hari} ${jam}).`,
  krsAda: ({ nama }: { nama: string }) => `Mata kuliah ${nama} sudah ada di KRS.`,
  krsTertutup: 'KRS sudah diajukan dan tidak dapat diubah.',
  krsKosong: 'KRS masih kosong.',
  krsMinimal: ({ n }: { n: number }) => `Minimal ${numberInWords(n)} SKS harus diambil.`,
  krsLebih: ({ limit }: { limit: number }) =>
    `SKS Anda lebih dari ${numberInWords(limit)}, harap sesuaikan terlebih dahulu di Aplikasi Siamik !`,
  sksMahasiswaLebih: ({ nama, total, limit }: { nama: string; total: number; limit: number }) =>
    `SKS mahasiswa ${nama} ${total}, lebih dari ${limit}. Kembalikan KRS untuk disesuaikan.`,
  krsMahasiswa: 'KRS diisi oleh mahasiswa.',
  krsBelumDiterima: 'KRS diisi setelah pendaftaran disetujui.',
  kelasTutup: 'Kelas ini tidak dibuka.',
  jendelaBelum: ({ sebut, nama }: { sebut: string; nama: string }) => `Masa ${sebut} ${nama} belum dibuka.`,
  jendelaLewat: ({ sebut, nama, tanggal }: { sebut: string; nama: string; tanggal: string }) =>
    `Masa ${sebut} ${nama} sudah ditutup pada ${dayInWords(tanggal)}.`,
  khsBelumDinilai: ({ n }: { n: number }) => `KHS belum dapat dicetak: ${numberInWords(n)} mata kuliah belum dinilai.`,
  khsKosong: 'KHS belum dapat dicetak: belum ada mata kuliah.',
  undurTerlambat: 'Sudah ada nilai final. Hubungi Tim MBKM untuk mengundurkan diri.',
  studiSelesai: 'Studi Anda sudah berakhir; data Anda hanya dapat dibaca.',
  formKedaluwarsa: 'Formulir kedaluwarsa. Muat ulang halaman lalu kirim kembali.',
  belumTerkirim: 'Pendaftaran dari formulir ini belum diterima. Kirim kembali.',
  formDitolak: 'Pendaftaran tidak dapat diproses. Muat ulang halaman lalu coba lagi.',
  sudahTerdaftar: 'E-mail, NIK, atau NIM sudah terdaftar pada masa studi ini. Gunakan Cek Status.',
  kuotaPenuh: 'Kuota pendaftaran inbound sudah penuh.',
  tidakCocok: 'Nomor registrasi atau kode akses tidak cocok.',
  terlaluSering: ({ menit }: { menit: number }) =>
    `Terlalu banyak percobaan. Coba lagi dalam ${numberInWords(menit)} menit.`,
  statusBerakhir: 'Sesi cek status sudah berakhir. Buka Cek Status kembali.',
  emailTetap: 'E-mail yang sudah dikonfirmasi hanya dapat diganti oleh Tim MBKM.',
  tautanBerakhir: 'Tautan konfirmasi sudah kedaluwarsa.',
  dokumenAsing: 'Dokumen tidak terdaftar.',
  akunAktif: 'Akun sudah aktif. Masuk dengan nomor mahasiswa inbound Anda.',
  sandiBeda: 'Konfirmasi kata sandi tidak sama.',
  pernyataan: 'Pernyataan wajib disetujui.',
  lahir: 'Tanggal lahir tidak wajar.',
  berkasTerlalu: ({ mb }: { mb: number }) => `Ukuran seluruh berkas maksimal ${numberInWords(mb)} MB.`,
});
