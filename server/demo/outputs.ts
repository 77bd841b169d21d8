import type { RowData } from '../platform/database/db.ts';
import { idOf } from './ids.ts';
import { programId } from './programs.ts';

type Demand = readonly [
  jenis: string,
  output: string,
  nama: string,
  tingkat: string,
  wajib: boolean,
  tahap: string,
  files: readonly string[],
  program?: string,
];

/** Twenty-one outputs that programmes demand (docs/domain/10 §7). */
const demands: readonly Demand[] = [
  ['magang', 'laporan_akhir', 'Laporan akhir magang', 'individu', true, 'akhir', ['pdf']],
  ['magang', 'sertifikat_mitra', 'Sertifikat atau surat keterangan mitra', 'individu', true, 'akhir', ['pdf', 'jpg']],
  ['magang', 'poster', 'Poster hasil magang', 'individu', false, 'akhir', ['pdf', 'png']],
  ['magang', 'laporan_akhir', 'Laporan kemajuan PMMB', 'individu', true, 'kemajuan', ['pdf'], 'PMMB'],
  ['studi_independen', 'laporan_akhir', 'Laporan akhir studi independen', 'individu', true, 'akhir', ['pdf']],
  ['studi_independen', 'prototipe', 'Proyek akhir', 'kelompok', true, 'akhir', ['pdf', 'pptx']],
  ['kampus_mengajar', 'laporan_akhir', 'Laporan akhir kampus mengajar', 'kelompok', true, 'akhir', ['pdf']],
  ['kampus_mengajar', 'video', 'Video praktik baik', 'kelompok', true, 'akhir', []],
  ['praktisi_mengajar', 'laporan_akhir', 'Laporan akhir kelas praktisi', 'individu', true, 'akhir', ['pdf']],
  ['kkn', 'laporan_akhir', 'Laporan akhir kelompok', 'kelompok', true, 'akhir', ['pdf', 'docx']],
  ['kkn', 'video', 'Video kegiatan KKN', 'kelompok', true, 'akhir', []],
  ['kkn', 'artikel_media', 'Artikel media massa', 'kelompok', true, 'akhir', []],
  ['kkn', 'poster', 'Poster program kerja', 'individu', false, 'kemajuan', ['pdf', 'png']],
  ['kwu', 'laporan_akhir', 'Laporan akhir usaha', 'kelompok', true, 'akhir', ['pdf']],
  ['kwu', 'video', 'Video presentasi usaha', 'kelompok', true, 'akhir', []],
  ['kwu', 'produk_usaha', 'Akun penjualan digital', 'kelompok', true, 'kemajuan', []],
  ['kwu', 'produk_usaha', 'NIB', 'kelompok', false, 'akhir', ['pdf']],
  ['komcad', 'laporan_akhir', 'Laporan akhir latihan', 'individu', true, 'akhir', ['pdf']],
  ['riset', 'laporan_akhir', 'Laporan akhir riset', 'individu', true, 'akhir', ['pdf']],
  ['riset', 'artikel_jurnal', 'Naskah artikel ilmiah', 'individu', true, 'akhir', ['pdf', 'docx']],
  ['permadi', 'laporan_akhir', 'Laporan kegiatan pertukaran', 'individu', true, 'akhir', ['pdf']],
];

/** Id of a demand by its kind and name. */
export const demandId = (jenis: string, nama: string): string => idOf('master/syarat-luaran', `${jenis}:${nama}`);

export const outputRows = (): RowData[] =>
  demands.map(([jenis, output, nama, tingkat, wajib, tahap, files, program], i) => ({
    id: demandId(jenis, nama),
    idJenisMbkm: idOf('master/jenis-mbkm', jenis),
    idProgram: program ? programId(program) : null,
    idJenisLuaran: idOf('master/jenis-luaran', output),
    nama,
    tingkat,
    wajib,
    jumlahMinimal: 1,
    idSatuan: idOf('master/satuan', files.length ? 'berkas' : 'buah'),
    tahap,
    jenisBerkas: files,
    maksMb: output === 'laporan_akhir' ? 20 : 10,
    wajibTautan: files.length === 0,
    petunjuk: files.length
      ? 'Unggah berkas yang sudah disetujui pembimbing.'
      : 'Cantumkan tautan yang dapat dibuka umum.',
    urut: i + 1,
  }));
