import type { Pair } from './reading.ts';

/**
 * What the engine, sessions and files say beside `messages`: the sentences that somebody may meet who changes the own
 * row, exports, uploads, logs in. `{words}` stand where the Indonesian has them, in the same order. A test reads the
 * code of the server and names the sentence that is missing here.
 */
export const platformPairs: readonly Pair[] = [
  // Sessions and accounts.
  ['Username atau kata sandi salah.', 'User name or password is wrong.'],
  ['Username dan kata sandi wajib diisi.', 'Fill in user name and password.'],
  ['Kunci API tidak valid.', 'This API key is not valid.'],
  ['Akun Anda tidak aktif. Hubungi administrator.', 'Your account is not active. Please contact the administrator.'],
  [
    'Terlalu banyak percobaan masuk. Coba lagi dalam {menit} menit.',
    'Too many attempts to log in. Try again in {menit} minutes.',
  ],
  ['Kata sandi lama salah.', 'The old password is wrong.'],
  ['Peran tidak tersedia untuk akun Anda.', 'Your account does not have this role.'],
  ['Layanan Silaturahmi belum dikonfigurasi.', 'The Silaturahmi service is not set up.'],
  [
    'Akun Silaturahmi Anda belum terdaftar di portal. Hubungi Tim MBKM.',
    'Your Silaturahmi account is not known to the portal. Please contact the MBKM team.',
  ],
  [
    'Username 4–50 karakter: huruf kecil, angka, titik, garis bawah, atau strip.',
    'A user name has 4–50 characters: small letters, digits, dots, underscores or hyphens.',
  ],
  // Lists, exports and histories.
  ['Pilih paling sedikit satu kolom.', 'Choose at least one column.'],
  ['Kolom "{nama}" tidak valid.', 'The column "{nama}" is not valid.'],
  ['Daftar kolom tidak valid.', 'The list of columns is not valid.'],
  [
    'Baris terlalu banyak untuk XLSX. Gunakan CSV atau persempit filternya.',
    'These are too many rows for XLSX. Use CSV or narrow the filter.',
  ],
  ['Format harus {pilihan}.', 'The format must be {pilihan}.'],
  ['Paling banyak {n} baris sekaligus.', 'At most {n} rows at once.'],
  ['Pada versi ini data terhapus. Pilih versi lain.', 'In this version the record is deleted. Choose another version.'],
  ['Versi ini sama dengan data sekarang.', 'This version is the same as the present record.'],
  [
    'Versi lama tidak dapat dipulihkan: isinya tidak lagi sesuai.',
    'The old version cannot be restored: it does not fit any more.',
  ],
  ['{n} baris belum dapat disimpan; tidak ada yang disimpan.', '{n} rows cannot be saved yet; nothing was saved.'],
  // Files.
  ['Berkas kosong.', 'The file is empty.'],
  ['Potongan berkas tidak berurutan.', 'The pieces of the file are out of order.'],
  ['Potongan berkas maksimal {n} KB.', 'A piece of a file has at most {n} KB.'],
  ['Terlalu banyak unggahan yang belum selesai. Coba lagi nanti.', 'Too many uploads are unfinished. Try again later.'],
  [
    'Terlalu banyak berkas yang belum dipakai. Simpan formulir Anda terlebih dahulu.',
    'Too many files are not in use yet. Save your form first.',
  ],
  ['Kunci unggahan tidak valid.', 'This key of the upload is not valid.'],
  ['Buka berkas dari kolomnya masing-masing.', 'Open the file from the field that it belongs to.'],
  [
    'Server sedang membaca banyak berkas. Coba lagi sebentar.',
    'The server is reading many files. Try again in a moment.',
  ],
  [
    'Server sedang mencetak banyak surat. Coba lagi sebentar.',
    'The server is printing many letters. Try again in a moment.',
  ],
  [
    'Berkas terlalu lama dibaca. Sederhanakan isinya, lalu unggah kembali.',
    'The file takes too long to read. Make it simpler and upload it again.',
  ],
  [
    'Isi berkas terlalu besar setelah dibuka. Bagi menjadi beberapa berkas.',
    'The file is too large once it is opened. Divide it into several files.',
  ],
  // The mail that confirms an address, plans and transcripts.
  ['KRS diisi oleh mahasiswa.', 'The study plan is filled in by the student.'],
  ['Ambil daftar mata kuliah inbound per halaman.', 'Read the inbound courses by pages.'],
  ['Bahasa harus id atau en.', 'The language must be id or en.'],
  ['Pilih masa studi (idMasaStudi) atau mahasiswa (npm).', 'Choose a study period (idMasaStudi) or a student (npm).'],
  [
    'KRS tidak dapat dibuka: sudah ada nilai final.',
    'The study plan cannot be opened: there are final grades already.',
  ],
  ['E-mail sudah terdaftar pada masa studi ini.', 'This e-mail is registered for this study period already.'],
  ['NIM sudah terdaftar pada masa studi ini.', 'This student number is registered for this study period already.'],
  ['KRS pada masa studi ini sudah ada.', 'There is a study plan for this study period already.'],
  ['Mata kuliah sudah ada di KRS.', 'The course is in the study plan already.'],
];
