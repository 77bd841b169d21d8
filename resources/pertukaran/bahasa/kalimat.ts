/**
 * What the calls of inbound exchange say to students from elsewhere (docs/domain/50 §2). The server says the Indonesian
 * sentence; who reads English gets the other one (`resources/english`).
 */
export const kalimat = {
  krsPenuh: 'Kelas {kelas} sudah penuh ({terisi}/{kuota}).',
  krsBentrok: 'Jadwal {a} bentrok dengan {b} ({hari} {jam}).',
  krsAda: 'Mata kuliah {nama} sudah ada di KRS.',
  krsTertutup: 'KRS sudah diajukan dan tidak dapat diubah.',
  krsKosong: 'KRS masih kosong.',
  krsMinimal: 'Minimal {n} SKS harus diambil.',
  krsLebih: 'SKS Anda lebih dari {limit}, harap sesuaikan terlebih dahulu pada halaman KRS !',
  krsBelumDiterima: 'KRS diisi setelah pendaftaran disetujui.',
  kelasTutup: 'Kelas ini tidak dibuka.',
  jendelaBelum: 'Masa {sebut} {nama} belum dibuka.',
  jendelaLewat: 'Masa {sebut} {nama} sudah ditutup pada {tanggal}.',
  khsBelumDinilai: 'KHS belum dapat dicetak: {n} mata kuliah belum dinilai.',
  khsKosong: 'KHS belum dapat dicetak: belum ada mata kuliah.',
  undurTerlambat: 'Sudah ada nilai final. Hubungi Tim MBKM untuk mengundurkan diri.',
  formKedaluwarsa: 'Formulir kedaluwarsa. Muat ulang halaman lalu kirim kembali.',
  formDitolak: 'Pendaftaran tidak dapat diproses. Muat ulang halaman lalu coba lagi.',
  sudahTerdaftar: 'E-mail, NIK, atau NIM sudah terdaftar pada masa studi ini. Gunakan Cek Status.',
  kuotaPenuh: 'Kuota pendaftaran inbound sudah penuh.',
  tidakCocok: 'Nomor registrasi atau kode akses tidak cocok.',
  terlaluSering: 'Terlalu banyak percobaan. Coba lagi dalam {menit} menit.',
  statusBerakhir: 'Sesi cek status sudah berakhir. Buka Cek Status kembali.',
  emailTetap: 'E-mail yang sudah dikonfirmasi hanya dapat diganti oleh Tim MBKM.',
  tautanBerakhir: 'Tautan konfirmasi sudah kedaluwarsa.',
  dokumenAsing: 'Dokumen tidak terdaftar.',
  akunAktif: 'Akun sudah aktif. Masuk dengan nomor mahasiswa inbound Anda.',
  sandiBeda: 'Konfirmasi kata sandi tidak sama.',
  pernyataan: 'Pernyataan wajib disetujui.',
  lahir: 'Tanggal lahir tidak wajar.',
  nik: 'NIK harus 16 digit angka.',
  rencanaTerlalu: 'Maksimal 7 mata kuliah.',
  motivasiPendek: 'Minimal 50 karakter.',
  berkasTerlalu: 'Ukuran seluruh berkas maksimal {mb} MB.',
} as const;

type Kalimat = keyof typeof kalimat;

const inggris: Readonly<Record<Kalimat, string>> = {
  krsPenuh: 'Class {kelas} is full ({terisi}/{kuota}).',
  krsBentrok: '{a} is held at the same time as {b} ({hari} {jam}).',
  krsAda: '{nama} is already in your study plan.',
  krsTertutup: 'The study plan was submitted and cannot be changed.',
  krsKosong: 'The study plan is empty.',
  krsMinimal: 'At least {n} credits must be taken.',
  krsLebih: 'You have more than {limit} credits; please change your study plan first.',
  krsBelumDiterima: 'The study plan opens once your registration is accepted.',
  kelasTutup: 'This class is not open.',
  jendelaBelum: 'The time for {sebut} of {nama} has not begun.',
  jendelaLewat: 'The time for {sebut} of {nama} ended on {tanggal}.',
  khsBelumDinilai: 'The transcript cannot be printed yet: {n} courses are not graded.',
  khsKosong: 'The transcript cannot be printed yet: there are no courses.',
  undurTerlambat: 'There are final grades already. Ask the MBKM team to withdraw you.',
  formKedaluwarsa: 'This form has expired. Reload the page and send it again.',
  formDitolak: 'The registration cannot be processed. Reload the page and try again.',
  sudahTerdaftar:
    'This e-mail, identity number or student number is registered for this study period. Use Check Status.',
  kuotaPenuh: 'All places for inbound students are taken.',
  tidakCocok: 'Registration number and access code do not match.',
  terlaluSering: 'Too many attempts. Try again in {menit} minutes.',
  statusBerakhir: 'This status check has ended. Open Check Status again.',
  emailTetap: 'Only the MBKM team can change an e-mail that was confirmed.',
  tautanBerakhir: 'This confirmation link has expired.',
  dokumenAsing: 'There is no such document.',
  akunAktif: 'The account is active. Log in with your inbound student number.',
  sandiBeda: 'The two passwords are not the same.',
  pernyataan: 'You must agree to the statement.',
  lahir: 'This date of birth is not plausible.',
  nik: 'The NIK has 16 digits.',
  rencanaTerlalu: 'At most 7 courses.',
  motivasiPendek: 'At least 50 characters.',
  berkasTerlalu: 'All files together may have at most {mb} MB.',
};

/** Every sentence in both languages. */
export const pasanganKalimat = Object.entries(kalimat).map(
  ([kunci, indonesia]) => [indonesia, Object.entries(inggris).find(([lain]) => lain === kunci)?.[1] ?? ''] as const,
);
