import { role } from '../../resources/roles.ts';
import type { RowData } from '../platform/database/db.ts';
import type { Calendar } from './calendar.ts';
import { informatika, prodiId } from './campus.ts';
import { campusFiles } from './campuses.ts';
import { type DemoFile, demoFile, makeFile } from './files.ts';
import { idOf } from './ids.ts';
import { logoFiles } from './logos.ts';
import { partnerId, partners } from './partners.ts';
import type { AreaDemo } from './types.ts';

type Doc = readonly [
  judul: string,
  kategori: string,
  jenis: string | null,
  versi: string,
  ago: number,
  extra?: RowData,
];

/** The documents, eight of them KKN's (docs/domain/30 §5): guides, one per programme, templates, letters; some for one role, one of a study programme, one hidden. */
const list: readonly Doc[] = [
  ['Panduan Akademik MBKM', 'panduan', null, '3.0', 210],
  ['Panduan Magang', 'panduan', 'magang', '2.1', 160],
  ['Panduan KKN Tematik', 'panduan', 'kkn', '1.4', 150],
  ['Panduan Wirausaha Merdeka', 'panduan', 'kwu', '1.0', 140],
  ['Panduan Komcad', 'panduan', 'komcad', '1.1', 145],
  ['Panduan Pertukaran Mahasiswa', 'panduan', 'outbound', '2.0', 135],
  ['Panduan Kampus Mengajar', 'panduan', 'kampus_mengajar', '1.2', 155],
  ['Panduan Praktisi Mengajar', 'panduan', 'praktisi_mengajar', '1.0', 130],
  ['Panduan Studi Independen', 'panduan', 'studi_independen', '1.3', 150],
  ['Template Laporan Akhir', 'template', null, '2.0', 120],
  ['Template Logbook', 'template', 'magang', '1.2', 120],
  ['Surat Pengantar Magang', 'surat', 'magang', '1.0', 90],
  ['Surat Pernyataan Orang Tua', 'formulir', null, '1.1', 95],
  ['Materi Pembekalan KKN', 'materi_pembekalan', 'kkn', '1.0', 60],
  ['Template Proposal Program Kerja KKN', 'template', 'kkn', '1.1', 58],
  ['Template Laporan Akhir KKN', 'template', 'kkn', '1.2', 58],
  ['Panduan Log Harian KKN', 'panduan', 'kkn', '1.0', 57],
  ['Surat Izin Orang Tua KKN', 'formulir', 'kkn', '1.0', 57],
  ['Formulir Penilaian Pembimbing Desa', 'formulir', 'kkn', '1.0', 50],
  ['Format Laporan Perjalanan Dinas DPL', 'surat', 'kkn', '1.0', 50, { untukRole: [role.timMbkm, role.dosen] }],
  [
    'Pedoman Penilaian Dosen Pembimbing',
    'panduan',
    null,
    '1.3',
    80,
    { untukRole: [role.dosen, role.koordinator, role.penilai] },
  ],
  ['Pedoman Konversi Informatika', 'panduan', 'magang', '1.0', 45, { idProgramProdi: prodiId(informatika) }],
  ['Rancangan Panduan Riset', 'panduan', 'riset', '0.9', 15, { tampil: false }],
];

const documentId = (judul: string) => idOf('master/bank-dokumen', judul);

export const documentRows = (cal: Calendar): RowData[] =>
  list.map(([judul, kategori, jenis, versi, ago, extra], i) => ({
    id: documentId(judul),
    judul,
    kategori,
    nomorDokumen: `DOK-${String(i + 1).padStart(3, '0')}/UNR/${cal.day(-ago).slice(0, 4)}`,
    tanggalTerbit: cal.day(-ago),
    idJenisMbkm: jenis ? idOf('master/jenis-mbkm', jenis) : null,
    deskripsi: `${judul} yang berlaku di Universitas Nusantara Raya.`,
    berkas: demoFile('master/bank-dokumen', documentId(judul), 'berkas').id,
    versi,
    jumlahUnduh: (i * 37) % 211,
    ...extra,
  }));

/** The files behind demo rows: documents, logos, agreements, and those of the areas. */
export const demoFiles = (areas: readonly AreaDemo[]): DemoFile[] => [
  ...logoFiles(partnerId),
  ...list.map(([judul, , , versi]) =>
    makeFile('master/bank-dokumen', documentId(judul), 'berkas', judul, [
      `Versi ${versi}`,
      'Universitas Nusantara Raya',
      'Dokumen contoh untuk data demo.',
    ]),
  ),
  ...partners
    .filter(({ mouEnds }) => mouEnds !== undefined)
    .map(({ key, nama }) =>
      makeFile('master/mitra', partnerId(key), 'berkasMou', `Perjanjian Kerja Sama ${nama}`, [
        'Universitas Nusantara Raya',
        'Dokumen contoh untuk data demo.',
      ]),
    ),
  ...campusFiles(),
  ...areas.flatMap(({ files }) => files?.() ?? []),
];
