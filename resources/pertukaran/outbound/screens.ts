import {
  below,
  type HistoryOptions,
  type Printed,
  type QueueOptions,
  registerOptionsOf,
  roles,
  type Screen,
  screen,
} from '../../kit/index.ts';
import { packageCalls } from '../../konversi/paketOptions.ts';
import { packageResources } from '../../konversi/paketScreens.ts';
import { peranRekap } from '../../mbkm/prints.ts';
import { dossierProof, dossierResources } from '../../monitoring/screens.ts';
import { decisionOptionsOf, ownHistoryOf } from '../../programme/decisions.ts';
import { monitorOf } from '../../programme/monitor.ts';
import { packageOptionsOf, packageQueueOf } from '../../programme/package.ts';
import { role } from '../../roles.ts';
import { antreanKhs } from '../keluar/antreanKhs.ts';
import { masaStudi } from '../masaStudi.ts';
import { outboundDetail } from './detail.ts';
import { outbound } from './programme.ts';

const group = 'pertukaran';
const at = '/pertukaran-mahasiswa/outbound';
const resources = [
  'mbkm/pendaftar-program-mbkm',
  outboundDetail.name,
  'mbkm/pendaftar-tahap',
  'mbkm/riwayat-status',
  masaStudi.name,
];
/** With what is mapped and recognised, and its revisions: a student may object to final grades where they read them. */
const graded = [
  ...resources,
  'konversi/terpilih-awal',
  'konversi/terpilih-final',
  'konversi/revisi-nilai',
  'konversi/riwayat-nilai',
];

const registration = screen({
  path: outbound.screens.register,
  title: 'Pendaftaran Outbound',
  icon: 'how_to_reg',
  pattern: 'register/form',
  resources,
  roles: roles([role.mahasiswa, role.outbound]),
  group,
  options: registerOptionsOf(outbound, 'reguler'),
});

const decisionOptions = decisionOptionsOf(outbound);
const decisions = screen({
  path: outbound.screens.decisions,
  title: 'Verifikasi Outbound',
  icon: 'fact_check',
  pattern: 'queue',
  resources,
  roles: roles([role.timMbkm, role.koordinator], { read: [role.bakpk] }),
  group,
  options: decisionOptions,
});

const pick = packageOptionsOf(outbound);
const queue = packageQueueOf(outbound);
const queueHere = { pattern: 'queue', options: queue } as const;
const plan = screen({
  path: pick.hubPath,
  title: 'KRS Outbound',
  icon: 'inventory',
  pattern: 'paket',
  resources: packageResources,
  roles: {
    ...roles([role.mahasiswa, role.dosen, role.koordinator, role.penilai, role.outbound]),
    [role.superAdmin]: 'read',
    [role.timMbkm]: 'read',
    [role.bakpk]: 'read',
  },
  group,
  options: pick,
  byRole: {
    [role.superAdmin]: queueHere,
    [role.timMbkm]: queueHere,
    [role.dosen]: queueHere,
    [role.koordinator]: queueHere,
    [role.penilai]: queueHere,
    [role.bakpk]: queueHere,
  },
});

/** Courses at the host, and the recognised ones. */
const both: HistoryOptions['related'] = [
  {
    resource: 'konversi/terpilih-awal',
    by: { idPendaftarMbkm: 'id' },
    columns: [
      'kodeMatkulAsal',
      'namaMatkulAsal',
      'sksAsal',
      'nilaiHurufAsal',
      'nilaiAngkaAsal',
      'idMatkulPaketKonversi',
    ],
    empty: 'Mata kuliah di PT tujuan akan tampil di sini.',
  },
  {
    resource: 'konversi/terpilih-final',
    by: { idPendaftarMbkm: 'id' },
    columns: ['idMatkulPaketKonversi', 'sksDiakui', 'nilaiAngka', 'nilaiHuruf', 'nilaiMutu'],
    empty: 'Mata kuliah yang diakui akan tampil di sini.',
  },
];
/** The sheet of both, once the conversion is final (docs/domain/50 §4 "KHS PDF"). */
const recognition: Printed = {
  label: 'Lembar Pengakuan',
  endpoint: `${outbound.endpoint}/cetak-khs/{id}`,
  when: [
    { field: 'statusKonversi', in: ['final'] },
    { field: 'kodeJenisMbkm', in: outbound.kinds },
  ],
  roles: peranRekap,
};
const own = ownHistoryOf(outbound);
const results = screen({
  path: outbound.screens.history,
  title: 'KHS Outbound',
  icon: 'history',
  pattern: 'history/own',
  resources: graded,
  roles: roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator, role.penilai, role.outbound], {
    read: [role.bakpk],
  }),
  group,
  options: { ...own, related: both, prints: [...(own.prints ?? []), recognition] },
});

