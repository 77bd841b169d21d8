import {
  below,
  type Content,
  fixed,
  type HistoryOptions,
  type MonitorOptions,
  type QueueOptions,
  type Role,
  roles,
  type Screen,
  type ScreenRoles,
  screen,
} from '../kit/index.ts';
import { peringatanPeserta } from '../mbkm/peringatan.ts';
import { pembimbingSendiri, studentCard } from '../monitoring/options.ts';
import { dossierProof, dossierResources } from '../monitoring/screens.ts';
import { ofProgramme } from '../programme/common.ts';
import { recordViewOf } from '../programme/decisions.ts';
import { screensOf } from '../programme/screens.ts';
import { role } from '../roles.ts';
import { pintuMahasiswa } from './entrance.ts';
import { inisiasiMitra } from './inisiasiMitra.ts';
import { logBookRiset } from './logBook.ts';
import { luaranRiset } from './luaran.ts';
import { menilaiRiset } from './menilaiRiset.ts';
import { nilaiMitra } from './nilaiMitra.ts';
import { pendaftaranRiset } from './pendaftaran.ts';
import { programRiset } from './programme.ts';
import { antreanInisiasi, antreanNilaiMitra, antreanPenilaian, antreanSkema } from './queues.ts';
import { pembacaLuaran, rekapLuaranRiset } from './rekapLuaran.ts';
import { simaris } from './simaris.ts';
import { skemaMitra } from './skemaMitra.ts';

const group = 'riset';
const chosen = [skemaMitra.name, simaris.name];

/** A queue with the page of one row; where some see a list of their own in its place, it is the list's for those who decide. */
function queueOf(
  options: QueueOptions,
  {
    detail,
    deciders,
    lists,
    ...own
  }: Pick<Screen, 'title' | 'resources'> & { detail: string; deciders: ScreenRoles } & {
    lists?: ScreenRoles;
  },
): readonly Screen[] {
  const short = { ...own, path: options.listPath, icon: 'fact_check', group };
  const queue = lists
    ? screen({
        ...short,
        pattern: 'crud',
        roles: { ...deciders, ...lists },
        byRole: Object.fromEntries(Object.keys(deciders).map(role => [role, { pattern: 'queue', options } as const])),
      })
    : screen({ ...short, pattern: 'queue', options, roles: deciders });
  return [
    queue,
    below(queue, { path: options.detailPath, title: detail, roles: deciders, pattern: 'queue/detail', options }),
  ];
}

const list = (path: string, title: string, icon: string, resources: readonly string[], allowed: ScreenRoles): Screen =>
  screen({ path, title, icon, pattern: 'crud', resources, roles: allowed, group });

/** Participants with their supervisors; in a lecturer's project its head. */
const dosenPembimbing: MonitorOptions = {
  filter: { ...ofProgramme(programRiset), status_in: ['disetujui', 'berjalan'] },
  columns: [
    'npm',
    'namaMahasiswa',
    peringatanPeserta.field,
    'idDosenPembimbing',
    'jalur',
    'status',
    'namaMitra',
    'idProgramProdi',
  ],
  card: studentCard,
  listPath: '/riset/dosen-pembimbing',
  detailPath: '/riset/peserta/:id',
  figures: false,
  loads: [role.superAdmin, role.timMbkm, role.koordinator],
  warnings: peringatanPeserta,
  bulk: [{ aksi: 'dospem', roles: [role.superAdmin, role.timMbkm, role.koordinator] }],
};

/** Former and present students of a lecturer, as a record of the lecturer's load. */
const riwayatDosen: HistoryOptions = {
  filter: { ...ofProgramme(programRiset), status: ['disetujui', 'berjalan', 'selesai', 'mengundurkan_diri'] },
  columns: [
    'npm',
    'namaMahasiswa',
    'status',
    'idPeriode',
    'jalur',
    'judulKegiatan',
    'idDosenPembimbing',
    'namaMitra',
    'nilaiAkhir',
    'nilaiHuruf',
    'idProgramProdi',
  ],
  card: { title: 'namaMahasiswa', subtitle: 'npm', facts: ['judulKegiatan', 'idPeriode', 'nilaiHuruf'] },
  listPath: '/riset/riwayat-dosen',
  detailPath: '/riset/riwayat-dosen/detail/:id',
  actions: [],
  prints: [],
  stepper: ['diajukan', 'disetujui', 'berjalan', 'selesai'],
  view: recordViewOf(programRiset),
  export: true,
};

const participation = [
  'mbkm/pendaftar-program-mbkm',
  pendaftaranRiset.name,
  'mbkm/pendaftar-tahap',
  'mbkm/riwayat-status',
];

type Others = { roles: ScreenRoles; by: Content };

/** Screens of other roles at addresses of the programme's screens. */
const shared: Readonly<Record<string, Others>> = {
  '/riset/pendaftaran': {
    roles: roles([role.dosen]),
    by: { pattern: 'redirect', options: { to: '/riset/pendaftaran/simaris' } },
  },
  '/riset/pendaftaran/list-program': {
    roles: roles([role.timMbkm, role.koordinator]),
    by: { pattern: 'redirect', options: { to: '/riset/skema' } },
  },
  // Progress of all participants.
  '/riset/log-kegiatan': {
    roles: roles([role.timMbkm, role.koordinator], { read: [role.bakpk] }),
    by: { pattern: 'page' },
  },
};

/** Screens of the programme that stand in the drawer by themselves. */
const own = '/riset/pendaftaran/list-program';

