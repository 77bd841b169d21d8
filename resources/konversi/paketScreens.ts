import { below, roles, type Screen, type ScreenRoles, screen } from '../kit/index.ts';
import { antreanPaketMagang, antreanPaketProdi, paketMagang } from './paketOptions.ts';

/** A participation with its package: the rights of these screens cover all of it. */
const konversi = [
  'mbkm/pendaftar-program-mbkm',
  'konversi/terpilih-awal',
  'konversi/terpilih-final',
  'mbkm/riwayat-status',
] as const;

/** HA05 and HA07 decide, Tim MBKM looks on (docs/domain/20 §3). */
const verifiers: ScreenRoles = { HA05: 'full', HA07: 'full', HA03: 'read', HA01: 'read' };

const own = screen({
  path: paketMagang.hubPath,
  title: 'Paket Konversi Magang',
  icon: 'inventory',
  pattern: 'paket',
  resources: konversi,
  roles: roles('2'),
  group: 'magang',
  options: paketMagang,
});
const ofMagang = screen({
  path: antreanPaketMagang.listPath,
  title: 'Verifikasi Paket Konversi Magang',
  icon: 'rule',
  pattern: 'queue',
  resources: konversi,
  roles: verifiers,
  group: 'magang',
  options: antreanPaketMagang,
});
const ofProdi = screen({
  path: antreanPaketProdi.listPath,
  title: 'Verifikasi Paket Konversi',
  icon: 'rule',
  pattern: 'queue',
  resources: konversi,
  roles: roles('5 7'),
  group: 'monitoring',
  options: antreanPaketProdi,
});

/** A package read from a list of monitoring. */
const reading = (
  list: string,
  title: string,
  who: string,
  pattern: 'paket/read' | 'paket/advise' = 'paket/read',
): Screen =>
  screen({
    path: `${list}/paket-konversi/:id`,
    title,
    icon: 'inventory',
    pattern,
    resources: konversi,
    roles: roles(who),
    group: 'monitoring',
    hidden: true,
    inherits: list,
    options: { ...paketMagang, backTo: list },
  });

/** Conversion packages: choose, advise, decide, read (docs/domain/20 §3, §4.3). */
export const paketScreens: readonly Screen[] = [
  own,
  below(own, {
    path: paketMagang.pickPath,
    title: 'Pilih Mata Kuliah',
    icon: 'playlist_add_check',
    pattern: 'paket/pick',
    options: paketMagang,
  }),
  ofMagang,
  below(ofMagang, {
    path: antreanPaketMagang.detailPath,
    title: ofMagang.title,
    pattern: 'paket/verify',
    options: { ...paketMagang, queue: antreanPaketMagang },
  }),
  ofProdi,
  below(ofProdi, {
    path: antreanPaketProdi.detailPath,
    title: ofProdi.title,
    pattern: 'paket/verify',
    options: { ...paketMagang, queue: antreanPaketProdi },
  }),
  reading('/monitoring', 'Paket Konversi Mahasiswa', '3+'),
  reading('/monitoring3', 'Rekomendasi Paket Konversi', '4', 'paket/advise'),
  reading('/monitoring4', 'Paket Konversi Peserta', '6'),
];
