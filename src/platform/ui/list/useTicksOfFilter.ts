import { useEffect } from 'react';
import { useListContext, useStore } from 'react-admin';

/**
 * Ticks belong to the filter under which they were made: whoever comes back to it finds them, and under another one,
 * also one that an address brings, nothing is ticked that cannot be seen.
 */
export function useTicksOfFilter(): void {
  const { resource, selectedIds, filterValues, filter, onUnselectItems } = useListContext();
  const now = JSON.stringify([filterValues, filter ?? null]);
  const [under, setUnder] = useStore<string | null>(`${resource}.centangPada`, null);
  const ticked = (selectedIds?.length ?? 0) > 0;
  useEffect(() => {
    if (!ticked) {
      if (under !== null) setUnder(null);
    } else if (under === null) setUnder(now);
    else if (under !== now) onUnselectItems();
  }, [ticked, under, now, setUnder, onUnselectItems]);
}
