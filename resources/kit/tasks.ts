import type { FilteredTask, ListFilter, ListTask } from './patterns/common.ts';
import type { CrudOptions } from './patterns/crud.ts';
import type { Role } from './roles.ts';
import type { Screen } from './screen.ts';

/** Rows that wait, and the list that shows exactly these. */
export interface Task {
  label: string;
  /** Menu group of the list. */
  group: string;
  resource: string;
  filter: ListFilter;
  /** Path of the list, on the tab or with the filter that shows the rows. */
  link: string;
  /** Field with the moment since which a row waits. */
  since: string;
  /** The list without, and with nothing but, those of the rows that its reader has put off. */
  putOff: { without: string; only: string };
  /** Waits for this role to decide; other tasks are to be watched. */
  decides: boolean;
  /** Field whose words name a row; null: what a reference to it shows. */
  named: string | null;
  /** The rows with those that are not due yet; null where all are. */
  whole: ListFilter | null;
}

/** Name of the filter by what its sender has put off: true or false. */
export const putOffFilter = 'ditunda';

/** Key of the tab of a queue with what its reader has put off. */
export const putOffTab = 'ditunda';

const dayMs = 86_400_000;

/**
 * A filter with its days filled in: `@30` is the day thirty days from today, `@0` today.
 * @param today `YYYY-MM-DD`
 */
export function dated(filter: ListFilter, today: string): ListFilter {
  const dayOf = (value: ListFilter[string]) => {
    const ahead = typeof value === 'string' ? /^@(\d{1,4})$/.exec(value)?.[1] : undefined;
    return ahead === undefined ? value : new Date(Date.parse(today) + Number(ahead) * dayMs).toISOString().slice(0, 10);
  };
  return Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, dayOf(value)]));
}

/** `/master/mitra` with a filter in its address. */
export const filtered = (path: string, filter: ListFilter): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** A tab of a list, with a filter beside its own. */
const inTab = (path: string, tab: string, filter: ListFilter | undefined): string =>
  `${path}?tab=${tab}${filter ? `&filter=${encodeURIComponent(JSON.stringify(filter))}` : ''}`;

/** The list of a task that is no tab of a queue, as its reader's own putting off divides it. */
const dividedBy = (path: string, filter: ListFilter): Task['putOff'] => ({
  without: filtered(path, { ...filter, [putOffFilter]: false }),
  only: filtered(path, { ...filter, [putOffFilter]: true }),
});

/** Tasks of a list that is no queue: those of its tabs, and those beside them. */
const tasksIn = ({ tabs, tasks = [] }: Pick<CrudOptions, 'tabs' | 'tasks'>): FilteredTask[] => [
  ...(tabs && 'tabs' in tabs ? tabs.tabs : []).flatMap(({ task, filter }) => (task ? [{ ...task, filter }] : [])),
  ...tasks,
];

/**
 * Filters of the rows of such a list that wait for a decision of the role.
 * @param today `YYYY-MM-DD`
 */
export const waitingFilters = (list: Pick<CrudOptions, 'tabs' | 'tasks'>, role: Role, today: string): ListFilter[] =>
  tasksIn(list)
    .filter(task => decidesIn({ task, bulk: false }, role))
    .map(({ filter }) => dated(filter, today));

/** True if a tab's rows wait for a decision of the role. */
export const decidesIn = ({ task, bulk }: { task?: ListTask; bulk: boolean }, role: Role): boolean =>
  task ? task.decides && Object.hasOwn(task.label, role) : bulk;

/** A task declared by a screen: its rows, and the address that shows them. */
interface Said {
  task: ListTask | undefined;
  /** Rows of the task beside what the screen shows anyway. */
  filter: ListFilter;
  base?: ListFilter;
  tab?: string;
  since?: string;
  /** Title of the list's cards. */
  named?: string;
}

/** Field with the name of the participant, as every row that hangs off a participation has it. */
const participant = 'namaMahasiswa';

/** The part of a card that names the person: the participant, else the title. */
const whoOf = ({ title, subtitle }: { title: string; subtitle: string }): string =>
  subtitle === participant ? subtitle : title;

/** The tasks that a screen declares, as a role sees it. */
function saidBy(screen: Screen, role: Role): Said[] {
  const content = screen.byRole?.[role] ?? screen;
  switch (content.pattern) {
    case 'queue':
    case 'grading': {
      const options = content.pattern === 'queue' ? content.options : content.options.queue;
      return (options?.tabs ?? []).map(tab => ({
        task: tab.task,
        filter: { ...tab.filter, ...tab.byRole?.[role] },
        base: options?.filter,
        tab: tab.key,
        since: options?.waiting.since,
        named: options && whoOf(options.card),
      }));
    }
    case 'history':
      return tasksIn(content.options).map(task => ({
        task,
        filter: task.filter,
        base: content.options.filter,
        named: whoOf(content.options.card),
      }));
    case 'crud': {
      const options: CrudOptions = content.options ?? {};
      return tasksIn(options).map(task => ({ task, filter: task.filter, base: options.filter }));
    }
    default:
      return [];
  }
}

/**
 * Tasks of a role, as declared by the tabs and lists of its screens: for the dashboard and the daily digest.
 * @param today `YYYY-MM-DD`
 */
export function tasksFor(screens: readonly Screen[], role: Role, today: string): Task[] {
  return screens.flatMap(screen =>
    saidBy(screen, role).flatMap(({ task, filter: own, base, tab, since = 'createdAt', named = null }): Task[] => {
      const label = task?.label[role];
      if (!task || !label) return [];
      const filter = dated(own, today);
      const due = task.due?.[role];
      const shown = { ...filter, ...due };
      const link = tab ? inTab(screen.path, tab, due) : filtered(screen.path, shown);
      return [
        {
          label,
          group: screen.group,
          resource: screen.resources[0] ?? '',
          filter: { ...base, ...filter, ...due },
          link,
          putOff: tab
            ? { without: link, only: inTab(screen.path, putOffTab, undefined) }
            : dividedBy(screen.path, shown),
          since: task.since ?? since,
          decides: task.decides,
          named,
          whole: due ? { ...base, ...filter } : null,
        },
      ];
    }),
  );
}
