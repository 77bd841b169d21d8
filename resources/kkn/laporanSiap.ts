import { readyReport } from '../kit/readyReport.ts';
import { kelompok } from './kelompok.ts';

/** Reports over groups of KKN. */
export const laporanKkn = [
  readyReport({
    name: 'kkn-per-kabupaten',
    title: 'Kelompok KKN per kabupaten',
    about: 'Kelompok dan desa (dihitung sekali) menurut kabupaten desanya dan gelombang, apa pun keadaan kelompoknya.',
    source: 'Aturan kampus: desa tiap gelombang pada Pengaturan Desa, kelompok pada Kelompok KKN',
    resource: kelompok.name,
    baris: ['idDesa.idKabupaten'],
    kolom: ['idGelombang'],
    nilai: ['jumlah', 'unik:idDesa'],
  }),
];
