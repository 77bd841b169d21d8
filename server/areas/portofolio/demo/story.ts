/** Works of the demo's portfolio (docs/domain/40 §5): who, what, how many years ago, and how far each has come. */

/** Students by their key in `namedStudents`, lecturers by name or, of study programmes without a named one, by its code. */
export type PersonKey = string;

type WorkState = 'draf' | 'diajukan' | 'revisi' | 'terverifikasi' | 'ditolak';

interface WorkStory {
  judul: string;
  /** Code of its category, level of a network. */
  kategori: string;
  /** Years before this one. */
  ago: number;
  /** In order; the first is the owner unless `owner` says whose row it is. */
  people: readonly PersonKey[];
  owner?: PersonKey;
  status: WorkState;
}

const states = { v: 'terverifikasi', a: 'diajukan', d: 'draf', r: 'revisi', t: 'ditolak' } as const;

/** `kategori ago state people: judul`, people separated by commas, the owner marked by `*` where it is not the first. */
function storyOf(line: string): WorkStory {
  const [head = '', judul = ''] = line.split(': ');
  const [kategori = '', ago, state = '', names = ''] = head.split(' ');
  const owner = names.split(',').find(name => name.startsWith('*'));
  const status = Object.entries(states).find(([letter]) => letter === state)?.[1];
  if (!status) throw new Error(`Karya tanpa status: ${line}`);
  return {
    kategori,
    judul,
    status,
    ago: Number(ago),
    people: names.split(',').map(name => name.replace('*', '')),
    ...(owner ? { owner: owner.slice(1) } : {}),
  };
}
const stories = (text: string): readonly WorkStory[] => text.trim().split('\n').map(storyOf);

export const hkiStories = stories(`
hak_cipta 0 v rizky,arif: Aplikasi Pencatatan Logbook Kapal Nelayan
hak_cipta 1 v arif,rizky,luar: Modul Praktikum Komputasi Awan
paten_sederhana 2 v arif,hendra: Alat Pemantau Beban Server Hemat Daya
hak_cipta 1 v nabila: Purwarupa Antarmuka Layanan Puskesmas
paten 3 v hendra,luar: Metode Penghitungan Bibit Ikan dari Citra
desain_industri 2 v 032010,luar: Troli Lipat Gudang Beras
merek 0 v larasati: Kopi Kertaraja
varietas_tanaman 4 v 025010,luar: Padi Gogo Sekarwangi 2
hak_cipta 3 v 041010: Panduan Musyawarah Anggaran Desa
hak_cipta 2 v rina: Buku Ajar Tata Kelola Teknologi Informasi
paten_sederhana 0 a hendra,salsabila: Perangkat Uji Kejernihan Air Sumur
hak_cipta 0 d rizky: Video Panduan Keamanan Kata Sandi
merek 1 r dimas: Batik Tirta Laras
hak_cipta 1 t fajar: Kumpulan Poster Kampus Bersih`);

