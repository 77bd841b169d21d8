import type { Logbook } from '../kegiatan/log.ts';
import type { Outputs } from '../kegiatan/outputsOf.ts';
import {
  allRoles,
  below,
  type Content,
  DeclarationError,
  type Programme,
  type QueueOptions,
  type RecapOptions,
  type Role,
  registerHubOptionsOf,
  registerOptionsOf,
  roles,
  type Screen,
  type ScreenRoles,
  screen,
} from '../kit/index.ts';
import { packageCalls } from '../konversi/paketOptions.ts';
import { packageResources } from '../konversi/paketScreens.ts';
import { dossierProof, dossierResources } from '../monitoring/screens.ts';
import type { JenisPenilai } from '../nilai/penilai.ts';
import { gradingProof, gradingResources } from '../nilai/screens.ts';
import {
  decidersOf,
  logbookOptionsOf,
  logMemberOf,
  logMembersOf,
  logQueueOf,
  logSignatureOf,
  outputOptionsOf,
  outputQueueOf,
} from './activity.ts';
import { decidersAt, stagesOf } from './common.ts';
import { decisionOptionsOf, ownHistoryOf } from './decisions.ts';
import { gradingOptionsOf } from './grading.ts';
import { dossierOf, monitorOf } from './monitor.ts';
import { packageOptionsOf, packageQueueOf } from './package.ts';

/** Others than those for whom a screen is made, what they see there and what that shows beside its resources. */
interface ForOthers {
  roles: ScreenRoles;
  sees: Content;
  resources?: readonly string[];
}

/** What a programme's declaration names but does not hold: where its screens stand, and the resources themselves. */
interface Given {
  programme: Programme;
  /** Menu group (`resources/menu.ts`). */
  group: string;
  log?: Logbook;
  /** Who opens the list of entries; default: the student, who looks through them, Tim MBKM and coordinators. */
  logReaders?: string;
  outputs?: Outputs;
  /** Resources from which a registration chooses, such as waves. */
  chosen?: readonly string[];
  /** Who watches it all; default: Tim MBKM and coordinators. */
  watchers?: string;
  /** What the screen of those who watch is called where others than they open it; default: Monitoring. */
  monitoringTitle?: string;
  /** What those who take part in it see where others watch. */
  entrances?: Readonly<Partial<Record<Role, Content<'entrance'>>>>;
  /** What the entrances show beside participations. */
  entranceResources?: readonly string[];
  /** What those who accompany groups see of the outputs, where their members hand in: how complete they are. */
  outputsOverview?: { roles: ScreenRoles; options: RecapOptions };
  /** What others see at the address of one of its screens, by path. */
  others?: Readonly<Record<string, ForOthers>>;
  /** Where groups are decided on instead of their members: their queue, at the entrance for those who decide. */
  groupQueue?: QueueOptions & { roles: string };
}

/** Resources that a participation is made of. */
const participation = ({ programme: { detail } }: Given): string[] => [
  'mbkm/pendaftar-program-mbkm',
  ...(detail ? [detail.resource] : []),
  ...['mbkm/pendaftar-tahap', 'mbkm/riwayat-status'],
];

const of = (codes: readonly Role[]) => roles([...new Set(codes)].map(code => String(Number(code.slice(2)))).join(' '));

/** A registration that begins with its group: the entrance is a page, those who decide find the groups there. */
function registrationByGroup(given: Given, queue: NonNullable<Given['groupQueue']>): readonly Screen[] {
  const { programme, group } = given;
  const { roles: deciders, ...options } = queue;
  const seen = roles(deciders);
  const hub = screen({
    path: programme.screens.register,
    title: `Pendaftaran ${programme.label}`,
    icon: 'how_to_reg',
    resources: [programme.group?.resource ?? '', ...participation(given), ...(given.chosen ?? [])],
    roles: { ...roles('2'), ...seen },
    group,
    pattern: 'page',
    byRole: Object.fromEntries(
      allRoles.filter(role => seen[role]).map(role => [role, { pattern: 'queue', options } as const]),
    ),
  });
  return [
    hub,
    ...Object.entries(programme.ways).map(([jalur, { title, path, icon }]) =>
      below(hub, {
        ...{ path, icon, title: `Pendaftaran ${title}`, roles: roles('2') },
        // The participation is what the form fills in; the group comes from its panels.
        resources: [...participation(given), programme.group?.resource ?? '', ...(given.chosen ?? [])],
        pattern: 'register/form',
        options: registerOptionsOf(programme, jalur),
      }),
    ),
    below(hub, {
      path: options.detailPath,
      title: `Detail Pendaftaran ${programme.label}`,
      roles: seen,
      pattern: 'queue/detail',
      options,
    }),
  ];
}

