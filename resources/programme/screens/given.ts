import type { Logbook } from '../../kegiatan/log.ts';
import type { Outputs } from '../../kegiatan/outputsOf.ts';
import {
  below,
  type Content,
  type Programme,
  type QueueOptions,
  type RecapOptions,
  type Role,
  type Screen,
  type ScreenRoles,
  screen,
} from '../../kit/index.ts';

/** Others than those for whom a screen is made, what they see there and what that shows beside its resources. */
interface ForOthers {
  roles: ScreenRoles;
  sees: Content;
  resources?: readonly string[];
}

/** Input of a programme's screens that its declaration names but does not hold: addresses and resources. */
export interface Given {
  programme: Programme;
  /** Menu group (`resources/menu.ts`). */
  group: string;
  log?: Logbook;
  /** Roles that open the list of entries; default: student, supervisor, Tim MBKM and coordinators. */
  logReaders?: ScreenRoles;
  outputs?: Outputs;
  /** Resources from which a registration chooses, such as waves. */
  chosen?: readonly string[];
  /** Roles that monitor; default: Tim MBKM and coordinators. */
  watchers?: ScreenRoles;
  /** Title of the monitoring screen if other roles open it; default: Monitoring. */
  monitoringTitle?: string;
  /** Entrance pages of participants at the address of the monitoring screen. */
  entrances?: Readonly<Partial<Record<Role, Content<'entrance'>>>>;
  /** Resources of the entrances beside participations. */
  entranceResources?: readonly string[];
  /** Recap of completeness for companions, at the address of the members' outputs. */
  outputsOverview?: { roles: ScreenRoles; options: RecapOptions };
  /** Roles that read the queue of outputs without deciding. */
  outputsReaders?: ScreenRoles;
  /** Screens of other roles at the programme's addresses, by path. */
  others?: Readonly<Record<string, ForOthers>>;
  /**
   * Queue of groups, for programmes that decide on groups instead of members; it is the entrance of those who decide.
   */
  groupQueue?: QueueOptions & { roles: ScreenRoles };
}

/** Resources that a participation is made of. */
export const participation = ({ programme: { detail } }: Given): string[] => [
  'mbkm/pendaftar-program-mbkm',
  ...(detail ? [detail.resource] : []),
  'mbkm/pendaftar-tahap',
  'mbkm/riwayat-status',
];

/** A queue of its own with the page of one row. */
export function queueOf({
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
