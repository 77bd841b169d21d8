import { programme, type Step } from '../../kit/index.ts';
import { denganKhs } from '../keluar/alurKhs.ts';
import { registrationOf } from '../keluar/pendaftaran.ts';
import { motivasi } from '../keluar/rincian.ts';
import { pertukaranMessages } from '../messages.ts';
import { permadiDetail } from './detail.ts';
import { permadiEvents } from './events.ts';

const { must, may, where, tie } = registrationOf('permadi', 'Permadi');

const within = { field: 'permadi.bentuk', in: ['antar_prodi'] } as const;
const elsewhere = { field: 'permadi.bentuk', in: ['antar_pt', 'luar_negeri'] } as const;

const steps: readonly Step[] = [
  {
    key: 'tujuan',
    title: 'Tujuan',
    kind: 'form',
    fields: [
      ...where,
      must('bentuk'),
      must('idProgramProdiTujuan', { when: within, message: pertukaranMessages.prodiLain }),
      may('idKampus', { when: elsewhere }),
      must('namaKampusTujuan', { required: { field: 'permadi.idKampus', is: 'empty' }, when: elsewhere }),
      must('negara'),
      must('prodiTujuan'),
      must('namaPicTujuan'),
      must('emailPicTujuan'),
      must('moda'),
      must('alasan', { least: motivasi.min }),
    ],
  },
  {
    key: 'pemetaan',
    title: 'Pemetaan mata kuliah',
    help: 'Petakan mata kuliah di tujuan ke mata kuliah program studi Anda; disetujui bersama pendaftaran.',
    kind: 'panel',
    fields: [],
  },
  {
    key: 'dokumen',
    title: 'Dokumen',
    kind: 'documents',
    fields: [must('berkasLoa', { when: elsewhere }), must('berkasTranskrip'), must('berkasPersetujuanDosenWali')],
  },
  { key: 'tinjau', title: 'Tinjau', kind: 'review', fields: [] },
];

/** An exchange that the student arranges personally, approved once (docs/domain/50 §1.9). */
export const permadi = programme({
  name: 'permadi',
  label: 'Permadi',
  endpoint: 'v2/pertukaran-mahasiswa/permadi',
  decidedAt: [{ path: 'verifikasi/:id', actions: ['setujui', 'revisi', 'tolak'] }],
  eligibility: 'v2/pertukaran-mahasiswa/permadi/kelayakan',
  kinds: ['permadi'],
  detail: { key: 'permadi', resource: permadiDetail.name },
  ways: {
    reguler: {
      title: 'Permadi',
      text: 'Pertukaran mandiri: kampus tujuan Anda cari sendiri.',
      icon: 'swap_horiz',
      path: '/pertukaran-mahasiswa/permadi/pendaftaran',
      programs: {},
      stages: ['prodi'],
      steps,
    },
  },
  ties: [tie],
  needs: denganKhs(permadiDetail.name),
  grade: { from: 'none' },
  conversion: { by: 'mapping', at: 'registration' },
  supervisorAtApproval: true,
  warnings: ['BELUM_DOSPEM', 'PAKET_BELUM', 'KRS_LEBIH', 'BERMASALAH'],
  letters: [
    { kind: 'rekap_konversi', quotes: {} },
    { kind: 'lembar_pengakuan', quotes: {} },
  ],
  dossier: {
    activity: [
      {
        title: 'Tujuan',
        fields: [
          'nomorPendaftaran',
          'idProgram',
          'idPeriode',
          'permadi.idMasaStudi',
          'permadi.bentuk',
          'permadi.idKampus',
          'permadi.namaKampusTujuan',
          'permadi.idProgramProdiTujuan',
          'permadi.negara',
          'permadi.prodiTujuan',
          'permadi.moda',
          'tanggalMulai',
          'tanggalSelesai',
          'idDosenPembimbing',
        ],
      },
      { title: 'Kontak PT tujuan', fields: ['permadi.namaPicTujuan', 'permadi.emailPicTujuan'] },
      { title: 'KHS', fields: ['permadi.statusKhs', 'permadi.nomorKhs', 'permadi.tanggalKhs'] },
    ],
    registration: [{ title: 'Pendaftaran', fields: ['tanggalDaftar', 'permadi.alasan', 'alasanMundur'] }],
    documents: [
      'permadi.berkasLoa',
      'permadi.berkasTranskrip',
      'permadi.berkasPersetujuanDosenWali',
      'permadi.berkasKhs',
      'suratMundur',
    ],
    evidence: ['permadi.bentuk', 'permadi.namaKampusTujuan', 'permadi.prodiTujuan', 'permadi.statusKhs'],
  },
  host: ['permadi.idKampus', 'permadi.namaKampusTujuan', 'permadi.idProgramProdiTujuan'],
  events: Object.values(permadiEvents),
  screens: {
    register: '/pertukaran-mahasiswa/permadi/pendaftaran',
    history: '/pertukaran-mahasiswa/permadi/riwayat',
    decisions: '/pertukaran-mahasiswa/permadi/mhs',
    decision: '/pertukaran-mahasiswa/permadi/mhs/detail/:id',
    package: '/pertukaran-mahasiswa/permadi/pendaftaran',
    plan: '/pertukaran-mahasiswa/permadi/mhs/pemetaan/:id',
    dossier: '/pertukaran-mahasiswa/permadi/mhs/peserta/:id',
  },
});
