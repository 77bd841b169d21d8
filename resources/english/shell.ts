import type { ownFields } from '../pengaturan/user.ts';
import { type Role, role, roleNames } from '../roles.ts';
import type { Pair } from './pair.ts';

/**
 * Phrases of what all roles share, Indonesian → English: the frame, lists, the bell, dashboard, profile. The page says
 * the Indonesian phrase (`useWords`); one that has no English does not compile. `%{words}` are filled in.
 */
export const shellEnglish = {
  // What stands around every page.
  'Langsung ke isi': 'Skip to the page',
  'Panel samping': 'Side panel',
  'Menu utama': 'Main menu',
  'Buka menu': 'Open menu',
  'Tutup menu': 'Close menu',
  'Lokasi halaman': 'Where you are',
  'Cari di seluruh portal': 'Search the portal',
  Cari: 'Search',
  'Layar penuh': 'Full screen',
  'Keluar dari layar penuh': 'Leave full screen',
  'Mode gelap': 'Dark mode',
  'Mode terang': 'Light mode',
  'Menu akun %{nama}': 'Account menu %{nama}',
  'Apakah Anda yakin akan logout?': 'Do you want to log out?',
  // Lists.
  'Cari %{isian}': 'Search %{isian}',
  'Kosongkan pencarian': 'Clear search',
  Ekspor: 'Export',
  Rekap: 'Figures',
  Cetak: 'Print',
  'Tindakan lain': 'More actions',
  Tampilan: 'View',
  'Tampilan tersimpan': 'Saved views',
  'Belum ada. Atur filter dan kolom, lalu simpan dengan nama.':
    'None yet. Set filters and columns, then save them under a name.',
  'Simpan tampilan': 'Save view',
  'Ubah tampilan': 'Edit view',
  'Nama tampilan': 'Name of the view',
  'Menyimpan filter, urutan, kolom, dan kerapatan daftar ini.':
    'Keeps the filters, order, columns and density of this list.',
  'Terlihat oleh': 'Visible to',
  'Hanya saya': 'Only me',
  'Tiap orang tetap hanya melihat data yang menjadi haknya.': 'Everybody still sees only the data that they may see.',
  'Daftar ini dibuka dengan tampilan ini': 'The list opens with this view',
  'Tampilan “%{nama}” disimpan.': 'View “%{nama}” saved.',
  'Tampilan “%{nama}” dihapus.': 'View “%{nama}” deleted.',
  'Pembuka daftar': 'Opens the list',
  Urungkan: 'Undo',
  Dibagikan: 'Shared',
  'Dari %{nama}': 'From %{nama}',
  'Simpan keadaan sekarang': 'Save what is shown now',
  'Ubah nama dan pilihan': 'Edit name and settings',
  Kerapatan: 'Density',
  Longgar: 'Wide',
  Padat: 'Dense',
  Kolom: 'Columns',
  'Atur ulang': 'Reset',
  Ya: 'Yes',
  Tidak: 'No',
  'Hapus semua filter': 'Remove all filters',
  'Tidak ada yang cocok': 'Nothing fits',
  'Tidak ada %{data} yang cocok dengan pencarian atau filter ini.': '%{data}: nothing fits this search or filter.',
  'Belum ada %{data}': '%{data}: none yet',
  'Data %{data} akan tampil di sini setelah ditambahkan.': '%{data} will appear here once there are any.',
  // The bell.
  Notifikasi: 'Notices',
  'Notifikasi, %{jumlah} belum dibaca': 'Notices, %{jumlah} unread',
  'Notifikasi yang ditampilkan': 'Notices shown',
  'Belum dibaca': 'Unread',
  'Tandai semua dibaca': 'Mark all as read',
  'Memuat notifikasi': 'Loading notices',
  'Notifikasi tidak dapat dimuat.': 'Notices cannot be loaded.',
  'Coba lagi': 'Try again',
  'Semua notifikasi sudah dibaca.': 'All notices have been read.',
  'Pemberitahuan untuk Anda akan tampil di sini.': 'Notices for you will appear here.',
  Semua: 'All',
  'Pilih %{nama}': 'Select %{nama}',
  dari: 'of',
  Batal: 'Cancel',
  // A page that may not be opened.
  '404 Forbidden! Anda tidak punya akses untuk halaman ini!': '404 Forbidden! You have no access to this page!',
  'Halaman ini tidak ada dalam menu peran Anda. Ganti peran lewat Switch Akses bila Anda memiliki peran lain.':
    'This page is not in the menu of your role. If you have another role, choose it with Switch Akses.',
  'Ke Dashboard': 'To the dashboard',
  // The drawer.
  Favorit: 'Favourites',
  'Favorit: %{nama}': 'Favourite: %{nama}',
  'Sering dipakai': 'Used often',
  'Semua menu': 'Whole menu',
  'Cari menu': 'Search the menu',
  'Hapus pencarian menu': 'Clear the search of the menu',
  // The search over everything.
  Kerjakan: 'Do',
  Layar: 'Screens',
  'Terakhir dibuka': 'Opened last',
  'Pencarian gagal. Periksa koneksi, lalu ubah kata untuk mencoba lagi.':
    'The search failed. Check your connection, then change a word to try again.',
  'Ketik nama, NPM, nama layar, mitra, nomor pendaftaran, atau nomor surat.':
    'Type a name, a student number, a screen, a partner, or the number of a registration or letter.',
  'Ketik minimal satu kata dengan 3 huruf.': 'Type at least one word of 3 letters.',
  'Tidak ada yang cocok dengan “%{kata}”.': 'Nothing fits “%{kata}”.',
  'Cari orang, layar, mitra, pendaftaran, surat': 'Search people, screens, partners, registrations, letters',
  'Tutup pencarian': 'Close search',
  '%{n} pilihan': '%{n} choice |||| %{n} choices',
  'Hasil pencarian': 'Search results',
  'Semua di %{nama}': 'All in %{nama}',
  // Changes of many rows.
  'Bukti ubah': 'Receipts',
  'Memuat bukti': 'Loading receipts',
  'Belum ada perubahan banyak data': 'No change of many records yet',
  'Centang beberapa baris, lalu pilih Ubah. Hasilnya tercatat di sini.':
    'Tick some rows, then choose Edit. What came of it is kept here.',
  '%{data} akan berubah.': '%{data} will change.',
  '%{data} berubah.': '%{data} changed.',
  '%{n} sudah bernilai sama.': '%{n} already has this value. |||| %{n} already have this value.',
  '%{n} ditolak.': '%{n} was refused. |||| %{n} were refused.',
  '%{data} tidak dapat diubah:': '%{data} cannot be changed:',
  'Tidak ada yang berubah. Periksa kembali isiannya.': 'Nothing changes. Check what you filled in.',
  'Contoh perubahan': 'Some of the changes',
  'Yang berubah': 'What changes',
  'Yang ditolak:': 'Refused:',
  'Yang dibiarkan ketika diurungkan:': 'Left as it is by the undo:',
  '%{data} dikembalikan.': '%{data} put back.',
  '%{data} dipulihkan.': '%{data} restored.',
  'Diurungkan.': 'Undone.',
  '%{n} dibiarkan karena sudah berubah lagi.':
    '%{n} was left because it has changed again. |||| %{n} were left because they have changed again.',
  'Diurungkan %{waktu}.': 'Undone %{waktu}.',
  'Dapat diurungkan selama %{n} menit': 'Can be undone for %{n} minute |||| Can be undone for %{n} minutes',
  // Export and history.
  'Ekspor %{data}': 'Export: %{data}',
  '%{n} baris yang dipilih.': '%{n} selected row. |||| %{n} selected rows.',
  'Daftar pustaka untuk Mendeley, Zotero, EndNote, atau LaTeX.':
    'A list of references for Mendeley, Zotero, EndNote or LaTeX.',
  '%{n} baris sesuai pencarian dan filter saat ini.':
    '%{n} row of the present search and filter. |||| %{n} rows of the present search and filter.',
  'Format berkas': 'File format',
  Kosongkan: 'Clear',
  'Pilih semua': 'Select all',
  'Pilih semua di halaman ini': 'Select all on this page',
  'Pilih berkas': 'Choose file',
  'Ganti berkas': 'Replace file',
  'Memuat riwayat': 'Loading history',
  'Riwayat tidak dapat dimuat': 'The history cannot be loaded',
  'Belum ada riwayat': 'No history yet',
  'Setiap perubahan pada data ini akan tercatat di sini.': 'Every change will be recorded here.',
  // Dashboard.
  'Selamat pagi': 'Good morning',
  'Selamat siang': 'Good day',
  'Selamat sore': 'Good afternoon',
  'Selamat malam': 'Good evening',
  'Menu untuk peran Anda akan muncul di sini setelah diatur oleh administrator.':
    'The menu of your role will appear here once an administrator has set it.',
  'Memuat beranda': 'Loading the dashboard',
  'Kerjakan sekarang': 'Do this now',
  'Tidak ada yang menunggu Anda': 'Nothing waits for you',
  'paling lambat %{tanggal}, %{sisa}.': 'by %{tanggal}, %{sisa}.',
  'hari ini': 'today',
  besok: 'tomorrow',
  '%{n} hari lagi': 'in %{n} day |||| in %{n} days',
  'Belum ada periode yang aktif. Jadwalnya tampil di sini setelah dibuka.':
    'No period is active yet. Its schedule will appear here once it is opened.',
  'Tidak ada jadwal dalam enam minggu ke depan.': 'Nothing is scheduled in the next six weeks.',
  'tutup %{hari}': 'until %{hari}',
  'mulai %{hari}': 'from %{hari}',
  'Pemberitahuan terbaru': 'Latest notices',
  'Belum ada pemberitahuan.': 'No notices yet.',
  'belum dibaca': 'unread',
  Pintasan: 'Shortcuts',
  // Network.
  'Periksa ulang': 'Check again',
  Layanan: 'Services',
  'Koneksi Anda': 'Your connection',
  Terhubung: 'Connected',
  'Belum dihubungkan': 'Not connected yet',
  'Mode contoh': 'Sample mode',
  Gangguan: 'Not working',
  // Stories.
  'Cerita mahasiswa yang sudah menjalani program MBKM.': 'Stories of students who took part in an MBKM programme.',
  'Memuat cerita': 'Loading stories',
  'Belum ada cerita': 'No stories yet',
  'Cerita program ini akan muncul di sini.': 'Stories of this programme will appear here.',
  'Cerita mahasiswa akan muncul di sini.': 'Stories of students will appear here.',
  'Lihat semua cerita': 'See all stories',
  Cerita: 'Stories',
  'Muat lebih banyak': 'Load more',
  'Tutup cerita': 'Close story',
  Umum: 'General',
  // Profile.
  'Data Diri': 'Personal Data',
  'Kata Sandi': 'Password',
  'Data Pribadi': 'Personal Data and Privacy',
  'Peran Saya': 'My Roles',
  'Sesi Aktif': 'Sessions',
  'Ganti kata sandi Anda lebih dahulu. Setelah itu seluruh menu terbuka.':
    'Change your password first. The whole menu opens then.',
  'Verifikasi Dua Langkah': 'Two-Step Verification',
  'Siapkan verifikasi dua langkah lebih dahulu. Setelah itu seluruh menu terbuka.':
    'Set up two-step verification first. The whole menu opens then.',
  'Bagian profil': 'Parts of the profile',
  'Kata sandi akun Anda dikelola Silaturahmi. Gantilah lewat Silaturahmi.':
    'Silaturahmi keeps the password of your account. Change it there.',
  'Tidak sama dengan kata sandi baru.': 'This is not the same as the new password.',
  'Kata sandi diganti. Sesi di perangkat lain telah diakhiri.':
    'Your password was changed. Sessions on other devices have ended.',
  'Kata sandi lama': 'Old password',
  'Kata sandi baru': 'New password',
  'Minimal 8 karakter, memuat huruf dan angka. Kata umum dengan angka (Rahasia123), username, dan nomor induk terlalu mudah ditebak.':
    'At least 8 characters, with letters and digits. Common words with digits (Password123), your user name and your number are too easy to guess.',
  'Ulangi kata sandi baru': 'New password once more',
  'Ganti kata sandi': 'Change password',
  Utama: 'Main',
  'Seluruh universitas': 'Whole university',
  'Sedang dipakai': 'In use',
  'Gunakan peran ini': 'Use this role',
  'Memuat…': 'Loading…',
  'Sesi diakhiri.': 'The session has ended.',
  'Akhiri sesi di %{n} perangkat lain?':
    'End the session on %{n} other device? |||| End the sessions on %{n} other devices?',
  Keluarkan: 'End them',
  '%{alamat} · terakhir aktif %{waktu}': '%{alamat} · last active %{waktu}',
  'Perangkat ini': 'This device',
  Akhiri: 'End',
  'Akhiri sesi %{perangkat}': 'End session %{perangkat}',
  'Keluar dari perangkat lain': 'Log out on other devices',
  'Unduh data saya': 'Download my data',
  'Semua yang disimpan portal tentang Anda dalam satu berkas ZIP: tabel yang dapat dibaca, data untuk program lain, dan dokumen Anda. Berkas dapat diunduh selama 24 jam.':
    'Everything that the portal keeps of you in one ZIP file: tables to read, data for other programs, and your documents. The file can be downloaded for 24 hours.',
  'Menyiapkan unduhan': 'Preparing the download',
  'Menyiapkan unduhan… %{n}%. Anda boleh meninggalkan halaman ini.':
    'Preparing the download… %{n}%. You may leave this page.',
  'Unduhan gagal disiapkan. Coba lagi.': 'The download could not be prepared. Try again.',
  'Siap diunduh (%{ukuran}) sampai %{waktu}.': 'Ready for download (%{ukuran}) until %{waktu}.',
  Unduh: 'Download',
  'Siapkan yang baru': 'Prepare a new one',
  'Siapkan unduhan': 'Prepare the download',
  'Siapa melihat data saya': 'Who saw my data',
  'Setiap orang yang melihat data sensitif Anda (seperti NIK, agama, atau kesehatan) tercatat di sini. Yang Anda lihat sendiri tidak dicatat.':
    'Everybody who sees your sensitive data (such as your identity number, religion or health) is noted here. What you look at yourself is not.',
  'Belum ada yang melihat data sensitif Anda.': 'Nobody has seen your sensitive data yet.',
  '%{role} melihat %{kolom}': '%{role} saw %{kolom}',
  '%{waktu} · %{pintu} · %{bagian}': '%{waktu} · %{pintu} · %{bagian}',
  'Lebih lama': 'Older',
  'Lebih baru': 'Newer',
  'Tampilkan nilai': 'Show the value',
  'Nilai tidak dapat ditampilkan. Coba lagi.': 'The value cannot be shown. Try again.',
  'Menampilkan nilai dicatat': 'Showing the value is noted',
  'Perangkat tidak dikenal': 'Unknown device',
  di: 'on',
} as const satisfies Readonly<Record<string, string>>;

