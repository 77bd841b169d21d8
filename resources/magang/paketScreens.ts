import { below, roles, type Screen, type ScreenRoles, screen } from '../kit/index.ts';
import { packageCalls } from '../konversi/paketOptions.ts';
import { packageResources } from '../konversi/paketScreens.ts';
import { packageOptionsOf, packageQueueOf } from '../programme/package.ts';
import { role } from '../roles.ts';
import { magang } from './programme.ts';

/** HA05 and HA07 decide, Tim MBKM looks on and opens what came too late (docs/domain/20 §3). */
const verifiers: ScreenRoles = {
  [role.koordinator]: 'full',
  [role.penilai]: 'full',
  [role.timMbkm]: 'full',
  [role.superAdmin]: 'full',
};

export const paketMagang = packageOptionsOf(magang);
const queue = packageQueueOf(magang);
const group = 'magang';

const own = screen({
  path: paketMagang.hubPath,
  title: 'Paket Konversi Magang',
  icon: 'inventory',
  pattern: 'paket',
  resources: packageResources,
  roles: roles([role.mahasiswa]),
  group,
  options: paketMagang,
});
const packages = screen({
  path: queue.listPath,
  title: 'Verifikasi Paket Konversi Magang',
  icon: 'rule',
  pattern: 'queue',
  resources: packageResources,
  roles: verifiers,
  group,
  options: queue,
});

/** Conversion packages of Magang: choose, decide (docs/domain/20 §3, §4.3). */
export const magangPackageScreens: readonly Screen[] = [
  own,
  below(own, {
    path: paketMagang.pickPath,
    title: 'Pilih Mata Kuliah',
    icon: 'playlist_add_check',
    pattern: 'paket/pick',
    options: paketMagang,
  }),
  packages,
  below(packages, {
    path: queue.detailPath,
    title: packages.title,
    pattern: 'paket/verify',
    options: { ...packageCalls, queue },
  }),
];
