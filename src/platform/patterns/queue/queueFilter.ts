import type { ListFilter, QueueOptions, QueueTab, Role } from '../../../../resources/kit/index.ts';
import { isValues, matchesFilter, type Values } from '../record/source.ts';

/** The filter of a tab as a role sees it. */
export const filterOf = (options: QueueOptions, tab: QueueTab, role: Role | undefined): ListFilter => ({
  ...options.filter,
  ...tab.filter,
  ...(role ? tab.byRole?.[role] : undefined),
});

/**
 * A tab's filter narrowed by a link's: where both name a field, the link's values that the tab allows; a value that the
 * tab does not allow changes nothing.
 */
export function narrowed(filter: ListFilter, link: ListFilter): ListFilter {
  const found: Record<string, ListFilter[string]> = { ...filter };
  for (const [name, value] of Object.entries(link)) {
    const own = filter[name];
    const allowed = own === undefined || own === value || (Array.isArray(own) && own.some(each => each === value));
    if (allowed) found[name] = value;
  }
  return found;
}

/** The filter that a link to the queue carries: `?filter={"idPeriode":"…"}`. */
export function linkedFilter(text: string | null): ListFilter {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (!isValues(found)) return {};
    const plain = Object.entries(found).filter((entry): entry is [string, string | number | boolean] =>
      ['string', 'number', 'boolean'].includes(typeof entry[1]),
    );
    return Object.fromEntries(plain);
  } catch {
    return {};
  }
}

/** The tab where decisions wait: the one whose rows may be decided together. */
const waitingTab = (options: QueueOptions): QueueTab | undefined =>
  options.tabs.find(tab => tab.bulk) ?? options.tabs[0];

/** How a role may decide on a row: in its own right, for somebody else, or not now. */
export type Right = 'own' | 'behalf' | null;

export function rightOf(options: QueueOptions, role: Role | undefined, row: Values): Right {
  const tab = waitingTab(options);
  if (!role || !tab) return null;
  if (options.everywhere) return 'own';
  const { filter: _, ...rest } = options;
  const own = matchesFilter(row, filterOf({ ...rest, filter: {} }, tab, role));
  if (own && (!tab.byRole || tab.byRole[role])) return 'own';
  const { onBehalf } = options;
  return onBehalf?.roles.includes(role) && matchesFilter(row, onBehalf.filter) ? 'behalf' : null;
}

/** `/contoh/antrean/detail/:id` → the address of one row, in the tab from which one came. */
export const detailAddress = (options: QueueOptions, id: unknown, tab: string): string =>
  `${options.detailPath.replace(':id', encodeURIComponent(String(id)))}${options.detailPath.includes('?') ? '&' : '?'}tab=${tab}`;

/** Store key of a tab's search and filters, so that the detail walks through the same rows. */
export const listKey = (options: QueueOptions, tab: string): string => `antrean${options.listPath}.${tab}`;

const dayMs = 86_400_000;

/** Whole days since a moment. */
export const daysSince = (moment: unknown, now = Date.now()): number | null => {
  const begun = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(begun) ? null : Math.max(0, Math.floor((now - begun) / dayMs));
};