/** Roles as histories, notices and tasks name them; one that is missing does not compile. */
const roles: Readonly<Record<Role, string>> = {
  [role.superAdmin]: 'Super Admin',
  [role.mahasiswa]: 'Student',
  [role.timMbkm]: 'MBKM Team',
  [role.dosen]: 'Supervisor',
  [role.koordinator]: 'Study Programme Coordinator',
  [role.mitra]: 'Partner',
  [role.penilai]: 'Conversion and Grading Team',
  [role.inbound]: 'Inbound Student',
  [role.outbound]: 'Outbound Student',
  [role.bakpk]: 'BAKPK',
};

/** Indonesian and English name of every role. */
export const rolePairs = Object.values(role).map((code): Pair => [roleNames[code], roles[code]]);

/** Names that declarations give to what all roles share: screens, roles, units, programmes. */
export const shellNames: Readonly<Record<string, string>> = {
  Beranda: 'Home',
  Dashboard: 'Dashboard',
  Profil: 'Profile',
  Inspirasi: 'Inspiration',
  'Status Jaringan': 'Network Status',
  'Bank Dokumen': 'Documents',
  'Luaran dan Dokumen': 'Outputs & Documents',
  Riwayat: 'History',
  ...Object.fromEntries(rolePairs),
  Program: 'Programme',
  Magang: 'Internship',
  KKN: 'Community Service',
  Kewirausahaan: 'Entrepreneurship',
  Komcad: 'Reserve Component',
  'Kampus Mengajar': 'Teaching Campus',
  'Praktisi Mengajar': 'Practitioners Teach',
  'Studi Independen': 'Independent Study',
};

/** Labels of the fields of one's own account; one that is missing does not compile. */
const ownAccount: Readonly<Record<(typeof ownFields)[number], string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  noHp: 'Telephone',
  foto: 'Photo',
};

/** Labels of fields by resource, where all roles read them. */
export const shellLabels = { 'pengaturan/user': { fields: ownAccount } };
