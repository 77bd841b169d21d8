import type { Step, StepField, Way } from '../kit/index.ts';
import { risetMessages } from './messages.ts';

const may = (name: string, more: Partial<StepField> = {}): StepField => ({ name: `riset.${name}`, ...more });
const must = (name: string, more: Partial<StepField> = {}): StepField => may(name, { required: true, ...more });
const own = (name: string): StepField => ({ name, required: true });

/** Programme and period, where nothing else has named them. */
const chosen: readonly StepField[] = [
  {
    ...own('idProgram'),
    limit: { field: 'idJenisMbkm', resource: 'master/jenis-mbkm', codes: ['riset'] },
  },
  { ...own('idPeriode'), choose: { status: 'aktif' } },
];

const topik: readonly StepField[] = [
  own('judulKegiatan'),
  must('bidangIlmu'),
  must('latarBelakang'),
  must('tujuan'),
  must('metode'),
];
const tempat: readonly StepField[] = [
  must('idJenisLuaran'),
  must('lokasi'),
  may('lokasiLuarProvinsi'),
  own('tanggalMulai'),
  own('tanggalSelesai'),
];
const pembimbing: readonly StepField[] = [
  own('namaPembimbingLapangan'),
  own('emailPembimbingLapangan'),
  own('teleponPembimbingLapangan'),
];

/** Topic, place and supervisor of the research; in a lecturer's project role and supervisor are given. */
const riset = (by: 'mitra' | 'dosen'): Step => ({
  key: 'riset',
  title: 'Rencana riset',
  kind: 'form',
  fields:
    by === 'mitra'
      ? [...topik, must('peranMahasiswa'), ...tempat, ...pembimbing, may('idDosenUsulan')]
      : [...topik, ...tempat],
});

const dokumen = (...papers: readonly StepField[]): Step => ({
  key: 'dokumen',
  title: 'Dokumen',
  kind: 'documents',
  fields: [
    ...papers,
    must('transkrip'),
    must('krs'),
    must('persetujuanOrangTua', { when: { field: 'riset.lokasiLuarProvinsi', in: [true] } }),
  ],
});

const tinjau: Step = {
  key: 'tinjau',
  title: 'Tinjau',
  kind: 'review',
  fields: [must('paktaIntegritas', { message: risetMessages.integrityPact })],
};

export const ways: Readonly<Record<string, Way>> = {
  program: {
    title: 'Program Mitra',
    text: 'Riset pada skema yang dibuka mitra.',
    icon: 'science',
    path: '/riset/pendaftaran/list-program',
    programs: {},
    stages: ['prodi'],
    steps: [
      {
        key: 'skema',
        title: 'Pilih skema',
        kind: 'form',
        help: 'Pilih skema yang sedang membuka pendaftaran untuk program studi Anda.',
        fields: [
          ...chosen,
          must('idSkema', {
            early: true,
            message: risetMessages.chooseScheme,
            choose: { status: 'disetujui', sumber: 'mitra', tanggalBuka_lte: '@0', tanggalTutup_gte: '@0' },
            cards: {
              title: 'namaSkema',
              subtitle: 'idMitra',
              facts: [
                'bidangIlmu',
                'modePelaksanaan',
                'lokasi',
                'pembiayaan',
                'uangSaku',
                'sksMaksimal',
                'tanggalTutup',
                'tanggalMulai',
                'tanggalSelesai',
              ],
              seats: { of: 'kuota', taken: 'terisi' },
              fills: {
                idPeriode: 'idPeriode',
                tanggalMulai: 'tanggalMulai',
                tanggalSelesai: 'tanggalSelesai',
                namaPembimbingLapangan: 'pembimbingMitra',
                emailPembimbingLapangan: 'emailPembimbingMitra',
                'riset.bidangIlmu': 'bidangIlmu',
                'riset.lokasi': 'lokasi',
                'riset.idJenisLuaran': 'idJenisLuaran',
              },
              empty: {
                title: 'Belum ada skema yang dibuka',
                text: 'Skema riset mitra untuk program studi Anda akan tampil di sini.',
              },
            },
          }),
        ],
      },
      riset('mitra'),
      dokumen(must('proposal')),
      tinjau,
    ],
  },
  mandiri: {
    title: 'Riset Mandiri',
    text: 'Topik Anda sendiri pada mitra yang sudah terdaftar.',
    icon: 'travel_explore',
    path: '/riset/pendaftaran/mandiri',
    programs: {},
    stages: ['prodi'],
    steps: [
      { key: 'mitra', title: 'Mitra', kind: 'form', fields: [...chosen, { ...own('idMitra'), early: true }] },
      riset('mitra'),
      dokumen(must('proposal'), must('suratKesediaan')),
      tinjau,
    ],
  },
  inisiasi_mitra: {
    title: 'Usulan Mitra',
    text: 'Mitra baru yang Anda usulkan; dilengkapi setelah skemanya disetujui.',
    icon: 'handshake',
    path: '/riset/registrasi/inisiasi-mitra',
    start: '/riset/pendaftaran/inisiasi-mitra',
    programs: {},
    stages: ['prodi'],
    steps: [riset('mitra'), dokumen(must('proposal')), tinjau],
  },
  simaris: {
    title: 'Penelitian Dosen',
    text: 'Penelitian dosen yang mengundang Anda.',
    icon: 'school',
    path: '/riset/registrasi/simaris',
    start: '/riset/registrasi',
    programs: {},
    stages: ['prodi'],
    steps: [riset('dosen'), dokumen(), tinjau],
  },
};
