import {
  below,
  type PaketOptions,
  type QueueOptions,
  registerOptionsOf,
  roles,
  type Screen,
  screen,
} from '../../kit/index.ts';
import { packageCalls } from '../../konversi/paketOptions.ts';
import { packageResources } from '../../konversi/paketScreens.ts';
import { dossierProof, dossierResources } from '../../monitoring/screens.ts';
import { decisionOptionsOf, ownHistoryOf } from '../../programme/decisions.ts';
import { dossierOf } from '../../programme/monitor.ts';
import { role } from '../../roles.ts';
import { antreanKhs } from '../keluar/antreanKhs.ts';
import { lembarPengakuan } from '../keluar/surat.ts';
import { masaStudi } from '../masaStudi.ts';
import { permadiDetail } from './detail.ts';
import { permadi } from './programme.ts';

const group = 'pertukaran';
const at = '/pertukaran-mahasiswa/permadi';
const resources = [
  'mbkm/pendaftar-program-mbkm',
  permadiDetail.name,
  'mbkm/pendaftar-tahap',
  'mbkm/riwayat-status',
  masaStudi.name,
  'konversi/terpilih-awal',
  'konversi/terpilih-final',
];
const graded = [...resources, 'konversi/revisi-nilai', 'konversi/riwayat-nilai'];

const registration = screen({
  path: permadi.screens.register,
  title: 'Pendaftaran Permadi',
  icon: 'how_to_reg',
  pattern: 'register/form',
  resources,
  roles: roles([role.mahasiswa, role.outbound]),
  group,
  options: registerOptionsOf(permadi, 'reguler'),
});

/** The mapping while the registration is a draft, or returned. */
const pick: PaketOptions = {
  ...packageCalls,
  filter: { kodeJenisMbkm: permadi.kinds },
  open: ['draf', 'revisi'],
  editable: ['belum', 'revisi'],
  hubPath: permadi.screens.register,
  pickPath: `${permadi.screens.register}/matkul`,
};

const queue = decisionOptionsOf(permadi);
/** Registrations are approved one at a time, with what is said of each course; many are only returned or rejected. */
export const antreanPermadi: QueueOptions = {
  ...queue,
  bulk: { ...queue.bulk, actions: queue.bulk.actions.filter(action => action !== 'setujui') },
};
const decisions = screen({
  path: permadi.screens.decisions,
  title: 'Mahasiswa Permadi',
  icon: 'fact_check',
  pattern: 'queue',
  resources,
  roles: roles([role.timMbkm, role.dosen, role.koordinator, role.penilai], { read: [role.bakpk] }),
  group,
  options: antreanPermadi,
});

const khs = antreanKhs(`${at}/penilaian`, ['bentuk', 'idKampus']);
const grading = screen({
  path: khs.listPath,
  title: 'Penilaian Permadi',
  icon: 'grading',
  pattern: 'queue',
  resources: [permadiDetail.name, ...graded],
  roles: {
    ...roles([role.koordinator, role.penilai]),
    [role.superAdmin]: 'read',
    [role.timMbkm]: 'read',
    [role.bakpk]: 'read',
  },
  group,
  options: khs,
});

const own = ownHistoryOf(permadi);
const dossier = dossierOf(permadi);

/** Permadi (docs/domain/50 §3; order = order in the menu). */
export const permadiScreens: readonly Screen[] = [
  registration,
  below(registration, {
    path: pick.pickPath,
    title: 'Pemetaan Mata Kuliah',
    pattern: 'paket/pick',
    resources: packageResources,
    options: pick,
  }),
  screen({
    path: `${at}/nilai-khs`,
    title: 'Unggah KHS Permadi',
    icon: 'upload_file',
    pattern: 'page',
    resources: graded,
    roles: roles([role.mahasiswa, role.outbound]),
    group,
  }),
  screen({
    path: permadi.screens.history,
    title: 'Riwayat Permadi',
    icon: 'history',
    pattern: 'history/own',
    resources: graded,
    roles: roles([role.mahasiswa, role.outbound]),
    group,
    options: { ...own, prints: [...(own.prints ?? []), lembarPengakuan] },
  }),
  decisions,
  below(decisions, {
    path: permadi.screens.decision,
    title: 'Detail Mahasiswa Permadi',
    pattern: 'queue/detail',
    options: antreanPermadi,
  }),
  below(decisions, {
    path: `${at}/mhs/pemetaan/:id`,
    title: 'Pemetaan Peserta',
    pattern: 'paket/read',
    resources: packageResources,
    options: { ...packageCalls, backTo: antreanPermadi.listPath },
  }),
  screen({
    path: `${at}/mhs/peserta/:id`,
    title: 'Detail Peserta Permadi',
    icon: 'person_search',
    pattern: 'monitor/dossier',
    resources: dossierResources,
    ofProgrammes: dossierProof,
    roles: roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator, role.penilai, role.outbound], {
      read: [role.bakpk],
    }),
    group,
    hidden: true,
    options: { ...dossier, prints: [...dossier.prints, lembarPengakuan] },
  }),
  grading,
  below(grading, { path: khs.detailPath, title: 'Detail Penilaian Permadi', pattern: 'page' }),
];
