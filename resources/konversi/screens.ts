import { below, roles, type Screen, screen } from '../kit/index.ts';
import { role } from '../roles.ts';
import { bakpkOptions } from './dataOptions.ts';
import { jenisKelompok, type Keluarga, kelompok, keluarga, semuaKelompok } from './families.ts';
import { opsiKeluarga } from './options.ts';
import { approvalPenilaianOptions, revisiPenilaianOptions } from './revisiOptions.ts';

/** Resources that the conversion assessment reads and writes: the rights of its screens cover all of them. */
const perangkatKonversi = [
  'mbkm/pendaftar-program-mbkm',
  'konversi/terpilih-final',
  'konversi/terpilih-awal',
  'konversi/revisi-nilai',
  'konversi/riwayat-nilai',
  'nilai/penilaian',
  'mbkm/pendaftar-tahap',
  'mbkm/riwayat-status',
] as const;
const ofProgrammes = ['outputs', 'detail'] as const;
const revisions = ['konversi/revisi-nilai', ...perangkatKonversi.filter(name => name !== 'konversi/revisi-nilai')];
const group = 'penilaian';

/** A list and its six detail pages. */
const layarKeluarga = (family: Keluarga): readonly Screen[] => {
  const options = opsiKeluarga(family);
  const list = screen({
    path: family.path,
    title: family.title,
    icon: 'grading',
    pattern: 'queue',
    resources: perangkatKonversi,
    ofProgrammes,
    roles:
      family.sisi === 'prodi' ? roles([role.koordinator, role.penilai]) : roles([role.timMbkm], { read: [role.bakpk] }),
    group,
    options,
  });
  const detail = `${family.path}/detail/:kind/:id`;
  return [
    list,
    ...semuaKelompok.map(kind =>
      below(list, {
        path: detail.replace(':kind', kind),
        title: `${family.title} – ${kelompok[kind]}`,
        listFilter: { kodeJenisMbkm: jenisKelompok(kind) },
        pattern: 'conversion',
        options: { from: { queue: options }, kind: { own: kind, path: detail } },
      }),
    ),
  ];
};

const bakpk = screen({
  path: bakpkOptions.listPath,
  title: 'Data Konversi Final',
  icon: 'task',
  pattern: 'queue',
  resources: perangkatKonversi,
  ofProgrammes,
  roles: roles([role.bakpk, role.timMbkm]),
  group,
  options: bakpkOptions,
});

/** Data of final conversions, and the revisions of their grades. */
const layarData: readonly Screen[] = [
  screen({
    path: revisiPenilaianOptions.listPath,
    title: 'Revisi Penilaian',
    icon: 'edit_note',
    pattern: 'queue',
    resources: revisions,
    ofProgrammes,
    roles: roles([role.koordinator, role.penilai, role.bakpk]),
    group,
    options: revisiPenilaianOptions,
  }),
  bakpk,
  below(bakpk, {
    path: bakpkOptions.detailPath,
    title: 'Detail Data Konversi',
    pattern: 'conversion',
    options: { from: { path: bakpkOptions.listPath }, siamik: true },
  }),
];

const approval = screen({
  path: approvalPenilaianOptions.listPath,
  title: 'Persetujuan Revisi Nilai',
  icon: 'fact_check',
  pattern: 'queue',
  resources: revisions,
  ofProgrammes,
  roles: roles([role.timMbkm]),
  group: 'magang',
  options: approvalPenilaianOptions,
});

/** Tim MBKM decides on revisions (docs/domain/20 §3 Magang). */
const layarApproval: readonly Screen[] = [
  approval,
  below(approval, {
    path: approvalPenilaianOptions.detailPath,
    title: 'Detail Revisi Nilai',
    pattern: 'queue/detail',
    options: approvalPenilaianOptions,
  }),
];

/** Conversion assessment and final data (docs/domain/20 §3; order = order in the menu, 10 §5). */
export const konversiScreens: readonly Screen[] = [...layarApproval, ...keluarga.flatMap(layarKeluarga), ...layarData];
