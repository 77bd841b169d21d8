import { roles, type Screen, screen } from '../kit/index.ts';
import { bakpkOptions } from './dataOptions.ts';
import { type Keluarga, kelompok, keluarga, semuaKelompok } from './families.ts';
import { opsiKeluarga } from './options.ts';
import { approvalPenilaianOptions, revisiPenilaianOptions } from './revisiOptions.ts';

/** What the conversion assessment reads and writes: the rights of its screens cover all of it. */
export const perangkatKonversi = [
  'mbkm/pendaftar-program-mbkm',
  'konversi/terpilih-final',
  'konversi/terpilih-awal',
  'konversi/revisi-nilai',
  'konversi/riwayat-nilai',
  'nilai/penilaian',
  'magang/luaran-magang',
  'magang/pendaftar-magang',
  'mbkm/pendaftar-tahap',
  'mbkm/riwayat-status',
] as const;
const group = 'penilaian';

const peran = ({ sisi }: Keluarga) => roles(sisi === 'prodi' ? '5 7' : '3+');

/** A list and its six detail pages. */
const layarKeluarga = (family: Keluarga): readonly Screen[] => {
  const common = {
    icon: 'grading',
    pattern: family.sisi === 'prodi' ? 'grading' : 'queue',
    resources: perangkatKonversi,
    roles: peran(family),
    group,
    options: opsiKeluarga(family),
  } as const;
  return [
    screen({ ...common, path: family.path, title: family.title }),
    ...semuaKelompok.map(kind =>
      screen({
        ...common,
        path: `${family.path}/detail/${kind}/:id`,
        title: `${family.title} – ${kelompok[kind]}`,
        hidden: true,
        inherits: family.path,
      }),
    ),
  ];
};

/** Data of final conversions, and the revisions of their grades. */
const layarData: readonly Screen[] = [
  screen({
    path: '/data-mbkm/revisi-penilaian',
    title: 'Revisi Penilaian',
    icon: 'edit_note',
    pattern: 'queue',
    resources: ['konversi/revisi-nilai', ...perangkatKonversi.filter(name => name !== 'konversi/revisi-nilai')],
    roles: roles('5 7 10'),
    group,
    options: revisiPenilaianOptions,
  }),
  screen({
    path: '/data-mbkm/bakpk',
    title: 'Data Konversi Final',
    icon: 'task',
    pattern: 'monitor',
    resources: perangkatKonversi,
    roles: roles('10 3'),
    group,
    options: bakpkOptions,
  }),
  screen({
    path: '/data-mbkm/bakpk/detail/:id',
    title: 'Detail Data Konversi',
    icon: 'task',
    pattern: 'monitor',
    resources: perangkatKonversi,
    roles: roles('10 3'),
    group,
    hidden: true,
    inherits: '/data-mbkm/bakpk',
    options: bakpkOptions,
  }),
];

/** Tim MBKM decides on revisions (docs/domain/20 §3 Magang). */
const layarApproval: readonly Screen[] = [
  screen({
    path: '/magang/approval-penilaian',
    title: 'Approval Revisi Nilai',
    icon: 'fact_check',
    pattern: 'queue',
    resources: ['konversi/revisi-nilai', ...perangkatKonversi.filter(name => name !== 'konversi/revisi-nilai')],
    roles: roles('3'),
    group: 'magang',
    options: approvalPenilaianOptions,
  }),
  screen({
    path: '/magang/approval-penilaian/detail/:id',
    title: 'Detail Revisi Nilai',
    icon: 'fact_check',
    pattern: 'queue',
    resources: ['konversi/revisi-nilai', ...perangkatKonversi.filter(name => name !== 'konversi/revisi-nilai')],
    roles: roles('3'),
    group: 'magang',
    hidden: true,
    inherits: '/magang/approval-penilaian',
    options: approvalPenilaianOptions,
  }),
];

/** Conversion assessment and final data (docs/domain/20 §3; order = order in the menu, 10 §5). */
export const konversiScreens: readonly Screen[] = [...layarApproval, ...keluarga.flatMap(layarKeluarga), ...layarData];
