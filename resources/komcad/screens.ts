import {
  below,
  type CrudOptions,
  type HistoryOptions,
  type MonitorOptions,
  type QueueOptions,
  roles,
  type Screen,
  type ScreenRoles,
  screen,
} from '../kit/index.ts';
import { peringatanPeserta } from '../mbkm/peringatan.ts';
import { rekapKonversi } from '../mbkm/prints.ts';
import { pembimbingSendiri, studentCard } from '../monitoring/options.ts';
import { dossierProof, dossierResources } from '../monitoring/screens.ts';
import { ofProgramme } from '../programme/common.ts';
import { recordViewOf } from '../programme/decisions.ts';
import { screensOf } from '../programme/screens.ts';
import { role } from '../roles.ts';
import { dokumenKomcad } from './dokumen.ts';
import { pintuMahasiswa } from './entrance.ts';
import { hasilSeleksi } from './kelulusan.ts';
import { latsarmil } from './latsarmil.ts';
import { logBookKomcad } from './logBook.ts';
import { pendaftaranKomcad } from './pendaftaran.ts';
import { penilaianKomcad } from './penilaian.ts';
import { programKomcad } from './program.ts';
import { komcad } from './programme.ts';
import {
  antreanDokumen,
  antreanIzin,
  antreanLaporan,
  antreanLatsarmil,
  antreanSeleksi,
  antreanStatus,
} from './queues.ts';
import { pembacaRekapLog, rekapLog } from './rekapLog.ts';
import { materi, seleksiKompetensi } from './seleksi.ts';

const group = 'komcad';
const peserta = [pendaftaranKomcad.name, dokumenKomcad.name, programKomcad.name, 'mbkm/riwayat-status'];

/** A page of the student where those who verify have a queue. */
function pageOrQueue(
  options: QueueOptions,
  staff: ScreenRoles,
  { detail, ...own }: Pick<Screen, 'title' | 'icon' | 'resources'> & { detail: string },
): readonly Screen[] {
  const home = screen({
    ...own,
    path: options.listPath,
    pattern: 'page',
    roles: { ...roles([role.mahasiswa]), ...staff },
    group,
    byRole: Object.fromEntries(Object.keys(staff).map(role => [role, { pattern: 'queue', options } as const])),
  });
  return [
    home,
    below(home, {
      path: options.detailPath,
      title: detail,
      pattern: 'queue/detail',
      options,
      // Students have one registration, which they find on its own page.
      byRole: { [role.mahasiswa]: { pattern: 'redirect', options: { to: options.listPath } } },
    }),
  ];
}

const list = (
  path: string,
  title: string,
  icon: string,
  resources: readonly string[],
  allowed: ScreenRoles,
  tabs?: CrudOptions['tabs'],
): Screen =>
  screen({
    path,
    title,
    icon,
    pattern: 'crud',
    resources,
    roles: allowed,
    group,
    ...(tabs ? { options: { tabs } } : {}),
  });

/** One test of everybody at a time: who examines it fills in its column. */
const perMateri: CrudOptions['tabs'] = {
  tabs: Object.entries(materi).map(([key, label]) => ({ key, label, filter: { materi: key } })),
};
const perHasil: CrudOptions['tabs'] = {
  tabs: [{ key: 'belum', label: 'Belum selesai dinilai', filter: { hasil: 'belum' } }],
};
const perStatus: CrudOptions['tabs'] = {
  tabs: [
    { key: 'draf', label: 'Perlu dinilai', filter: { status: 'draf' } },
    { key: 'final', label: 'Final', filter: { status: 'final' } },
  ],
};

/** Participants with their supervisors, from the accepted result on. */
const dosenPembimbing: MonitorOptions = {
  filter: { ...ofProgramme(komcad), status_in: ['disetujui', 'berjalan'] },
  columns: [
    'npm',
    'namaMahasiswa',
    peringatanPeserta.field,
    'idDosenPembimbing',
    'status',
    'idPeriode',
    'idProgramProdi',
  ],
  card: studentCard,
  listPath: '/komcad/dosen-pembimbing',
  detailPath: '/komcad/peserta/:id',
  figures: false,
  loads: [role.superAdmin, role.timMbkm, role.koordinator],
  warnings: peringatanPeserta,
  bulk: [{ aksi: 'dospem', roles: [role.superAdmin, role.timMbkm, role.koordinator] }],
};

const { history, log = history } = komcad.screens;

/** Former participants for their companions: finished, failed or withdrawn. */
const riwayatPeserta: HistoryOptions = {
  filter: { ...ofProgramme(komcad), status: ['selesai', 'ditolak', 'mengundurkan_diri'] },
  columns: [
    'npm',
    'namaMahasiswa',
    'status',
    'idPeriode',
    'namaMitra',
    'idDosenPembimbing',
    'nilaiAkhir',
    'nilaiHuruf',
    'statusKonversi',
    'idProgramProdi',
  ],
  card: { title: 'namaMahasiswa', subtitle: 'npm', facts: ['idPeriode', 'namaMitra', 'nilaiHuruf'] },
  listPath: history,
  detailPath: `${history}/detail/:id`,
  actions: [],
  prints: [...rekapKonversi],
  stepper: ['diajukan', 'disetujui', 'berjalan', 'selesai'],
  view: recordViewOf(komcad),
  export: true,
};
const pembacaRiwayat = roles([role.dosen, role.koordinator]);

