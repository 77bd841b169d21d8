import { readyReport } from '../kit/readyReport.ts';
import { pendaftar } from './pendaftar.ts';

const resource = pendaftar.name;
const taking = ['berjalan', 'selesai'];
const iku = 'Kepmendikbudristek No. 210/M/2023, Indikator Kinerja Utama Perguruan Tinggi Negeri';
const status = 'status pendaftaran pada Monitoring (berjalan, selesai)';
const lkps = 'Laporan Kinerja Program Studi (LKPS); nomor tabelnya berbeda menurut lembaga akreditasi';

/** Reports over participations that the ministry and accreditation ask for. */
export const laporanPeserta = [
  readyReport({
    name: 'peserta-sks-fakultas',
    title: 'Mahasiswa dan SKS per fakultas, program, dan tahun',
    about:
      'Mahasiswa (dihitung sekali) yang kegiatannya berjalan atau selesai, dan SKS yang diakui dari kegiatan itu, menurut fakultas, jenis program, dan tahun periode.',
    source: `Aturan kampus: ${status}, SKS diakui pada Penilaian dan Konversi`,
    resource,
    baris: ['idProgramProdi.idFakultas', 'idJenisMbkm'],
    kolom: ['idPeriode.tahunAjaran'],
    nilai: ['unik:idMahasiswa', 'total:totalSksDiakui'],
    filter: { status: taking },
  }),
  readyReport({
    name: 'iku-2-di-luar-prodi',
    title: 'IKU 2: mahasiswa dengan SKS di luar program studi',
    about:
      'Mahasiswa (dihitung sekali) yang kegiatannya berjalan atau selesai dengan minimal 10 SKS diakui dalam satu kegiatan, batas untuk S1, D4, dan D3. Yang ditambah dengan prestasi ada pada laporan “IKU 2: mahasiswa dengan SKS di luar program studi atau prestasi”.',
    source: iku,
    resource,
    baris: ['idProgramProdi.idFakultas', 'idProgramProdi'],
    kolom: ['idPeriode'],
    nilai: ['unik:idMahasiswa'],
    filter: { status: taking, totalSksDiakui_gte: 10 },
  }),
  readyReport({
    name: 'iku-3-dosen',
    title: 'IKU 3: dosen yang membimbing kegiatan di luar kampus',
    about:
      'Dosen (dihitung sekali) yang membimbing kegiatan yang berjalan atau selesai. Kegiatan tridarma di kampus lain dan bekerja sebagai praktisi tidak dicatat di portal dan tidak terhitung.',
    source: iku,
    resource,
    baris: ['idProgramProdi.idFakultas'],
    kolom: ['idJenisMbkm'],
    nilai: ['unik:idDosenPembimbing', 'unik:idMahasiswa'],
    filter: { status: taking },
  }),
  readyReport({
    name: 'lkps-mbkm',
    title: 'LKPS: mahasiswa MBKM per program studi dan jenis kegiatan',
    about: 'Mahasiswa (dihitung sekali) yang kegiatannya berjalan atau selesai, menurut program studi dan periode.',
    source: lkps,
    resource,
    baris: ['idProgramProdi', 'idPeriode'],
    kolom: ['idJenisMbkm'],
    nilai: ['unik:idMahasiswa'],
    filter: { status: taking },
  }),
  readyReport({
    name: 'sks-konversi-prodi',
    title: 'SKS konversi per program studi',
    about:
      'SKS yang diakui dari konversi final: jumlah, rata-rata per kegiatan, dan mahasiswanya. Nilai yang sedang direvisi tetap terhitung.',
    source: lkps,
    resource,
    baris: ['idProgramProdi'],
    kolom: ['idPeriode'],
    nilai: ['total:totalSksDiakui', 'rata:totalSksDiakui', 'unik:idMahasiswa'],
    filter: { statusKonversi: ['final', 'revisi_nilai'] },
  }),
  readyReport({
    name: 'ketepatan-nilai',
    title: 'Ketepatan nilai terhadap batas tiap program',
    about:
      'Kegiatan yang berjalan atau selesai, menurut saat nilainya final: sampai hari terakhir tahap Penilaian untuk jenisnya pada jadwal periode, atau, bila jadwal tidak menyebutnya, sampai batas hari pengisian nilai sesudah kegiatan berakhir (Konfigurasi). “Kosong” belum memiliki tanggal berakhir.',
    source:
      'Aturan kampus: tahap Penilaian pada jadwal Periode, dan penilaian.batasHari pada Konfigurasi MBKM di Pengaturan',
    resource,
    baris: ['idJenisMbkm', 'idProgramProdi'],
    kolom: ['ketepatanNilai'],
    filter: { status: taking },
  }),
  readyReport({
    name: 'lama-nilai',
    title: 'Bulan kegiatan selesai dan bulan nilai final',
    about:
      'Kegiatan yang selesai, menurut bulan berakhirnya (ke bawah) dan bulan nilainya final (ke samping): makin jauh bulannya makin lama; “Kosong” belum bernilai final.',
    source: 'Aturan kampus: tanggal selesai kegiatan pada Monitoring, nilai final pada Penilaian dan Konversi',
    resource,
    baris: ['tanggalSelesai:bulan'],
    kolom: ['tanggalFinal:bulan'],
    filter: { status: ['selesai'] },
    bentuk: 'panas',
  }),
  readyReport({
    name: 'mitra-penerima',
    title: 'Mahasiswa menurut jenis mitra',
    about: 'Mahasiswa dan mitra (masing-masing dihitung sekali) dari kegiatan yang berjalan atau selesai.',
    source: `Aturan kampus: Jenis Mitra pada data Master, ${status}`,
    resource,
    baris: ['idMitra.idJenisMitra'],
    kolom: ['idPeriode'],
    nilai: ['unik:idMahasiswa', 'unik:idMitra'],
    filter: { status: taking },
  }),
];
