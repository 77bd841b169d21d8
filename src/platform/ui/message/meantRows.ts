import { useState } from 'react';
import { useListContext } from 'react-admin';
import { type Target, useSelection } from '../list/selection.ts';

/** Rows whose people a message goes to. */
export interface MeantRows {
  readonly target: Target;
  readonly count: number;
  /** Where only some rows of a list are ticked: how many there are, and that all of them are meant. */
  readonly widened?: { readonly all: boolean; readonly setAll: (all: boolean) => void; readonly total: number };
  /** Nothing is ticked any more. */
  readonly clear: () => void;
}

/** One row, on its own page. */
export const oneRow = (id: string): MeantRows => ({ target: { ids: [id] }, count: 1, clear: () => undefined });

/** The ticked rows of the list around, or all that match. */
export function useListRows(): MeantRows {
  const { target, clear, total, count } = useSelection();
  const { filterValues, filter } = useListContext();
  const [ticked] = useState(target);
  const [all, setAll] = useState(false);
  return {
    target: all ? { filter: { ...filterValues, ...filter } } : ticked,
    count: all ? total : count,
    widened: 'ids' in ticked && total > count ? { all, setAll, total } : undefined,
    clear,
  };
}
