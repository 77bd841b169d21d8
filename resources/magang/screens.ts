import { below, roles, type Screen, screen } from '../kit/index.ts';
import { role } from '../roles.ts';
import { approvalOptions, riwayatOptions, riwayatPendaftarOptions } from './approvalOptions.ts';
import { mandiriOptions, mbkmOptions, pendaftaranOptions, pmmbOptions } from './pendaftaranOptions.ts';

/** A participation with what hangs off it: the rights of these screens cover all of it. */
const participation = [
  'mbkm/pendaftar-program-mbkm',
  'magang/pendaftar-magang',
  'mbkm/pendaftar-tahap',
  'mbkm/riwayat-status',
] as const;
const group = 'magang';
const offered = 'Program mitra menunggu persetujuan';

const registration = screen({
  path: '/magang/pendaftaran',
  title: 'Pendaftaran Magang',
  icon: 'how_to_reg',
  pattern: 'register',
  resources: [...participation, 'magang/program-ditawarkan'],
  roles: roles([role.mahasiswa]),
  group,
  options: pendaftaranOptions,
});
const approval = screen({
  path: approvalOptions.listPath,
  title: 'Verifikasi Pendaftaran Magang',
  icon: 'fact_check',
  pattern: 'queue',
  resources: participation,
  roles: roles([role.timMbkm, role.koordinator, role.mitra]),
  group,
  options: approvalOptions,
});
const history = screen({
  path: riwayatPendaftarOptions.listPath,
  title: 'Riwayat Pendaftar',
  icon: 'history',
  pattern: 'history',
  resources: participation,
  roles: roles([role.dosen, role.koordinator, role.mitra, role.penilai]),
  group,
  options: riwayatPendaftarOptions,
});

/** Magang, from the offer to the approved registration (docs/domain/20 §3; order = order in the menu, 10 §5). */
export const magangScreens: readonly Screen[] = [
  registration,
  below(registration, {
    path: '/magang/pendaftaran/mbkm',
    title: 'Pendaftaran Magang MBKM',
    icon: 'work',
    pattern: 'register/form',
    options: mbkmOptions,
  }),
  below(registration, {
    path: '/magang/pendaftaran/mandiri',
    title: 'Pendaftaran Magang Mandiri',
    icon: 'travel_explore',
    resources: participation,
    pattern: 'register/form',
    options: mandiriOptions,
  }),
  below(registration, {
    path: '/magang/pendaftaran/pmmb',
    title: 'Pendaftaran PMMB',
    icon: 'workspace_premium',
    resources: participation,
    pattern: 'register/form',
    options: pmmbOptions,
  }),
  screen({
    path: '/magang/program-magang',
    title: 'Program Magang',
    icon: 'work',
    pattern: 'crud',
    resources: ['magang/program-ditawarkan'],
    roles: roles([role.mahasiswa, role.timMbkm, role.koordinator]),
    group,
    options: {
      tasks: [
        {
          label: { [role.superAdmin]: offered, [role.timMbkm]: offered },
          filter: { status: 'diajukan' },
          decides: true,
        },
      ],
    },
  }),
  screen({
    path: '/magang/program-magang-mitra',
    title: 'Program Magang Mitra',
    icon: 'storefront',
    pattern: 'crud',
    resources: ['magang/program-ditawarkan'],
    roles: roles([role.mitra]),
    group,
  }),
  screen({
    path: '/magang/program-mitra',
    title: 'Kerja Sama Program',
    icon: 'handshake',
    pattern: 'crud',
    resources: ['magang/mitra-terlibat-program'],
    roles: roles([role.timMbkm, role.koordinator, role.mitra]),
    group,
  }),
  approval,
  below(approval, {
    path: approvalOptions.detailPath,
    title: 'Detail Pendaftaran',
    pattern: 'queue/detail',
    options: approvalOptions,
  }),
  screen({
    path: '/magang/import-mahasiswa',
    title: 'Impor Mahasiswa Magang',
    icon: 'upload_file',
    pattern: 'page',
    resources: participation,
    roles: roles([role.timMbkm]),
    group,
  }),
  screen({
    path: '/magang/riwayat',
    title: 'Riwayat Magang',
    icon: 'history',
    pattern: 'history/own',
    // With the recognised courses and revisions: a student may object to final grades here.
    resources: [...participation, 'konversi/terpilih-final', 'konversi/revisi-nilai', 'konversi/riwayat-nilai'],
    roles: roles([role.mahasiswa]),
    group,
    options: riwayatOptions,
  }),
  history,
  below(history, {
    path: '/magang/riwayat/pendaftar/detail/:id',
    title: 'Detail Riwayat Pendaftar',
    pattern: 'history/detail',
    options: riwayatPendaftarOptions,
  }),
];
