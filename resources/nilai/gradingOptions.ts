import type { GradingOptions, QueueOptions } from '../kit/index.ts';
import { jenisMagang } from '../magang/jalurMagang.ts';
import { kolomNilai } from './penilai.ts';
import { alurPenilaian, penilaian } from './penilaian.ts';

const listPath = '/magang/laporan-akhir/nilai';
const toGrade = 'Mahasiswa perlu dinilai';
const graded = ['berjalan', 'selesai'];

/** Whom one has to grade, whose grade is begun, whom one has graded: the grade of one's own kind is there or not. */
export const nilaiQueue: QueueOptions = {
  filter: { kodeJenisMbkm: jenisMagang, status: graded },
  tabs: [
    {
      key: 'belum',
      label: 'Perlu Dinilai',
      filter: {},
      byRole: { HA04: { nilaiDosen: null }, HA06: { nilaiMitra: null } },
      sort: ['tanggalSelesai', 'ASC'],
      bulk: false,
      // The last day of the work lies ahead for most: the queue's own "since" would be no age.
      task: { label: { HA04: toGrade, HA06: toGrade }, since: 'createdAt', decides: false },
    },
    {
      key: 'draf',
      label: 'Draf',
      filter: {},
      byRole: { HA04: { drafNilai: 'dosen' }, HA06: { drafNilai: 'mitra' } },
      sort: ['tanggalSelesai', 'ASC'],
      bulk: false,
    },
    {
      key: 'terkirim',
      label: 'Terkirim',
      filter: {},
      byRole: { HA04: { nilaiDosen_neq: null }, HA06: { nilaiMitra_neq: null } },
      sort: ['tanggalSelesai', 'DESC'],
      bulk: false,
    },
    { key: 'semua', label: 'Semua', filter: {}, sort: ['tanggalSelesai', 'ASC'], bulk: false },
  ],
  columns: [
    'npm',
    'namaMahasiswa',
    'namaMitra',
    'tanggalSelesai',
    'nilaiMitra',
    'nilaiDosen',
    'nilaiAkhir',
    'nilaiHuruf',
  ],
  // A sheet that is kept but not handed in says so where its grade will stand.
  begun: {
    field: 'drafNilai',
    resource: penilaian.name,
    state: alurPenilaian.initial,
    columns: { [kolomNilai.mitra]: 'mitra', [kolomNilai.dosen]: 'dosen' },
  },
  card: { title: 'namaMahasiswa', subtitle: 'npm', facts: ['namaMitra', 'tanggalSelesai', 'nilaiAkhir'] },
  waiting: { since: 'tanggalSelesai', soonDays: 7, lateDays: 14 },
  listPath,
  detailPath: `${listPath}/:id`,
  actions: [],
  bulk: { endpoint: '', actions: [] },
  detail: { parts: {}, sections: [], documents: [] },
  extra: [],
};

const sheet = { endpoint: 'magang/penilaian', resource: 'nilai/penilaian' } as const;

/** /magang/laporan-akhir/nilai: lecturer and partner grade one after the other. */
export const laporanAkhirNilaiOptions: GradingOptions = {
  ...sheet,
  path: `${listPath}/:id`,
  backTo: listPath,
  queue: nilaiQueue,
};

/** /monitoring2, 3, 4 `/detail-penilaian/:id`: the sheet of one participation, from the monitoring list. */
export const detailPenilaian2Options: GradingOptions = {
  ...sheet,
  path: '/monitoring2/detail-penilaian/:id',
  backTo: '/monitoring2',
  more: { label: 'Buka konversi', path: '/penilaian-konversi/detail/penilaian/:id' },
};
export const detailPenilaian3Options: GradingOptions = {
  ...sheet,
  path: '/monitoring3/detail-penilaian/:id',
  backTo: '/monitoring3',
};
export const detailPenilaian4Options: GradingOptions = {
  ...sheet,
  path: '/monitoring4/detail-penilaian/:id',
  backTo: '/monitoring4',
};
