import { below, roles, type Screen, type ScreenRoles, screen } from '../kit/index.ts';
import { role } from '../roles.ts';
import { antreanPaketProdi, packageCalls } from './paketOptions.ts';

/** A participation with its package: the rights of these screens cover all of it. */
export const packageResources = [
  'mbkm/pendaftar-program-mbkm',
  'konversi/terpilih-awal',
  'konversi/terpilih-final',
  'mbkm/riwayat-status',
] as const;

const ofProdi = screen({
  path: antreanPaketProdi.listPath,
  title: 'Verifikasi Paket Konversi',
  icon: 'rule',
  pattern: 'queue',
  resources: packageResources,
  roles: roles([role.koordinator, role.penilai]),
  group: 'monitoring',
  options: antreanPaketProdi,
});

/** A package read from a list of monitoring. */
const reading = (
  list: string,
  title: string,
  allowed: ScreenRoles,
  pattern: 'paket/read' | 'paket/advise' = 'paket/read',
): Screen =>
  screen({
    path: `${list}/paket-konversi/:id`,
    title,
    icon: 'inventory',
    pattern,
    resources: packageResources,
    roles: allowed,
    group: 'monitoring',
    hidden: true,
    inherits: list,
    options: { ...packageCalls, backTo: list },
  });

/** Conversion packages of every programme: advise, decide, read (docs/domain/20 §3, §4.3). */
export const paketScreens: readonly Screen[] = [
  ofProdi,
  below(ofProdi, {
    path: antreanPaketProdi.detailPath,
    title: ofProdi.title,
    pattern: 'paket/verify',
    options: { ...packageCalls, queue: antreanPaketProdi },
  }),
  reading('/monitoring', 'Paket Konversi Mahasiswa', roles([role.timMbkm], { read: [role.bakpk] })),
  reading('/monitoring3', 'Rekomendasi Paket Konversi', roles([role.dosen]), 'paket/advise'),
  reading('/monitoring4', 'Paket Konversi Peserta', roles([role.mitra])),
];
