import { below, type QueueOptions, type Screen, type ScreenRoles, screen } from '../../kit/index.ts';

/** Menu group of KKN's screens. */
export const group = 'kkn';

/** A queue with the page of one row. */
export function queueOf(
  options: QueueOptions,
  { detail, ...own }: Pick<Screen, 'title' | 'resources' | 'roles'> & { detail: string },
): readonly Screen[] {
  const queue = screen({ ...own, path: options.listPath, icon: 'fact_check', pattern: 'queue', group, options });
  return [queue, below(queue, { path: options.detailPath, title: detail, pattern: 'queue/detail', options })];
}

/** The form of a list at an address of its own. */
export const formAt = (parent: Screen, path: string, title: string, allowed: ScreenRoles): Screen =>
  below(parent, { path, title, pattern: 'crud/form', roles: allowed, options: { list: parent.path } });

/** A list with its form, at a path of its own. */
export const list = (
  path: string,
  title: string,
  icon: string,
  resources: readonly string[],
  allowed: ScreenRoles,
): Screen => screen({ path, title, icon, pattern: 'crud', resources, roles: allowed, group });
