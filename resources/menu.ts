import { areas } from './index.ts';
import { type MenuHeading, type Role, type Screen, type ScreenRoles, type Task, tasksFor } from './kit/index.ts';

/** The drawer's headings, as the areas declare them (docs/domain/10 §5). */
export const menuGroups: readonly MenuHeading[] = areas
  .flatMap(({ menu }) => menu)
  .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));

/** One row of the default menu: a heading (no link) or a screen. */
export interface MenuNode {
  /** Stable name of the row: the group's key or the screen's path. */
  key: string;
  name: string;
  title: string;
  link: string | null;
  icon: string;
  /** Position among its siblings, from 1. */
  urut: number;
  hiddenInMenu: boolean;
  mewarisi: boolean;
  resources: readonly string[];
  /** Roles that get a menu-user row; a screen that inherits has its own list all the same, for tests. */
  roles: ScreenRoles;
  children: readonly MenuNode[];
}

/**
 * The menu tree of a new installation: groups in order, screens in the order of declaration, a screen that inherits
 * below the screen it inherits from. Groups without a screen are left out.
 */
export function defaultMenu(screens: readonly Screen[], groups: readonly MenuHeading[] = menuGroups): MenuNode[] {
  const numbered = (nodes: (MenuNode | null)[]): MenuNode[] =>
    nodes.filter(node => node !== null).map((node, i) => ({ ...node, urut: i + 1 }));

  const screenNode = (screen: Screen): MenuNode => ({
    key: screen.path,
    name: screen.menuName ?? screen.title,
    title: screen.title,
    link: screen.path,
    icon: screen.icon,
    urut: 0,
    hiddenInMenu: screen.hidden,
    mewarisi: screen.inherits !== undefined,
    resources: screen.resources,
    roles: screen.roles,
    children: numbered(
      screens
        .filter(child => child.inherits?.toLowerCase() === screen.path.toLowerCase() && child !== screen)
        .map(screenNode),
    ),
  });

  const groupNode = (group: MenuHeading): MenuNode | null => {
    const own = screens.filter(screen => screen.group === group.key && screen.inherits === undefined).map(screenNode);
    const below = groups.filter(child => child.parent === group.key).map(groupNode);
    const children = numbered([...own, ...below]);
    if (children.length === 0) return null;
    return {
      key: group.key,
      name: group.name,
      title: group.name,
      link: null,
      icon: group.icon,
      urut: 0,
      hiddenInMenu: false,
      mewarisi: false,
      resources: [],
      roles: {},
      children,
    };
  };

  return numbered(groups.filter(group => !group.parent).map(groupNode));
}

const groupName = (key: string): string => menuGroups.find(group => group.key === key)?.name ?? key;

/**
 * Tasks of a role; equal labels of several areas get the area's name (`Mahasiswa perlu dinilai · KKN`).
 * @param today `YYYY-MM-DD`
 */
export function tasksOf(screens: readonly Screen[], role: Role, today: string): Task[] {
  const tasks = tasksFor(screens, role, today);
  const screenOf = ({ link }: Task): string => link.split('?')[0] ?? link;
  return tasks.map(task => {
    const same = tasks.filter(({ label }) => label === task.label);
    const groups = new Set(same.map(({ group }) => group));
    // Two programmes of one group are told apart by their screens.
    const paths = new Set(same.filter(({ group }) => group === task.group).map(screenOf));
    const title = screens.find(({ path }) => path === screenOf(task))?.title;
    if (paths.size > 1 && title) return { ...task, label: `${task.label} · ${title}` };
    return groups.size > 1 ? { ...task, label: `${task.label} · ${groupName(task.group)}` } : task;
  });
}