export const jurnalStories = stories(`
sinta_2 0 v rizky,arif: Penjadwalan Kontainer Berbasis Antrean untuk Layanan Kampus
sinta_3 1 v arif,*rizky,nabila: Pengukuran Waktu Tanggap Basis Data Tertanam
scopus_q2 1 v hendra,luar: Segmentasi Citra Daun Padi dengan Jaringan Ringan
scopus_q3 2 v arif,hendra: Toleransi Kegagalan pada Penyimpanan Terdistribusi Skala Kecil
sinta_4 2 v nabila,dewi: Evaluasi Kegunaan Aplikasi Antrean Rumah Sakit
sinta_2 3 v rina: Kematangan Tata Kelola Data pada Perguruan Tinggi
sinta_5 3 v dewi,salsabila: Aksesibilitas Laman Pemerintah Daerah
sinta_3 4 v rina,dewi: Audit Layanan Teknologi Informasi dengan Kerangka Terbuka
scopus_q1 4 v hendra,luar,luar2: Deteksi Penyakit Tanaman dari Kamera Telepon
sinta_4 0 v 012010,larasati: Perilaku Belanja Daring Mahasiswa
sinta_3 1 v 012010: Modal Kerja dan Laba Usaha Mikro
sinta_6 2 v 025010,luar: Pupuk Hayati pada Lahan Kering
jurnal_lainnya 3 v dimas: Strategi Harga Warung Kopi Tepi Jalan
sinta_4 4 v 043010,fajar: Narasi Bencana di Media Setempat
sinta_5 0 v 041010: Partisipasi Warga dalam Rencana Desa
sinta_3 0 a rizky,nabila: Pengenalan Tulisan Tangan Aksara Daerah
sinta_2 0 a hendra: Prakiraan Permintaan Listrik Kampus
sinta_5 0 d rizky: Tinjauan Pustaka Tanda Tangan Digital
jurnal_lainnya 0 d larasati: Kemasan Ramah Lingkungan pada Usaha Kopi
sinta_4 1 r arif,salsabila: Uji Beban Layanan Pendaftaran
jurnal_lainnya 1 r fajar: Iklan Layanan Masyarakat Radio Komunitas
jurnal_lainnya 2 t dimas: Catatan Kunjungan Industri`);

export const proceedingStories = stories(`
terindeks 0 v arif,rizky: Edge Scheduling for Campus Sensor Networks
prosiding_lainnya 1 v rizky: Pencadangan Data Kegiatan Mahasiswa
terindeks 1 v hendra,luar: Lightweight Models for Fish Counting
prosiding_lainnya 2 v nabila,dewi: Peta Perjalanan Pengguna Layanan Kesehatan
terindeks 2 v dewi: Inclusive Forms for Older Users
prosiding_lainnya 3 v rina: Kebijakan Data Terbuka Kampus
prosiding_lainnya 4 v rina,arif: Model Biaya Komputasi Awan
terindeks 3 v 032010,luar: Ergonomic Assessment of Rice Warehouses
prosiding_lainnya 4 v 025010: Daya Hasil Padi Gogo
prosiding_lainnya 0 v 012010,larasati: Literasi Keuangan Wirausaha Muda
prosiding_lainnya 1 v 043010: Komunikasi Risiko Banjir
prosiding_lainnya 0 a salsabila: Klasifikasi Keluhan Warga
prosiding_lainnya 0 a rizky,arif: Pemantauan Jaringan Laboratorium
prosiding_lainnya 0 d rizky,nabila: Wawancara Pengguna Jarak Jauh
prosiding_lainnya 1 r dimas: Rantai Pasok Tempe
prosiding_lainnya 2 t fajar: Foto Jurnalistik Kampus`);

export const jejaringStories = stories(`
nasional 2 v arif: Asosiasi Ilmuwan Komputer Nusantara
internasional 3 v arif: Distributed Systems Research Circle
lokal 1 v rizky: Komunitas Perangkat Lunak Bebas
nasional 0 v rizky: Relawan Literasi Digital
internasional 4 v hendra: Vision for Agriculture Network
nasional 2 v rina: Forum Tata Kelola Teknologi Informasi
nasional 3 v dewi: Perhimpunan Interaksi Manusia Komputer
lokal 1 v larasati: Himpunan Wirausaha Muda
nasional 4 v 025010: Perhimpunan Agronomi
lokal 0 v dimas: Organisasi Mahasiswa Manajemen
internasional 1 v 043010: Media and Disaster Forum
lokal 0 a nabila: Kelompok Belajar Desain
lokal 0 d salsabila: Alumni Sekolah Menengah
nasional 1 r rizky: Himpunan Mahasiswa Informatika
lokal 2 t fajar: Klub Fotografi`);

/** Kinds of networks and what one does there, in turn. */
export const networkKinds = [
  ['organisasi_profesi', 'Anggota'],
  ['komunitas_ilmiah', 'Peneliti mitra'],
  ['relawan', 'Koordinator wilayah'],
  ['organisasi_kemahasiswaan', 'Ketua bidang'],
] as const;

export type { WorkStory };
