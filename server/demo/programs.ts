import type { RowData } from '../platform/database/db.ts';
import { prodiId } from './campus.ts';
import { idOf } from './ids.ts';
import { partnerId } from './partners.ts';

interface Program {
  kode: string;
  nama: string;
  jenis: string;
  penyelenggara: string;
  pola: string;
  hari: number;
  deskripsi: string;
  extra?: RowData;
}

const program = (
  kode: string,
  nama: string,
  jenis: string,
  [penyelenggara, pola, hari]: readonly [string, string, number],
  deskripsi: string,
  extra?: RowData,
): Program => ({ kode, nama, jenis, penyelenggara, pola, hari, deskripsi, extra });

const partTime = { batasSksKrs: 24 };
/** docs/domain/50 "Settings". */
const exchange = { semesterMin: 3, ipkMin: 2.75, sksTempuhMin: 40, batasSksKrs: 20 };

/** Fourteen programmes, at least one per jenis except inbound (docs/domain/10 §7). */
export const programs: readonly Program[] = [
  program(
    'MSIB',
    'Magang Bersertifikat',
    'magang',
    ['kementerian', 'mbkm', 112],
    'Magang satu semester di perusahaan mitra dengan sertifikat kompetensi.',
    { butuhMitra: true },
  ),
  program(
    'MGM',
    'Magang Mandiri',
    'magang',
    ['mandiri', 'mandiri', 112],
    'Magang di tempat yang dicari sendiri oleh mahasiswa dan disetujui program studi.',
    { butuhMitra: true },
  ),
  program(
    'PMMB',
    'Program Magang Mahasiswa Bersertifikat',
    'magang',
    ['mitra', 'pmmb', 168],
    'Magang enam bulan di badan usaha milik negara.',
    { butuhMitra: true, ipkMin: 3 },
  ),
  program(
    'SIB',
    'Studi Independen Bersertifikat',
    'studi_independen',
    ['kementerian', 'mbkm', 112],
    'Pembelajaran intensif berbasis proyek bersama industri.',
    { butuhMitra: true },
  ),
  program(
    'KM',
    'Kampus Mengajar',
    'kampus_mengajar',
    ['kementerian', 'mbkm', 112],
    'Membantu literasi, numerasi, dan adaptasi teknologi di sekolah.',
    { butuhMitra: true },
  ),
  program(
    'PRAKTISI',
    'Praktisi Mengajar',
    'praktisi_mengajar',
    ['perguruan_tinggi', 'mbkm', 100],
    'Belajar di kelas kolaborasi dosen dan praktisi.',
  ),
  program(
    'KKNT',
    'KKN Tematik',
    'kkn',
    ['perguruan_tinggi', 'kelompok', 40],
    'Pengabdian kepada masyarakat desa secara berkelompok.',
    { ...partTime, butuhKelompok: true, butuhProposal: true, bolehRangkap: true },
  ),
  program(
    'WMK',
    'Wirausaha Merdeka',
    'kwu',
    ['perguruan_tinggi', 'kelompok', 112],
    'Merintis usaha bersama mentor, sendiri atau berkelompok.',
    { ...partTime, butuhProposal: true },
  ),
  program(
    'KOMCAD',
    'Bela Negara Komponen Cadangan',
    'komcad',
    ['mitra', 'seleksi', 30],
    'Latihan dasar kemiliteran bagi mahasiswa yang lolos seleksi.',
    { butuhMitra: true },
  ),
  program(
    'RISET',
    'Riset Bersama Dosen dan Mitra',
    'riset',
    ['perguruan_tinggi', 'seleksi', 112],
    'Ikut serta dalam penelitian dosen atau lembaga riset.',
    { butuhProposal: true },
  ),
  program(
    'PMN',
    'Pertukaran Mahasiswa Nasional',
    'outbound',
    ['kementerian', 'seleksi', 112],
    'Belajar satu semester di perguruan tinggi lain di Indonesia.',
    exchange,
  ),
  program(
    'PMKS',
    'Pertukaran Mahasiswa Kerja Sama',
    'outbound',
    ['perguruan_tinggi', 'seleksi', 112],
    'Belajar satu semester di perguruan tinggi mitra kerja sama.',
    { ...exchange, butuhMitra: true },
  ),
  program(
    'PMI',
    'Pertukaran Mahasiswa Internasional',
    'outbound',
    ['perguruan_tinggi', 'seleksi', 112],
    'Belajar satu semester di perguruan tinggi luar negeri.',
    { ...exchange, ipkMin: 3 },
  ),
  program(
    'PERMADI',
    'Permadi',
    'permadi',
    ['perguruan_tinggi', 'mandiri', 112],
    'Pertukaran mahasiswa mandiri antarperguruan tinggi.',
    { ...exchange, batasSksKrs: 24 },
  ),
];

export const programId = (kode: string): string => idOf('master/program', kode);

export const programRows = (): RowData[] =>
  programs.map(({ kode, nama, jenis, penyelenggara, pola, hari, deskripsi, extra }) => ({
    id: programId(kode),
    kode,
    nama,
    idJenisMbkm: idOf('master/jenis-mbkm', jenis),
    penyelenggara,
    polaPendaftaran: pola,
    sksMaksKonversi: 20,
    durasiMinHari: hari,
    deskripsi,
    ...extra,
  }));