function withOthers({ inherits, ...made }: Screen): Screen {
  const found: Screen = made.path === own ? { ...made, hidden: false } : { ...made, ...(inherits ? { inherits } : {}) };
  const more = Object.hasOwn(shared, found.path) ? shared[found.path] : undefined;
  if (!more) return found;
  const entries = Object.keys(more.roles).map(role => [role as Role, more.by] as const);
  return fixed({
    ...found,
    roles: { ...found.roles, ...more.roles },
    byRole: { ...found.byRole, ...Object.fromEntries(entries) },
  });
}

const penelitian = list(
  '/riset/pendaftaran/simaris',
  'Penelitian SIMARIS',
  'library_books',
  [simaris.name],
  roles([role.timMbkm, role.dosen]),
);
const riwayat = screen({
  path: riwayatDosen.listPath,
  title: 'Riwayat Riset Dosen',
  icon: 'history',
  pattern: 'history',
  resources: participation,
  roles: roles([role.timMbkm, role.dosen, role.koordinator], { read: [role.bakpk] }),
  group,
  options: riwayatDosen,
});
const penilaian = screen({
  path: antreanPenilaian.listPath,
  title: 'Penilaian Riset',
  icon: 'grading',
  pattern: 'queue',
  resources: [menilaiRiset.name, nilaiMitra.name, 'mbkm/pendaftar-program-mbkm'],
  roles: roles([role.timMbkm, role.dosen, role.koordinator], { read: [role.bakpk] }),
  group,
  options: antreanPenilaian,
});

/** Research (docs/domain/40 §3; order = order in the menu). */
export const risetScreens: readonly Screen[] = [
  ...screensOf({
    programme: programRiset,
    group,
    log: logBookRiset,
    logReaders: roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator, role.mitra], { read: [role.bakpk] }),
    outputs: luaranRiset,
    outputsOverview: { roles: pembacaLuaran, options: rekapLuaranRiset },
    outputsReaders: pembacaLuaran,
    chosen,
    watchers: roles([role.timMbkm, role.dosen, role.koordinator, role.mitra, role.penilai], { read: [role.bakpk] }),
    monitoringTitle: 'Riset',
    entrances: { [role.mahasiswa]: { pattern: 'entrance', options: pintuMahasiswa } },
    entranceResources: [pendaftaranRiset.name],
  }).map(withOthers),
  list(
    '/riset/skema',
    'Skema Riset',
    'view_list',
    [skemaMitra.name],
    roles([role.timMbkm, role.dosen, role.koordinator, role.penilai], { read: [role.bakpk] }),
  ),
  list('/riset/pendaftaran/inisiasi-mitra', 'Usulan Mitra', 'handshake', [inisiasiMitra.name], roles([role.mahasiswa])),
  penelitian,
  below(penelitian, {
    path: '/riset/pendaftaran/simaris/form',
    title: 'Daftarkan Mahasiswa',
    icon: 'person_add',
    pattern: 'page',
  }),
  screen({
    path: '/riset/registrasi',
    title: 'Pendaftaran Riset Saya',
    icon: 'how_to_reg',
    pattern: 'page',
    resources: [...participation, ...chosen],
    roles: roles([role.mahasiswa]),
    group,
  }),
  ...queueOf(antreanInisiasi, {
    title: 'Verifikasi Usulan Mitra',
    detail: 'Detail Usulan Mitra',
    deciders: roles([role.timMbkm, role.koordinator], { read: [role.bakpk] }),
    resources: [inisiasiMitra.name, skemaMitra.name],
  }),
  ...queueOf(antreanSkema, {
    title: 'Verifikasi Skema Mitra',
    detail: 'Detail Skema Mitra',
    deciders: roles([role.timMbkm, role.koordinator], { read: [role.bakpk] }),
    lists: roles([role.mitra]),
    resources: [skemaMitra.name],
  }),
  screen({
    path: dosenPembimbing.listPath,
    title: 'Dosen Pembimbing',
    icon: 'supervisor_account',
    pattern: 'monitor',
    resources: dossierResources,
    ofProgrammes: dossierProof,
    roles: roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator], { read: [role.bakpk] }),
    group,
    options: dosenPembimbing,
    byRole: { [role.mahasiswa]: { pattern: 'monitor/own', options: pembimbingSendiri(programRiset) } },
  }),
  ...queueOf(antreanNilaiMitra, {
    title: 'Nilai Mitra',
    detail: 'Detail Nilai Mitra',
    deciders: roles([role.timMbkm, role.dosen], { read: [role.bakpk] }),
    lists: roles([role.mahasiswa, role.mitra]),
    resources: [nilaiMitra.name, 'mbkm/pendaftar-program-mbkm'],
  }),
  screen({
    path: '/riset/nilai-mitra/upload-nilai',
    title: 'Unggah Nilai Mitra',
    icon: 'upload_file',
    pattern: 'crud/form',
    resources: [nilaiMitra.name, 'mbkm/pendaftar-program-mbkm'],
    roles: roles([role.mahasiswa, role.mitra]),
    group,
    options: { list: '/riset/nilai-mitra' },
  }),
  penilaian,
  below(penilaian, {
    path: antreanPenilaian.detailPath,
    title: 'Detail Penilaian',
    pattern: 'queue/detail',
    options: antreanPenilaian,
  }),
  riwayat,
  below(riwayat, {
    path: riwayatDosen.detailPath ?? '',
    title: 'Detail Riwayat Riset',
    pattern: 'history/detail',
    options: riwayatDosen,
  }),
];
