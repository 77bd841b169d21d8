import { programme, type Step } from '../../kit/index.ts';
import { denganKhs } from '../keluar/alurKhs.ts';
import { registrationOf } from '../keluar/pendaftaran.ts';
import { motivasi } from '../keluar/rincian.ts';
import { outboundDetail } from './detail.ts';
import { outboundEvents } from './events.ts';

const { must, may, where, tie } = registrationOf('outbound', 'outbound');

const steps: readonly Step[] = [
  {
    key: 'tujuan',
    title: 'Tujuan',
    kind: 'form',
    fields: [
      ...where,
      { name: 'idMitra', help: 'Wajib pada program kerja sama.' },
      must('idKampus'),
      must('negara'),
      must('kota'),
      must('prodiTujuan'),
      may('fakultasTujuan'),
      may('nimTujuan'),
      may('namaPicTujuan'),
      may('emailPicTujuan'),
      must('pendanaan'),
      may('nominalBantuan', {
        when: { field: 'outbound.pendanaan', in: ['kampus', 'pemerintah', 'mitra', 'beasiswa_lain'] },
      }),
    ],
  },
  {
    key: 'dokumen',
    title: 'Dokumen',
    help: 'LoA boleh menyusul sampai KRS diajukan; sertifikat bahasa untuk tujuan luar negeri.',
    kind: 'documents',
    fields: [
      must('berkasTranskrip'),
      must('berkasRekomendasi'),
      must('berkasIzinOrtu'),
      must('berkasPakta'),
      may('berkasLoa'),
      may('berkasBahasa'),
    ],
  },
  { key: 'motivasi', title: 'Motivasi', kind: 'form', fields: [must('motivasi', { least: motivasi.min })] },
  { key: 'tinjau', title: 'Tinjau', kind: 'review', fields: [] },
];

/** A semester at a partner campus, whose courses are mapped to own ones (docs/domain/50 §1.7). */
export const outbound = programme({
  name: 'outbound',
  label: 'Outbound',
  endpoint: 'v2/pertukaran-mahasiswa/krs-mhs-upn-outbond',
  decidedAt: [{ path: 'verifikasi/:id', actions: ['setujui', 'revisi', 'tolak'] }],
  eligibility: 'v2/pertukaran-mahasiswa/krs-mhs-upn-outbond/kelayakan',
  kinds: ['outbound'],
  detail: { key: 'outbound', resource: outboundDetail.name },
  ways: {
    reguler: {
      title: 'Pertukaran Outbound',
      text: 'Belajar satu semester di perguruan tinggi lain.',
      icon: 'flight_takeoff',
      path: '/pertukaran-mahasiswa/outbound/pendaftaran',
      programs: {},
      stages: ['prodi', 'mbkm'],
      steps,
    },
  },
  ties: [tie],
  needs: denganKhs(outboundDetail.name),
  grade: { from: 'none' },
  conversion: { by: 'mapping' },
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
          'outbound.idMasaStudi',
          'outbound.idKampus',
          'outbound.negara',
          'outbound.kota',
          'outbound.prodiTujuan',
          'outbound.fakultasTujuan',
          'outbound.nimTujuan',
          'idMitra',
          'tanggalMulai',
          'tanggalSelesai',
          'idDosenPembimbing',
        ],
      },
      { title: 'Kontak PT tujuan', fields: ['outbound.namaPicTujuan', 'outbound.emailPicTujuan'] },
      { title: 'KHS', fields: ['outbound.statusKhs', 'outbound.nomorKhs', 'outbound.tanggalKhs'] },
    ],
    registration: [
      {
        title: 'Pendaftaran',
        fields: ['tanggalDaftar', 'outbound.pendanaan', 'outbound.nominalBantuan', 'outbound.motivasi', 'alasanMundur'],
      },
    ],
    documents: [
      'outbound.berkasTranskrip',
      'outbound.berkasRekomendasi',
      'outbound.berkasIzinOrtu',
      'outbound.berkasPakta',
      'outbound.berkasLoa',
      'outbound.berkasBahasa',
      'outbound.berkasKhs',
      'suratMundur',
    ],
    evidence: ['outbound.idKampus', 'outbound.prodiTujuan', 'outbound.statusKhs', 'outbound.nomorKhs'],
  },
  host: ['outbound.idKampus'],
  places: ['idKampus', 'negara', 'statusKhs'],
  events: Object.values(outboundEvents),
  screens: {
    register: '/pertukaran-mahasiswa/outbound/pendaftaran',
    history: '/pertukaran-mahasiswa/outbound/khs',
    decisions: '/pertukaran-mahasiswa/outbound/mhs/verifikasi',
    decision: '/pertukaran-mahasiswa/outbound/mhs/verifikasi/:id',
    package: '/pertukaran-mahasiswa/outbound/krs',
    packages: '/pertukaran-mahasiswa/outbound/krs',
    packageDecision: '/pertukaran-mahasiswa/outbound/krs/detail/:id',
    monitoring: '/pertukaran-mahasiswa/outbound/mhs',
    dossier: '/pertukaran-mahasiswa/outbound/mhs/detail/:id',
  },
});
