/**
 * Phrases of the pages of inbound students, Indonesian → English. The page says the Indonesian phrase (`useWords`); one
 * that is not here does not compile. `%{words}` are filled in.
 */
export const frasaInggris = {
  // menu/inbond
  'Halaman inbound': 'Inbound pages',
  Diterima: 'Accepted',
  KRS: 'Study plan',
  Kuliah: 'Classes',
  KHS: 'Transcript',
  'Semua nilai sudah final. KHS dapat dicetak.': 'All grades are final. The transcript can be printed.',
  'Buka KHS': 'Open transcript',
  'Pilih mata kuliah lalu ajukan KRS.': 'Choose your courses, then submit the study plan.',
  'Isi KRS': 'Fill in study plan',
  'Lihat KRS dan jadwal kuliah Anda.': 'See your study plan and timetable.',
  'Lihat KRS': 'See study plan',
  // inbound/krs
  '%{npm} %{nama}, %{prodi} · Dosen wali: %{wali} · KRS %{mulai}–%{selesai}':
    '%{npm} %{nama}, %{prodi} · Academic advisor: %{wali} · Study plan %{mulai}–%{selesai}',
  'belum ditetapkan': 'not named yet',
  'Catatan: %{catatan}': 'Note: %{catatan}',
  'Kelas yang ditawarkan': 'Classes on offer',
  'Mata kuliah pilihan': 'Chosen courses',
  '%{total} dari %{batas} SKS': '%{total} of %{batas} credits',
  'Cetak KRS': 'Print study plan',
  'Ajukan KRS': 'Submit study plan',
  'Ajukan KRS ini? Setelah diajukan KRS tidak dapat diubah sampai diperiksa.':
    'Submit this study plan? It cannot be changed until it has been checked.',
  'KRS diajukan.': 'Study plan submitted.',
  'Jadwal mingguan': 'Week',
  '%{nama} dipilih.': '%{nama} was chosen.',
  '%{nama} dihapus dari KRS.': '%{nama} was removed from the study plan.',
  Maaf: 'Sorry',
  'Belum ada mata kuliah yang dipilih.': 'No courses chosen yet.',
  'Hapus %{nama}': 'Remove %{nama}',
  '%{nama} (%{kelas}), %{sks} SKS': '%{nama} (%{kelas}), %{sks} credits',
  'Dosen belum ditetapkan': 'No lecturer named yet',
  'Buka tautan kelas': 'Open the link of the class',
  'Tanpa jadwal': 'No fixed time',
  Daring: 'Online',
  'Sudah dipilih': 'Chosen',
  'Bentrok dengan %{nama}': 'Same time as %{nama}',
  Penuh: 'Full',
  'Cari mata kuliah': 'Search courses',
  'Program studi': 'Study programme',
  Semua: 'All',
  Hari: 'Day',
  'Masih ada kursi': 'Seats left',
  'Tidak ada kelas yang cocok.': 'No class fits.',
  '%{kode} · %{waktu} · sisa %{sisa} dari %{kuota} kursi': '%{kode} · %{waktu} · %{sisa} of %{kuota} seats left',
  Pilih: 'Choose',
  'Pilih %{nama} kelas %{kelas}': 'Choose %{nama}, class %{kelas}',
  // inbound/khs
  'Masa studi': 'Study period',
  '%{npm} %{nama}, %{prodi}. Asal: %{kampus}, %{prodiAsal} (%{nim}).':
    '%{npm} %{nama}, %{prodi}. From %{kampus}, %{prodiAsal} (%{nim}).',
  '%{n} mata kuliah belum dinilai.': '%{n} courses are not graded yet.',
  'Cetak KHS': 'Print transcript (Indonesian)',
  'Cetak KHS (English)': 'Print transcript (English)',
  'Belum ada mata kuliah pada masa studi ini.': 'There are no courses in this study period yet.',
  'Hasil studi': 'Results',
  Kode: 'Code',
  'Mata Kuliah': 'Course',
  SKS: 'Credits',
  Nilai: 'Score',
  Huruf: 'Grade',
  Mutu: 'Points',
  'Belum dinilai': 'Not graded',
  '%{diambil} SKS diambil, %{lulus} SKS lulus. IPS %{ips}, IPK program %{ipk}.':
    '%{diambil} credits taken, %{lulus} passed. GPA of the period %{ips}, of the programme %{ipk}.',
  // inbound/krs-khs-studi
  'Belum ada mahasiswa inbound.': 'There are no inbound students yet.',
  'Rekap KRS, KHS, dan studi': 'Study plans, transcripts and studies',
  Mahasiswa: 'Student',
  'SKS lulus': 'Passed',
  Dinilai: 'Graded',
  IPS: 'GPA',
  Status: 'Status',
  'Belum ada': 'None yet',
  '%{final} dari %{semua}': '%{final} of %{semua}',
} as const satisfies Readonly<Record<string, string>>;

export type Frasa = keyof typeof frasaInggris;

/** Titles of screens and headings of the menu that inbound students open. */
export const judulInggris: Readonly<Record<string, string>> = {
  Beranda: 'Home',
  Dashboard: 'Dashboard',
  'Pertukaran Mahasiswa': 'Student Exchange',
  Inbound: 'Inbound',
  'Menu Inbound': 'Inbound Menu',
  'KRS Saya': 'My Study Plan',
  'Kartu Hasil Studi': 'Transcript',
  'Rekap KRS, KHS & Studi': 'Study Plans & Transcripts',
  'Mata Kuliah Inbound': 'Inbound Classes',
  'Masa Studi': 'Study Periods',
  Profil: 'Profile',
};
