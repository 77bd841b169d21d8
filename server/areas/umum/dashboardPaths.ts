import { filtered, type ListFilter, type Programme, type Registry, type Role } from '../../../resources/kit/index.ts';

/** Every kind of MBKM that has a programme. */
export const kindsOf = ({ programmes }: Registry): string[] => programmes.flatMap(({ kinds }) => kinds);

/** The list in which a role follows participations of any programme: the monitoring that is for all kinds. */
const overview = ({ screens }: Registry, role: Role): string | null =>
  screens.find(
    screen => screen.pattern === 'monitor' && screen.options.figures && !screen.options.kinds && screen.roles[role],
  )?.path ?? null;

/**
 * Where a role finds participations with a filter: among those that the one programme keeps for whoever accompanies
 * them; where there are several programmes, in the monitoring of all.
 */
export function participationsLink(registry: Registry, role: Role, filter: ListFilter): string | null {
  const [only, second] = registry.programmes;
  const past = second ? undefined : only?.screens.past;
  const shown = registry.screens.some(({ path, roles }) => path === past && roles[role]);
  const path = past && shown ? past : overview(registry, role);
  return path ? filtered(path, filter) : null;
}

/** Where one programme's registrations of a state are decided on: the tab of its queue that shows the state. */
export function decisionsLink(
  { screens }: Registry,
  programme: Programme,
  status: string,
  filter: ListFilter,
): string | null {
  const queue = screens.find(({ path }) => path === programme.screens.decisions);
  if (queue?.pattern !== 'queue') return null;
  const tab = queue.options.tabs.find(
    ({ byRole, filter: { status: shown } }) =>
      !byRole && (Array.isArray(shown) ? shown.includes(status) : shown === status),
  );
  return tab ? `${queue.path}?tab=${tab.key}&filter=${encodeURIComponent(JSON.stringify(filter))}` : null;
}
