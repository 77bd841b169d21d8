import { readyReport } from '../kit/readyReport.ts';
import { mitra } from './mitra.ts';

/** Reports over partners. */
export const laporanMitra = [
  readyReport({
    name: 'mitra-jenis-mou',
    title: 'Mitra menurut jenis dan tahun berakhir MoU/PKS',
    about: 'Mitra aktif; “Kosong” adalah mitra tanpa MoU/PKS yang tercatat.',
    source: 'Laporan Kinerja Program Studi (LKPS), tabel kerja sama',
    resource: mitra.name,
    baris: ['idJenisMitra'],
    kolom: ['berakhirMou:tahun'],
    filter: { status: 'aktif' },
  }),
];
