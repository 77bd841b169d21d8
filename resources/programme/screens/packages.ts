import { below, roles, type Screen, screen } from '../../kit/index.ts';
import { packageCalls } from '../../konversi/paketOptions.ts';
import { packageResources } from '../../konversi/paketScreens.ts';
import { role } from '../../roles.ts';
import { packageOptionsOf, packageQueueOf } from '../package.ts';
import type { Given } from './given.ts';

/** The student's package, and the queue of packages. */
export function packages({ programme, group }: Given): readonly Screen[] {
  if (!programme.screens.package || !programme.screens.packages) return [];
  const options = packageOptionsOf(programme);
  const queue = packageQueueOf(programme);
  const own = screen({
    path: options.hubPath,
    title: `Paket Konversi ${programme.label}`,
    icon: 'inventory',
    pattern: 'paket',
    resources: packageResources,
    roles: roles([role.mahasiswa]),
    group,
    options,
  });
  const verified = screen({
    path: queue.listPath,
    title: `Verifikasi Paket Konversi ${programme.label}`,
    icon: 'rule',
    pattern: 'queue',
    resources: packageResources,
    // Tim MBKM looks on, and opens what came too late.
    roles: { ...roles([role.koordinator, role.penilai]), [role.timMbkm]: 'full', [role.superAdmin]: 'full' },
    group,
    options: queue,
  });
  return [
    own,
    below(own, { path: options.pickPath, title: 'Pilih Mata Kuliah', pattern: 'paket/pick', options }),
    verified,
    below(verified, {
      path: queue.detailPath,
      title: verified.title,
      pattern: 'paket/verify',
      options: { ...packageCalls, queue },
    }),
  ];
}
