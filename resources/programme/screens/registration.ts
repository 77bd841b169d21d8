import {
  allRoles,
  below,
  registerHubOptionsOf,
  registerOptionsOf,
  roles,
  type Screen,
  screen,
} from '../../kit/index.ts';
import { packageCalls } from '../../konversi/paketOptions.ts';
import { packageResources } from '../../konversi/paketScreens.ts';
import { role } from '../../roles.ts';
import { decidersAt, stagesOf } from '../common.ts';
import { decisionOptionsOf, ownHistoryOf } from '../decisions.ts';
import { type Given, participation } from './given.ts';

/** A registration that begins with its group: the entrance is a page, those who decide find the groups there. */
function registrationByGroup(given: Given, queue: NonNullable<Given['groupQueue']>): readonly Screen[] {
  const { programme, group } = given;
  const { roles: deciders, ...options } = queue;
  const hub = screen({
    path: programme.screens.register,
    title: `Pendaftaran ${programme.label}`,
    icon: 'how_to_reg',
    resources: [programme.group?.resource ?? '', ...participation(given), ...(given.chosen ?? [])],
    roles: { ...roles([role.mahasiswa]), ...deciders },
    group,
    pattern: 'page',
    byRole: Object.fromEntries(
      allRoles.filter(role => deciders[role]).map(role => [role, { pattern: 'queue', options } as const]),
    ),
  });
  return [
    hub,
    ...Object.entries(programme.ways).map(([jalur, { title, path, icon }]) =>
      below(hub, {
        path,
        icon,
        title: `Pendaftaran ${title}`,
        roles: roles([role.mahasiswa]),
        // The participation is what the form fills in; the group comes from its panels.
        resources: [...participation(given), programme.group?.resource ?? '', ...(given.chosen ?? [])],
        pattern: 'register/form',
        options: registerOptionsOf(programme, jalur),
      }),
    ),
    below(hub, {
      path: options.detailPath,
      title: `Detail Pendaftaran ${programme.label}`,
      roles: deciders,
      pattern: 'queue/detail',
      options,
    }),
  ];
}

/** The entrance and the forms; a programme with one way whose form is the entrance has the form only. */
export function registration(given: Given): readonly Screen[] {
  if (given.groupQueue) return registrationByGroup(given, given.groupQueue);
  const { programme, group } = given;
  const { register } = programme.screens;
  const resources = [...participation(given), ...(given.chosen ?? [])];
  const base = { title: `Pendaftaran ${programme.label}`, icon: 'how_to_reg', resources, group };
  const own = Object.entries(programme.ways).find(([, { path }]) => path === register)?.[0];
  const hub: Screen = screen({
    ...base,
    path: register,
    roles: roles([role.mahasiswa]),
    ...(own
      ? { pattern: 'register/form', options: registerOptionsOf(programme, own) }
      : { pattern: 'register', options: registerHubOptionsOf(programme) }),
  });
  return [
    hub,
    ...Object.entries(programme.ways)
      .filter(([jalur]) => jalur !== own)
      .map(([jalur, { title, path, icon }]) =>
        below(hub, {
          path,
          icon,
          title: `Pendaftaran ${title}`,
          pattern: 'register/form',
          options: registerOptionsOf(programme, jalur),
        }),
      ),
  ];
}

/**
 * The queue of those who decide at its stages. A programme that leads by a status of its detail declares its own; where
 * groups are decided on, they are.
 */
export function decisions(given: Given): readonly Screen[] {
  const { programme, group } = given;
  if (programme.lead || given.groupQueue) return [];
  const options = decisionOptionsOf(programme);
  const queue = screen({
    path: options.listPath,
    title: `Verifikasi ${programme.label}`,
    icon: 'fact_check',
    pattern: 'queue',
    resources: participation(given),
    roles: roles(stagesOf(programme).flatMap(decidersAt)),
    group,
    options,
  });
  const title = `Detail Verifikasi ${programme.label}`;
  const { plan } = programme.screens;
  return [
    queue,
    below(queue, { path: options.detailPath, title, pattern: 'queue/detail', options }),
    ...(plan
      ? [
          below(queue, {
            path: plan,
            title: 'Rencana Konversi Peserta',
            pattern: 'paket/read',
            resources: packageResources,
            options: { ...packageCalls, backTo: options.listPath },
          }),
        ]
      : []),
  ];
}

/** The student's own registrations, as they went. */
export function history(given: Given): readonly Screen[] {
  const { programme, group } = given;
  const options = ownHistoryOf(programme);
  return [
    screen({
      path: options.listPath,
      title: `Riwayat ${programme.label}`,
      icon: 'history',
      pattern: 'history/own',
      // With the recognised courses and revisions: a student may object to final grades here.
      resources: [
        ...participation(given),
        'konversi/terpilih-final',
        'konversi/revisi-nilai',
        'konversi/riwayat-nilai',
      ],
      roles: roles([role.mahasiswa]),
      group,
      options,
    }),
  ];
}
