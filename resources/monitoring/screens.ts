import { below, roles, type Screen, screen } from '../kit/index.ts';
import { arsipOptions } from './arsipOptions.ts';
import { dosenPembimbing, mahasiswaMagang, monitorings } from './options.ts';

/** A participation with everything that its dossier shows. */
const dossier = [
  ...['mbkm/pendaftar-program-mbkm', 'magang/pendaftar-magang', 'mbkm/pendaftar-tahap', 'mbkm/riwayat-status'],
  ...['master/mahasiswa', 'magang/logbook-magang', 'magang/luaran-magang', 'nilai/penilaian'],
] as const;
const conversion = ['konversi/terpilih-final'] as const;
const notes = ['mbkm/catatan-monitoring'] as const;
const all = [...dossier, ...conversion, ...notes];

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
const monitoring = ({ of, title, detailTitle, who, icon, group, resources = all }: Monitoring): readonly Screen[] => {
  const { list, detail } = monitorings[of];
  const parent = screen({
    path: list.listPath,
    title,
    icon,
    pattern: 'monitor',
    resources,
    roles: roles(who),
    group,
    options: list,
  });
  return [
    parent,
    below(parent, { path: list.detailPath, title: detailTitle, pattern: 'monitor/dossier', options: detail }),
  ];
};

const archive = screen({
  path: arsipOptions.listPath,
  title: 'Arsip Peserta',
  icon: 'inventory',
  pattern: 'history',
  resources: [...dossier.slice(0, 4), 'konversi/riwayat-nilai'],
  roles: roles('3+'),
  group: 'magang',
  options: arsipOptions,
});

/** Monitoring and supervisors (docs/domain/20 §3 Monitoring, Magang). */
export const monitoringScreens: readonly Screen[] = [
  screen({
    path: '/magang/dosen-pembimbing',
    title: 'Dosen Pembimbing Magang',
    icon: 'supervisor_account',
    pattern: 'monitor',
    resources: dossier.slice(0, 5),
    roles: roles('2 3 4 5'),
    group: 'magang',
    options: dosenPembimbing,
    byRole: { HA02: { pattern: 'monitor/own', options: { endpoint: 'magang/pendaftar-program-mbkm/dospem' } } },
  }),
  screen({
    path: '/magang/mahasiswa/detail/:id',
    title: 'Detail Mahasiswa Magang',
    icon: 'person_search',
    pattern: 'monitor/dossier',
    resources: all,
    roles: roles('2 3+ 4 5 6 7'),
    group: 'magang',
    hidden: true,
    options: mahasiswaMagang,
  }),
  ...monitoring({
    of: 'magang',
    title: 'Monitoring Magang',
    detailTitle: 'Detail Monitoring Magang',
    who: '3 5',
    icon: 'monitoring',
    group: 'magang',
  }),
  archive,
  below(archive, {
    path: '/magang/riwayat/pendaftar2/detail/:id',
    title: 'Detail Arsip Peserta',
    pattern: 'history/detail',
    options: arsipOptions,
  }),
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
