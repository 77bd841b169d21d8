import { allRoles, below, roles, type Screen, screen } from '../../kit/index.ts';
import { role } from '../../roles.ts';
import { decidersOf, outputOptionsOf, outputQueueOf } from '../activity.ts';
import { type Given, queueOf } from './given.ts';

/** Recap for those who monitor, at the address of the members' checklist. */
const overviewOf = (given: Given['outputsOverview']) =>
  given && {
    byRole: Object.fromEntries(
      allRoles
        .filter(role => given.roles[role])
        .map(role => [role, { pattern: 'recap', options: given.options } as const]),
    ),
  };

/** The student's checklist, the supervisor's queue. */
export function output({ programme, group, outputs, outputsOverview, outputsReaders }: Given): readonly Screen[] {
  if (!outputs || !programme.screens.outputs) return [];
  const queue = outputQueueOf(programme, outputs);
  const resources = [outputs.name, 'mbkm/pendaftar-program-mbkm'];
  const elsewhere = programme.screens.outputsQueue;
  const options = outputOptionsOf(programme, outputs);
  const deciders = decidersOf(outputs);
  const home = screen({
    path: programme.screens.outputs,
    title: `Luaran ${programme.label}`,
    icon: 'upload_file',
    pattern: 'upload',
    resources,
    roles: { ...outputsOverview?.roles, ...roles(elsewhere ? [role.mahasiswa] : [role.mahasiswa, ...deciders]) },
    group,
    options,
    ...(elsewhere
      ? overviewOf(outputsOverview)
      : { byRole: Object.fromEntries(deciders.map(role => [role, { pattern: 'queue', options: queue } as const])) }),
  });
  const entry = options.entry
    ? [
        below(home, {
          path: options.entry,
          title: 'Isi Luaran',
          roles: roles([role.mahasiswa]),
          pattern: 'upload',
          options,
        }),
      ]
    : [];
  if (elsewhere) {
    const title = `Verifikasi Luaran ${programme.label}`;
    return [
      home,
      ...entry,
      ...queueOf({ title, resources, group, options: queue, roles: { ...outputsReaders, ...roles(deciders) } }),
    ];
  }
  return [
    home,
    ...entry,
    below(home, {
      path: queue.detailPath,
      title: `Detail Luaran ${programme.label}`,
      roles: roles(deciders),
      pattern: 'queue/detail',
      options: queue,
    }),
  ];
}
