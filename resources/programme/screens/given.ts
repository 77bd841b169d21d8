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

/** What a programme's declaration names but does not hold: where its screens stand, and the resources themselves. */
export interface Given {
  programme: Programme;
  /** Menu group (`resources/menu.ts`). */
  group: string;
  log?: Logbook;
  /** Who opens the list of entries; default: the student, who looks through them, Tim MBKM and coordinators. */
  logReaders?: ScreenRoles;
  outputs?: Outputs;
  /** Resources from which a registration chooses, such as waves. */
  chosen?: readonly string[];
  /** Who watches it all; default: Tim MBKM and coordinators. */
  watchers?: ScreenRoles;
  /** What the screen of those who watch is called where others than they open it; default: Monitoring. */
  monitoringTitle?: string;
  /** What those who take part in it see where others watch. */
  entrances?: Readonly<Partial<Record<Role, Content<'entrance'>>>>;
  /** What the entrances show beside participations. */
  entranceResources?: readonly string[];
  /** What those who accompany groups see of the outputs, where their members hand in: how complete they are. */
  outputsOverview?: { roles: ScreenRoles; options: RecapOptions };
  /** Who reads the queue of outputs beside those who decide. */
  outputsReaders?: ScreenRoles;
  /** What others see at the address of one of its screens, by path. */
  others?: Readonly<Record<string, ForOthers>>;
  /** Where groups are decided on instead of their members: their queue, at the entrance for those who decide. */
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
