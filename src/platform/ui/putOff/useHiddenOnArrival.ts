import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ListFilter, putOffFilter } from '../../../../resources/kit/index.ts';
import { showsWaiting } from './waiting.ts';

/**
 * Leaves out what its reader has put off of a list of what waits that is come to by a filter from before: one that the
 * device remembers, or an old link. Once only, so that the filter can be taken away again; in the place of the address, so
 * that back leads where one came from.
 * @param some the reader has put off rows of the list
 */
export function useHiddenOnArrival(waiting: readonly ListFilter[], some: boolean): void {
  const { filterValues, sort, page, perPage, displayedFilters } = useListContext();
  const location = useLocation();
  const navigate = useNavigate();
  const settled = useRef(false);
  useEffect(() => {
    if (settled.current || !some) return;
    settled.current = true;
    if (filterValues[putOffFilter] !== undefined || !showsWaiting(waiting, filterValues)) return;
    const search = new URLSearchParams({
      filter: JSON.stringify({ ...filterValues, [putOffFilter]: false }),
      displayedFilters: JSON.stringify(displayedFilters ?? {}),
      sort: sort.field,
      order: sort.order,
      page: String(page),
      perPage: String(perPage),
    });
    navigate({ search: search.toString() }, { replace: true, state: location.state });
  }, [some, waiting, filterValues, displayedFilters, sort, page, perPage, location.state, navigate]);
}