/** The entrance and the forms; a programme with one way whose form is the entrance has the form only. */
function registration(given: Given): readonly Screen[] {
  if (given.groupQueue) return registrationByGroup(given, given.groupQueue);
  const { programme, group } = given;
  const { register } = programme.screens;
  const resources = [...participation(given), ...(given.chosen ?? [])];
  const base = { title: `Pendaftaran ${programme.label}`, icon: 'how_to_reg', resources, group };
  const own = Object.entries(programme.ways).find(([, { path }]) => path === register)?.[0];
  const hub: Screen = screen({
    ...base,
    path: register,
    roles: roles('2'),
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
          ...{ path, icon, title: `Pendaftaran ${title}` },
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
function decisions(given: Given): readonly Screen[] {
  const { programme, group } = given;
  if (programme.lead || given.groupQueue) return [];
  const options = decisionOptionsOf(programme);
  const queue = screen({
    path: options.listPath,
    title: `Verifikasi ${programme.label}`,
    icon: 'fact_check',
    pattern: 'queue',
    resources: participation(given),
    roles: of(stagesOf(programme).flatMap(decidersAt)),
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

function history(given: Given): readonly Screen[] {
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
        ...['konversi/terpilih-final', 'konversi/revisi-nilai', 'konversi/riwayat-nilai'],
      ],
      roles: roles('2'),
      group,
      options,
    }),
  ];
}

/** A queue of its own with the page of one row. */
function queueOf({
  options,
  title,
  ...given
}: Pick<Screen, 'title' | 'resources' | 'group' | 'roles'> & { options: QueueOptions }): readonly Screen[] {
  const queue = screen({ ...given, title, path: options.listPath, icon: 'fact_check', pattern: 'queue', options });
  return [
    queue,
    below(queue, { path: options.detailPath, title: `Detail ${title}`, pattern: 'queue/detail', options }),
  ];
}

/** The student's calendar, list and form; the queue of the supervisor and, where it signs, of the partner. */
function logbook(given: Given): readonly Screen[] {
  const { programme, group, log } = given;
  const { logEntry } = programme.screens;
  if (!log || !logEntry) return [];
  const options = logbookOptionsOf(programme, log);
  const queue = logQueueOf(programme, log);
  const signature = log.log.signed ? logSignatureOf(programme, log) : undefined;
  const resources = [log.name, 'mbkm/pendaftar-program-mbkm', 'konversi/terpilih-final'];
  // Who looks through it does so where it is written, unless the programme has a place for that.
  const elsewhere = programme.screens.logQueue;
  const home = screen({
    path: options.paths.home,
    title: `Logbook ${programme.label}`,
    icon: 'calendar_month',
    pattern: 'logbook',
    resources,
    roles: of(['HA02', ...(elsewhere ? [] : (['HA04'] as const)), ...(signature ? (['HA06'] as const) : [])]),
    group,
    options,
    byRole: {
      ...(elsewhere ? {} : { HA04: { pattern: 'queue', options: queue } }),
      ...(signature ? { HA06: { pattern: 'queue', options: signature } } : {}),
    },
  });
  const reads = { words: { type: ['view'] }, pattern: 'queue/detail' } as const;
  return [
    home,
    below(home, {
      path: logEntry,
      title: `Form Logbook ${programme.label}`,
      icon: 'edit_note',
      words: { type: ['add', 'edit', 'view'] },
      pattern: 'logbook/form',
      options,
      byRole: {
        ...(elsewhere ? {} : { HA04: { ...reads, options: queue } }),
        ...(signature ? { HA06: { ...reads, options: signature } } : {}),
      },
    }),
    below(home, {
      path: options.paths.form,
      title: `Form Logbook ${programme.label}`,
      icon: 'edit_note',
      roles: roles('2'),
      pattern: 'redirect',
      options: { to: `${options.paths.form}/add`, withId: `${options.paths.form}/edit` },
    }),
    ...members(given, log),
    ...(elsewhere
      ? queueOf({ title: `Verifikasi Logbook ${programme.label}`, resources, group, options: queue, roles: roles('4') })
      : []),
    screen({
      path: options.paths.list,
      title: `Daftar Kegiatan ${programme.label}`,
      icon: 'list_alt',
      pattern: 'logbook/list',
      resources,
      roles: roles(given.logReaders ?? (signature ? '2 3 4 5 6' : '2 3 4 5')),
      group,
      options,
    }),
  ];
}

/** A group's members with their coverage, and the entries of one of them. */
function members({ programme, group }: Given, log: Logbook): readonly Screen[] {
  const options = logMembersOf(programme, log);
  if (!options || !programme.screens.logMembers) return [];
  const shared = {
    resources: [log.name, 'mbkm/pendaftar-program-mbkm', ...(programme.group ? [programme.group.resource] : [])],
    roles: roles('3+ 4'),
    hidden: true,
    group,
  };
  return [
    screen({
      ...shared,
      path: programme.screens.logMembers,
      title: 'Mahasiswa Kelompok',
      icon: 'group_work',
      pattern: 'logbook/members',
      options,
    }),
    screen({
      ...shared,
      path: options.paths.entries,
      title: `Logbook Mahasiswa ${programme.label}`,
      icon: 'list_alt',
      pattern: 'queue',
      options: logMemberOf(programme, log),
    }),
  ];
}

/** Who watches sees a recap where members have their checklist. */
const overviewOf = (given: Given['outputsOverview']) =>
  given && {
    byRole: Object.fromEntries(
      allRoles
        .filter(role => given.roles[role])
        .map(role => [role, { pattern: 'recap', options: given.options } as const]),
    ),
  };

/** The student's checklist, the supervisor's queue. */
function output({ programme, group, outputs, outputsOverview }: Given): readonly Screen[] {
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
    roles: { ...outputsOverview?.roles, ...of(elsewhere ? ['HA02'] : ['HA02', ...deciders]) },
    group,
    options,
    ...(elsewhere
      ? overviewOf(outputsOverview)
      : { byRole: Object.fromEntries(deciders.map(role => [role, { pattern: 'queue', options: queue } as const])) }),
  });
  const entry = options.entry
    ? [below(home, { path: options.entry, title: 'Isi Luaran', roles: roles('2'), pattern: 'upload', options })]
    : [];
  if (elsewhere) {
    const title = `Verifikasi Luaran ${programme.label}`;
    return [home, ...entry, ...queueOf({ title, resources, group, options: queue, roles: of(deciders) })];
  }
  return [
    home,
    ...entry,
    below(home, {
      path: queue.detailPath,
      title: `Detail Luaran ${programme.label}`,
      roles: of(deciders),
      pattern: 'queue/detail',
      options: queue,
    }),
  ];
}

