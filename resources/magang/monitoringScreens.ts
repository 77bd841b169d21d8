import { below, type MonitorOptions, roles, type Screen, screen } from '../kit/index.ts';
import { peringatanPeserta } from '../mbkm/peringatan.ts';
import { pembimbingSendiri, studentCard } from '../monitoring/options.ts';
import { dossierProof, dossierResources } from '../monitoring/screens.ts';
import { gradingProof, gradingResources } from '../nilai/screens.ts';
import { gradingOptionsOf } from '../programme/grading.ts';
import { dossierOf, monitorOf } from '../programme/monitor.ts';
import { role } from '../roles.ts';
import { arsipOptions } from './arsipOptions.ts';
import { jenisMagang } from './jalurMagang.ts';
import { magang } from './programme.ts';

const group = 'magang';

/** /magang/laporan-akhir/nilai: lecturer and partner grade one after the other. */
export const laporanAkhirNilaiOptions = gradingOptionsOf(magang, ['mitra', 'dosen']);
const grading = screen({
  path: laporanAkhirNilaiOptions.backTo,
  title: 'Nilai Laporan Akhir',
  icon: 'grading',
  pattern: 'grading',
  resources: gradingResources,
  ofProgrammes: gradingProof,
  roles: roles([role.dosen, role.mitra]),
  group,
  options: laporanAkhirNilaiOptions,
});

/** /magang/mahasiswa/detail/:id: the dossier by itself, opened from notices and lists. */
export const mahasiswaMagang = dossierOf(magang);

/** /magang/dosen-pembimbing: who supervises whom (docs/domain/20 §3). */
export const dosenPembimbing: MonitorOptions = {
  filter: { status_in: ['disetujui', 'berjalan'], kodeJenisMbkm_in: jenisMagang },
  columns: [
    'npm',
    'namaMahasiswa',
    peringatanPeserta.field,
    'idDosenPembimbing',
    'status',
    'idProgram',
    'idPeriode',
    'namaMitra',
    'idProgramProdi',
  ],
  card: studentCard,
  listPath: '/magang/dosen-pembimbing',
  detailPath: mahasiswaMagang.detailPath,
  figures: false,
  loads: [role.superAdmin, role.timMbkm, role.koordinator],
  warnings: peringatanPeserta,
  bulk: [{ aksi: 'dospem', roles: [role.superAdmin, role.timMbkm, role.koordinator] }],
};

const { list, detail } = monitorOf(magang);
const monitoring = screen({
  path: list.listPath,
  title: 'Monitoring Magang',
  icon: 'monitoring',
  pattern: 'monitor',
  resources: dossierResources,
  ofProgrammes: dossierProof,
  roles: roles([role.timMbkm, role.koordinator]),
  group,
  options: list,
});

const participation = [
  'mbkm/pendaftar-program-mbkm',
  'magang/pendaftar-magang',
  'mbkm/pendaftar-tahap',
  'mbkm/riwayat-status',
] as const;
const archive = screen({
  path: arsipOptions.listPath,
  title: 'Arsip Peserta',
  icon: 'inventory',
  pattern: 'history',
  resources: [...participation, 'konversi/riwayat-nilai'],
  roles: roles([role.timMbkm], { read: [role.bakpk] }),
  group,
  options: arsipOptions,
});

/** Grading, supervisors, monitoring and archive of Magang (docs/domain/20 §3; order = order in the menu, 10 §5). */
export const magangMonitoringScreens: readonly Screen[] = [
  grading,
  below(grading, {
    path: laporanAkhirNilaiOptions.path,
    title: 'Lembar Penilaian',
    pattern: 'grading/sheet',
    options: laporanAkhirNilaiOptions,
  }),
  screen({
    path: dosenPembimbing.listPath,
    title: 'Dosen Pembimbing Magang',
    icon: 'supervisor_account',
    pattern: 'monitor',
    resources: [...participation, 'master/mahasiswa'],
    roles: roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator]),
    group,
    options: dosenPembimbing,
    byRole: { [role.mahasiswa]: { pattern: 'monitor/own', options: pembimbingSendiri(magang) } },
  }),
  screen({
    path: mahasiswaMagang.detailPath,
    title: 'Detail Mahasiswa Magang',
    icon: 'person_search',
    pattern: 'monitor/dossier',
    resources: dossierResources,
    ofProgrammes: dossierProof,
    roles: roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator, role.mitra, role.penilai], {
      read: [role.bakpk],
    }),
    group,
    hidden: true,
    options: mahasiswaMagang,
  }),
  monitoring,
  below(monitoring, {
    path: list.detailPath,
    title: 'Detail Monitoring Magang',
    pattern: 'monitor/dossier',
    options: detail,
  }),
  archive,
  below(archive, {
    path: '/magang/riwayat/pendaftar2/detail/:id',
    title: 'Detail Arsip Peserta',
    pattern: 'history/detail',
    options: arsipOptions,
  }),
];
