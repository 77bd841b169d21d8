import { createContext, useContext } from 'react';
import { useListContext } from 'react-admin';
import type { Values } from '../../providers/api.ts';

/** Rows that a bulk action is about: the ticked ones, or every row that matches the filter. */
export type Target = { ids: string[] } | { filter: Values };

interface AllMatching {
  all: boolean;
  setAll: (all: boolean) => void;
}
/** State of "Pilih semua n hasil". */
export const AllMatchingContext = createContext<AllMatching>({ all: false, setAll: () => undefined });

/** The selection of the list around. */
export function useSelection() {
  const { selectedIds, onUnselectItems, filterValues, filter, total = 0 } = useListContext();
  const { all, setAll } = useContext(AllMatchingContext);
  const ids = (selectedIds ?? []).map(String);
  const target: Target = all ? { filter: { ...filterValues, ...filter } } : { ids };
  return {
    all,
    target,
    count: all ? total : ids.length,
    total,
    selectAll: () => setAll(true),
    clear: () => {
      setAll(false);
      onUnselectItems();
    },
  };
}
