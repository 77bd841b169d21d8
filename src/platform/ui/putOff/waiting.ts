import { type ListFilter, matchesFilter, type Values, waitingFilters } from '../../../../resources/kit/index.ts';
import { dayToday } from '../../providers/format.ts';
import { useBaseRole } from '../permissions.ts';

/** Filters of the rows of a list that wait for the reader's decision; none while the role is not known. */
export function useWaitingFilters(list: Parameters<typeof waitingFilters>[0]): readonly ListFilter[] {
  const role = useBaseRole();
  return role ? waitingFilters(list, role, dayToday()) : [];
}

/** True if the row's values say that one of the filters leaves it in; a value that it does not carry says nothing. */
export const waitsIn = (filters: readonly ListFilter[], row: Values | undefined): boolean =>
  row !== undefined &&
  filters.some(filter =>
    Object.entries(filter).every(([name, wanted]) => {
      const [, source] = /^(.+)_null$/.exec(name) ?? [];
      if (source === undefined) return matchesFilter(row, { [name]: wanted });
      return Object.hasOwn(row, source) && (row[source] === null) === wanted;
    }),
  );

/** One value and a list of that value alone ask for the same rows. */
const asked = (value: unknown): string => JSON.stringify([value].flat());

/** True if a list that is narrowed by these values shows nothing but rows of one of the filters. */
export const showsWaiting = (filters: readonly ListFilter[], values: Values): boolean =>
  filters.some(filter =>
    Object.entries(filter).every(
      ([name, wanted]) => values[name] !== undefined && asked(values[name]) === asked(wanted),
    ),
  );
