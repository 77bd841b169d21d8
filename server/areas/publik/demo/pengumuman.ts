import type { Article } from './article.ts';

/** Announcements and events of the demo university (docs/domain/60 §6): five and three. */
export const pengumuman: readonly Article[] = [
  {
    judul: 'Pendaftaran KKN Gelombang II Resmi Dibuka',
    kategori: 'pengumuman',
    jenis: ['kkn'],
    ago: 2,
    ringkasan:
      'Mahasiswa semua program studi dapat mendaftar KKN Gelombang II. Siapkan transkrip, surat izin orang tua, dan pilihan tema sejak sekarang.',
    isi: `Pendaftaran KKN Gelombang II dibuka untuk mahasiswa semua program studi yang memenuhi syarat semester dan SKS.

## Yang perlu disiapkan

- Transkrip nilai terbaru
- Surat izin orang tua atau wali
- Surat keterangan sehat
- Tiga pilihan tema, diurutkan menurut minat

Kelompok disusun oleh tim KKN agar setiap posko berisi program studi yang beragam. Sosialisasi daring diadakan pekan depan dan rekamannya dibagikan di portal.`,
  },
  {
    judul: 'Batas Akhir Pengajuan Paket Konversi Semester Berjalan',
    kategori: 'pengumuman',
    jenis: [],
    ago: 6,
    ringkasan:
      'Ajukan paket konversi sebelum batas waktu agar nilai masuk pada semester berjalan. Pengajuan setelah itu diproses semester berikutnya.',
    isi: `Peserta program yang sedang berjalan diminta mengajukan paket konversi melalui portal. Pastikan jumlah SKS tidak melebihi batas dan setiap mata kuliah sudah dibicarakan dengan koordinator program studi.

Pengajuan yang dikembalikan dapat diperbaiki dan diajukan ulang selama jadwal masih terbuka. Status terlihat pada halaman riwayat.`,
  },
  {
    judul: 'Seleksi Magang Bersertifikat: Jadwal Wawancara Mitra',
    kategori: 'pengumuman',
    jenis: ['magang', 'studi_independen'],
    ago: 10,
    ringkasan:
      'Wawancara mitra untuk Magang dan Studi Independen berlangsung daring selama lima hari kerja. Periksa undangan di portal dan surel kampus.',
    isi: `Pelamar yang lolos seleksi berkas menerima undangan wawancara. Jadwal dapat dipindah satu kali dengan memberi tahu mitra paling lambat sehari sebelumnya.

Siapkan contoh karya dan cerita singkat tentang satu masalah yang pernah kamu selesaikan. Wawancara berlangsung dua puluh sampai tiga puluh menit.`,
  },
  {
    judul: 'Kuliah Inbound Semester Depan: Dua Puluh Kelas Dibuka',
    kategori: 'pengumuman',
    jenis: ['inbound'],
    ago: 14,
    ringkasan:
      'Mahasiswa kampus lain dapat mengikuti dua puluh kelas pilihan semester depan. Pendaftaran tanpa akun, status dapat dipantau kapan saja.',
    isi: `Kelas yang dibuka berasal dari sembilan program studi, antara lain Analitik Data, Agribisnis Berkelanjutan, dan Produksi Audio.

Pendaftaran dilakukan lewat formulir inbound tanpa membuat akun. Simpan nomor registrasi dan kode akses untuk memantau status.

Setelah disetujui, mahasiswa inbound menerima nomor mahasiswa inbound dan dapat menyusun rencana studi.`,
  },
  {
    judul: 'Rekrutmen Komcad Gelombang Berikutnya Segera Diumumkan',
    kategori: 'pengumuman',
    jenis: ['komcad'],
    ago: -6,
    ringkasan:
      'Persyaratan dan jadwal seleksi Komcad gelombang berikutnya terbit pekan depan. Mulailah menjaga kebugaran dan mengurus surat keterangan.',
    isi: `Gelombang berikutnya membuka kesempatan bagi mahasiswa semua program studi. Seleksi meliputi administrasi, kesehatan, kesamaptaan jasmani, dan wawancara.

Surat keterangan catatan kepolisian membutuhkan waktu. Uruslah lebih awal agar tidak menghambat pendaftaran.`,
  },
  {
    judul: 'Expo Kewirausahaan Mahasiswa di Halaman Rektorat',
    kategori: 'agenda',
    jenis: ['kwu'],
    ago: 7,
    ringkasan:
      'Tiga puluh usaha mahasiswa membuka lapak selama dua hari. Pengunjung dapat mencicipi, membeli, dan memberi masukan langsung.',
    isi: `Expo berlangsung Sabtu dan Minggu, pukul 08.00–16.00 WIB, di halaman rektorat. Terbuka untuk umum.

- Sabtu: bazar dan klinik kemasan
- Minggu: bazar dan presentasi usaha di depan pendamping

Usaha dengan catatan keuangan paling rapi menerima dukungan pendaftaran merek.`,
  },
  {
    judul: 'Sosialisasi Kampus Mengajar dan Praktisi Mengajar',
    kategori: 'agenda',
    jenis: ['kampus_mengajar', 'praktisi_mengajar'],
    ago: 11,
    ringkasan:
      'Pertemuan terbuka bagi mahasiswa dan dosen yang ingin mengenal dua program mengajar: syarat, alur, dan pengalaman angkatan sebelumnya.',
    isi: `Sosialisasi diadakan luring di aula lantai tiga dan disiarkan daring. Dua alumni Kampus Mengajar dan seorang praktisi akan berbagi pengalaman.

Sesi tanya jawab dibagi dua agar mahasiswa dan dosen dapat membahas hal yang berbeda. Materi dibagikan setelah acara.`,
  },
  {
    judul: 'Klinik Penulisan Laporan Akhir untuk Peserta MBKM',
    kategori: 'agenda',
    jenis: [],
    ago: 3,
    draft: true,
    ringkasan:
      'Pendampingan menulis laporan akhir selama tiga sore. Bawa draf laporanmu, pulang dengan kerangka yang lebih kuat.',
    isi: `Klinik diadakan tiga sore berturut-turut di perpustakaan pusat. Setiap peserta mendapat tiga puluh menit bersama pendamping.

Pendaftaran tempat dibuka setelah ruang dan pendamping dipastikan.`,
  },
];