const { list, detail } = monitorOf(outbound);
const monitoring = screen({
  path: list.listPath,
  title: 'Mahasiswa Outbound',
  icon: 'monitoring',
  pattern: 'monitor',
  resources: [...dossierResources, 'konversi/terpilih-awal'],
  ofProgrammes: dossierProof,
  roles: roles([role.timMbkm, role.dosen, role.koordinator, role.penilai], { read: [role.bakpk] }),
  group,
  options: list,
});

const participants = screen({
  path: `${at}/mhs/list`,
  title: 'Daftar Peserta Outbound',
  icon: 'groups',
  pattern: 'monitor',
  resources: dossierResources,
  ofProgrammes: dossierProof,
  roles: roles([role.timMbkm, role.dosen, role.koordinator, role.penilai], { read: [role.bakpk] }),
  group,
  options: {
    ...list,
    figures: false,
    listPath: `${at}/mhs/list`,
    filter: { ...list.filter, status: ['disetujui', 'berjalan', 'selesai'] },
  },
});

const dossier = screen({
  path: list.detailPath,
  title: 'Detail Peserta Outbound',
  icon: 'person_search',
  pattern: 'monitor/dossier',
  resources: dossierResources,
  ofProgrammes: dossierProof,
  roles: roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator, role.penilai, role.outbound], {
    read: [role.bakpk],
  }),
  group,
  hidden: true,
  options: {
    ...detail,
    prints: [...detail.prints, recognition],
    lists: [...detail.lists, `${at}/mhs/list`, outbound.screens.history],
  },
});

const khs: QueueOptions = antreanKhs(`${at}/validasi-khs`, ['idKampus', 'negara']);
const validation = screen({
  path: khs.listPath,
  title: 'Validasi KHS',
  icon: 'rule',
  pattern: 'queue',
  resources: [outboundDetail.name, ...graded],
  roles: roles([role.timMbkm, role.koordinator, role.penilai], { read: [role.bakpk] }),
  group,
  options: khs,
});

/** Outbound (docs/domain/50 §3; order = order in the menu). */
export const outboundScreens: readonly Screen[] = [
  screen({
    path: '/pertukaran-mahasiswa/menu/outbond',
    title: 'Menu Outbound',
    icon: 'flight_takeoff',
    pattern: 'page',
    resources: [],
    roles: roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator, role.penilai, role.outbound], {
      read: [role.bakpk],
    }),
    group,
  }),
  registration,
  plan,
  below(plan, {
    path: pick.pickPath,
    title: 'Pemetaan Mata Kuliah',
    pattern: 'paket/pick',
    roles: roles([role.mahasiswa, role.outbound]),
    options: pick,
  }),
  below(plan, {
    path: queue.detailPath,
    title: 'Detail KRS Outbound',
    pattern: 'paket/verify',
    roles: {
      ...roles([role.dosen, role.koordinator, role.penilai]),
      [role.superAdmin]: 'read',
      [role.timMbkm]: 'read',
      [role.bakpk]: 'read',
    },
    options: { ...packageCalls, queue },
  }),
  screen({
    path: `${at}/nilai-khs`,
    title: 'Unggah Nilai KHS',
    icon: 'upload_file',
    pattern: 'page',
    resources: graded,
    roles: roles([role.outbound]),
    group,
  }),
  results,
  monitoring,
  participants,
  decisions,
  below(decisions, {
    path: outbound.screens.decision,
    title: 'Detail Verifikasi Outbound',
    pattern: 'queue/detail',
    options: decisionOptions,
  }),
  dossier,
  validation,
  below(validation, { path: khs.detailPath, title: 'Detail Validasi KHS', pattern: 'page' }),
];