/** Komcad (docs/domain/40 §3; order = order in the menu). */
export const komcadScreens: readonly Screen[] = [
  ...screensOf({
    programme: komcad,
    group,
    log: logBookKomcad,
    logReaders: roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator, role.mitra], { read: [role.bakpk] }),
    chosen: [programKomcad.name, dokumenKomcad.name],
    watchers: roles([role.timMbkm, role.dosen, role.koordinator, role.mitra, role.penilai], { read: [role.bakpk] }),
    monitoringTitle: 'Komponen Cadangan',
    entrances: { [role.mahasiswa]: { pattern: 'entrance', options: pintuMahasiswa } },
    entranceResources: [pendaftaranKomcad.name, programKomcad.name],
    others: {
      [history]: { roles: pembacaRiwayat, sees: { pattern: 'history', options: riwayatPeserta } },
      [log]: {
        roles: pembacaRekapLog,
        sees: { pattern: 'recap', options: rekapLog },
        resources: [programKomcad.name],
      },
    },
  }),
  screen({
    path: riwayatPeserta.detailPath ?? '',
    title: 'Detail Riwayat Komcad',
    icon: 'history',
    pattern: 'history/detail',
    resources: ['mbkm/pendaftar-program-mbkm', pendaftaranKomcad.name, 'mbkm/pendaftar-tahap', 'mbkm/riwayat-status'],
    roles: pembacaRiwayat,
    hidden: true,
    inherits: history,
    group,
    options: riwayatPeserta,
  }),
  list('/komcad/pendaftaran', 'Pendaftaran Komcad', 'event', [programKomcad.name], roles([role.mahasiswa])),
  list(
    '/komcad/gelombang',
    'Gelombang Komcad',
    'event',
    [programKomcad.name],
    roles([role.timMbkm, role.dosen, role.koordinator, role.mitra, role.penilai], { read: [role.bakpk] }),
  ),
  ...pageOrQueue(antreanStatus, roles([role.timMbkm, role.koordinator], { read: [role.bakpk] }), {
    title: 'Status Pendaftaran',
    icon: 'history',
    detail: 'Detail Status Pendaftaran',
    // Roles that decide on the stage read the result that the student reported.
    resources: [...peserta, hasilSeleksi.name],
  }),
  ...pageOrQueue(antreanDokumen, roles([role.timMbkm, role.dosen, role.koordinator], { read: [role.bakpk] }), {
    title: 'Unggah Dokumen',
    icon: 'upload_file',
    detail: 'Detail Dokumen',
    resources: [dokumenKomcad.name, pendaftaranKomcad.name, programKomcad.name],
  }),
  ...pageOrQueue(antreanIzin, roles([role.timMbkm, role.koordinator], { read: [role.bakpk] }), {
    title: 'Surat Izin',
    icon: 'fact_check',
    detail: 'Detail Surat Izin',
    resources: peserta,
  }),
  ...pageOrQueue(antreanSeleksi, roles([role.timMbkm, role.koordinator, role.mitra], { read: [role.bakpk] }), {
    title: 'Seleksi Kompetensi',
    icon: 'fact_check',
    detail: 'Detail Seleksi',
    resources: [...peserta, seleksiKompetensi.name],
  }),
  list(
    '/komcad/tes-seleksi',
    'Tes Seleksi',
    'checklist',
    [seleksiKompetensi.name, pendaftaranKomcad.name, programKomcad.name],
    roles([role.mahasiswa, role.timMbkm, role.koordinator, role.mitra], { read: [role.bakpk] }),
    perMateri,
  ),
  screen({
    path: '/komcad/upload-kelulusan',
    title: 'Unggah Kelulusan',
    icon: 'upload_file',
    pattern: 'page',
    group,
    resources: [hasilSeleksi.name, pendaftaranKomcad.name, 'mbkm/riwayat-status'],
    roles: roles([role.mahasiswa]),
  }),
  ...pageOrQueue(
    antreanLatsarmil,
    roles([role.timMbkm, role.dosen, role.koordinator, role.mitra], { read: [role.bakpk] }),
    {
      title: 'Latsarmil',
      icon: 'fact_check',
      detail: 'Detail Latsarmil',
      resources: [...peserta, latsarmil.name],
    },
  ),
  list(
    '/komcad/nilai-latsarmil',
    'Nilai Latsarmil',
    'grading',
    [latsarmil.name, pendaftaranKomcad.name, programKomcad.name],
    roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator, role.mitra], { read: [role.bakpk] }),
    perHasil,
  ),
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
    byRole: { [role.mahasiswa]: { pattern: 'monitor/own', options: pembimbingSendiri(komcad) } },
  }),
  ...pageOrQueue(antreanLaporan, roles([role.timMbkm, role.dosen], { read: [role.bakpk] }), {
    title: 'Laporan Akhir',
    icon: 'upload_file',
    detail: 'Detail Laporan Akhir',
    resources: [dokumenKomcad.name, pendaftaranKomcad.name],
  }),
  list(
    '/komcad/penilaian',
    'Penilaian Komcad',
    'grading',
    [penilaianKomcad.name, pendaftaranKomcad.name],
    roles([role.timMbkm, role.dosen, role.koordinator], { read: [role.bakpk] }),
    perStatus,
  ),
];
