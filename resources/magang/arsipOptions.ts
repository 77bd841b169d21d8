import type { HistoryOptions } from '../kit/index.ts';
import { riwayatPendaftarOptions } from './approvalOptions.ts';

const results = {
  title: 'Hasil',
  fields: [
    'nilaiMitra',
    'nilaiDosen',
    'nilaiTim',
    'nilaiAkhir',
    'nilaiHuruf',
    'statusKonversi',
    'totalSksDiakui',
    'ipsKonversi',
    'tanggalFinal',
    'statusSiamik',
    'tanggalKirimSiamik',
    'pesanSiamik',
  ],
};

/** /magang/riwayat/pendaftar2 and its detail: participations that have ended, with what came of them (docs/domain/20 §3). */
export const arsipOptions: HistoryOptions = {
  ...riwayatPendaftarOptions,
  tasks: [],
  filter: { status: ['selesai', 'ditolak', 'mengundurkan_diri'] },
  columns: [
    'npm',
    'namaMahasiswa',
    'status',
    'idProgramProdi',
    'idProgram',
    'idPeriode',
    'namaMitra',
    'nilaiAkhir',
    'nilaiHuruf',
    'statusKonversi',
    'totalSksDiakui',
    'statusSiamik',
  ],
  card: { title: 'namaMahasiswa', subtitle: 'npm', facts: ['idProgram', 'idPeriode', 'nilaiHuruf', 'statusSiamik'] },
  listPath: '/magang/riwayat/pendaftar2',
  detailPath: '/magang/riwayat/pendaftar2/detail/:id',
  prints: [
    {
      label: 'Rekap Konversi',
      endpoint: 'mbkm/pendaftar-program-mbkm/{id}/cetak/rekap-konversi',
      when: [{ field: 'statusKonversi', in: ['final', 'revisi_nilai'] }],
    },
  ],
  related: [
    {
      resource: 'konversi/riwayat-nilai',
      by: { idPendaftarMbkm: 'id' },
      columns: [
        'waktu',
        'kodeMatkul',
        'namaMatkul',
        'sumber',
        'nilaiAngkaLama',
        'nilaiHurufLama',
        'nilaiAngkaBaru',
        'nilaiHurufBaru',
        'namaUser',
      ],
      sort: ['waktu', 'DESC'],
      empty: 'Setiap perubahan nilai konversi akan tampil di sini.',
    },
  ],
  view: { ...riwayatPendaftarOptions.view, sections: [...riwayatPendaftarOptions.view.sections, results] },
};
