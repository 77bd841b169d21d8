/**
 * The registration page in English: Indonesian phrase → English. The page says the Indonesian one (`useLanguage`); one
 * that is not here does not compile. Labels of the form are the server's, in the same language.
 */
export const english = {
  'Pertukaran Mahasiswa': 'Student Exchange',
  'Pendaftaran Mahasiswa Inbound': 'Inbound Student Registration',
  'Daftar kuliah satu atau dua semester sebagai mahasiswa inbound, tanpa akun, dan pantau status pendaftaran Anda.':
    'Register to study with us for one or two semesters as an inbound student, without an account, and follow the status of your registration.',
  'Pendaftaran dibuka sampai {tanggal}.': 'Registration is open until {tanggal}.',
  'Pendaftaran dibuka {tanggal}.': 'Registration opens on {tanggal}.',
  'Pendaftaran sedang ditutup. Jadwal berikutnya diumumkan di halaman ini.':
    'Registration is closed. The next dates will be announced on this page.',
  'Ada pertanyaan? Hubungi {email} atau {telepon}, {jam}.': 'Questions: {email} or {telepon}, {jam}.',
  'Pelajari Program': 'About the programme',
  'Kembali ke beranda': 'Back to the home page',
  Daftar: 'Register',
  'Cek Status': 'Check Status',
  'Cek Dokumen': 'Check Document',
  'Konfirmasi surel saya': 'Confirm my e-mail',
  'Surel dikonfirmasi. Pendaftaran Anda sudah diajukan.':
    'Your e-mail is confirmed and your registration is submitted.',
  'Memuat formulir…': 'Loading the form…',
  'Pendaftaran mahasiswa inbound belum dibuka.': 'Registration of inbound students is not open yet.',
  'Pendaftaran berikutnya dibuka {tanggal}.': 'The next registration opens on {tanggal}.',
  'Tinjau dan kirim': 'Review & Send',
  'Jangan isi kolom ini': 'Do not fill in this field',
  Kembali: 'Back',
  Lanjut: 'Next',
  'Mengirim…': 'Sending…',
  'Kirim Pendaftaran': 'Send registration',
  Ya: 'Yes',
  Tidak: 'No',
  Pilih: 'Choose',
  '{nama} dipilih.': '{nama} chosen.',
  '{tipe}, maksimal {mb} MB': '{tipe}, at most {mb} MB',
  'Wajib diisi.': 'Required.',
  'Ukuran berkas maksimal {mb} MB.': 'A file may have at most {mb} MB.',
  'Berkas kosong.': 'This file is empty.',
  'Tipe berkas tidak diizinkan. Gunakan: {tipe}.': 'This kind of file is not taken. Use: {tipe}.',
  'Koneksi terputus sebelum jawaban diterima. Tekan Kirim Pendaftaran sekali lagi: pendaftaran yang sudah masuk tidak dibuat dua kali.':
    'The connection broke before the answer came. Press Send registration once more: what was received is not made twice.',
  'Pendaftaran Anda sudah diterima dari pengiriman sebelumnya. Isian yang diubah sesudah itu tidak ikut tersimpan.':
    'Your registration was received when you sent it before. What you changed after that was not saved.',
  'Periksa kembali isian yang ditandai.': 'Please check the marked fields.',
  'Pendaftaran diterima': 'Registration received',
  'Simpan nomor dan kode ini. Kode hanya ditampilkan sekali dan diperlukan untuk Cek Status.':
    'Keep this number and code. The code is shown only once, and Check Status asks for it.',
  'Nomor registrasi': 'Registration number',
  'Kode akses': 'Access code',
  'Buka tautan konfirmasi yang dikirim ke surel Anda dalam 48 jam.':
    'Open the confirmation link that was mailed to you within 48 hours.',
  'Centang persetujuan ini untuk mengirim pendaftaran.': 'Tick this consent to send your registration.',
  'Saya sudah membaca dan menyetujui teks ini (versi {versi}).':
    'I have read this text and agree to it (version {versi}).',
  Tersalin: 'Copied',
  Salin: 'Copy',
  'Unduh bukti pendaftaran': 'Download receipt',
  'Kode dokumen': 'Document code',
  'Dokumen sah dan berlaku': 'This document is genuine and valid',
  'Dokumen tidak berlaku lagi': 'This document is no longer valid',
  Jenis: 'Kind',
  Nama: 'Name',
  'Nomor mahasiswa': 'Student number',
  Dicetak: 'Printed',
  IPS: 'GPA',
  'Status: {status}': 'Status: {status}',
  'Catatan: {catatan}': 'Note: {catatan}',
  'Perbaiki Data': 'Correct the data',
  'Ajukan Kembali': 'Submit again',
  'Aktifkan Akun': 'Activate account',
  'Nomor mahasiswa inbound Anda {npm}. Buat kata sandi untuk masuk ke portal.':
    'Your inbound student number is {npm}. Make a password to log in to the portal.',
  'Kata sandi': 'Password',
  'Ulangi kata sandi': 'Repeat the password',
  'Akun Anda sudah aktif.': 'Your account is active.',
  'Masuk ke portal': 'Log in to the portal',
  'dengan nomor mahasiswa inbound {npm}.': 'with your inbound student number {npm}.',
  'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.':
    'The server cannot be reached. Check your internet connection and try again.',
} as const satisfies Readonly<Record<string, string>>;

export type Phrase = keyof typeof english;
