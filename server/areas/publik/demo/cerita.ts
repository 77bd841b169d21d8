import type { Article } from './article.ts';

/** Six stories of students of the demo university (docs/domain/60 §6). */
export const cerita: readonly Article[] = [
  {
    judul: 'Cerita Rizky: Dari Log Kegiatan Menjadi Fitur yang Dipakai Pengguna',
    kategori: 'cerita',
    jenis: ['magang'],
    ago: 8,
    tokoh: ['Rizky Maulana', 'Informatika, magang di PT Nusa Digital Teknologi'],
    ringkasan:
      'Minggu pertama saya hanya membaca kode orang lain. Minggu kedelapan, fitur yang saya tulis dipakai ribuan orang, dan saya tahu alasan setiap barisnya.',
    isi: `Hari pertama saya diberi akses, segelas kopi, dan satu kalimat: *jangan takut bertanya*. Saya menulisnya di log kegiatan.

## Mencatat agar ingat

Log kegiatan awalnya terasa seperti kewajiban. Lalu mentor saya membacanya dan berkata bahwa tiga catatan saya menggambarkan masalah yang sama: pengguna bingung mencari riwayat transaksi.

Kami merancang perbaikannya bersama. Saya menulis kode, mentor menulis pengujian, lalu kami bertukar tempat.

> Fitur itu kecil. Tetapi setiap pagi saya membuka angkanya seperti membuka surat.

Delapan minggu kemudian fitur itu dipakai semua pengguna. Log kegiatan saya menjadi bahan presentasi akhir, hampir tanpa diubah.`,
  },
  {
    judul: 'Air Bersih yang Tetap Mengalir Setelah Kami Pulang',
    kategori: 'cerita',
    jenis: ['kkn'],
    ago: 19,
    tokoh: ['Wulan Sari', 'Teknik Lingkungan, KKN Desa Mojokrapak'],
    ringkasan:
      'Kami datang membawa rancangan saringan air. Warga mengajari kami bahwa yang lebih penting adalah siapa yang membersihkannya setiap bulan.',
    isi: `Rancangan saringan kami bagus di atas kertas. Di desa, pertanyaan pertama justru datang dari Bu Lurah: *nanti yang membersihkan siapa?*

Kami menunda pemasangan seminggu dan mengajak tiga dusun menyusun jadwal. Setelah jadwal disepakati, pemasangan hanya butuh dua hari.

Enam bulan setelah kami pulang, airnya masih mengalir. Foto jadwal yang menguning itu lebih membanggakan daripada laporan kami.`,
  },
  {
    judul: 'Belajar Menjelaskan Pecahan dengan Potongan Semangka',
    kategori: 'cerita',
    jenis: ['kampus_mengajar'],
    ago: 28,
    tokoh: ['Dimas Prakoso', 'Akuntansi, SD Negeri Harapan 02'],
    ringkasan:
      'Saya mahasiswa akuntansi dan merasa paham angka. Siswa kelas empat membuktikan bahwa paham dan bisa menjelaskan adalah dua hal berbeda.',
    isi: `Di papan tulis, setengah ditambah seperempat terlihat mudah. Di mata dua puluh tujuh siswa, ia hanya gambar garis.

Guru kelas menyarankan membawa sesuatu yang bisa dibagi. Besoknya saya membawa semangka. Kami memotong, menghitung, lalu memakan jawabannya.

Sejak itu setiap pelajaran punya benda: tutup botol, tali, beras. Media itu kini tersimpan di lemari kelas bersama petunjuk pemakaiannya.`,
  },
  {
    judul: 'Satu Semester di Makassar dan Cara Baru Memandang Laut',
    kategori: 'cerita',
    jenis: ['outbound'],
    ago: 40,
    tokoh: ['Nadia Putri', 'Agribisnis, pertukaran ke Makassar'],
    ringkasan:
      'Saya berangkat untuk empat mata kuliah dan pulang dengan teman dari delapan provinsi serta satu rencana penelitian tentang rumput laut.',
    isi: `Kelas favorit saya dimulai pukul enam pagi di dermaga. Dosen kami percaya bahwa rantai pasok ikan hanya bisa dipahami dengan bau ikannya.

Empat mata kuliah saya sudah dipetakan sebelum berangkat. Ketika satu kelas batal dibuka, koordinator program studi membantu mencari pengganti dalam dua hari.

Sekarang saya menyusun penelitian tentang rumput laut. Tanpa semester itu saya tidak akan tahu harus bertanya kepada siapa.`,
  },
  {
    judul: 'Omzet Pertama Kami Habis untuk Memperbaiki Kemasan',
    kategori: 'cerita',
    jenis: ['kwu'],
    ago: 49,
    tokoh: ['Galih Ramadhan', 'Manajemen, usaha Keripik Kelor Nusa'],
    ringkasan:
      'Kami rugi pada bulan kedua dan menuliskannya apa adanya. Justru catatan itu yang membuat pendamping tahu bagian mana yang harus dibenahi.',
    isi: `Bulan pertama kami untung dan merasa pintar. Bulan kedua separuh stok melempem di rak toko.

Pendamping meminta kami menempelkan catatan kerugian di dinding, bukan menyembunyikannya. Dari catatan itu terlihat masalahnya ada pada kemasan, bukan rasa.

Kami memakai seluruh omzet untuk membeli mesin pengemas bekas. Sejak itu tidak ada lagi retur karena melempem.`,
  },
  {
    judul: 'Menuntaskan Peta Banjir Sambil Belajar Bertanya',
    kategori: 'cerita',
    jenis: ['studi_independen'],
    ago: 63,
    tokoh: ['Intan Permata', 'Sains Data, Studi Independen'],
    ringkasan:
      'Mentor tidak pernah memberi jawaban, hanya pertanyaan berikutnya. Di akhir semester saya sadar itulah yang paling saya butuhkan.',
    isi: `Saya memilih topik banjir karena rumah saya terendam dua kali. Data tersedia, tetapi tidak ada yang cocok satu sama lain.

Setiap Jumat mentor bertanya: *apa yang kamu yakini, dan apa buktinya?* Kadang saya pulang dengan pertanyaan lebih banyak daripada datang.

Peta itu selesai pada pekan kelima belas. Yang tidak terlihat di peta adalah kebiasaan baru: memeriksa sebelum menyimpulkan.`,
  },
];
