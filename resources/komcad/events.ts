import { event } from '../kit/index.ts';

/**
 * Notices of Komcad alone (docs/domain/40 §4.6); steps that the participation takes along are told by the registration
 * workflow. `:id` is the participation unless an event says otherwise.
 */

const status = '/komcad/status-pendaftaran';

export const komcadDiajukan = event({
  code: 'komcad_diajukan',
  words: ['nama'],
  tells: [
    {
      to: 'koordinator',
      kind: 'tugas',
      title: 'Pendaftar Komcad menunggu rekomendasi',
      text: '{nama} mengajukan pendaftaran Komcad.',
      link: 'decision',
    },
  ],
});

export const komcadDirekomendasikan = event({
  code: 'komcad_direkomendasikan',
  words: ['nama'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Pendaftaran Komcad direkomendasikan',
      text: 'Program studi merekomendasikan Anda. Tim MBKM akan menerbitkan Surat Izin.',
      noted: true,
      link: status,
    },
    {
      to: 'tim',
      kind: 'tugas',
      title: 'Pendaftar Komcad menunggu Surat Izin',
      text: '{nama} direkomendasikan program studi.',
      link: 'decision',
    },
  ],
});

export const buktiDiterima = event({
  code: 'komcad_bukti_diterima',
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Bukti pendaftaran Kemhan diterima',
      text: 'Anda dapat mengikuti seleksi. Lihat jadwal tes Anda.',
      noted: true,
      link: '/komcad/tes-seleksi',
    },
  ],
});

export const kelulusanDikirim = event({
  code: 'komcad_kelulusan_dikirim',
  words: ['nama'],
  tells: [
    {
      to: 'tim',
      kind: 'tugas',
      title: 'Kelulusan Komcad menunggu verifikasi',
      text: '{nama} mengirim bukti lulus seleksi.',
      link: '/komcad/seleksi-kompetensi/detail/:id',
    },
  ],
});

export const kelulusanDikembalikan = event({
  code: 'komcad_kelulusan_dikembalikan',
  tells: [
    {
      to: 'mahasiswa',
      kind: 'peringatan',
      title: 'Hasil seleksi dikembalikan',
      text: 'Periksa dan kirim kembali hasil seleksi Anda.',
      noted: true,
      link: '/komcad/upload-kelulusan',
    },
  ],
});

export const latsarmilSelesai = event({
  code: 'komcad_latsarmil_selesai',
  tells: [
    {
      to: 'mahasiswa',
      kind: 'tugas',
      title: 'Latsarmil selesai',
      text: 'Unggah laporan akhir dan sertifikat latsarmil.',
      noted: true,
      link: '/komcad/laporan-akhir',
    },
  ],
});

export const latsarmilGugur = event({
  code: 'komcad_gugur',
  covers: ['kegiatan_selesai'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'peringatan',
      title: 'Dinyatakan gugur dari latsarmil',
      text: 'Kegiatan Komcad Anda berakhir tanpa konversi.',
      noted: true,
      link: status,
    },
  ],
});

export const suratKomcadTerbit = event({
  code: 'komcad_surat_terbit',
  words: ['surat', 'nomor'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: '{surat} terbit',
      text: '{surat} nomor {nomor} dapat diunduh.',
      link: status,
    },
  ],
});

/** One for all tests at one time and place. */
export const tesDijadwalkan = event({
  code: 'komcad_tes_dijadwalkan',
  words: ['waktu', 'lokasi'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Jadwal tes seleksi Komcad',
      text: 'Tes seleksi Anda: {waktu} di {lokasi}.',
      link: '/komcad/tes-seleksi',
    },
  ],
});

export const dokumenKomcadDitolak = event({
  code: 'komcad_dokumen_ditolak',
  words: ['dokumen'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'peringatan',
      title: 'Dokumen Komcad ditolak',
      text: '{dokumen} perlu diunggah ulang.',
      noted: true,
      link: '/komcad/unggah',
    },
  ],
});

/** `:id` is the document. */
export const laporanKomcadDikirim = event({
  code: 'komcad_laporan_dikirim',
  words: ['nama'],
  tells: [
    {
      to: 'dosen',
      kind: 'tugas',
      title: 'Laporan akhir Komcad menunggu Anda',
      text: '{nama} mengunggah laporan akhir.',
      link: '/komcad/laporan-akhir/detail/:id',
    },
  ],
});

export const laporanKomcadDiterima = event({
  code: 'komcad_laporan_diterima',
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Laporan akhir Komcad diterima',
      text: 'Dosen pembimbing menilai kegiatan Anda.',
      noted: true,
      link: status,
    },
  ],
});

/** `hari` days are left. */
export const laporanKomcadSegera = event({
  code: 'komcad_laporan_segera',
  words: ['hari'],
  tells: [
    {
      to: 'mahasiswa',
      kind: 'peringatan',
      title: 'Laporan akhir Komcad segera jatuh tempo',
      text: 'Batas laporan akhir {hari} hari lagi.',
      link: '/komcad/laporan-akhir',
    },
  ],
});

export const nilaiKomcadFinal = event({
  code: 'komcad_nilai_final',
  tells: [
    {
      to: 'mahasiswa',
      kind: 'info',
      title: 'Komcad Anda dinilai',
      text: 'Nilai Komcad Anda sudah final. Lihat nilainya.',
      link: 'history',
    },
  ],
});

/** One for all of an opening. */
export const nilaiLatsarmilDitunggu = event({
  code: 'komcad_nilai_latsarmil_ditunggu',
  words: ['jumlah', 'gelombang', 'batas'],
  tells: [
    {
      to: 'mitra',
      kind: 'peringatan',
      title: 'Nilai latsarmil ditunggu',
      text: 'Nilai {jumlah} peserta {gelombang} ditunggu sampai {batas}.',
      link: '/komcad/nilai-latsarmil',
    },
  ],
});

export const komcadEvents = [
  komcadDiajukan,
  komcadDirekomendasikan,
  buktiDiterima,
  kelulusanDikirim,
  kelulusanDikembalikan,
  latsarmilSelesai,
  latsarmilGugur,
  suratKomcadTerbit,
  tesDijadwalkan,
  dokumenKomcadDitolak,
  laporanKomcadDikirim,
  laporanKomcadDiterima,
  laporanKomcadSegera,
  nilaiKomcadFinal,
  nilaiLatsarmilDitunggu,
];
