import type { Article } from './article.ts';

/** News of the demo university (docs/domain/60 §6): ten articles. */
export const kabar: readonly Article[] = [
  {
    judul: '18 Mahasiswa UNR Berangkat Pertukaran ke Empat Kota',
    jenis: ['outbound', 'permadi'],
    ago: 5,
    pinned: true,
    ringkasan:
      'Delapan belas mahasiswa dari sembilan program studi berangkat ke Bandung, Makassar, Padang, dan Denpasar untuk kuliah satu semester di kampus mitra.',
    isi: `Pelepasan berlangsung di aula rektorat dan dihadiri orang tua mahasiswa. Rombongan terbagi ke **empat kota**: Bandung, Makassar, Padang, dan Denpasar.

## Dipetakan sebelum berangkat

Sebelum berangkat, setiap mahasiswa sudah memetakan mata kuliah tujuan ke mata kuliah program studinya sendiri. Koordinator program studi menyetujui peta itu bersama kampus tujuan, sehingga nilai tidak perlu diperdebatkan setelah pulang.

> Saya paling menunggu kelas konservasi laut. Di sini laut hanya cerita, di sana ia ruang praktikum.

Selama satu semester mahasiswa mengisi laporan bulanan di portal. Tim MBKM menjadwalkan pertemuan daring setiap pekan kedua untuk mendengar kendala sejak dini.`,
  },
  {
    judul: 'Posko KKN Mojokrapak Hidupkan Lagi Bank Sampah Desa',
    jenis: ['kkn'],
    ago: 9,
    ringkasan:
      'Bank sampah yang lama tutup kembali menerima setoran warga. Dalam empat pekan terkumpul lebih dari satu ton sampah terpilah.',
    isi: `Bank sampah Desa Mojokrapak pernah berjalan, lalu berhenti ketika pengurusnya pindah. Kelompok KKN memulai dari pertanyaan sederhana: mengapa warga berhenti menyetor?

## Yang diubah

- Jadwal setoran dipindah ke Minggu pagi, setelah kerja bakti.
- Harga per jenis ditulis di papan, bukan di buku pengurus.
- Tabungan dapat dicairkan dalam bentuk sembako menjelang hari raya.

Empat pekan kemudian, **1.240 kilogram** sampah terpilah tercatat dari 96 keluarga. Buku kas dan daftar harga diserahkan kepada karang taruna yang akan meneruskan pengelolaan.`,
  },
  {
    judul: 'Kerja Sama Baru: Delapan Posisi Magang di Bidang Data',
    jenis: ['magang'],
    ago: 12,
    ringkasan:
      'PT Wahana Data Nusantara membuka delapan posisi magang satu semester untuk mahasiswa Informatika, Sistem Informasi, dan Sains Data.',
    isi: `Perjanjian kerja sama ditandatangani pekan lalu. Posisi yang dibuka meliputi analis data, rekayasa data, dan pengujian model.

Setiap posisi memiliki mentor dan daftar kompetensi yang sudah dicocokkan dengan mata kuliah. Mahasiswa yang diterima dapat mengajukan konversi hingga 20 SKS.

## Cara melamar

1. Buka menu penawaran program di portal.
2. Pilih posisi dan unggah riwayat hidup.
3. Ikuti wawancara dengan mentor.

Seleksi dilakukan bersama program studi agar jumlah mahasiswa sesuai dengan jumlah mentor.`,
  },
  {
    judul: 'Enam Belas Sekolah Menerima Tim Kampus Mengajar',
    jenis: ['kampus_mengajar'],
    ago: 16,
    ringkasan:
      'Tim Kampus Mengajar mulai bertugas di enam belas sekolah dasar dan menengah, dengan rencana literasi dan numerasi yang disusun bersama guru.',
    isi: `Setelah dua pekan pembekalan, tim Kampus Mengajar memulai tugas di enam belas sekolah. Setiap tim terdiri atas empat sampai lima mahasiswa dari program studi yang berbeda.

Pekan pertama dipakai untuk mengenal sekolah: duduk di kelas, berbicara dengan guru, dan melihat hasil belajar siswa. Rencana baru disusun setelahnya.

Beberapa sekolah meminta bantuan yang tidak terduga, misalnya menata ulang perpustakaan dan membuat jadwal piket baca. Kegiatan itu dicatat di log harian dan ikut dinilai.`,
  },
  {
    judul: 'Mahasiswa Komcad UNR Selesaikan Latihan Dasar Tiga Bulan',
    jenis: ['komcad'],
    ago: 22,
    ringkasan:
      'Dua belas mahasiswa menuntaskan latihan dasar kemiliteran dan kembali ke kampus untuk menyusun laporan akhir serta konversi SKS.',
    isi: `Dua belas mahasiswa menyelesaikan latihan dasar kemiliteran di resimen induk. Mereka kembali berstatus mahasiswa biasa dan tercatat sebagai komponen cadangan.

Program studi telah menetapkan mata kuliah konversi sebelum keberangkatan, antara lain kewarganegaraan, kepemimpinan, dan kerja praktik. Penilaian menggabungkan nilai satuan latihan, laporan, dan presentasi.

Keluarga yang hadir pada penutupan bercerita bahwa perubahan yang paling terasa bukan fisik, melainkan kebiasaan menepati waktu.`,
  },
  {
    judul: 'Usaha Keripik Daun Kelor Binaan KWU Tembus Pasar Kabupaten',
    jenis: ['kwu'],
    ago: 26,
    ringkasan:
      'Berawal dari proposal tugas kelompok, usaha keripik daun kelor kini memasok sebelas toko oleh-oleh dan mengantongi izin produksi pangan.',
    isi: `Empat mahasiswa dari tiga program studi memulai usaha ini dengan modal patungan. Catatan omzet mingguan di portal menunjukkan penjualan yang naik turun pada dua bulan pertama.

Dosen pendamping mendorong mereka mencatat alasan setiap penurunan. Dari situ terlihat bahwa kemasan kecil lebih cepat habis daripada kemasan keluarga.

Kini **sebelas toko** menerima pasokan rutin. Izin produksi pangan industri rumah tangga terbit bulan lalu, dan pendaftaran merek sedang berjalan.`,
  },
  {
    judul: 'Praktisi Penyiaran Mengisi Enam Pertemuan Kelas Produksi Audio',
    jenis: ['praktisi_mengajar'],
    ago: 31,
    ringkasan:
      'Produser radio berbagi ruang kelas dengan dosen pengampu. Tugas akhirnya bukan makalah, melainkan siaran yang benar-benar mengudara.',
    isi: `Kelas Produksi Audio semester ini diampu bersama produser Radio Suara Timur. Enam dari enam belas pertemuan diisi praktisi, sisanya oleh dosen.

Mahasiswa merencanakan, merekam, dan menyunting acara berdurasi lima belas menit. Tiga karya terbaik mengudara pada jam sore.

Evaluasi tengah semester menunjukkan mahasiswa menyukai umpan balik yang langsung dan rinci. Dosen mencatat satu hal untuk semester depan: waktu penyuntingan perlu lebih panjang.`,
  },
  {
    judul: 'Proyek Studi Independen Petakan Banjir dengan Data Terbuka',
    jenis: ['studi_independen'],
    ago: 37,
    ringkasan:
      'Tiga mahasiswa menggabungkan data curah hujan dan laporan warga menjadi peta risiko banjir yang kini dipakai dinas terkait.',
    isi: `Proyek ini dikerjakan selama satu semester dalam program Studi Independen. Mahasiswa memakai data curah hujan terbuka, elevasi, dan laporan warga.

Kesulitan terbesar bukan pemodelan, melainkan membersihkan alamat laporan yang ditulis dengan banyak cara. Mereka akhirnya membuat kamus kecil nama tempat.

Peta hasilnya diserahkan kepada Dinas Kominfo Kota Surya Asri dan dapat diperbarui setiap pekan. Kode program dibuka agar dapat dilanjutkan angkatan berikutnya.`,
  },
  {
    judul: 'Portal MBKM Baru: Satu Tempat dari Pendaftaran sampai Nilai',
    jenis: [],
    ago: 45,
    ringkasan:
      'Mulai semester ini semua program belajar di luar kampus dikelola dalam satu portal, lengkap dengan logbook, penilaian, dan konversi SKS.',
    isi: `Sebelumnya setiap program memakai formulir sendiri. Mahasiswa mengisi data yang sama berulang kali, dan dosen menilai di lembar yang berbeda-beda.

Portal baru menyatukan semuanya:

- pendaftaran dengan pemeriksaan syarat otomatis,
- logbook yang dapat diisi dari ponsel,
- persetujuan berjenjang yang terlihat statusnya,
- nilai dan konversi SKS sampai ke rapor akademik.

Masukan dapat disampaikan melalui layanan MBKM pada jam kerja.`,
  },
  {
    judul: 'Dosen Pembimbing Ikuti Lokakarya Umpan Balik Logbook',
    jenis: [],
    ago: 58,
    ringkasan:
      'Empat puluh dosen berlatih memberi umpan balik yang singkat, tepat waktu, dan dapat ditindaklanjuti pada logbook mahasiswa.',
    isi: `Lokakarya membahas contoh logbook nyata yang namanya disamarkan. Peserta menulis umpan balik, lalu membandingkannya dengan rekan di meja yang sama.

Kesepakatan yang lahir cukup sederhana: umpan balik diberikan paling lambat tiga hari, menyebut satu hal yang baik, dan menutup dengan satu langkah berikutnya.

Materi lokakarya tersedia di bank dokumen dan akan diulang pada awal setiap semester.`,
  },
];
