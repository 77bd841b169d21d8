import { below, roles, type Screen, type ScreenRoles, screen } from '../kit/index.ts';
import { role } from '../roles.ts';
import { monitorings } from './options.ts';

/** A participation with everything that its dossier shows. */
const dossier = [
  'mbkm/pendaftar-program-mbkm',
  'mbkm/pendaftar-tahap',
  'mbkm/riwayat-status',
  'master/mahasiswa',
  'nilai/penilaian',
] as const;
export const dossierProof = ['detail', 'log', 'outputs'] as const;
const conversion = ['konversi/terpilih-final'] as const;
const notes = ['mbkm/catatan-monitoring'] as const;
export const dossierResources = [...dossier, ...conversion, ...notes];

type Monitoring = {
  of: keyof typeof monitorings;
  title: string;
  detailTitle: string;
  allowed: ScreenRoles;
  icon: string;
  group: string;
  resources?: readonly string[];
};

/** A monitoring and the dossiers behind it; which rows they show is the role's scope. */
const monitoring = ({
  of,
  title,
  detailTitle,
  allowed,
  icon,
  group,
  resources = dossierResources,
}: Monitoring): readonly Screen[] => {
  const { list, detail } = monitorings[of];
  const parent = screen({
    path: list.listPath,
    title,
    icon,
    pattern: 'monitor',
    resources,
    ofProgrammes: dossierProof,
    roles: allowed,
    group,
    options: list,
  });
  return [
    parent,
    below(parent, { path: list.detailPath, title: detailTitle, pattern: 'monitor/dossier', options: detail }),
  ];
};

/** Monitoring of all programmes (docs/domain/20 §3 Monitoring). */
export const monitoringScreens: readonly Screen[] = [
  ...monitoring({
    of: 'universitas',
    title: 'Monitoring Universitas',
    detailTitle: 'Detail Monitoring',
    allowed: roles([role.timMbkm], { read: [role.bakpk] }),
    icon: 'monitoring',
    group: 'monitoring',
  }),
  ...monitoring({
    of: 'prodi',
    title: 'Monitoring Program Studi',
    detailTitle: 'Detail Monitoring Prodi',
    allowed: roles([role.koordinator, role.penilai]),
    icon: 'trending_up',
    group: 'monitoring',
  }),
  ...monitoring({
    of: 'bimbingan',
    title: 'Monitoring Bimbingan',
    detailTitle: 'Detail Bimbingan',
    allowed: roles([role.dosen]),
    icon: 'groups',
    group: 'monitoring',
  }),
  ...monitoring({
    of: 'mitra',
    title: 'Monitoring Mitra',
    detailTitle: 'Detail Peserta Mitra',
    allowed: roles([role.mitra]),
    icon: 'handshake',
    group: 'monitoring',
    resources: dossier,
  }),
];
