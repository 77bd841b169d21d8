import { below, roles, type Screen, screen } from '../kit/index.ts';
import { monitorings } from './options.ts';

/** A participation with everything that its dossier shows. */
const dossier = [
  ...['mbkm/pendaftar-program-mbkm', 'mbkm/pendaftar-tahap', 'mbkm/riwayat-status', 'master/mahasiswa'],
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
  who: string;
  icon: string;
  group: string;
  resources?: readonly string[];
};

/** A monitoring and the dossiers behind it; which rows they show is the role's scope. */
const monitoring = ({
  of,
  title,
  detailTitle,
  who,
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
    roles: roles(who),
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
    who: '3+',
    icon: 'monitoring',
    group: 'monitoring',
  }),
  ...monitoring({
    of: 'prodi',
    title: 'Monitoring Program Studi',
    detailTitle: 'Detail Monitoring Prodi',
    who: '5 7',
    icon: 'trending_up',
    group: 'monitoring',
  }),
  ...monitoring({
    of: 'bimbingan',
    title: 'Monitoring Bimbingan',
    detailTitle: 'Detail Bimbingan',
    who: '4',
    icon: 'groups',
    group: 'monitoring',
  }),
  ...monitoring({
    of: 'mitra',
    title: 'Monitoring Mitra',
    detailTitle: 'Detail Peserta Mitra',
    who: '6',
    icon: 'handshake',
    group: 'monitoring',
    resources: dossier,
  }),
];