function grading({ programme, group }: Given): readonly Screen[] {
  if (!programme.screens.grading || programme.grade.from !== 'sheets') return [];
  // Where whole groups are graded, every assessor has screens of its own; this one is the supervisor's.
  const own: readonly JenisPenilai[] | undefined = programme.grade.groups ? ['dosen'] : undefined;
  const options = gradingOptionsOf(programme, own);
  const { assessors } = programme.grade;
  const by = Object.values(own ? { dosen: assessors.dosen } : assessors).flatMap(each => each?.by ?? []);
  const queue = screen({
    path: options.backTo,
    title: `Penilaian ${options.groups?.called ?? programme.label}`,
    icon: 'grading',
    pattern: 'grading',
    resources: gradingResources,
    ofProgrammes: gradingProof,
    roles: of(by),
    group,
    options,
  });
  const title = `Lembar Penilaian ${programme.label}`;
  return [
    queue,
    below(queue, { path: options.path, title, pattern: 'grading/sheet', options }),
    ...(options.groups
      ? [
          below(queue, {
            path: options.groups.detailPath,
            title: `Lembar Nilai ${options.groups.called}`,
            pattern: 'grading/group',
            options: options.groups,
          }),
        ]
      : []),
  ];
}

function monitoring({
  programme,
  group,
  watchers = '3 5',
  entrances = {},
  entranceResources = [],
  monitoringTitle,
}: Given): readonly Screen[] {
  const shared = { resources: dossierResources, ofProgrammes: dossierProof, group };
  const found: Screen[] = [];
  if (programme.screens.monitoring) {
    const { list, detail } = monitorOf(programme);
    const parent = screen({
      ...shared,
      resources: [...dossierResources, ...entranceResources],
      path: list.listPath,
      title: monitoringTitle ?? `Monitoring ${programme.label}`,
      icon: 'monitoring',
      pattern: 'monitor',
      roles: { ...of(allRoles.filter(role => entrances[role])), ...roles(watchers) },
      options: list,
      byRole: entrances,
    });
    const title = `Detail Monitoring ${programme.label}`;
    const readers = roles(watchers);
    found.push(
      parent,
      below(parent, { path: list.detailPath, title, roles: readers, pattern: 'monitor/dossier', options: detail }),
    );
  }
  if (programme.screens.dossier) {
    const options = dossierOf(programme);
    found.push(
      screen({
        ...shared,
        path: options.detailPath,
        title: `Detail Peserta ${programme.label}`,
        icon: 'person_search',
        pattern: 'monitor/dossier',
        roles: roles('2 3+ 4 5 6 7'),
        hidden: true,
        options,
      }),
    );
  }
  return found;
}