type Position = readonly [
  nama: string,
  jenis: string,
  program: string,
  mitra: string | null,
  kuota: number,
  prodi: string,
];

/** Thirty positions, activities and topics; the last word lists the study programmes they are meant for. */
const positions: readonly Position[] = [
  ['Backend Engineer', 'posisi', 'MSIB', 'nusa', 4, '081010 082010'],
  ['Frontend Engineer', 'posisi', 'MSIB', 'nusa', 4, '081010 082010'],
  ['Quality Assurance Engineer', 'posisi', 'MSIB', 'nusa', 2, '081010 082010'],
  ['UI/UX Designer', 'posisi', 'MSIB', 'nusa', 2, '081010 082010 043010'],
  ['Analis Data', 'posisi', 'MSIB', 'data', 3, '083010 081010'],
  ['Insinyur Data', 'posisi', 'MSIB', 'data', 2, '083010 081010'],
  ['Analis Kredit', 'posisi', 'MSIB', 'arta', 3, '012010 013010 011010'],
  ['Staf Pemasaran Digital', 'posisi', 'MSIB', 'arta', 3, '012010 043010'],
  ['Staf Keuangan dan Pajak', 'posisi', 'MSIB', 'arta', 2, '013010'],
  ['Perencana Logistik', 'posisi', 'MSIB', 'bahari', 4, '032010 012010'],
  ['Pengawas Gudang', 'posisi', 'MSIB', 'bahari', 2, '032010'],
  ['Pengelola Konten Layanan Publik', 'posisi', 'MSIB', 'kominfo', 3, '043010 041010'],
  ['Analis Layanan Digital Daerah', 'posisi', 'MSIB', 'kominfo', 2, '041010 082010'],
  ['Operator Proses Kimia', 'posisi', 'PMMB', 'samudra', 3, '031010'],
  ['Staf Keselamatan Kerja', 'posisi', 'PMMB', 'energi', 4, '032010 031010'],
  ['Staf Perencanaan Korporat', 'posisi', 'PMMB', 'energi', 3, '012010 011010'],
  ['Staf Akuntansi Proyek', 'posisi', 'PMMB', 'energi', 2, '013010'],
  ['Estimator Proyek', 'posisi', 'MSIB', 'cipta', 2, '032010'],
  ['Pendamping Budi Daya Sayur', 'posisi', 'MSIB', 'tani', 3, '025010 024010'],
  ['Pengembang Produk Olahan', 'posisi', 'MSIB', 'tani', 2, '024010'],
  ['Reporter dan Penyiar', 'posisi', 'MSIB', 'radio', 3, '043010'],
  ['Rekayasa Perangkat Lunak Terapan', 'topik', 'SIB', 'nusa', 15, '081010 082010'],
  ['Pembelajaran Mesin untuk Industri', 'topik', 'SIB', 'data', 15, '083010 081010'],
  ['Literasi dan Numerasi Sekolah Dasar', 'kegiatan', 'KM', 'sdharapan', 6, ''],
  ['Adaptasi Teknologi Sekolah Menengah', 'kegiatan', 'KM', 'smptunas', 5, ''],
  ['Pendampingan Belajar Anak', 'kegiatan', 'KM', 'pelita', 5, ''],
  ['Sistem Informasi Desa', 'topik', 'KKNT', 'desamaju', 10, ''],
  ['Latihan Dasar Kemiliteran', 'kegiatan', 'KOMCAD', 'kodam', 40, ''],
  ['Ketahanan Pangan Lokal', 'topik', 'RISET', 'brida', 4, '024010 025010'],
  ['Tata Kelola Data Daerah', 'topik', 'RISET', 'brida', 3, '041010 082010 083010'],
];

const cities: Readonly<Record<string, string>> = {
  nusa: '35.78',
  data: '35.73',
  bahari: '35.25',
  samudra: '35.25',
  tani: '35.07',
  cipta: '35.15',
  sdharapan: '35.16',
  smptunas: '35.24',
  desamaju: '35.17',
  kodam: '35.73',
  pelita: '35.73',
};

export const positionId = (nama: string): string => idOf('master/posisi-kegiatan-topik', nama);

export const positionRows = (): RowData[] =>
  positions.map(([nama, jenis, kode, mitra, kuota, prodi], i) => {
    const daring = jenis === 'topik' && kode === 'SIB';
    return {
      id: positionId(nama),
      nama,
      jenis,
      idProgram: programId(kode),
      idMitra: mitra ? partnerId(mitra) : null,
      deskripsi: `${nama}: bekerja bersama pembimbing dari mitra, menyelesaikan tugas nyata, dan melaporkan kemajuan setiap minggu.`,
      kompetensi: 'Komunikasi, kerja sama tim, pemecahan masalah, dan tanggung jawab terhadap tenggat.',
      modaKerja: daring ? 'daring' : i % 4 === 3 ? 'hibrida' : 'luring',
      idKabupaten: daring ? null : (cities[mitra ?? ''] ?? '35.78'),
      kuotaDefault: kuota,
      prodiSasaran: prodi.split(' ').filter(Boolean).map(prodiId),
      aktif: i !== 17,
    };
  });
