import {
  linked,
  past,
  programme,
  type Scope,
  type Step,
  type StepField,
  through,
  unless,
  type Way,
} from '../kit/index.ts';
import { risetEvents } from './events.ts';
import { logBookRiset } from './logBook.ts';
import { luaranRiset } from './luaran.ts';
import { menilaiRiset } from './menilaiRiset.ts';
import { risetMessages } from './messages.ts';
import { pendaftaranRiset } from './pendaftaran.ts';

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
  title: 'Rencana Riset',
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

const ways: Readonly<Record<string, Way>> = {
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
        title: 'Pilih Skema',
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

/** States of a registration that has a place: a returned one keeps it (docs/domain/40 §4.2). */
const berkursi = ['diajukan', 'revisi', 'disetujui', 'berjalan', 'selesai'];

/** Participations whose details are among such rows. */
const ofOwn = (rows: Scope): Scope => linked(pendaftaranRiset.name, 'idPendaftarMbkm', rows);

/** Research with a partner or in a lecturer's project (docs/domain/40). */
export const programRiset = programme({
  name: 'riset',
  label: 'Riset',
  endpoint: 'v5/riset/pendaftaran',
  decidedAt: [{ path: ':id/status' }, { path: 'status/bulk', many: true }],
  eligibility: 'v5/riset/pendaftaran/kelayakan',
  kinds: ['riset'],
  detail: { key: 'riset', resource: pendaftaranRiset.name },
  ways,
  ties: [
    {
      field: 'riset.idSkema',
      same: ['idPeriode'],
      gives: { idMitra: 'idMitra' },
      window: { from: 'tanggalBuka', to: 'tanggalTutup', open: { status: 'disetujui' }, called: 'skema ini' },
      runs: { from: 'tanggalMulai', to: 'tanggalSelesai' },
      prodi: 'idProgramProdi',
      sks: 'sksMaksimal',
      outputs: 'idJenisLuaran',
      seats: {
        of: 'kuota',
        taken: 'terisi',
        named: 'namaSkema',
        by: berkursi,
        full: risetMessages.schemeFull,
      },
    },
    {
      field: 'riset.idPenelitian',
      gives: { idDosenPembimbing: 'idKetua', idMitra: 'idMitra' },
      runs: { from: 'tanggalMulai', to: 'tanggalSelesai' },
      // Invited students take up a place until they answer.
      seats: {
        of: 'kuotaMahasiswa',
        taken: 'terisi',
        named: 'judul',
        by: ['draf', ...berkursi],
        full: risetMessages.projectFull,
      },
    },
  ],
  needs: {
    setujui: [
      {
        of: unless(ofOwn(through('idSkema', past('tanggalSelesai')))),
        says: risetMessages.schemeOver,
      },
      { of: unless(ofOwn(through('idPenelitian', past('tanggalSelesai')))), says: risetMessages.projectOver },
    ],
  },
  supervisorAtApproval: { proposed: 'riset.idDosenUsulan' },
  log: { resource: logBookRiset.name },
  outputs: { resource: luaranRiset.name, by: ['individu'], report: 'laporan_akhir' },
  grade: { from: 'own', resource: menilaiRiset.name },
  conversion: { by: 'package' },
  warnings: [
    'BELUM_DOSPEM',
    'LOG_KOSONG_7H',
    'LOG_MENUNGGU_7H',
    'LUARAN_TERLAMBAT',
    'PAKET_BELUM',
    'KRS_LEBIH',
    'BERMASALAH',
  ],
  countedBy: ['jalur', 'idMitra'],
  places: ['bidangIlmu'],
  letters: [
    { kind: 'surat_pengantar', quotes: { posisi: 'riset.peranMahasiswa', alamatMitra: 'riset.lokasi' } },
    { kind: 'rekap_konversi', quotes: {} },
  ],
  dossier: {
    activity: [
      {
        title: 'Riset',
        fields: [
          'nomorPendaftaran',
          'idProgram',
          'idPeriode',
          'jalur',
          'judulKegiatan',
          'riset.bidangIlmu',
          'riset.peranMahasiswa',
          'riset.idJenisLuaran',
          'tanggalMulai',
          'tanggalSelesai',
          'riset.lokasi',
          'riset.lokasiLuarProvinsi',
        ],
      },
      {
        title: 'Pendampingan',
        fields: [
          'idMitra',
          'riset.idSkema',
          'riset.idPenelitian',
          'namaPembimbingLapangan',
          'emailPembimbingLapangan',
          'teleponPembimbingLapangan',
          'riset.idDosenUsulan',
          'idDosenPembimbing',
        ],
      },
    ],
    registration: [
      { title: 'Proposal', fields: ['riset.latarBelakang', 'riset.tujuan', 'riset.metode'] },
      { title: 'Pendaftaran', fields: ['tanggalDaftar', 'riset.konfirmasi', 'riset.batasKonfirmasi', 'alasanMundur'] },
    ],
    documents: [
      'riset.proposal',
      'riset.suratKesediaan',
      'riset.transkrip',
      'riset.krs',
      'riset.persetujuanOrangTua',
      'suratMundur',
    ],
    evidence: ['judulKegiatan', 'riset.bidangIlmu', 'riset.peranMahasiswa'],
  },
  events: risetEvents,
  screens: {
    register: '/riset/pendaftaran',
    history: '/riset/riwayat',
    decisions: '/riset/verifikasi-riset',
    decision: '/riset/verifikasi-riset/detail/:id',
    past: '/riset/riwayat-dosen',
    log: '/riset/log-kegiatan',
    logEntries: '/riset/log-kegiatan/list',
    logEntry: '/riset/log-kegiatan/add-edit/:type',
    outputs: '/riset/luaran/list',
    outputEntry: '/riset/luaran/add-edit/:id',
    outputsQueue: '/riset/luaran',
    monitoring: '/riset',
    dossier: '/riset/peserta/:id',
    supervisors: '/riset/dosen-pembimbing',
    package: '/riset/paket-konversi',
    packages: '/riset/verifikasi-paket-konversi',
    packageDecision: '/riset/verifikasi-paket-konversi/detail/:id',
  },
  titles: {
    '/riset/verifikasi-riset': 'Verifikasi Riset',
    '/riset/verifikasi-riset/detail/:id': 'Detail Verifikasi Riset',
    '/riset/pendaftaran/list-program': 'Daftar Program Riset',
    '/riset/pendaftaran/mandiri': 'Pendaftaran Mandiri',
    '/riset/log-kegiatan': 'Log Kegiatan Riset',
    '/riset/log-kegiatan/list': 'Daftar Log Riset',
    '/riset/log-kegiatan/add-edit/:type': 'Isi Log Riset',
    '/riset/luaran/list': 'Daftar Luaran',
    '/riset/luaran': 'Luaran Riset',
    '/riset/paket-konversi': 'Paket Konversi',
    '/riset/verifikasi-paket-konversi': 'Verifikasi Paket Konversi',
    '/riset/verifikasi-paket-konversi/detail/:id': 'Detail Verifikasi Paket',
  },
});