/** The student's package, and the queue of packages. */
function packages({ programme, group }: Given): readonly Screen[] {
  if (!programme.screens.package || !programme.screens.packages) return [];
  const options = packageOptionsOf(programme);
  const queue = packageQueueOf(programme);
  const own = screen({
    path: options.hubPath,
    title: `Paket Konversi ${programme.label}`,
    icon: 'inventory',
    pattern: 'paket',
    resources: packageResources,
    roles: roles('2'),
    group,
    options,
  });
  const verified = screen({
    path: queue.listPath,
    title: `Verifikasi Paket Konversi ${programme.label}`,
    icon: 'rule',
    pattern: 'queue',
    resources: packageResources,
    roles: { ...roles('5 7'), HA03: 'read', HA01: 'read' },
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

/**
 * Every screen of a programme from its declaration, as far as `screens` names a path for it; order = order in the menu.
 * What is special is a screen of its own, made from the same functions with other options.
 */
export const screensOf = (given: Given): readonly Screen[] =>
  titled(
    given.programme,
    withOthers(
      given,
      [registration, decisions, history, logbook, output, packages, grading, monitoring].flatMap(part => part(given)),
    ),
  );

/** @throws DeclarationError for a screen that the programme has not */
function withOthers({ programme: { name }, others = {} }: Given, screens: readonly Screen[]): readonly Screen[] {
  const stray = Object.keys(others).find(path => screens.every(found => found.path !== path));
  if (stray) throw new DeclarationError(`program ${name}.others: "${stray}" bukan layarnya`);
  return screens.map(found => {
    const more = Object.hasOwn(others, found.path) ? others[found.path] : undefined;
    if (!more) return found;
    const theirs = allRoles.filter(role => more.roles[role]).map(role => [role, more.sees] as const);
    return Object.freeze({
      ...found,
      resources: [...new Set([...found.resources, ...(more.resources ?? [])])],
      roles: { ...more.roles, ...found.roles },
      byRole: { ...Object.fromEntries(theirs), ...found.byRole },
    });
  });
}

/** @throws DeclarationError for a title of a screen that the programme has not */
function titled({ name, titles = {} }: Programme, screens: readonly Screen[]): readonly Screen[] {
  const stray = Object.keys(titles).find(path => screens.every(found => found.path !== path));
  if (stray) throw new DeclarationError(`program ${name}.titles: "${stray}" bukan layarnya`);
  // An address without its last word leads on to the screen, and is called as it is.
  const leading = new Map(Object.entries(titles).map(([path, title]) => [path.replace(/\/:\w+$/, ''), title]));
  return screens.map(found => {
    const own = Object.hasOwn(titles, found.path) ? titles[found.path] : undefined;
    const title = own ?? (found.pattern === 'redirect' ? leading.get(found.path) : undefined);
    return title === undefined ? found : { ...found, title };
  });
}
